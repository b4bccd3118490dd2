import CPangoCairo
import Foundation
import WidgetGeometry

/// An open font file: HarfBuzz reads it for shaping, FreeType for outlines, both from one mapping.
///
/// Belongs to one worker.
final class FontFace {
  let url: URL
  private let blob: OpaquePointer
  let face: OpaquePointer
  let unitsPerEm: Int
  private var outlines: OutlineFace?

  init(url: URL, limits: RenderLimits) throws(TextError) {
    self.url = url
    let path = url.path
    var status = stat()
    guard stat(path, &status) == 0 else {
      let code = errno
      guard code != ENOENT else { throw .fontMissing(path: path) }
      throw .fontUnreadable(path: path, reason: String(cString: strerror(code)))
    }
    // A pipe would wait for a writer, a device never end.
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .fontUnreadable(path: path, reason: "is no file")
    }
    let bytes = Int(status.st_size)
    guard bytes <= limits.fontBytes else {
      throw .fontTooLarge(path: path, bytes: bytes, limit: limits.fontBytes)
    }
    guard let blob = hb_blob_create_from_file_or_fail(path) else {
      throw .fontUnreadable(path: path, reason: "cannot be read")
    }
    // Never NULL: HarfBuzz answers an inert face for what is no font.
    let face = hb_face_create(blob, 0)!
    guard hb_face_get_glyph_count(face) > 0 else {
      hb_face_destroy(face)
      hb_blob_destroy(blob)
      throw .fontUnreadable(path: path, reason: "is not an OpenType font")
    }
    hb_face_make_immutable(face)
    self.blob = blob
    self.face = face
    unitsPerEm = Int(hb_face_get_upem(face))
  }

  deinit {
    // The outline face reads from the blob: it goes first.
    outlines = nil
    hb_face_destroy(face)
    hb_blob_destroy(blob)
  }

  /// The FreeType side, opened when the first outline is asked for.
  func outlineFace(_ library: FreeTypeLibrary) throws(TextError) -> OutlineFace {
    if let outlines { return outlines }
    let opened = try OutlineFace(blob: blob, path: url.path, library: library)
    outlines = opened
    return opened
  }

  /// A string of the `name` table in English.
  func name(_ id: UInt32) -> String? {
    var capacity: UInt32 = 256
    var buffer = [CChar](repeating: 0, count: Int(capacity))
    let length = hb_ot_name_get_utf8(
      face, hb_ot_name_id_t(id), hb_language_from_string("en", -1), &capacity, &buffer)
    guard length > 0 else { return nil }
    return buffer.prefix(Int(capacity)).withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
  }

  /// The variation axes of the file.
  func axes() -> [String: ClosedRange<Double>] {
    var count = hb_ot_var_get_axis_count(face)
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    var axes: [String: ClosedRange<Double>] = [:]
    for info in infos.prefix(Int(count)) where info.min_value <= info.max_value {
      axes[OpenTypeTag.string(info.tag)] = Double(info.min_value)...Double(info.max_value)
    }
    return axes
  }

  /// Whether the substitution table has a feature at all, in whatever script.
  func hasFeature(_ tag: hb_tag_t) -> Bool {
    var index: UInt32 = 0
    var start: UInt32 = 0
    var tags = [hb_tag_t](repeating: 0, count: 64)
    while true {
      var count = UInt32(tags.count)
      let total = hb_ot_layout_table_get_feature_tags(
        face, OpenTypeTag.substitutions, start, &count, &tags)
      if tags.prefix(Int(count)).contains(tag) { return true }
      index += count
      start = index
      if count == 0 || start >= total { return false }
    }
  }

  /// Runs `body` with a font of this face at its default place on the axes.
  func withFont<T>(_ body: (OpaquePointer) -> T) -> T {
    // Never NULL: HarfBuzz answers an inert font when memory is short.
    let font = hb_font_create(face)!
    defer { hb_font_destroy(font) }
    return body(font)
  }

  /// Vertical metrics of the file in em, as its own tables give them.
  func verticalMetrics() -> (line: FontCatalog.LineBox, capHeight: Double, xHeight: Double) {
    withFont { font in
      func metric(_ tag: hb_ot_metrics_tag_t) -> Double? {
        var value: hb_position_t = 0
        guard hb_ot_metrics_get_position(font, tag, &value) != 0 else { return nil }
        return Double(value) / Double(unitsPerEm)
      }
      let line = FontCatalog.LineBox(
        ascender: metric(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER) ?? 0.8,
        descender: -(metric(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER) ?? -0.2),
        leading: metric(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP) ?? 0)
      return (
        line, metric(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? 0.7, metric(HB_OT_METRICS_TAG_X_HEIGHT) ?? 0.5
      )
    }
  }
}

/// Four-letter tags of OpenType tables, features, axes and scripts.
enum OpenTypeTag {
  static let substitutions = make("GSUB")

  static func make(_ letters: StaticString) -> hb_tag_t {
    letters.withUTF8Buffer { bytes in bytes.prefix(4).reduce(0) { $0 << 8 | hb_tag_t($1) } }
  }

  static func make(_ letters: String) -> hb_tag_t {
    letters.utf8.prefix(4).reduce(0) { $0 << 8 | hb_tag_t($1) }
  }

  static func string(_ tag: hb_tag_t) -> String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
