import CPangoCairo
import Foundation
import WidgetGeometry
import WidgetScene

/// FreeType itself; one per worker, as its faces may not be used from two threads.
final class FreeTypeLibrary {
  let pointer: FT_Library

  init?() {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    pointer = library
  }

  deinit { FT_Done_FreeType(pointer) }
}

/// FreeType's view of an open font file: outlines in font units and colour bitmaps.
///
/// Font units and no hinting make the outlines the same on every machine; the caller scales them
/// in double precision.
final class OutlineFace {
  /// Kept alive: the face belongs to it.
  private let library: FreeTypeLibrary
  private let face: FT_Face
  private let axisTags: [String]
  private let axisDefaults: [FT_Fixed]
  /// The variations the face stands at, so that glyphs of one run do not set them again.
  private var current: [FontFaceRef.Variation] = []

  /// - Parameter blob: the file's bytes; they must outlive this object.
  init(blob: OpaquePointer, path: String, library: FreeTypeLibrary) throws(TextError) {
    var length: UInt32 = 0
    let bytes = hb_blob_get_data(blob, &length)
    var face: FT_Face?
    let status = bytes.map { bytes in
      bytes.withMemoryRebound(to: FT_Byte.self, capacity: Int(length)) {
        FT_New_Memory_Face(library.pointer, $0, FT_Long(length), 0, &face)
      }
    }
    guard status == 0, let face else {
      throw .fontUnreadable(path: path, reason: "FreeType cannot read it")
    }
    self.library = library
    self.face = face

    var tags: [String] = []
    var defaults: [FT_Fixed] = []
    var axes: UnsafeMutablePointer<FT_MM_Var>?
    if FT_Get_MM_Var(face, &axes) == 0, let axes {
      for index in 0..<Int(axes.pointee.num_axis) {
        let axis = axes.pointee.axis[index]
        tags.append(OpenTypeTag.string(hb_tag_t(truncatingIfNeeded: axis.tag)))
        defaults.append(axis.def)
      }
      FT_Done_MM_Var(library.pointer, axes)
    }
    axisTags = tags
    axisDefaults = defaults
  }

  deinit {
    FT_Done_Face(face)
  }

  var unitsPerEm: Double { Double(max(face.pointee.units_per_EM, 1)) }

  /// Whether glyphs are pictures of a fixed size.
  var hasBitmaps: Bool {
    face.pointee.num_fixed_sizes > 0 && face.pointee.face_flags & FT_Long(FT_FACE_FLAG_COLOR) != 0
  }

  func set(_ variations: [FontFaceRef.Variation]) {
    guard variations != current, !axisTags.isEmpty else { return }
    var coordinates = axisDefaults
    for variation in variations {
      guard let axis = axisTags.firstIndex(of: variation.tag) else { continue }
      coordinates[axis] = FT_Fixed((variation.value * 65_536).rounded())
    }
    FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
    current = variations
  }

  /// The outline in font units, y up, made heavier by `strength` units; `nil` if there is none.
  func outline(of glyph: UInt32, strength: Double) -> OutlinePen? {
    let flags = FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP
    guard FT_Load_Glyph(face, glyph, FT_Int32(flags)) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return nil }
    if strength > 0 {
      // The width of a glyph stays: only ink is added, on both sides alike.
      let units = FT_Pos(strength.rounded())
      FT_Outline_EmboldenXY(&slot.pointee.outline, units, units)
      FT_Outline_Translate(&slot.pointee.outline, -units / 2, -units / 2)
    }
    var pen = OutlinePen()
    return pen.trace(&slot.pointee.outline) ? pen : nil
  }

  /// Width of a glyph in font units.
  func advance(of glyph: UInt32) -> Double {
    guard FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING)) == 0,
      let slot = face.pointee.glyph
    else { return 0 }
    return Double(slot.pointee.metrics.horiAdvance)
  }

  /// The colour picture of a glyph from the largest set the font has.
  func bitmap(of glyph: UInt32) -> GlyphShape? {
    guard FT_Select_Size(face, 0) == 0, let size = face.pointee.size,
      FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0, let slot = face.pointee.glyph
    else { return nil }
    let bitmap = slot.pointee.bitmap
    guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), let rows = bitmap.buffer else {
      return nil
    }
    let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
    var pixels = [UInt32](repeating: 0, count: width * height)
    for y in 0..<height {
      let row = rows + y * Int(bitmap.pitch)
      for x in 0..<width {
        let (b, g, r, a) = (row[x * 4], row[x * 4 + 1], row[x * 4 + 2], row[x * 4 + 3])
        pixels[y * width + x] = UInt32(a) << 24 | UInt32(r) << 16 | UInt32(g) << 8 | UInt32(b)
      }
    }
    let em = 1 / Double(max(size.pointee.metrics.y_ppem, 1))
    let frame = CGRect(
      x: Double(slot.pointee.bitmap_left) * em, y: -Double(slot.pointee.bitmap_top) * em,
      width: Double(width) * em, height: Double(height) * em)
    return .bitmap(width: width, height: height, pixels: pixels, frame: frame)
  }
}
