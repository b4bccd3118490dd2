import Testing
import WidgetGeometry
import WidgetRaster

struct BitmapTests {
  @Test func premultiplyingRoundsEveryProductExactly() {
    for alpha in UInt32(0)...255 {
      for channel in UInt32(0)...255 {
        let pixel = PixelOps.premultiply(alpha << 24 | channel << 16 | channel << 8 | channel)
        let expected = (channel * alpha * 2 + 255) / 510
        #expect(pixel == alpha << 24 | expected << 16 | expected << 8 | expected)
      }
    }
  }

  @Test func unpremultiplyingRoundsAndComesBack() {
    for alpha in UInt32(1)...255 {
      for channel in UInt32(0)...alpha {
        let pixel = alpha << 24 | channel << 16 | channel << 8 | channel
        let straight = PixelOps.unpremultiply(pixel)
        #expect(straight & 0xFF == (channel * 510 + alpha) / (alpha * 2))
        #expect(PixelOps.premultiply(straight) == pixel)
      }
    }
  }

  @Test func transparentHasNoColour() {
    #expect(PixelOps.unpremultiply(0) == 0)
    #expect(PixelOps.premultiply(0x00FF_FFFF) == 0)
  }

  @Test func colourOfAPixelIsStraight() {
    var bitmap = Bitmap(width: 2, height: 1)
    bitmap.setColor(RGBA8(200, 100, 50, 128), x: 1, y: 0)
    #expect(bitmap[1, 0] == 0x8064_3219)
    #expect(bitmap.color(x: 1, y: 0).alpha == 128)
    #expect(!bitmap.isOpaque)
    #expect(Bitmap(width: 3, height: 3, filledWith: 0xFF00_0000).isOpaque)
  }

  @Test(arguments: Orientation.allCases)
  func orientationMovesTheCorners(_ orientation: Orientation) {
    // Stored:  1 2 3
    //          4 5 6
    let stored = Bitmap(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6])
    let expected: [UInt32] =
      switch orientation {
      case .up: [1, 2, 3, 4, 5, 6]
      case .upMirrored: [3, 2, 1, 6, 5, 4]
      case .down: [6, 5, 4, 3, 2, 1]
      case .downMirrored: [4, 5, 6, 1, 2, 3]
      case .leftMirrored: [1, 4, 2, 5, 3, 6]
      case .right: [4, 1, 5, 2, 6, 3]
      case .rightMirrored: [6, 3, 5, 2, 4, 1]
      case .left: [3, 6, 2, 5, 1, 4]
      }
    let shown = stored.applying(orientation)
    #expect(shown.size == orientation.apply(to: stored.size))
    #expect(shown.pixels == expected)
  }

  @Test func croppingStopsAtTheEdges() {
    let bitmap = Bitmap(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6])
    #expect(bitmap.cropped(x: 1, y: 0, width: 2, height: 2).pixels == [2, 3, 5, 6])
    #expect(bitmap.cropped(x: -1, y: 1, width: 2, height: .max).pixels == [4])
    #expect(bitmap.cropped(x: 7, y: 0, width: 2, height: 2).isEmpty)
  }

  @Test func replacingStopsAtTheEdges() {
    var bitmap = Bitmap(width: 2, height: 2)
    bitmap.replace(x: 1, y: -1, with: Bitmap(width: 2, height: 2, pixels: [1, 2, 3, 4]))
    #expect(bitmap.pixels == [0, 3, 0, 0])
    bitmap.replace(x: -9, y: 0, with: Bitmap(width: 2, height: 2, filledWith: 7))
    #expect(bitmap.pixels == [0, 3, 0, 0])
  }
}
