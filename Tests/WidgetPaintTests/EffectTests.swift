import Foundation
import Testing
import WidgetGeometry
import WidgetPaint
import WidgetRaster
import WidgetScene

@Suite struct Effects {
  @Test func shadowIsHalfAtTheEdgeAndGoneAtThreeSigma() throws {
    let shadow = DisplayItem.grouped(
      .shadow(.black, radius: 4, offset: .zero), [.box(40, 20, 60, 60, .red)])
    let (bitmap, report) = try painted([shadow], width: 120, height: 100)
    #expect(bitmap.hex(50, 50) == "FFFF0000")
    // Half a pixel outside the edge, and four pixels (one sigma) outside it.
    let edge = Double(bitmap[39, 50] >> 24)
    #expect(abs(edge - 255 * 0.4503) < 3)
    let sigma = Double(bitmap[35, 50] >> 24)
    #expect(abs(sigma - 255 * 0.1303) < 3)
    #expect(bitmap[27, 50] >> 24 <= 1)
    #expect(report.work.layers == 1)
  }

  @Test func shadowMovesByItsOffset() throws {
    let shadow = DisplayItem.grouped(
      .shadow(.blue, radius: 0, offset: CGSize(width: 5, height: 3)), [.box(1, 1, 2, 2, .red)])
    let (bitmap, _) = try painted([shadow])
    #expect(bitmap.hex(6, 4) == "FF0000FF")
    #expect(bitmap.hex(1, 1) == "FFFF0000")
    #expect(bitmap.pixels.count { $0 != 0 } == 8)
  }

  @Test func blurKeepsTheSumAndSpreads() throws {
    let blur = DisplayItem.grouped(
      .blur(radius: 2, opaque: false), [.box(20, 20, 10, 10, .black)])
    let (bitmap, report) = try painted([blur], width: 50, height: 50)
    let sum = bitmap.pixels.reduce(0) { $0 + Int($1 >> 24) }
    #expect(abs(sum - 100 * 255) < 400)
    #expect(bitmap[18, 25] >> 24 > 20)
    #expect(report.work.layers == 1)
    #expect(report.work.layerPixels <= 30 * 30)
  }

  @Test func opaqueBlurKeepsTheShape() throws {
    let blur = DisplayItem.grouped(
      .blur(radius: 2, opaque: true), [.box(20, 20, 10, 10, .red)])
    let (bitmap, _) = try painted([blur], width: 50, height: 50)
    #expect(bitmap.pixels.count { $0 == 0xFFFF_0000 } == 100)
    #expect(bitmap.pixels.count { $0 != 0 } == 100)
  }

  @Test func blurOverTheLimitIsReported() throws {
    let blur = DisplayItem.grouped(
      .blur(radius: 1e5, opaque: false), [.box(0, 0, 2, 2, .black)])
    var limits = RenderLimits()
    limits.effectRadiusPixels = 2
    let (bitmap, report) = try painted([blur], limits: limits)
    #expect(report.notes.map(\.kind) == [.limited])
    #expect(bitmap[3, 1] >> 24 > 0)
    #expect(bitmap[9, 9] == 0)
  }

  @Test func layersInsideLayersAreLimited() throws {
    var item = DisplayItem.box(0, 0, 10, 10, .red)
    for _ in 0..<20 { item = .grouped(.color(.grayscale(0.1)), [item]) }
    var limits = RenderLimits()
    limits.layerPixelCount = 2_000
    #expect(try painted([item], limits: limits).report.work.layers == 20)
    limits.layerPixelCount = 1_999
    #expect(throws: PaintError.layersTooLarge(limit: 1_999)) { try painted([item], limits: limits) }
  }

  @Test func deepNestingIsPainted() throws {
    var item = DisplayItem.box(0, 0, 10, 10, .red)
    for _ in 0..<600 {
      item = .grouped(.clip(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), FillStyle()), [item])
    }
    #expect(try painted([item]).bitmap.hex(5, 5) == "FFFF0000")
  }

  @Test func colorEffectsChangeTheComposedPixels() throws {
    let color = ColorValue(rgb: 204, 102, 51)
    func after(_ effect: WidgetScene.ColorEffect) throws -> String {
      try painted([.grouped(.color(effect), [.box(0, 0, 1, 1, color)])]).bitmap.hex(0, 0)
    }
    #expect(try after(.brightness(0.2)) == "FFFF9966")
    #expect(try after(.contrast(1.5)) == "FFF2590D")
    #expect(try after(.saturation(0.5)) == "FFA26F55")
    #expect(try after(.invert) == "FF3399CC")
    #expect(try after(.tint(.blue)) == "FF0000FF")
    #expect(try after(.multiply(ColorValue(rgb: 255, 0, 255))) == "FFCC0033")
  }

  @Test func vibrantTurnsBrightnessIntoAlpha() throws {
    let items: [DisplayItem] = [.box(0, 0, 1, 1, .white), .box(1, 0, 1, 1, .black)]
    let (bitmap, _) = try painted([.grouped(.color(.vibrant(.red)), items)])
    #expect(bitmap.hex(0, 0) == "FFFF0000")
    #expect(bitmap.hex(1, 0) == "00000000")
  }

  @Test func maskKeepsWhatItCovers() throws {
    let mask: [DisplayItem] = [.box(0, 0, 5, 10, .black), .box(5, 0, 2, 10, .white.opacity(0.5))]
    let (bitmap, report) = try painted([.grouped(.mask(mask), [.box(0, 0, 10, 10, .red)])])
    #expect(bitmap.hex(4, 4) == "FFFF0000")
    #expect([0x7F, 0x80].contains(bitmap[6, 4] >> 24))
    #expect(bitmap.hex(8, 4) == "00000000")
    #expect(report.work.layers == 2)
  }

  @Test func maskOfOneOpaqueShapeIsAClip() throws {
    let group = DisplayItem.grouped(
      .mask([.box(2, 2, 3, 3, .black)]), [.box(0, 0, 10, 10, .red)])
    let (bitmap, report) = try painted([group])
    #expect(bitmap.pixels.count { $0 == 0xFFFF_0000 } == 9)
    #expect(report.work.layers == 0)
  }

  @Test func knockoutCutsOutOfItsGroupOnly() throws {
    let cut = DisplayItem.grouped(.knockout, [.box(2, 2, 4, 4, .black)])
    let group = DisplayItem.grouped(
      .isolate, [.box(0, 0, 8, 8, .red), cut, .box(3, 3, 1, 1, .white)])
    let (bitmap, _) = try painted([.box(0, 0, 10, 10, .blue), group])
    #expect(bitmap.hex(1, 1) == "FFFF0000")
    #expect(bitmap.hex(2, 2) == "FF0000FF")
    #expect(bitmap.hex(3, 3) == "FFFFFFFF")
  }

  @Test func knockoutInALabelledGroupStaysInIt() throws {
    let cut = DisplayItem.grouped(.knockout, [.box(2, 2, 4, 4, .black)])
    let group = DisplayItem.grouped(
      .view(ViewLabel(type: "Image")), [.box(0, 0, 8, 8, .red), cut])
    let (bitmap, _) = try painted([.box(0, 0, 10, 10, .blue), group])
    #expect(bitmap.hex(2, 2) == "FF0000FF")
  }

  @Test func backdropBlursWhatIsBelowInsideItsPath() throws {
    let material = DisplayItem.grouped(
      .backdrop(Path(CGRect(x: 0, y: 0, width: 40, height: 20)), blurRadius: 4, saturation: 1), [])
    let (bitmap, _) = try painted(
      [.box(0, 0, 20, 40, .black), .box(20, 0, 20, 40, .white), material], width: 40, height: 40)
    #expect(bitmap.isOpaque)
    let edge = bitmap[19, 10] & 0xFF
    #expect(edge > 100 && edge < 128)
    #expect(bitmap.hex(19, 30) == "FF000000")
    // The edge of the picture is not darkened.
    #expect(bitmap.hex(39, 1) == "FFFFFFFF")
  }

  @Test func aWideBackdropBlurIsAsSmoothAsASmallOne() throws {
    // The step from black to white, blurred with sigma 20: a rising curve, half way at the step.
    let material = DisplayItem.grouped(
      .backdrop(Path(CGRect(x: 0, y: 0, width: 160, height: 40)), blurRadius: 20, saturation: 1), []
    )
    let (bitmap, _) = try painted(
      [.box(0, 0, 80, 40, .black), .box(80, 0, 80, 40, .white), material], width: 160, height: 40)
    let row = (0..<160).map { Int(bitmap[$0, 20] & 0xFF) }
    #expect(abs(row[79] + row[80] - 255) <= 4)
    #expect(zip(row, row.dropFirst()).allSatisfy { $0.0 <= $0.1 && $0.1 - $0.0 <= 8 })
    // One sigma from the step: 15.9 and 84.1 per cent.
    #expect(abs(row[60] - 41) <= 5)
    #expect(abs(row[99] - 214) <= 5)
  }

  @Test func backdropIsCutByItsPath() throws {
    let circle = Path(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20))
    let material = DisplayItem.grouped(.backdrop(circle, blurRadius: 3, saturation: 0), [])
    let (bitmap, _) = try painted([.box(0, 0, 40, 40, .red), material], width: 40, height: 40)
    #expect(bitmap.hex(2, 2) == "FFFF0000")
    #expect(bitmap.hex(20, 20) == "FF363636")
  }

  @Test func perspectiveMakesTheFarSideShorter() throws {
    let group = DisplayItem.grouped(
      .projection([1, 0, 0.02, 0, 1, 0, 0, 0, 1]), [.box(0, 0, 40, 40, .red)])
    let (bitmap, report) = try painted([group], width: 40, height: 40)
    func height(_ x: Int) -> Int { (0..<40).count { bitmap[x, $0] >> 24 > 127 } }
    // x' = x / (1 + x/50); the right edge is at 40/1.8 and 1/1.8 as tall.
    #expect(height(1) >= 38)
    #expect(height(20) < 26 && height(20) > 22)
    #expect(height(24) == 0)
    #expect(report.work.layers == 2)
  }
}

@Suite struct Blending {
  static let expected: [(BlendMode, String)] = [
    (.normal, "FF804020"), (.multiply, "FF60100C"), (.screen, "FFDF7074"), (.darken, "FF804020"),
    (.lighten, "FFC04060"), (.difference, "FF400040"), (.exclusion, "FF7F6068"),
    (.plusLighter, "FFFF8080"), (.plusDarker, "FF410000"), (.sourceAtop, "FF804020"),
    (.destinationOver, "FFC04060"), (.destinationOut, "00000000"),
  ]

  @Test(arguments: expected)
  func mixesOpaqueColors(_ mode: BlendMode, _ hex: String) throws {
    let (bitmap, _) = try painted([
      .box(0, 0, 2, 2, ColorValue(rgb: 0xC0, 0x40, 0x60)),
      .grouped(.blend(mode), [.box(0, 0, 1, 1, ColorValue(rgb: 0x80, 0x40, 0x20))]),
    ])
    let pixel = bitmap[0, 0]
    let wanted = try #require(UInt32(hex, radix: 16))
    for shift: UInt32 in [0, 8, 16, 24] {
      let difference = Int((pixel >> shift) & 0xFF) - Int((wanted >> shift) & 0xFF)
      #expect(abs(difference) <= 1, "\(bitmap.hex(0, 0)) is not \(hex)")
    }
    #expect(bitmap.hex(1, 1) == "FFC04060")
  }

  @Test(arguments: BlendMode.allCases)
  func aTransparentSourceChangesNothing(_ mode: BlendMode) throws {
    let below = DisplayItem.box(0, 0, 4, 4, ColorValue(rgb: 0xC0, 0x40, 0x60))
    let blended = DisplayItem.grouped(
      .blend(mode), [.box(0, 0, 8, 8, .red.opacity(0.001)), .box(5, 5, 3, 3, .clear)])
    let (bitmap, _) = try painted([below, blended])
    #expect(bitmap[2, 2] >> 24 == 255)
    #expect(bitmap.hex(9, 9) == "00000000")
  }

  @Test func blendInsideAnIsolatedGroupDoesNotReachOut() throws {
    let inner = DisplayItem.grouped(
      .isolate, [.grouped(.blend(.multiply), [.box(0, 0, 4, 4, .red)])])
    let (bitmap, _) = try painted([.box(0, 0, 10, 10, .blue), inner])
    #expect(bitmap.hex(1, 1) == "FFFF0000")
  }

  @Test func blendReachesThroughClips() throws {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    let inner = DisplayItem.grouped(
      .clip(circle, FillStyle()), [.grouped(.blend(.multiply), [.box(0, 0, 10, 10, .red)])])
    let (bitmap, _) = try painted([.box(0, 0, 10, 10, .blue), inner])
    #expect(bitmap.hex(5, 5) == "FF000000")
  }
}

@Suite struct Gradients {
  private let ramp = GradientRamp(
    stops: [GradientStop(.black, at: 0), GradientStop(.white, at: 1)], mixing: .device)

  private func square(_ paint: Paint) -> DisplayItem {
    .fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), paint, FillStyle())
  }

  private func gray(_ paint: Paint, _ x: Int, _ y: Int) throws -> Int {
    Int(try painted([square(paint)], width: 100, height: 100).bitmap[x, y] & 0xFF)
  }

  @Test func linearRunsAlongItsLine() throws {
    let paint = Paint.linear(ramp, start: .zero, end: CGPoint(x: 100, y: 0))
    #expect(abs(try gray(paint, 50, 7) - 129) <= 1)
    #expect(abs(try gray(paint, 0, 7) - 1) <= 1)
    #expect(abs(try gray(paint, 99, 7) - 254) <= 1)
  }

  @Test func radialPadsInsideAndOutside() throws {
    let paint = Paint.radial(ramp, center: CGPoint(x: 50, y: 50), startRadius: 10, endRadius: 40)
    #expect(try gray(paint, 50, 50) == 0)
    #expect(try gray(paint, 0, 0) == 255)
    #expect(abs(try gray(paint, 75, 50) - 132) <= 2)
  }

  @Test func ellipticalIsStretched() throws {
    let paint = Paint.elliptical(
      ramp, center: CGPoint(x: 50, y: 50), radii: CGSize(width: 50, height: 25), startFraction: 0,
      endFraction: 1)
    #expect(abs(try gray(paint, 75, 50) - 130) <= 3)
    #expect(try gray(paint, 50, 80) == 255)
  }

  @Test func angularStartsAtTheTrailingEdgeClockwise() throws {
    let paint = Paint.angular(ramp, center: CGPoint(x: 50, y: 50), start: 0, end: 2 * .pi)
    #expect(abs(try gray(paint, 50, 90) - 64) <= 1)
    #expect(abs(try gray(paint, 10, 50) - 127) <= 1)
    #expect(abs(try gray(paint, 50, 10) - 191) <= 1)
    #expect(try gray(paint, 90, 52) < 10)
    #expect(try gray(paint, 90, 47) > 245)
  }

  @Test func partOfATurnHoldsItsLastColor() throws {
    let paint = Paint.angular(ramp, center: CGPoint(x: 50, y: 50), start: 0, end: .pi / 2)
    #expect(try gray(paint, 10, 40) == 255)
    #expect(try gray(paint, 60, 20) == 255)
  }

  @Test(arguments: [9.3e18, -9.3e18, 1e150, 1e308, CGFloat.infinity])
  func meshPointsFarAwayAreNoTrap(_ place: CGFloat) throws {
    let mesh = MeshPaint(
      columns: 2, rows: 2,
      points: [
        .zero, CGPoint(x: place, y: 0), CGPoint(x: 0, y: 100), CGPoint(x: 100, y: 100),
      ], colors: [.red, .green, .blue, .black], background: .white, smoothsColors: false)
    let (bitmap, _) = try painted([square(.mesh(mesh))], width: 100, height: 100)
    #expect(bitmap.width == 100)
  }

  @Test func meshMeetsItsCornersAndMiddle() throws {
    let mesh = MeshPaint(
      columns: 2, rows: 2,
      points: [
        CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 0, y: 100), CGPoint(x: 100, y: 100),
      ], colors: [.black, .white, .black, .white], background: .red, smoothsColors: false)
    let (bitmap, _) = try painted([square(.mesh(mesh))], width: 100, height: 100)
    #expect(bitmap.isOpaque)
    #expect(abs(Int(bitmap[50, 30] & 0xFF) - 129) <= 1)
    #expect(bitmap[0, 0] & 0xFF <= 2)
    // Neither a gap nor the background between triangles.
    #expect(bitmap.pixels.allSatisfy { ($0 >> 16) & 0xFF == $0 & 0xFF })
  }

  @Test func tilesRepeatFromTheirRectangle() throws {
    let checks = Bitmap(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF])
    let paint = Paint.image(
      ImageRef(id: "checks", pixels: checks.size), source: nil,
      tile: CGRect(x: 1, y: 0, width: 2, height: 1))
    let item = DisplayItem.fill(Path(CGRect(x: 0, y: 0, width: 6, height: 2)), paint, FillStyle())
    let (bitmap, _) = try painted([item], images: ["checks": checks])
    #expect(
      (0..<6).map { bitmap[$0, 1] == 0xFFFF_0000 } == [false, true, false, true, false, true])
  }

  @Test func fadedPaintMultipliesOpacity() throws {
    let paint = Paint.faded(.faded(.solid(.black), 0.5), 0.5)
    let (bitmap, _) = try painted([square(paint)])
    #expect(abs(Int(bitmap[5, 5] >> 24) - 64) <= 1)
  }
}
