import WidgetRaster

/// Pictures made by rule.
enum RasterPictures {
  /// Repeatable noise in which every alpha occurs.
  static func noise(width: Int, height: Int, seed: UInt32 = 1) -> Bitmap {
    var state = seed
    let pixels = (0..<width * height).map { _ -> UInt32 in
      state = state &* 1_664_525 &+ 1_013_904_223
      return PixelOps.premultiply(state ^ state >> 15)
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// FNV-1a over the pixels.
  static func checksum(_ bitmap: Bitmap) -> UInt64 {
    bitmap.pixels.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
