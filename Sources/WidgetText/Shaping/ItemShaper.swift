import CPangoCairo
import Foundation
import WidgetScene

/// What HarfBuzz needs to know about a stretch of text besides its characters.
struct ItemSpec {
  let run: Int
  let font: FontUse?
  let script: UInt32
  let level: UInt8
  let monospacedDigits: Bool
  let caps: FontRequest.Caps
  /// Capitals made here out of letters, for fonts without small ones.
  let makesSmallCaps: Bool
  let tracking: CGFloat
  /// BCP 47.
  let language: String

  /// Small capitals made here, as a share of the font size: a little above the x-height.
  static let smallCapScale: CGFloat = 0.8

  /// Points after every character: the run's tracking and the stand-in's.
  var spacing: CGFloat { tracking + (font?.spacing ?? 0) }

  var isRightToLeft: Bool { level & 1 == 1 }

  var emSize: CGFloat { (font?.emSize ?? 0) * (makesSmallCaps ? Self.smallCapScale : 1) }

  func joins(_ other: ItemSpec) -> Bool {
    run == other.run && font === other.font && script == other.script && level == other.level
      && makesSmallCaps == other.makesSmallCaps
  }
}

/// Turns stretches of text in one font into glyphs.
final class ItemShaper {
  private let buffer: OpaquePointer

  init() {
    // Never NULL: HarfBuzz answers an inert buffer when memory is short.
    buffer = hb_buffer_create()!
  }

  deinit { hb_buffer_destroy(buffer) }

  /// Shapes `bytes` of `utf8`.  Letters join with those outside `bytes` but inside `context`, as
  /// Arabic does across a change of colour.
  func shape(
    _ utf8: [UInt8], _ bytes: Range<Int>, in context: Range<Int>, _ spec: ItemSpec
  ) -> [ShapedGlyph] {
    guard let font = spec.font, !bytes.isEmpty else { return [] }
    hb_buffer_clear_contents(buffer)
    if spec.makesSmallCaps {
      addCapitals(utf8, bytes)
    } else {
      utf8.withUnsafeBytes { all in
        let text = all.baseAddress! + context.lowerBound
        hb_buffer_add_utf8(
          buffer, text.assumingMemoryBound(to: CChar.self), Int32(context.count),
          UInt32(bytes.lowerBound - context.lowerBound), Int32(bytes.count))
      }
    }
    let base = spec.makesSmallCaps ? 0 : context.lowerBound
    hb_buffer_set_direction(
      buffer, spec.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(spec.script))
    hb_buffer_set_language(buffer, hb_language_from_string(spec.language, -1))
    hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_REMOVE_DEFAULT_IGNORABLES)
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    let features = self.features(spec, utf8, bytes, base: base)
    hb_shape(font.font.pointer, buffer, features, UInt32(features.count))
    return withoutLostMarks(
      glyphs(emSize: spec.emSize, base: base), isRightToLeft: spec.isRightToLeft)
  }

  /// A mark that the font lacks is left out: its box beside the letter would be worse.
  private func withoutLostMarks(
    _ glyphs: [ShapedGlyph], isRightToLeft: Bool
  ) -> [ShapedGlyph] {
    guard glyphs.contains(where: { $0.id == 0 }) else { return glyphs }
    // The letter comes first in reading order.
    let reading = isRightToLeft ? glyphs.reversed() : glyphs
    var kept: [ShapedGlyph] = []
    for glyph in reading {
      if glyph.id == 0, let last = kept.last, last.byte == glyph.byte, last.id != 0 { continue }
      kept.append(glyph)
    }
    return isRightToLeft ? kept.reversed() : kept
  }

  private func glyphs(emSize: CGFloat, base: Int) -> [ShapedGlyph] {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    let unit = emSize / CGFloat(ShapingFont.unitsPerEm)
    return (0..<Int(count)).map { index in
      let (info, position) = (infos[index], positions[index])
      return ShapedGlyph(
        id: info.codepoint, byte: base + Int(info.cluster),
        advance: CGFloat(position.x_advance) * unit,
        offset: CGPoint(
          x: CGFloat(position.x_offset) * unit, y: -CGFloat(position.y_offset) * unit),
        isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
    }
  }

  private func addCapitals(_ utf8: [UInt8], _ bytes: Range<Int>) {
    var byte = bytes.lowerBound
    for character in String(decoding: utf8[bytes], as: UTF8.self) {
      for scalar in character.uppercased().unicodeScalars {
        hb_buffer_add(buffer, scalar.value, UInt32(byte))
      }
      byte += character.utf8.count
    }
    hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
  }

  private func features(
    _ spec: ItemSpec, _ utf8: [UInt8], _ bytes: Range<Int>, base: Int
  ) -> [hb_feature_t] {
    var features: [hb_feature_t] = []
    func set(_ tag: hb_tag_t, _ value: UInt32, _ range: Range<UInt32>? = nil) {
      features.append(
        hb_feature_t(
          tag: tag, value: value, start: range?.lowerBound ?? 0, end: range?.upperBound ?? .max))
    }
    // Contextual alternates would turn "->" into an arrow and "10x20" into "10×20".
    set(Features.contextualAlternates, 0)
    if spec.monospacedDigits { set(Features.tabularFigures, 1) }
    if spec.tracking != 0 { set(Features.ligatures, 0) }
    if !spec.makesSmallCaps {
      if spec.caps == .small || spec.caps == .lowercase { set(Features.smallCapitals, 1) }
      if spec.caps == .small || spec.caps == .uppercase { set(Features.capitalsToSmall, 1) }
    }
    // The system font lifts a colon between digits to their middle.
    for index in bytes where utf8[index] == UInt8(ascii: ":") {
      guard index > bytes.lowerBound, index + 1 < bytes.upperBound,
        Self.isDigit(utf8[index - 1]), Self.isDigit(utf8[index + 1])
      else { continue }
      let cluster = UInt32(index - base)
      set(Features.caseSensitiveForms, 1, cluster..<cluster + 1)
    }
    return features
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  enum Features {
    static let contextualAlternates = OpenTypeTag.make("calt")
    static let tabularFigures = OpenTypeTag.make("tnum")
    static let ligatures = OpenTypeTag.make("liga")
    static let smallCapitals = OpenTypeTag.make("smcp")
    static let capitalsToSmall = OpenTypeTag.make("c2sc")
    static let caseSensitiveForms = OpenTypeTag.make("case")
  }
}
