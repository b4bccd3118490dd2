import Foundation
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

/// Files beside the tests.
enum Fixtures {
  static func data(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(name))
  }

  static var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/images")
  }
}
