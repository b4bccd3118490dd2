import Foundation
import Testing
import WidgetCodecs
import WidgetGeometry
import WidgetRaster

struct GIFTests {
  @Test(arguments: ["plain.gif", "interlaced.gif", "animated.gif"])
  func firstFrame(_ name: String) throws {
    let bitmap = try ImageDecoder.decode(Fixtures.data(name))
    #expect(bitmap.size == PixelSize(width: 16, height: 8))
    #expect(quadrants(bitmap) == fixtureColors)
  }

  @Test func oneColourMayBeTransparent() throws {
    let found = quadrants(try ImageDecoder.decode(Fixtures.data("transparent.gif")))
    #expect(found.map(\.alpha) == [255, 0, 255, 255])
  }

  @Test func longCodesAreUnpacked() throws {
    let bitmap = try ImageDecoder.decode(Fixtures.data("noise.gif"))
    // Over all bytes R, G, B in order: sum = sum · 31 + byte, as counted when the file was made.
    let checksum = bitmap.pixels.reduce(UInt32(0)) { sum, pixel in
      [16, 8, 0].reduce(sum) { $0 &* 31 &+ (pixel >> $1 & 255) }
    }
    #expect(checksum == 3_362_476_961)
  }
}
