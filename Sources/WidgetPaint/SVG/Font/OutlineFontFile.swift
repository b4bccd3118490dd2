import Foundation
import WidgetGeometry

/// An OpenType font made of outlines we have, for files that hold text as text.
///
/// The outlines are those the bitmap shows, with the place on a variable font's axes, slant and
/// weight in them: the font has no axes, no kerning and no substitutions of its own.
struct OutlineFontFile {
  /// Fine enough that rounding is a twentieth of a pixel in letters a hundred pixels high.
  static let unitsPerEm = 2048
  /// What 16-bit glyph numbers allow.
  static let mostGlyphs = 65_535

  struct Glyph {
    /// In em, y downwards.
    var outline: Path
    /// In em.
    var advance: CGFloat
  }

  /// The first is shown for what the font lacks.
  var glyphs = [Glyph(outline: Path(), advance: 0)]
  /// Which glyph stands for a character.
  var characters: [UInt32: Int] = [:]
  /// Letters, digits and hyphens.
  var name = "Text"

  func data() -> Data {
    let units = Self.unitsPerEm
    let shapes = glyphs.map { CharString($0.outline, unitsPerEm: units) }
    let advances = glyphs.map { Int(max(0, min(32_000, ($0.advance * CGFloat(units)).rounded()))) }
    var box = (minX: 0, minY: 0, maxX: 0, maxY: 0)
    for shape in shapes {
      box = (
        min(box.minX, shape.box.minX), min(box.minY, shape.box.minY),
        max(box.maxX, shape.box.maxX), max(box.maxY, shape.box.maxY)
      )
    }
    let tables: [(tag: String, data: Data)] = [
      ("CFF ", CompactFontTable.data(shapes, name: name, unitsPerEm: units)),
      ("GSUB", substitutions), ("OS/2", systemTable(box)), ("cmap", characterMap),
      ("head", head(box)),
      ("hhea", horizontalHeader(box, advances)), ("hmtx", metrics(advances, shapes)),
      ("maxp", profile), ("name", names), ("post", postScript),
    ]
    return Self.file(tables)
  }

  /// The table of contents and the tables, each on a multiple of four bytes.
  private static func file(_ tables: [(tag: String, data: Data)]) -> Data {
    var header = BinaryTable()
    var body = BinaryTable()
    header.append(ascii: "OTTO")
    let power = Int(log2(Double(tables.count)))
    header.append16(tables.count, 16 << power, power, tables.count * 16 - (16 << power))
    let start = 12 + tables.count * 16
    var headOffset = 0
    for (tag, data) in tables {
      if tag == "head" { headOffset = start + body.count }
      header.append(ascii: tag)
      header.append32(Int(BinaryTable.checksum(data)), start + body.count, data.count)
      body.append(data)
      body.append([UInt8](repeating: 0, count: (4 - data.count % 4) % 4))
    }
    var file = header.data + body.data
    // The whole file's numbers add up to this constant.
    let adjustment = 0xB1B0_AFBA &- BinaryTable.checksum(file)
    for index in 0..<4 {
      file[headOffset + 8 + index] = UInt8(truncatingIfNeeded: adjustment >> UInt32(24 - index * 8))
    }
    return file
  }
}
