import Foundation
import Testing
import WidgetCodecs
import WidgetRaster

/// Colours of other spaces.  Expected values by hand (Display P3, gamma) or by lcms2 through Pillow
/// (within 1, as that path works in eight bits).
struct ColorTests {
  /// Display P3 (204, 102, 51) is (219, 94, 31) in sRGB; (20, 160, 40) has negative red there.
  static let fromP3 = [
    RGBA8(219, 94, 31), RGBA8(0, 163, 0), RGBA8(17, 61, 229), RGBA8(240, 240, 240),
  ]

  @Test(arguments: ["p3.png", "p3-16.png"])
  func displayP3IsExact(_ name: String) throws {
    #expect(quadrants(try ImageDecoder.decode(Fixtures.data(name))) == Self.fromP3)
  }

  @Test(arguments: ["quadrants-p3.jpg", "p3.webp"])
  func displayP3InOtherFormats(_ name: String) throws {
    #expect(distance(quadrants(try ImageDecoder.decode(Fixtures.data(name))), Self.fromP3) <= 3)
  }

  @Test func otherPrimariesAndGamma() throws {
    let found = quadrants(try ImageDecoder.decode(Fixtures.data("wide-gamma.png")))
    let expected = [
      RGBA8(231, 102, 43), RGBA8(0, 161, 8), RGBA8(0, 57, 225), RGBA8(240, 240, 240),
    ]
    #expect(distance(found, expected) <= 1)
  }

  @Test func linearGammaIsEncoded() throws {
    let found = quadrants(try ImageDecoder.decode(Fixtures.data("gama-linear.png")))
    // 0.8, 0.4 and 0.2 of linear light.
    #expect(found[0] == RGBA8(231, 170, 124))
  }

  @Test func inksWithoutAProfile() throws {
    let found = quadrants(try ImageDecoder.decode(Fixtures.data("quadrants-cmyk.jpg")))
    #expect(distance(found, fixtureColors) <= 3)
  }

  @Test func inksWithAProfile() throws {
    let found = quadrants(try ImageDecoder.decode(Fixtures.data("quadrants-cmyk-profile.jpg")))
    let expected = [
      RGBA8(192, 115, 65), RGBA8(51, 97, 53), RGBA8(56, 53, 115), RGBA8(244, 237, 237),
    ]
    #expect(distance(found, expected) <= 2)
  }

  @Test func greyWithAProfile() throws {
    let found = quadrants(try ImageDecoder.decode(Fixtures.data("quadrants-gray-linear.jpg")))
    let expected = [187, 171, 142, 248].map { RGBA8($0, $0, $0) }
    #expect(distance(found, expected) <= 1)
  }
}
