import CPangoCairo
import Foundation
import WidgetGeometry
import WidgetScene

/// A font that cairo draws with our outlines, so that text in a PDF is text: vector, selectable,
/// each glyph stored once, and of the same shape as on a bitmap.
///
/// The font holds shapes and nothing else: cairo keeps used fonts in a cache of its own, beyond the
/// file they were made for.
final class OutlineFont {
  let face: OpaquePointer
  private let glyphs: Glyphs

  /// What the callback draws from.
  private final class Glyphs {
    var outlines: [UInt32: Path] = [:]
    /// In em; viewers use it to find the gaps between words.
    var advances: [UInt32: CGFloat] = [:]
  }

  /// Names the slot of a font face where `Glyphs` hangs; only its address is used, and it never
  /// changes.
  private nonisolated(unsafe) static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(
    capacity: 1)

  init() throws(PaintError) {
    let glyphs = Glyphs()
    guard let face = cairo_user_font_face_create() else {
      throw .cairo(operation: "making a font", status: "no font")
    }
    self.face = face
    self.glyphs = glyphs
    let owned = Unmanaged.passRetained(glyphs)
    let status = cairo_font_face_set_user_data(face, Self.key, owned.toOpaque()) { pointer in
      pointer.map { Unmanaged<Glyphs>.fromOpaque($0).release() }
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      owned.release()
      throw .cairo(operation: "making a font", status: "status \(status.rawValue)")
    }
    cairo_user_font_face_set_render_glyph_func(face) { font, glyph, context, extents in
      OutlineFont.render(font, UInt32(truncatingIfNeeded: glyph), context, extents)
    }
  }

  deinit { cairo_font_face_destroy(face) }

  /// Gives a glyph its shape; the first one stays.
  func define(_ glyph: UInt32, outline: Path, advance: CGFloat) {
    guard glyphs.advances[glyph] == nil else { return }
    glyphs.outlines[glyph] = outline
    glyphs.advances[glyph] = advance
  }

  private static func render(
    _ font: OpaquePointer?, _ glyph: UInt32, _ context: OpaquePointer?,
    _ extents: UnsafeMutablePointer<cairo_text_extents_t>?
  ) -> cairo_status_t {
    guard let context, let face = cairo_scaled_font_get_font_face(font),
      let pointer = cairo_font_face_get_user_data(face, key)
    else { return CAIRO_STATUS_USER_FONT_ERROR }
    let glyphs = Unmanaged<Glyphs>.fromOpaque(pointer).takeUnretainedValue()
    extents?.pointee.x_advance = Double(glyphs.advances[glyph] ?? 0)
    if let outline = glyphs.outlines[glyph], !outline.isEmpty {
      CairoContext.append(outline, to: context)
      cairo_fill(context)
    }
    return CAIRO_STATUS_SUCCESS
  }
}

/// The fonts of one PDF.
final class OutlineFontSet {
  private var fonts: [FontFaceRef: OutlineFont] = [:]

  func font(_ face: FontFaceRef) throws(PaintError) -> OutlineFont {
    if let font = fonts[face] { return font }
    let font = try OutlineFont()
    fonts[face] = font
    return font
  }
}
