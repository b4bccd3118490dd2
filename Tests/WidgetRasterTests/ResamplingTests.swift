import Testing
import WidgetGeometry
import WidgetRaster

struct ResamplingTests {
  @Test func halvingAveragesAreas() {
    let bitmap = Bitmap(
      width: 4, height: 2,
      pixels: [
        0xFF00_0000, 0xFFFF_FFFF, 0xFF10_2030, 0xFF10_2030,
        0xFFFF_FFFF, 0xFF00_0000, 0xFF10_2030, 0xFF10_2030,
      ])
    let half = bitmap.resized(to: PixelSize(width: 2, height: 1))
    #expect(half.pixels == [0xFF80_8080, 0xFF10_2030])
  }

  @Test func unevenShrinkingWeighsPartsOfPixels() {
    let bitmap = Bitmap(width: 3, height: 1, pixels: [0xFF00_0000, 0xFF00_0060, 0xFF00_00FF])
    // (0 + 96/2) / 1.5 and (96/2 + 255) / 1.5.
    let result = bitmap.resized(to: PixelSize(width: 2, height: 1))
    #expect(result.pixels == [0xFF00_0020, 0xFF00_00CA])
  }

  @Test func growingIsLinearBetweenCentres() {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0xFF00_0000, 0xFF00_0080])
    let result = bitmap.resized(to: PixelSize(width: 4, height: 1))
    #expect(result.pixels == [0xFF00_0000, 0xFF00_0020, 0xFF00_0060, 0xFF00_0080])
  }

  @Test func nearestRepeatsPixels() {
    let bitmap = Bitmap(width: 2, height: 2, pixels: [1, 2, 3, 4])
    let result = bitmap.resized(to: PixelSize(width: 4, height: 3), .nearest)
    #expect(result.pixels == [1, 1, 2, 2, 3, 3, 4, 4, 3, 3, 4, 4])
  }

  @Test(arguments: [(1, 1), (5, 3), (7, 40), (64, 2), (33, 31)])
  func oneColourStaysOneColour(width: Int, height: Int) {
    let bitmap = Bitmap(width: 13, height: 17, filledWith: 0x8040_2010)
    let result = bitmap.resized(to: PixelSize(width: width, height: height))
    #expect(result == Bitmap(width: width, height: height, filledWith: 0x8040_2010))
  }

  @Test(arguments: [(6, 9), (50, 40), (19, 3)])
  func aMirroredPictureGivesTheMirroredResult(width: Int, height: Int) {
    let bitmap = RasterPictures.noise(width: 21, height: 15)
    let size = PixelSize(width: width, height: height)
    let result = bitmap.applying(.down).resized(to: size).applying(.down)
    let expected = bitmap.resized(to: size)
    // Parts of 1/65,536 are rounded in one direction.
    let comparison = ImageMetric.channel(tolerance: 1).compare(result, expected)
    #expect(comparison?.isSame == true)
  }

  @Test func nothingIsResizedToNothing() {
    #expect(
      Bitmap(width: 0, height: 3).resized(to: PixelSize(width: 2, height: 2)).pixels == [
        0, 0, 0, 0,
      ])
    #expect(Bitmap(width: 3, height: 3).resized(to: PixelSize(width: 0, height: 2)).isEmpty)
  }
}
