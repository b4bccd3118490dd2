import Foundation
import Testing
import WidgetCodecs
import WidgetGeometry
import WidgetRaster

struct WebPTests {
  static let withAlpha = zip(fixtureColors, [255, 128, 64, 255] as [UInt8]).map { color, alpha in
    RGBA8(premultiplied: RGBA8(color.red, color.green, color.blue, alpha).premultiplied)
  }

  @Test(arguments: ["lossless.webp", "animated.webp"])
  func losslessAndFirstFrame(_ name: String) throws {
    let bitmap = try ImageDecoder.decode(Fixtures.data(name))
    #expect(bitmap.size == PixelSize(width: 16, height: 8))
    #expect(quadrants(bitmap) == Self.withAlpha)
  }

  @Test func lossy() throws {
    let opaque = quadrants(try ImageDecoder.decode(Fixtures.data("lossy.webp")))
    #expect(distance(opaque, fixtureColors) <= 8)
    let found = quadrants(try ImageDecoder.decode(Fixtures.data("lossy-alpha.webp")))
    #expect(found.map(\.alpha) == [255, 128, 64, 255])
    #expect(distance([found[0]], [fixtureColors[0]]) <= 12)
  }

  @Test func exifTurnsAWebP() throws {
    let data = try Fixtures.data("oriented.webp")
    #expect(try ImageInfo(of: data).size == PixelSize(width: 16, height: 32))
    #expect(
      quadrants(try ImageDecoder.decode(data)) == [2, 0, 3, 1].map { fixtureColors[$0] })
  }

  /// Four even quarters, decoded at an eighth and up: each is still one colour.
  @Test(arguments: [1, 7, 8, 9, 30, 63, 64, 90])
  func decodesAtTheSmallestSufficientEighth(_ side: Int) throws {
    var picture = Bitmap(width: 64, height: 64)
    for y in 0..<64 {
      for x in 0..<64 {
        picture.setColor(Self.withAlpha[(y / 32) * 2 + x / 32], x: x, y: y)
      }
    }
    let data = try WebPEncoder().encode(picture)
    let found = try ImageDecoder.decode(data, fitting: PixelSize(width: side, height: side / 2))
    let eighths = min(max((side + 7) / 8, 1), 8)
    #expect(found.size == PixelSize(width: eighths * 8, height: eighths * 8))
    let quarter = eighths * 2
    let colors = [(1, 1), (3, 1), (1, 3), (3, 3)].map {
      found.color(x: quarter * $0.0, y: quarter * $0.1)
    }
    #expect(distance(colors, Self.withAlpha) <= 2)
  }

  @Test(arguments: [true, false], [0, 3, 9])
  func picturesComeBack(opaque: Bool, effort: Int) throws {
    let bitmap = TestPictures.noise(width: 33, height: 9, opaque: opaque)
    #expect(try ImageDecoder.decode(WebPEncoder(effort: effort).encode(bitmap)) == bitmap)
  }

  @Test func tooLongASideIsNotWritten() {
    #expect(throws: CodecError.self) {
      try WebPEncoder().encode(Bitmap(width: 16_384, height: 1))
    }
    #expect(throws: CodecError.self) { try WebPEncoder().encode(Bitmap(width: 0, height: 1)) }
  }
}
