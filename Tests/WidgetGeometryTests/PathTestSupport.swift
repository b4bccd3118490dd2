import Foundation
import WidgetGeometry

/// Repeatable randomness: a failing seed is part of the test's name, so it can be run again.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {  // SplitMix64
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func point() -> CGPoint {
    CGPoint(
      x: CGFloat.random(in: 0...100, using: &self), y: CGFloat.random(in: 0...60, using: &self))
  }

  /// A path of one or two subpaths with lines and curves, some closed.
  mutating func path() -> Path {
    var path = Path()
    for _ in 0..<Int.random(in: 1...2, using: &self) {
      path.move(to: point())
      for _ in 0..<Int.random(in: 1...4, using: &self) {
        switch Int.random(in: 0...2, using: &self) {
        case 0: path.addLine(to: point())
        case 1: path.addQuadCurve(to: point(), control: point())
        default: path.addCurve(to: point(), control1: point(), control2: point())
        }
      }
      if Bool.random(using: &self) { path.closeSubpath() }
    }
    return path
  }
}

extension CGRect {
  /// The points of a grid over the rectangle, off its edges.
  func grid(_ side: Int) -> [CGPoint] {
    (0..<side * side).map { index in
      CGPoint(
        x: minX + width * (CGFloat(index % side) + 0.5) / CGFloat(side),
        y: minY + height * (CGFloat(index / side) + 0.5) / CGFloat(side))
    }
  }
}

extension Path.Element {
  var kind: String {
    switch self {
    case .move: "move"
    case .line: "line"
    case .quadCurve: "quad"
    case .curve: "curve"
    case .closeSubpath: "close"
    }
  }
}

/// A path as short lines, to measure distances from.
struct FlatOutline {
  private let lines: [PathSegment]

  /// - Parameter isClosed: Counts open subpaths as closed, as filling does.
  init(_ path: Path, isClosed: Bool = false) {
    lines = path.flattened(tolerance: 0.002).subpaths.flatMap { subpath in
      isClosed ? subpath.segments + [subpath.closingSegment] : subpath.outline
    }
  }

  /// The distance from `point` to the nearest place of the outline.
  func distance(to point: CGPoint) -> CGFloat {
    var best = CGFloat.infinity
    for line in lines {
      let (a, b) = (line.start, line.end)
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let square = dx * dx + dy * dy
      let along =
        square > 0 ? min(max(((point.x - a.x) * dx + (point.y - a.y) * dy) / square, 0), 1) : 0
      best = min(best, hypot(a.x + along * dx - point.x, a.y + along * dy - point.y))
    }
    return best
  }
}
