import Testing
import WidgetRaster

struct ColorEffectTests {
  static let source = RGBA8(204, 102, 51)

  /// Recorded on macOS 26 for (204, 102, 51).
  @Test(arguments: [
    (ColorEffect.brightness(0.2), RGBA8(255, 153, 102)),
    (.contrast(1.5), RGBA8(242, 89, 13)),
    (.saturation(0.5), RGBA8(162, 111, 85)),
    (.hueRotation(radians: .pi / 2), RGBA8(51, 149, 36)),
  ])
  func recordedColours(effect: ColorEffect, expected: RGBA8) {
    #expect(Self.source.applying(effect) == expected)
  }

  @Test(arguments: [
    (ColorEffect.grayscale(1), RGBA8(120, 120, 120)),
    (.saturation(0), RGBA8(120, 120, 120)),
    (.colorInvert, RGBA8(51, 153, 204)),
    (.colorMultiply(red: 1, green: 0.5, blue: 0, alpha: 1), RGBA8(204, 51, 0)),
    (.brightness(-1), RGBA8(0, 0, 0)),
    (.brightness(.infinity), RGBA8(204, 102, 51)),
    (.contrast(0), RGBA8(128, 128, 128)),
  ])
  func computedColours(effect: ColorEffect, expected: RGBA8) {
    #expect(Self.source.applying(effect) == expected)
  }

  @Test(arguments: [
    ColorEffect.brightness(0), .contrast(1), .saturation(1), .grayscale(0),
    .hueRotation(radians: 0), .hueRotation(radians: 2 * .pi),
    .colorMultiply(red: 1, green: 1, blue: 1, alpha: 1),
  ])
  func neutralAmountsChangeNothing(effect: ColorEffect) {
    let bitmap = RasterPictures.noise(width: 32, height: 32)
    #expect(bitmap.applying(effect) == bitmap)
  }

  @Test func invertingTwiceComesBack() {
    for value in UInt8.min...UInt8.max {
      let color = RGBA8(value, 255 - value, 7)
      #expect(color.applying(.colorInvert).applying(.colorInvert) == color)
    }
  }

  @Test func effectsKeepAlphaExceptForTwo() {
    let half = RGBA8(204, 102, 50, 128)
    #expect(half.applying(.contrast(2)).alpha == 128)
    let multiplied = half.applying(.colorMultiply(red: 1, green: 1, blue: 1, alpha: 0.5))
    #expect(multiplied.alpha == 64)
    #expect(RGBA8(255, 255, 255).applying(.luminanceToAlpha) == RGBA8(0, 0, 0, 255))
    #expect(RGBA8(0, 255, 0).applying(.luminanceToAlpha) == RGBA8(0, 0, 0, 182))
    #expect(RGBA8(9, 9, 9, 0).applying(.luminanceToAlpha) == RGBA8(0, 0, 0, 0))
  }
}
