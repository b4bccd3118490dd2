import Foundation
import Testing
import WidgetGeometry
import WidgetPaint
import WidgetRaster
import WidgetScene

/// What painting may cost: counted, never timed.
@Suite struct PaintLimits {
  private let page = Path(CGRect(x: 0, y: 0, width: 100, height: 100))

  private func ramp(_ stops: Int) -> GradientRamp {
    GradientRamp(
      stops: (0..<stops).map { index in
        GradientStop(index % 2 == 0 ? .red : .blue, at: Double(index) / Double(stops))
      })
  }

  private func gradient(_ stops: Int) -> DisplayItem {
    .fill(
      page, .linear(ramp(stops), start: .zero, end: CGPoint(x: 100, y: 0)), FillStyle())
  }

  private func steps(_ items: [DisplayItem]) throws -> Int {
    try painted(items, width: 100, height: 100).report.work.steps
  }

  @Test func gradientsHaveALimitOfStops() throws {
    var limits = RenderLimits.standard
    limits.gradientStops = 20
    _ = try painted([gradient(20)], width: 100, height: 100, limits: limits)
    #expect(throws: PaintError.tooManyStops(count: 21, limit: 20)) {
      _ = try painted([gradient(21)], width: 100, height: 100, limits: limits)
    }
    #expect(
      "\(PaintError.tooManyStops(count: 21, limit: 20))"
        == "a gradient has 21 stops, over the limit of 20")
  }

  @Test func vectorFormatsHaveTheSameLimit() throws {
    var limits = RenderLimits.standard
    limits.gradientStops = 20
    let resources = PaintResources(
      glyphs: SquareGlyphs(), images: FixedImages(), limits: limits)
    let list = DisplayList(size: CGSize(width: 100, height: 100), items: [gradient(21)])
    var report = PaintReport()
    #expect(throws: PaintError.tooManyStops(count: 21, limit: 20)) {
      _ = try PDFBackend(resources: resources).encode(list, scale: 1, report: &report)
    }
    #expect(throws: PaintError.tooManyStops(count: 21, limit: 20)) {
      _ = try SVGBackend(resources: resources) { try MatrixTools.png($0) }
        .encode(list, scale: 1, report: &report)
    }
  }

  @Test func plainPixelsCostAStepEach() throws {
    let one = try steps([.fill(page, .solid(.red), FillStyle())])
    #expect(one >= 10_000 && one < 12_000)
    let two = try steps(Array(repeating: .fill(page, .solid(.red), FillStyle()), count: 2))
    #expect(two == 2 * one)
  }

  @Test func effectsCostMoreThanPixels() throws {
    let plain = DisplayItem.fill(page, .solid(.red), FillStyle())
    let cost = try steps([plain])
    #expect(try steps([.grouped(.blur(radius: 4, opaque: false), [plain])]) > 200 * cost)
    #expect(
      try steps([.grouped(.shadow(.black, radius: 4, offset: .zero), [plain])]) > 50 * cost)
    #expect(try steps([.grouped(.color(.invert), [plain])]) > 20 * cost)
    #expect(
      try steps([
        .fill(page, .angular(ramp(2), center: .zero, start: 0, end: 6), FillStyle())
      ]) > 50 * cost)
    #expect(try steps([gradient(100)]) > 10 * (try steps([gradient(2)])))
  }

  @Test func aPictureThatCostsTooMuchIsRefused() throws {
    let blur = DisplayItem.grouped(
      .blur(radius: 4, opaque: false), [.fill(page, .solid(.red), FillStyle())])
    var limits = RenderLimits.standard
    limits.paintSteps = try steps([blur]) * 3
    _ = try painted(
      [blur, blur, blur], width: 100, height: 100, limits: limits)
    #expect(throws: PaintError.tooMuchPainting(limit: limits.paintSteps)) {
      _ = try painted([blur, blur, blur, blur], width: 100, height: 100, limits: limits)
    }
  }

  @Test func hugeNumbersDoNotOverflow() throws {
    // Off the page, turned and stretched: nothing of it may stop the program.
    let far = Path(CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
    _ = try steps([
      .fill(far, .linear(ramp(1_000), start: .zero, end: CGPoint(x: 1e9, y: 0)), FillStyle()),
      .stroke(far, .solid(.red), StrokeStyle(lineWidth: 1e8)),
    ])
  }
}
