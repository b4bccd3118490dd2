import Foundation
import Testing
import WidgetGeometry

@Suite struct PathArcTests {
  private func arc(
    _ start: Double, _ end: Double, clockwise: Bool = false, radius: CGFloat = 10
  ) -> Path {
    Path {
      $0.addArc(
        center: .zero, radius: radius, startAngle: .degrees(start), endAngle: .degrees(end),
        clockwise: clockwise)
    }
  }

  @Test(arguments: [(0.0, 30.0), (-90, 270), (10, 190), (200, -200)])
  func arcStaysOnItsCircle(start: Double, end: Double) {
    for segment in arc(start, end).subpaths.flatMap(\.segments) {
      for t in [0, 0.2, 0.5, 0.8, 1] {
        let point = segment.point(at: t)
        #expect(abs(hypot(point.x, point.y) - 10) < 0.003)
      }
    }
  }

  @Test func wholeTurnClosesOnlyInOneDirection() {
    #expect(arc(-90, 270).elements.last == .closeSubpath)
    #expect(arc(270, -90, clockwise: true).elements.last != .closeSubpath)
    #expect(arc(270, -90, clockwise: true).elements.count == 5)
  }

  @Test func arcContinuesWithALine() {
    let path = Path {
      $0.move(to: CGPoint(x: 0, y: 5))
      $0.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(-90))
    }
    #expect(path.elements.map(\.kind) == ["move", "line", "curve"])
    #expect(path.currentPoint == CGPoint(x: 0, y: -10))
  }

  @Test func cornerIsRoundedByATangentArc() throws {
    for (end, bounds) in [
      (CGPoint(x: 20, y: 20), CGRect(x: 0, y: 0, width: 20, height: 5)),
      (CGPoint(x: 20, y: -20), CGRect(x: 0, y: -5, width: 20, height: 5)),
    ] {
      let path = Path {
        $0.move(to: .zero)
        $0.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: end, radius: 5)
      }
      #expect(path.elements.map(\.kind) == ["move", "line", "curve"])
      let box = path.boundingRect
      #expect(abs(box.minX - bounds.minX) < 1e-9 && abs(box.maxX - bounds.maxX) < 1e-9)
      #expect(abs(box.minY - bounds.minY) < 1e-9 && abs(box.maxY - bounds.maxY) < 1e-9)
      #expect(path.subpaths[0].segments[0].end.x == 15)
    }
  }

  @Test func tangentArcIsBuiltBeforeItsTransform() {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(
        tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5,
        transform: CGAffineTransform(scaleX: 2, y: 1))
    }
    #expect(abs(path.boundingRect.maxX - 40) < 1e-9 && abs(path.boundingRect.maxY - 5) < 1e-9)
  }

  @Test(arguments: [(20.0, 0.0, 5.0), (40, 0, 5), (20, 20, 0), (20, 20, -5), (20, 20, .nan)])
  func noCornerToRoundGivesALine(x: CGFloat, y: CGFloat, radius: CGFloat) {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(
        tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: x, y: y), radius: radius)
    }
    #expect(path.elements == [.move(to: .zero), .line(to: CGPoint(x: 20, y: 0))])
  }

  @Test func hostileAnglesEnd() {
    #expect(arc(0, .infinity).elements.count < 10)
    #expect(!arc(0, .nan).contains(.zero))
    #expect(arc(0, 1e15).elements.count < 4_100)
    #expect(arc(0, 90, radius: .nan).boundingRect.isNull)
    #expect(arc(0, 90, radius: .infinity).boundingRect.isNull)
  }

  /// A negative radius runs along the opposite side of the circle.
  @Test func negativeRadiusMirrorsTheArc() {
    #expect(arc(0, 90, radius: -10).subpaths[0].start == CGPoint(x: -10, y: 0))
  }
}
