import Foundation

/// The `CFF ` table of a font: its charstrings with the little that programs want to know of them.
enum CompactFontTable {
  /// Names of glyphs that every reader knows; only glyphs beyond them need names of their own.
  private static let standardNames = 390
  /// A dictionary's offsets all have five bytes, so that its length does not depend on them.
  private static let offsetBytes = 5

  static func data(_ glyphs: [CharString], name: String, unitsPerEm: Int) -> Data {
    var font = BinaryTable()
    // Version 1.0, a header of four bytes, offsets of up to four bytes.
    font.append([1, 0, 4, 4])
    font.append(index([Data(name.utf8)]))
    let matrix = fontMatrix(unitsPerEm)
    let topLength = matrix.count + 4 * offsetBytes + 3
    // An index of one entry: count, size of an offset, two offsets of four bytes.
    let afterTop = font.count + 2 + 1 + 8 + topLength
    let ownNames = max(0, glyphs.count - 1 - standardNames)
    let strings = index((0..<ownNames).map { Data("g\($0)".utf8) })
    let noSubroutines = index([])
    let charset = charset(glyphs.count)
    let charsetOffset = afterTop + strings.count + noSubroutines.count
    let charStringsOffset = charsetOffset + charset.count
    let charStrings = index(glyphs.map(\.code))
    var top = BinaryTable()
    top.append(matrix)
    appendNumber(charsetOffset, to: &top)
    top.append([15])
    appendNumber(charStringsOffset, to: &top)
    top.append([17])
    // The private dictionary is there and empty: widths are in another table.
    appendNumber(0, to: &top)
    appendNumber(charStringsOffset + charStrings.count, to: &top)
    top.append([18])
    font.append(index([top.data]))
    for part in [strings, noSubroutines, charset, charStrings] { font.append(part) }
    return font.data
  }

  /// `1/unitsPerEm 0 0 1/unitsPerEm 0 0 FontMatrix`.
  private static func fontMatrix(_ unitsPerEm: Int) -> Data {
    let factor = real(1 / Double(unitsPerEm))
    let zero: [UInt8] = [139]
    var matrix = BinaryTable()
    matrix.append(factor + zero + zero + factor + zero + zero + [12, 7])
    return matrix.data
  }

  /// A number in decimal nibbles.
  private static func real(_ value: Double) -> [UInt8] {
    var nibbles: [UInt8] = []
    for character in String(format: "%.10f", value) {
      nibbles.append(character == "." ? 0xA : UInt8(character.wholeNumberValue ?? 0))
    }
    nibbles.append(0xF)
    if nibbles.count % 2 == 1 { nibbles.append(0xF) }
    return [30]
      + stride(from: 0, to: nibbles.count, by: 2).map { nibbles[$0] << 4 | nibbles[$0 + 1] }
  }

  private static func appendNumber(_ number: Int, to table: inout BinaryTable) {
    table.append([29])
    table.append32(number)
  }

  private static func index(_ entries: [Data]) -> Data {
    var table = BinaryTable()
    table.append16(entries.count)
    guard !entries.isEmpty else { return table.data }
    table.append([4])
    var offset = 1
    table.append32(offset)
    for entry in entries {
      offset += entry.count
      table.append32(offset)
    }
    for entry in entries { table.append(entry) }
    return table.data
  }

  /// Glyphs are named in order, from the first name that every reader knows.
  private static func charset(_ count: Int) -> Data {
    var table = BinaryTable()
    guard count > 1 else {
      table.append([0])
      return table.data
    }
    table.append([2])
    table.append16(1, count - 2)
    return table.data
  }
}
