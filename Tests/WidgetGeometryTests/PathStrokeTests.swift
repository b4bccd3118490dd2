import Foundation
import Testing
import WidgetGeometry

@Suite struct PathStrokeTests {
  private let round = StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round)

  private func line(_ points: (CGFloat, CGFloat)...) -> Path {
    Path { $0.addLines(points.map { CGPoint(x: $0.0, y: $0.1) }) }
  }

  /// A round pen covers exactly the points within half its width, which is a check of sides, joins
  /// and caps that knows nothing of how the outline was made.
  @Test(arguments: UInt64(0)..<30)
  func roundStrokeIsWhatLiesWithinHalfTheWidth(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let path = generator.path()
    let width: CGFloat = [0.5, 3, 12, 45, 130][Int(seed % 5)]
    let stroke = path.strokedPath(
      StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
    let outline = FlatOutline(path)
    for point in path.boundingRect.insetBy(dx: -width * 0.7, dy: -width * 0.7).grid(14) {
      let distance = outline.distance(to: point)
      guard abs(distance - width / 2) > 0.03 else { continue }
      #expect(stroke.contains(point) == (distance < width / 2), "at \(point): \(distance)")
    }
  }

  @Test(arguments: [CGLineJoin.miter, .bevel], UInt64(100)..<115)
  func everyStrokeContainsItsPath(join: CGLineJoin, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let path = generator.path()
    let stroke = path.strokedPath(StrokeStyle(lineWidth: 5, lineJoin: join))
    for subpath in path.subpaths {
      for segment in subpath.outline {
        for t in [0.1, 0.3, 0.5, 0.7, 0.9] { #expect(stroke.contains(segment.point(at: t))) }
      }
    }
  }

  @Test func penWiderThanACircleFillsIt() {
    let disc = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
      .strokedPath(StrokeStyle(lineWidth: 40))
    #expect(disc.contains(CGPoint(x: 10, y: 10)))
    #expect(disc.contains(CGPoint(x: 39.9, y: 10)))
    #expect(!disc.contains(CGPoint(x: 40.1, y: 10)))
  }

  @Test func penWiderThanARectangleFillsIt() {
    let stroke = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
      .strokedPath(StrokeStyle(lineWidth: 20))
    #expect(CGRect(x: -9, y: -9, width: 22, height: 22).grid(11).allSatisfy { stroke.contains($0) })
  }

  @Test func circleIsOffsetWithoutNewPoints() {
    let stroke = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
      .strokedPath(StrokeStyle(lineWidth: 4))
    #expect(stroke.elements.count == 12)
  }

  @Test func capsEndWhereTheyShould() {
    let path = line((10, 10), (30, 10))
    func bounds(_ cap: CGLineCap) -> CGRect {
      path.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap)).boundingRect
    }
    #expect(bounds(.butt) == CGRect(x: 10, y: 8, width: 20, height: 4))
    #expect(bounds(.square) == CGRect(x: 8, y: 8, width: 24, height: 4))
    #expect(abs(bounds(.round).minX - 8) < 1e-9 && abs(bounds(.round).maxX - 32) < 1e-9)
    let round = path.strokedPath(round)
    #expect(!round.contains(CGPoint(x: 8.3, y: 8.3)))
  }

  /// A right angle has a miter √2 line widths long.
  @Test func miterLimitTurnsTheJoinIntoABevel() {
    let corner = line((0, 0), (10, 0), (10, 10))
    let tip = CGPoint(x: 10.9, y: -0.9)
    let miter = StrokeStyle(lineWidth: 2, miterLimit: 1.42)
    let bevel = StrokeStyle(lineWidth: 2, miterLimit: 1.41)
    #expect(corner.strokedPath(miter).contains(tip))
    #expect(!corner.strokedPath(bevel).contains(tip))
    #expect(!corner.strokedPath(StrokeStyle(lineWidth: 2, lineJoin: .bevel)).contains(tip))
  }

  @Test func reversalGetsABevelOrAHalfCircle() {
    let path = line((0, 0), (10, 0), (2, 0))
    #expect(path.strokedPath(StrokeStyle(lineWidth: 4)).boundingRect.maxX == 10)
    #expect(abs(path.strokedPath(round).boundingRect.maxX - 12) < 1e-9)
  }

  @Test func pointShowsItsCaps() {
    let point = line((5, 5), (5, 5))
    #expect(point.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
    let square = StrokeStyle(lineWidth: 4, lineCap: .square)
    #expect(point.strokedPath(square).boundingRect == CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(point.strokedPath(round).contains(CGPoint(x: 6.3, y: 6.3)))
    #expect(Path { $0.move(to: .zero) }.strokedPath(round).isEmpty)
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity])
  func widthThatIsNoneDrawsNothing(width: CGFloat) {
    #expect(line((0, 0), (9, 0)).strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
  }

  @Test func pathThatIsNotFiniteDrawsNothing() {
    #expect(line((0, 0), (.nan, 0)).strokedPath(StrokeStyle()).isEmpty)
    #expect(line((0, 0), (.infinity, 0)).strokedPath(StrokeStyle()).isEmpty)
  }

  @Test func hugePathStaysFinite() {
    let path = Path {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 1e9, y: 0), control1: CGPoint(x: 2e9, y: 1e9),
        control2: CGPoint(x: -1e9, y: 1e9))
    }
    let stroke = path.strokedPath(StrokeStyle(lineWidth: 3e9))
    #expect(stroke.isFinite && !stroke.isEmpty)
  }
}
