import Foundation
import Testing
import WidgetGeometry

@Suite struct PathMeasuringTests {
  @Test(arguments: UInt64(0)..<40)
  func boundsAreThoseOfTheCurves(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let path = generator.path()
    let (exact, lines) = (path.boundingRect, path.flattened(tolerance: 0.001).boundingRect)
    for (outer, inner) in [
      (exact.minX, lines.minX), (exact.minY, lines.minY), (-exact.maxX, -lines.maxX),
      (-exact.maxY, -lines.maxY),
    ] {
      #expect(outer <= inner + 1e-9 && outer >= inner - 0.002)
    }
  }

  @Test(arguments: UInt64(0)..<40)
  func insideIsThatOfTheFlattenedPath(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let path = generator.path()
    let lines = path.flattened(tolerance: 0.001)
    let edge = FlatOutline(path, isClosed: true)
    for point in path.boundingRect.grid(12) where edge.distance(to: point) > 0.01 {
      #expect(path.contains(point) == lines.contains(point))
      #expect(path.contains(point, eoFill: true) == lines.contains(point, eoFill: true))
    }
  }

  @Test func flatteningStaysWithinItsTolerance() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 200))
    var counts: [Int] = []
    for tolerance: CGFloat in [1, 0.1, 0.01] {
      let lines = circle.flattened(tolerance: tolerance)
      counts.append(lines.elements.count)
      for segment in lines.subpaths.flatMap(\.segments) {
        let middle = segment.point(at: 0.5)
        // The cubic circle itself is off by 0.03 at this size.
        #expect(abs(hypot(middle.x - 100, middle.y - 100) - 100) < tolerance + 0.03)
      }
    }
    #expect(counts == counts.sorted() && counts[2] < 300)
  }

  @Test func overlapIsInsideByWindingOnly() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    let middle = CGPoint(x: 5, y: 5)
    #expect(path.contains(middle) && !path.contains(middle, eoFill: true))
  }

  @Test func openPathsAreClosedForFilling() {
    let path = Path {
      $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
    }
    #expect(path.contains(CGPoint(x: 2, y: 2)) && !path.contains(CGPoint(x: 8, y: 8)))
  }

  @Test func nothingHasNoBounds() {
    #expect(Path().boundingRect.isNull)
    #expect(Path { $0.addLines([.zero, CGPoint(x: CGFloat.nan, y: 1)]) }.boundingRect.isNull)
    #expect(!Path(CGRect.zero).contains(.zero))
    #expect(!Path(CGRect(x: 0, y: 0, width: 9, height: 9)).contains(CGPoint(x: CGFloat.nan, y: 1)))
  }

  @Test func stepsAfterACloseStartAgainWhereItBegan() {
    var path = Path(CGRect(x: 1, y: 2, width: 3, height: 3))
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(path.subpaths.map(\.isClosed) == [true, false])
    #expect(path.subpaths[1].start == CGPoint(x: 1, y: 2))
  }
}
