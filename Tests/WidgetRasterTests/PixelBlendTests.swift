import Testing
import WidgetRaster

struct PixelBlendTests {
  /// Opaque (204, 102, 51) on opaque (40, 160, 220), by hand from the formulas.
  static let opaque: [(PixelBlend, RGBA8)] = [
    (.normal, RGBA8(204, 102, 51)),
    (.multiply, RGBA8(32, 64, 44)),
    (.screen, RGBA8(212, 198, 227)),
    (.overlay, RGBA8(64, 141, 199)),
    (.darken, RGBA8(40, 102, 51)),
    (.lighten, RGBA8(204, 160, 220)),
    (.colorDodge, RGBA8(200, 255, 255)),
    (.colorBurn, RGBA8(0, 18, 80)),
    (.softLight, RGBA8(60, 148, 202)),
    (.hardLight, RGBA8(169, 128, 88)),
    (.difference, RGBA8(164, 58, 169)),
    (.exclusion, RGBA8(180, 134, 183)),
    (.sourceAtop, RGBA8(204, 102, 51)),
    (.destinationOver, RGBA8(40, 160, 220)),
    (.destinationOut, RGBA8(0, 0, 0, 0)),
    (.plusDarker, RGBA8(0, 7, 16)),
    (.plusLighter, RGBA8(244, 255, 255)),
  ]

  @Test(arguments: opaque)
  func opaqueColours(mode: PixelBlend, expected: RGBA8) {
    let result = mode.blend(
      RGBA8(204, 102, 51).premultiplied, over: RGBA8(40, 160, 220).premultiplied)
    #expect(RGBA8(premultiplied: result) == expected)
  }

  static func luminosity(_ color: RGBA8) -> Double {
    0.3 * Double(color.red) + 0.59 * Double(color.green) + 0.11 * Double(color.blue)
  }

  @Test func wholeColourModesTakeWhatTheySay() {
    let (source, backdrop) = (RGBA8(204, 102, 51), RGBA8(90, 120, 140))
    func blend(_ mode: PixelBlend) -> RGBA8 {
      RGBA8(premultiplied: mode.blend(source.premultiplied, over: backdrop.premultiplied))
    }
    for mode in [PixelBlend.hue, .saturation, .color] {
      #expect(abs(Self.luminosity(blend(mode)) - Self.luminosity(backdrop)) < 1)
    }
    #expect(abs(Self.luminosity(blend(.luminosity)) - Self.luminosity(source)) < 1)
    // The order of the channels, and so the hue, comes from the source or from the backdrop.
    let hue = blend(.hue)
    #expect(hue.red > hue.green && hue.green > hue.blue)
    let luminosity = blend(.luminosity)
    #expect(luminosity.red < luminosity.green && luminosity.green < luminosity.blue)
    // Saturation 50 of the backdrop, with the hue of the source.
    #expect(abs(Int(hue.red) - Int(hue.blue) - 50) <= 1)
  }

  @Test func greyHasNoHueToGive() {
    let backdrop = RGBA8(90, 120, 140)
    let result = PixelBlend.color.blend(0xFF80_8080, over: backdrop.premultiplied)
    let color = RGBA8(premultiplied: result)
    #expect(color.red == color.green && color.green == color.blue)
  }

  @Test(arguments: PixelBlend.allCases)
  func aTransparentSourceChangesNothing(mode: PixelBlend) {
    for backdrop in RasterPictures.noise(width: 16, height: 16).pixels {
      #expect(mode.blend(0, over: backdrop) == backdrop)
    }
  }

  @Test(arguments: PixelBlend.allCases)
  func onNothingTheSourceRemains(mode: PixelBlend) {
    let removes: Set<PixelBlend> = [.sourceAtop, .destinationOut]
    for source in RasterPictures.noise(width: 16, height: 16).pixels {
      #expect(mode.blend(source, over: 0) == (removes.contains(mode) ? 0 : source))
    }
  }

  @Test(arguments: PixelBlend.allCases)
  func resultsAreValidPixels(mode: PixelBlend) {
    var bitmap = RasterPictures.noise(width: 40, height: 40, seed: 5)
    bitmap.blend(RasterPictures.noise(width: 40, height: 40, seed: 9), mode)
    for pixel in bitmap.pixels {
      let alpha = pixel >> 24
      #expect(pixel >> 16 & 255 <= alpha && pixel >> 8 & 255 <= alpha && pixel & 255 <= alpha)
    }
  }

  @Test func halfASourceMixesHalf() {
    let result = PixelBlend.multiply.blend(
      RGBA8(0, 0, 0, 128).premultiplied, over: 0xFFFF_FFFF)
    #expect(result == 0xFF7F_7F7F)
  }
}
