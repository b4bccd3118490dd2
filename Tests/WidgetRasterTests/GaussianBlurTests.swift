import Foundation
import Testing
import WidgetGeometry
import WidgetRaster

struct GaussianBlurTests {
  static let sigmas = [0.4, 1, 2, 2.74, 2.75, 3, 4.3, 6, 9, 20]

  /// The exact Gaussian of a white half plane: what an edge looks like, 0…255.
  static func edge(_ sigma: Double, at distance: Int) -> Double {
    // The part of the kernel on the white side, as a sum over pixels.
    let reach = Int(8 * sigma) + 1
    let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let white = (-reach...reach).filter { $0 >= -distance }.map { weights[$0 + reach] }
    return 255 * white.reduce(0, +) / weights.reduce(0, +)
  }

  @Test(arguments: sigmas)
  func edgesFollowTheGaussian(sigma: Double) {
    let blur = GaussianBlur(sigma: sigma)
    let margin = 3 * blur.reach + 4
    // Columns from `margin` on are white, far enough to the right and in all rows.
    let height = 2 * blur.reach + 17
    var bitmap = Bitmap(width: 2 * margin, height: height)
    for y in 0..<height { for x in margin..<2 * margin { bitmap[x, y] = .max } }
    let blurred = blur.applied(to: bitmap)
    for distance in -blur.reach...blur.reach {
      let alpha = Double(blurred[margin + distance, height / 2] >> 24)
      #expect(abs(alpha - Self.edge(sigma, at: distance)) < 1.35)
    }
  }

  @Test(arguments: sigmas)
  func theSumIsKept(sigma: Double) {
    let blur = GaussianBlur(sigma: sigma)
    // Large enough that few values are so small that rounding loses them.
    let block = max(20, Int(5 * sigma))
    let side = 2 * blur.reach + block
    var bitmap = Bitmap(width: side, height: side + 3)
    for y in 0..<block {
      for x in 0..<block { bitmap[blur.reach + x, blur.reach + y] = 0xFF80_4020 }
    }
    let blurred = blur.applied(to: bitmap)
    func sum(_ bitmap: Bitmap, _ shift: UInt32) -> Double {
      bitmap.pixels.reduce(0) { $0 + Double($1 >> shift & 255) }
    }
    for shift in [0, 8, 16, 24] as [UInt32] {
      #expect(abs(sum(blurred, shift) / sum(bitmap, shift) - 1) < 0.01)
    }
  }

  @Test(arguments: [1.5, 5.2])
  func aSymmetricPictureStaysSymmetric(sigma: Double) {
    var bitmap = Bitmap(width: 41, height: 37)
    for y in 12..<25 { for x in 15..<26 { bitmap[x, y] = 0xC080_4020 } }
    let blurred = GaussianBlur(sigma: sigma).applied(to: bitmap)
    #expect(blurred.applying(.upMirrored) == blurred)
    #expect(blurred.applying(.downMirrored) == blurred)
  }

  @Test(arguments: [1.5, 5.2])
  func aMovedPictureGivesTheMovedBlur(sigma: Double) {
    let blur = GaussianBlur(sigma: sigma)
    let shape = RasterPictures.noise(width: 9, height: 7)
    let side = 2 * blur.reach + 30
    func blurred(at offset: Int) -> Bitmap {
      var bitmap = Bitmap(width: side, height: side)
      bitmap.replace(x: blur.reach + offset, y: blur.reach + offset / 2, with: shape)
      return blur.applied(to: bitmap)
    }
    let (still, moved) = (blurred(at: 0), blurred(at: 7))
    let part = side - 10
    #expect(
      still.cropped(x: 0, y: 0, width: part, height: part)
        == moved.cropped(x: 7, y: 3, width: part, height: part))
  }

  @Test(arguments: [0.8, 2.75, 7, 50])
  func colourNeverExceedsAlpha(sigma: Double) {
    let blurred = GaussianBlur(sigma: sigma).applied(
      to: RasterPictures.noise(width: 40, height: 33))
    for pixel in blurred.pixels {
      let alpha = pixel >> 24
      #expect(pixel >> 16 & 255 <= alpha && pixel >> 8 & 255 <= alpha && pixel & 255 <= alpha)
    }
  }

  @Test(arguments: [1, 3, 17, 60])
  func alphaAloneEqualsTheAlphaOfThePicture(sigma: Double) {
    let bitmap = RasterPictures.noise(width: 50, height: 21)
    let blur = GaussianBlur(sigma: sigma)
    #expect(
      blur.applied(to: AlphaPlane(alphaOf: bitmap)) == AlphaPlane(alphaOf: blur.applied(to: bitmap))
    )
  }

  @Test(arguments: [(1, 1), (3, 40), (16, 16), (17, 15), (0, 5)])
  func anySizeWorks(width: Int, height: Int) {
    let bitmap = Bitmap(width: width, height: height, filledWith: .max)
    for sigma in [1, 8.0] {
      let blurred = GaussianBlur(sigma: sigma).applied(to: bitmap)
      #expect(blurred.size == bitmap.size)
      #expect(blurred.applying(.down) == blurred)
    }
  }

  @Test func theOpaqueEdgeIsNormalised() {
    let flat = Bitmap(width: 30, height: 20, filledWith: 0xFF33_66CC)
    let kept = GaussianBlur(sigma: 4).applied(to: flat, edges: .opaque)
    #expect(kept.isOpaque)
    for pixel in kept.pixels {
      // In a corner a quarter of the kernel lies inside: bytes over a quarter of alpha.
      let color = RGBA8(premultiplied: pixel)
      #expect(abs(Int(color.red) - 0x33) <= 3 && abs(Int(color.blue) - 0xCC) <= 3)
    }
    let faded = GaussianBlur(sigma: 4).applied(to: flat)
    #expect((100...160).contains(faded[0, 10] >> 24))
    #expect(faded[15, 10] >> 24 > 240)
  }

  @Test(arguments: [0, -1, Double.nan, 0.05])
  func noRadiusIsAnExactCopy(sigma: Double) {
    let bitmap = RasterPictures.noise(width: 20, height: 20)
    #expect(GaussianBlur(sigma: sigma).applied(to: bitmap) == bitmap)
    #expect(GaussianBlur(sigma: sigma).reach == 0)
  }

  @Test func theRadiusIsLimited() {
    var limits = RenderLimits()
    limits.effectRadiusPixels = 12
    #expect(GaussianBlur(sigma: .infinity, limits: limits) == GaussianBlur(sigma: 12))
    #expect(GaussianBlur(sigma: 1e9).sigma == 512)
  }

  @Test func theSameInputGivesTheSameBytes() {
    // Recorded from this implementation: a change of any byte is a change of every shadow.
    let blurred = GaussianBlur(sigma: 6).applied(to: RasterPictures.noise(width: 48, height: 40))
    #expect(RasterPictures.checksum(blurred) == 196_133_998_320_845_478)
  }

  @Test func aTintedPlaneHasOneColour() {
    let plane = AlphaPlane(width: 3, height: 1, values: [0, 128, 255])
    #expect(plane.tinted(RGBA8(255, 0, 0, 128)).pixels == [0, 0x4040_0000, 0x8080_0000])
  }
}
