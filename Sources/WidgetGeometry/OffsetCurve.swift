import Foundation

/// Draws the curve that runs beside a cubic, to its right, at half the line width.
///
/// Where the cubic turns to the right more tightly than the pen's radius, the parallel curve runs
/// backwards and would cut holes; there the sides of short chords stand for it, joined through the
/// curve's own points.
struct OffsetCurve {
  let halfWidth: CGFloat
  /// Largest distance from the true parallel curve, in points.
  let tolerance: CGFloat

  /// Elements after which curves are no longer refined, so that a path of the greatest length
  /// allowed, with every curve a cusp, stays within memory.
  private static let refinedElements = 4 * RenderLimits.standard.pathElements
  /// Halvings of one cubic.  Smooth curves need two or three; eight reach the lines of a cusp.
  private static let depthLimit = 8
  /// Parameters at which a fitted curve is compared with the true one.
  private static let probes: [CGFloat] = [0.2, 0.4, 0.5, 0.6, 0.8]

  func add(_ segment: PathSegment, to path: inout Path, depth: Int = 0) {
    guard segment.startDirection != nil else { return }
    guard path.elements.count < OffsetCurve.refinedElements else {
      return addLines(segment, steps: 1, to: &path)
    }
    let folded = foldedSamples(segment)
    if folded == .none, let fit = fitted(segment) { return path.elements.append(fit.element) }
    if folded == .all || depth == OffsetCurve.depthLimit {
      let steps = segment.lineCount(tolerance: tolerance)
      return addLines(segment, steps: steps, to: &path)
    }
    let (first, second) = segment.split(at: 0.5)
    add(first, to: &path, depth: depth + 1)
    add(second, to: &path, depth: depth + 1)
  }

  private enum Folded { case none, some, all }

  /// Where the parallel curve would run backwards: where curvature to the right exceeds that of the
  /// pen's circle.
  private func foldedSamples(_ segment: PathSegment) -> Folded {
    let steps = 8
    let count = (0...steps).count { step in
      speed(of: segment, at: CGFloat(step) / CGFloat(steps)) <= 0.01
    }
    return count == 0 ? .none : count > steps ? .all : .some
  }

  /// Speed along the parallel curve relative to the curve's own; 1 where that stands still.
  private func speed(of segment: PathSegment, at t: CGFloat) -> CGFloat {
    let (first, second) = segment.derivatives(at: t)
    let length = first.length
    guard length > 1e-9 else { return 1 }
    return 1 - first.cross(second) / (length * length * length) * halfWidth
  }

  /// One cubic beside `segment`, if it is close enough.
  private func fitted(_ segment: PathSegment) -> PathSegment? {
    guard case .cubic(let p0, let p1, let p2, let p3) = segment, isGentle(segment),
      let direction0 = segment.startDirection, let direction1 = segment.endDirection
    else { return nil }
    let start = p0 + direction0.rightNormal * halfWidth
    let end = p3 + direction1.rightNormal * halfWidth
    let chord = (p3 - p0).length
    let ratio = chord > 0 ? (end - start).length / chord : 1
    // Arms scaled like the chord are right for arcs, arms scaled by the speed at the ends for
    // everything else; the better of the two counts.
    let scales = [
      (ratio, ratio), (speed(of: segment, at: 0), speed(of: segment, at: 1)),
    ]
    let candidates = scales.map { scale in
      let fit = PathSegment.cubic(
        start, start + (p1 - p0) * scale.0, end + (p2 - p3) * scale.1, end)
      return (fit: fit, error: error(of: fit, beside: segment))
    }
    guard let best = candidates.min(by: { $0.error < $1.error }), best.error <= tolerance
    else { return nil }
    return best.fit
  }

  /// Whether the control polygon turns by little more than a right angle in all, so that the
  /// probes cannot miss a loop.
  private func isGentle(_ segment: PathSegment) -> Bool {
    let points = segment.points
    let legs = zip(points, points.dropFirst()).compactMap { ($1 - $0).unit }
    let turn = zip(legs, legs.dropFirst()).reduce(0) { sum, pair in
      sum + abs(atan2(pair.0.cross(pair.1), pair.0.dot(pair.1)))
    }
    return turn < 1.8
  }

  private func error(of fit: PathSegment, beside segment: PathSegment) -> CGFloat {
    OffsetCurve.probes.reduce(0) { worst, t in
      guard let direction = segment.derivatives(at: t).0.unit else { return worst }
      let distance = (fit.point(at: t) - segment.point(at: t)).dot(direction.rightNormal)
      return max(worst, abs(distance - halfWidth))
    }
  }

  /// The right-hand sides of the curve's chords.
  private func addLines(_ segment: PathSegment, steps: Int, to path: inout Path) {
    guard var heading = segment.startDirection, let last = segment.endDirection else { return }
    var from = segment.start
    for step in 1...steps {
      let to = segment.point(at: CGFloat(step) / CGFloat(steps))
      guard let direction = (to - from).unit else { continue }
      turn(at: from, heading, direction, &path)
      path.addLine(to: to + direction.rightNormal * halfWidth)
      (from, heading) = (to, direction)
    }
    turn(at: segment.end, heading, last, &path)
  }

  /// Goes around a point of the curve as a round pen does: through the point where the curve turns
  /// right, along the pen's circle where it turns left or back.
  private func turn(
    at pivot: CGPoint, _ heading: CGPoint, _ direction: CGPoint, _ path: inout Path
  ) {
    let cross = heading.cross(direction)
    if cross > 0 {
      path.addLine(to: pivot)
      path.addLine(to: pivot + direction.rightNormal * halfWidth)
    } else if cross < 0 || heading.dot(direction) < 0 {
      let turn = cross == 0 ? -CGFloat.pi : atan2(cross, heading.dot(direction))
      path.appendArcCurves(pivot, halfWidth, heading.rightNormal, turn, .identity)
    }
  }
}

extension PathSegment {
  /// First and second derivative by the parameter.
  func derivatives(at t: CGFloat) -> (CGPoint, CGPoint) {
    switch self {
    case .line(let a, let b): (b - a, .zero)
    case .quad(let a, let b, let c):
      ((b - a).mixed(with: c - b, t) * 2, (a - b * 2 + c) * 2)
    case .cubic(let a, let b, let c, let d):
      (
        PathSegment.quad(b - a, c - b, d - c).point(at: t) * 3,
        (a - b * 2 + c).mixed(with: b - c * 2 + d, t) * 6
      )
    }
  }
}
