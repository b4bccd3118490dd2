import CPangoCairo
import Foundation
import WidgetGeometry

/// A text cut into paragraphs and characters, with Unicode's verdicts: where lines may break,
/// which way each character runs, which script it belongs to.
///
/// The rules come from Pango (UAX #14 and #9), words of scripts without spaces from ICU; characters
/// are Swift's, so that "per character" means here what it means to the author of a widget.
struct TextAnalysis {
  struct Paragraph {
    /// Indices of `graphemes`; the newline that ends the paragraph is the last.
    let graphemes: Range<Int>
    let isRightToLeft: Bool
  }

  private(set) var graphemes: [Grapheme] = []
  private(set) var paragraphs: [Paragraph] = []
  /// The text, with NUL replaced: C functions end there.
  private(set) var utf8: [UInt8] = []

  init(_ text: String, language: String, direction: LayoutDirection) {
    utf8.reserveCapacity(text.utf8.count)
    let pangoLanguage = pango_language_from_string(language)
    var start = text.startIndex
    // A text that ends in a newline has an empty line after it, hence a paragraph of nothing.
    while true {
      let newline = text[start...].firstIndex { $0.graphemeKind == .newline }
      let end = newline.map(text.index(after:)) ?? text.endIndex
      append(text[start..<end], language: pangoLanguage, direction: direction)
      guard newline != nil else { return }
      start = end
    }
  }

  private mutating func append(
    _ paragraph: Substring, language: OpaquePointer?, direction: LayoutDirection
  ) {
    let base = utf8.count
    let first = graphemes.count
    var isASCII = true
    for byte in paragraph.utf8 {
      utf8.append(byte == 0 ? 1 : byte)
      isASCII = isASCII && byte < 0x80
    }
    let isSimple = isASCII && direction == .leftToRight
    let length = utf8.count - base
    guard length > 0 else {
      paragraphs.append(
        Paragraph(graphemes: first..<first, isRightToLeft: direction == .rightToLeft))
      return
    }
    let count = paragraph.unicodeScalars.count
    var isRightToLeft = direction == .rightToLeft
    let found: [Grapheme] = utf8.withUnsafeBufferPointer { all in
      // Not empty: `length` is above 0.
      let bytes = UnsafeRawPointer(all.baseAddress! + base).assumingMemoryBound(to: CChar.self)
      var levels = [UInt8](repeating: 0, count: count)
      if !isSimple {
        (levels, isRightToLeft) = Self.levels(bytes, length, count, isRightToLeft: isRightToLeft)
      }
      var breaks = Self.breaks(bytes, length, count, language)
      if !isASCII { DictionaryBreaks.correct(&breaks, in: paragraph.unicodeScalars) }
      let scripts =
        isASCII
        ? [UInt32](repeating: Self.latin, count: count) : Self.scripts(bytes, length, count)
      var graphemes: [Grapheme] = []
      graphemes.reserveCapacity(paragraph.count)
      var (byte, scalar) = (base, 0)
      var afterHangul = false
      for character in paragraph {
        let size = character.utf8.count
        let scalars = character.unicodeScalars.count
        let kind = character.graphemeKind
        // Korean breaks between words, not between syllables: the strategy of Apple's labels.
        if afterHangul, character.isHangul { graphemes[graphemes.count - 1].canBreakAfter = false }
        afterHangul = character.isHangul
        graphemes.append(
          Grapheme(
            bytes: byte..<byte + size, kind: kind,
            canBreakAfter: breaks[scalar + scalars],
            level: levels[scalar], script: scripts[scalar], wantsEmoji: character.wantsEmoji))
        byte += size
        scalar += scalars
      }
      return graphemes
    }
    graphemes += found
    paragraphs.append(
      Paragraph(graphemes: first..<graphemes.count, isRightToLeft: isRightToLeft))
  }

  private static let latin = OpenTypeTag.make("Latn")
}

extension TextAnalysis {
  /// Embedding levels by scalar, and the paragraph's direction: that of the first character with
  /// a direction of its own, else the one given.
  private static func levels(
    _ bytes: UnsafePointer<CChar>, _ length: Int, _ count: Int, isRightToLeft: Bool
  ) -> ([UInt8], Bool) {
    var direction = isRightToLeft ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR
    guard let levels = pango_log2vis_get_embedding_levels(bytes, Int32(length), &direction) else {
      return ([UInt8](repeating: isRightToLeft ? 1 : 0, count: count), isRightToLeft)
    }
    defer { g_free(levels) }
    let isRTL = direction == PANGO_DIRECTION_RTL || direction == PANGO_DIRECTION_WEAK_RTL
    return (Array(UnsafeBufferPointer(start: levels, count: count)), isRTL)
  }

  /// Whether a line may end before each scalar, and after the last.
  private static func breaks(
    _ bytes: UnsafePointer<CChar>, _ length: Int, _ count: Int, _ language: OpaquePointer?
  ) -> [Bool] {
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
    pango_get_log_attrs(bytes, Int32(length), -1, language, &attributes, Int32(count + 1))
    return attributes.map { $0.is_line_break != 0 }
  }

  /// Script of each scalar; common characters take that of their neighbours.
  private static func scripts(
    _ bytes: UnsafePointer<CChar>, _ length: Int, _ count: Int
  ) -> [UInt32] {
    var scripts: [UInt32] = []
    scripts.reserveCapacity(count)
    guard let iterator = pango_script_iter_new(bytes, Int32(length)) else {
      return [UInt32](repeating: latin, count: count)
    }
    defer { pango_script_iter_free(iterator) }
    repeat {
      var start: UnsafePointer<CChar>?
      var end: UnsafePointer<CChar>?
      var script = PANGO_SCRIPT_COMMON
      pango_script_iter_get_range(iterator, &start, &end, &script)
      guard let start, let end else { break }
      let tag = g_unicode_script_to_iso15924(GUnicodeScript(script.rawValue))
      // Every scalar has exactly one byte that is no continuation.
      for byte in UnsafeBufferPointer(start: start, count: end - start)
      where UInt8(bitPattern: byte) & 0xC0 != 0x80 {
        scripts.append(tag)
      }
    } while pango_script_iter_next(iterator) != 0
    while scripts.count < count { scripts.append(latin) }
    return scripts
  }
}
