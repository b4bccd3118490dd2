import Foundation
import Testing
import WidgetCodecs
import WidgetGeometry
import WidgetRaster

struct PNGTests {
  @Test func opaquePicturesComeBack() throws {
    let bitmap = TestPictures.noise(width: 37, height: 11, opaque: true)
    #expect(try ImageDecoder.decode(PNGEncoder().encode(bitmap)) == bitmap)
  }
}
