import Foundation
import WidgetCodecs
import WidgetGeometry
import WidgetRaster

/// Pictures made by rule.
enum TestPictures {
  /// Repeatable noise; with `opaque: false` every alpha occurs.
  static func noise(width: Int, height: Int, opaque: Bool, seed: UInt32 = 1) -> Bitmap {
    var state = seed
    let pixels = (0..<width * height).map { _ -> UInt32 in
      state = state &* 1_664_525 &+ 1_013_904_223
      let pixel = state ^ state >> 15
      return PixelOps.premultiply(opaque ? pixel | 0xFF00_0000 : pixel)
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}

/// Files beside the tests.  Most show four rectangles of one colour each.
enum Fixtures {
  static func data(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(name))
  }

  static var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/images")
  }

  /// The names of all files of one of the endings, sorted.
  static func names(_ endings: String...) -> [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return all.filter { name in endings.contains { name.hasSuffix("." + $0) } }.sorted()
  }
}

/// The colours in the middle of the four rectangles, row by row.
func quadrants(_ bitmap: Bitmap) -> [RGBA8] {
  let (left, right) = (bitmap.width / 4, bitmap.width * 3 / 4)
  let (top, bottom) = (bitmap.height / 4, bitmap.height * 3 / 4)
  return [(left, top), (right, top), (left, bottom), (right, bottom)].map {
    bitmap.color(x: $0, y: $1)
  }
}

/// The four colours the fixtures were made of.
let fixtureColors = [
  RGBA8(204, 102, 51), RGBA8(20, 160, 40), RGBA8(30, 60, 220), RGBA8(240, 240, 240),
]

/// The largest difference of any two channels.
func distance(_ a: [RGBA8], _ b: [RGBA8]) -> Int {
  func channels(_ color: RGBA8) -> [Int] {
    [color.red, color.green, color.blue, color.alpha].map(Int.init)
  }
  guard a.count == b.count else { return .max }
  return zip(a.flatMap(channels), b.flatMap(channels)).map { abs($0 - $1) }.max() ?? 0
}
