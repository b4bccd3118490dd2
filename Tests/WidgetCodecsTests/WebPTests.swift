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
