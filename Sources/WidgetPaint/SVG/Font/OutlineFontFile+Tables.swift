import Foundation

extension OutlineFontFile {
  typealias Box = (minX: Int, minY: Int, maxX: Int, maxY: Int)

  func head(_ box: Box) -> Data {
    var table = BinaryTable()
    // Version and revision 1.0, the sum to fill in, the magic number.
    table.append32(0x1_0000, 0x1_0000, 0, 0x5F0F_3CF5)
    // Baseline at 0; no dates, so that equal fonts are equal bytes.
    table.append16(3, Self.unitsPerEm)
    table.append32(0, 0, 0, 0)
    table.append16(box.minX, box.minY, box.maxX, box.maxY)
    table.append16(0, 8, 2, 0, 0)
    return table.data
  }

  func horizontalHeader(_ box: Box, _ advances: [Int]) -> Data {
    var table = BinaryTable()
    table.append32(0x1_0000)
    table.append16(ascent(box), -descent(box), 0, advances.max() ?? 0)
    table.append16(box.minX, 0, box.maxX, 1, 0, 0, 0, 0, 0, 0, 0, glyphs.count)
    return table.data
  }

  func metrics(_ advances: [Int], _ shapes: [CharString]) -> Data {
    var table = BinaryTable()
    for (advance, shape) in zip(advances, shapes) { table.append16(advance, shape.box.minX) }
    return table.data
  }

  var profile: Data {
    var table = BinaryTable()
    table.append32(0x5000)
    table.append16(glyphs.count)
    return table.data
  }

  /// Groups of characters that follow each other with glyphs that do, for all of Unicode.
  var characterMap: Data {
    var groups: [(first: Int, last: Int, glyph: Int)] = []
    for (character, glyph) in characters.sorted(by: { $0.key < $1.key }) {
      let character = Int(character)
      if let last = groups.last, last.last + 1 == character,
        last.glyph + character - last.first == glyph
      {
        groups[groups.count - 1].last = character
      } else {
        groups.append((character, character, glyph))
      }
    }
    var table = BinaryTable()
    // One map, for Windows' full Unicode, twelve bytes from here.
    table.append16(0, 1, 3, 10)
    table.append32(12)
    table.append16(12, 0)
    table.append32(16 + groups.count * 12, 0, groups.count)
    for group in groups { table.append32(group.first, group.last, group.glyph) }
    return table.data
  }

  var names: Data {
    let texts = [(1, name), (2, "Regular"), (3, name), (4, name), (6, name)]
    var table = BinaryTable()
    var strings = BinaryTable()
    table.append16(0, texts.count, 6 + texts.count * 12)
    for (identifier, text) in texts {
      let offset = strings.count
      for unit in text.utf16 { strings.append16(Int(unit)) }
      table.append16(3, 1, 0x409, identifier, strings.count - offset, offset)
    }
    table.append(strings.data)
    return table.data
  }

  var postScript: Data {
    var table = BinaryTable()
    table.append32(0x3_0000, 0)
    table.append16(-Self.unitsPerEm / 10, Self.unitsPerEm / 20)
    table.append32(0, 0, 0, 0, 0)
    return table.data
  }

  /// No substitutions, for the default script: programs that shape text then leave the order of
  /// its characters alone.  A cluster that needs reordering is one glyph here.
  var substitutions: Data {
    var table = BinaryTable()
    table.append32(0x1_0000)
    // Scripts, features and lookups, the last two without any.
    table.append16(10, 28, 30)
    table.append16(1)
    table.append(ascii: "DFLT")
    table.append16(8)
    table.append16(4, 0)
    // The default language: no required feature, no others.
    table.append16(0, 0xFFFF, 0, 0, 0)
    return table.data
  }

  func systemTable(_ box: Box) -> Data {
    let sorted = characters.keys.sorted()
    let unit = Self.unitsPerEm
    var table = BinaryTable()
    table.append16(4, unit / 2, 400, 5, 0)
    // Subscripts, superscripts and the line through letters.
    table.append16(unit / 2, unit / 2, 0, unit / 8, unit / 2, unit / 2, 0, unit / 2)
    table.append16(unit / 20, unit / 4, 0)
    table.append([UInt8](repeating: 0, count: 10))
    table.append32(0, 0, 0, 0)
    table.append(ascii: "NONE")
    table.append16(0x40, Int(min(sorted.first ?? 0, 0xFFFF)), Int(min(sorted.last ?? 0, 0xFFFF)))
    table.append16(ascent(box), -descent(box), 0, ascent(box), descent(box))
    table.append32(1, 0)
    table.append16(unit / 2, unit * 7 / 10, 0, 32, 0)
    return table.data
  }

  /// At least what most fonts have, so that selected text has an even background.
  private func ascent(_ box: Box) -> Int { max(box.maxY, Self.unitsPerEm * 95 / 100) }
  private func descent(_ box: Box) -> Int { max(-box.minY, Self.unitsPerEm * 25 / 100) }
}
