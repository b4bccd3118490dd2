import Foundation
import Testing
import WidgetGeometry

@Suite struct PathDashTests {
  private let line = Path { $0.addLines([.zero, CGPoint(x: 40, y: 0)]) }

  /// Left and right ends of each dash, rounded to thousandths.
  private func dashes(_ path: Path, _ dash: [CGFloat], phase: CGFloat = 0) -> [[CGFloat]] {
    path.strokedPath(StrokeStyle(lineWidth: 2, dash: dash, dashPhase: phase)).subpaths.map {
      let xs = $0.segments.map(\.end.x) + [$0.start.x]
      return [xs.min() ?? 0, xs.max() ?? 0].map { ($0 * 1_000).rounded() / 1_000 }
    }
  }

  @Test func dashesAndGapsTakeTurns() {
    #expect(dashes(line, [10, 5]) == [[0, 10], [15, 25], [30, 40]])
  }

  @Test func oddPatternSwapsOnItsSecondRound() {
    #expect(dashes(line, [10]) == [[0, 10], [20, 30]])
    #expect(dashes(line, [6, 2, 4]) == [[0, 6], [8, 12], [18, 20], [24, 30], [32, 36]])
  }

  @Test func phaseStartsInsideThePattern() {
    #expect(dashes(line, [10, 5], phase: 4) == [[0, 6], [11, 21], [26, 36]])
    #expect(dashes(line, [10, 5], phase: 12) == [[3, 13], [18, 28], [33, 40]])
    #expect(dashes(line, [10, 5], phase: -3) == [[3, 13], [18, 28], [33, 40]])
    #expect(dashes(line, [10, 5], phase: 15_000_004) == dashes(line, [10, 5], phase: 4))
  }

  @Test func dashOfNoLengthIsADot() {
    let dots = line.strokedPath(
      StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 10]))
    #expect(dots.contains(CGPoint(x: 10, y: 1.9)) && dots.contains(CGPoint(x: 11.8, y: 0)))
    #expect(!dots.contains(CGPoint(x: 15, y: 0)))
    #expect(dots.subpaths.count == 5)
  }

  @Test func patternThatMeansNothingLeavesTheLineSolid() {
    for dash: [CGFloat] in [[0, 0], [-1, 5], [.nan, 5], [.infinity, 1], [1e-9, 1e-9]] {
      #expect(dashes(line, dash) == [[0, 40]], "\(dash)")
    }
  }

  @Test func dashLongerThanTheLineKeepsIt() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let dashed = square.strokedPath(StrokeStyle(lineWidth: 2, dash: [100, 5]))
    #expect(dashed == square.strokedPath(StrokeStyle(lineWidth: 2)))
    #expect(square.strokedPath(StrokeStyle(lineWidth: 2, dash: [5, 100], dashPhase: 6)).isEmpty)
  }

  /// Around a square of 40, dashes of 6 with gaps of 4 end in the dash they started in.
  @Test func dashRunsThroughTheStartOfAClosedPath() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let style = StrokeStyle(lineWidth: 2, dash: [6, 4], dashPhase: 3)
    let stroke = square.strokedPath(style)
    #expect(stroke.subpaths.count == 4)
    #expect(stroke.contains(CGPoint(x: -0.9, y: -0.9)), "the corner at the start is joined")
  }

  @Test func dashesFollowACircleEvenly() {
    let radius: CGFloat = 50
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let step = 2 * CGFloat.pi * radius / 12
    let stroke = circle.strokedPath(
      StrokeStyle(lineWidth: 2, dash: [step / 2], dashPhase: step / 4))
    for index in 0..<24 {
      let angle = CGFloat(index) * .pi / 12
      let point = CGPoint(x: 50 + radius * cos(angle), y: 50 + radius * sin(angle))
      #expect(stroke.contains(point) == index.isMultiple(of: 2), "\(index)")
    }
  }
}
