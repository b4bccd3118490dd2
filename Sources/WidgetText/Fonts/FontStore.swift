import CPangoCairo
import Foundation
import WidgetScene

/// The open fonts of one worker: files, and fonts set to a place on their axes.
final class FontStore {
  let catalog: FontCatalog
  private var faces: [String: FontFace] = [:]
  /// Files that could not be opened, so that each is tried once.
  private var broken: Set<String> = []
  private var fonts = GenerationCache<FontKey, ShapingFont>(capacity: 128)

  private lazy var library = FreeTypeLibrary()

  private struct FontKey: Hashable {
    let file: String
    let variations: [FontFaceRef.Variation]
  }

  init(catalog: FontCatalog) {
    self.catalog = catalog
  }

  /// Files opened so far.
  var openCount: Int { faces.count }

  /// The open file of that name in the catalogue; `nil` when it cannot be read.
  func face(_ file: String) -> FontFace? {
    if let face = faces[file] { return face }
    guard !broken.contains(file), let entry = catalog.file(file) else { return nil }
    do {
      let face = try FontFace(url: entry.url, limits: catalog.limits)
      faces[file] = face
      return face
    } catch {
      broken.insert(file)
      return nil
    }
  }

  /// How much wider glyphs are drawn than the file has them: where a width is asked for and the
  /// file has no axis for it.
  func stretch(of reference: FontFaceRef) -> Double {
    guard let width = reference.variations.first(where: { $0.tag == "wdth" })?.value,
      let file = catalog.file(reference.file), file.axes["wdth"] == nil
    else { return 1 }
    return width / 100
  }

  /// The FreeType side of a file; `nil` when it cannot be read.
  func outlineFace(_ file: String) -> OutlineFace? {
    guard let library, let face = face(file) else { return nil }
    return try? face.outlineFace(library)
  }

  /// The font a reference names, ready for shaping.
  func font(_ reference: FontFaceRef) -> ShapingFont? {
    let key = FontKey(file: reference.file, variations: reference.variations)
    if let font = fonts[key] { return font }
    guard let face = face(reference.file) else { return nil }
    let font = ShapingFont(
      face: face, variations: reference.variations, stretch: stretch(of: reference))
    fonts[key] = font
    return font
  }
}

/// A HarfBuzz font at one place on its axes, of no particular size: advances are in em.
final class ShapingFont {
  /// Units of HarfBuzz's integers per em: fine enough that rounding never shows.
  static let unitsPerEm: Int32 = 1 << 20

  let face: FontFace
  let pointer: OpaquePointer

  init(face: FontFace, variations: [FontFaceRef.Variation], stretch: Double) {
    self.face = face
    // Never NULL: HarfBuzz answers an inert font when memory is short.
    pointer = hb_font_create(face.face)!
    let width = Int32((Double(Self.unitsPerEm) * stretch).rounded())
    hb_font_set_scale(pointer, width, Self.unitsPerEm)
    let values = variations.map {
      hb_variation_t(tag: OpenTypeTag.make($0.tag), value: Float($0.value))
    }
    hb_font_set_variations(pointer, values, UInt32(values.count))
  }

  deinit { hb_font_destroy(pointer) }

  /// Whether the font has a glyph for a character.
  func covers(_ scalar: Unicode.Scalar) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(pointer, scalar.value, &glyph) != 0
  }
}
