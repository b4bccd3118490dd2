import Foundation
import WidgetGeometry
import WidgetScene

/// The fonts of one SVG, growing as its text is written.
///
/// A font gives each character one glyph. Where a text needs another glyph for a character it
/// already has (forms of Arabic letters, tabular digits), a further font of the same face takes it.
struct SVGFontSet {
  /// A glyph of the face, as a part of what one character draws.
  struct Part: Hashable {
    var glyph: UInt32
    /// Place relative to the character's origin in font units, y upwards: equal characters of two
    /// sizes are equal.
    var x: Int
    var y: Int
  }

  fileprivate struct Font {
    var file = OutlineFontFile()
    var glyphs: [[Part]: Int] = [:]
  }

  private struct Key: Hashable {
    var face: FontFaceRef
    var page: Int
  }

  private var fonts: [Font] = []
  private var numbers: [Key: Int] = [:]

  var isEmpty: Bool { fonts.isEmpty }

  /// The number of the font in which a character draws `parts`, from 1.
  /// - Parameters:
  ///   - advance: To the next character, in em.
  ///   - outline: Makes what the parts draw, in em.
  mutating func font(
    for character: Unicode.Scalar, drawing parts: [Part], of face: FontFaceRef, advance: CGFloat,
    _ outline: () -> Path
  ) -> Int {
    var page = 0
    while true {
      let key = Key(face: face, page: page)
      if numbers[key] == nil {
        numbers[key] = fonts.count
        var font = Font()
        font.file.name = Self.family(fonts.count + 1)
        fonts.append(font)
      }
      let number = numbers[key] ?? 0
      // A font that is still empty takes any character.
      if fonts[number].take(character, parts, advance, outline) { return number + 1 }
      page += 1
    }
  }

  /// Rules that make the fonts known, with the fonts in them.
  var styleSheet: String {
    fonts.enumerated().map { index, font in
      let name = Self.family(index + 1)
      return "@font-face{font-family:\(name);src:url(data:font/otf;base64,"
        + font.file.data().base64EncodedString() + ")}.\(name){font-family:\(name)}"
    }.joined(separator: "\n")
  }

  /// The name of a font, and of the class of what is written in it.
  static func family(_ number: Int) -> String { "text\(number)" }
}

extension SVGFontSet.Font {
  fileprivate mutating func take(
    _ character: Unicode.Scalar, _ parts: [SVGFontSet.Part], _ advance: CGFloat,
    _ outline: () -> Path
  ) -> Bool {
    // Viewers take these two vowels apart before they look for glyphs, whatever a font has.
    let wanted: [(character: UInt32, parts: [SVGFontSet.Part])] =
      switch character.value {
      case 0x0E33: [(0x0E33, parts), (0x0E4D, []), (0x0E32, parts)]
      case 0x0EB3: [(0x0EB3, parts), (0x0ECD, []), (0x0EB2, parts)]
      default: [(character.value, parts)]
      }
    let fits = wanted.allSatisfy { character, parts in
      guard let glyph = file.characters[character] else { return true }
      return glyph == glyphs[parts]
    }
    guard fits, file.glyphs.count + wanted.count <= OutlineFontFile.mostGlyphs else { return false }
    for (character, parts) in wanted {
      let glyph = glyphs[parts] ?? file.glyphs.count
      file.characters[character] = glyph
      guard glyph == file.glyphs.count else { continue }
      glyphs[parts] = glyph
      file.glyphs.append(
        OutlineFontFile.Glyph(
          outline: parts.isEmpty ? Path() : outline(), advance: parts.isEmpty ? 0 : advance))
    }
    return true
  }
}
