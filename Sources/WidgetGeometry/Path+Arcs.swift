public import Foundation

/// Arcs of circles, built as recorded from SwiftUI: whole quarter turns first, then the rest, one
/// cubic each.
extension Path {
  /// Length of the control arms of a quarter circle, in radii: 4/3 · tan(π/8).
  static let quarterArm: CGFloat = 0.552284749830793

  /// Adds an arc, joined by a line to the current point if there is one.
  ///
  /// - Parameter clockwise: As in SwiftUI, in a coordinate system with y growing upwards: on
  ///   screen `false` runs clockwise.  An angle difference of exactly one turn closes the subpath.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    let difference = endAngle.radians - startAngle.radians
    let sweep: Double
    if abs(difference) < Path.angleNoise {
      sweep = 0
    } else if clockwise {
      sweep =
        difference < 0
        ? difference : difference.truncatingRemainder(dividingBy: turn) - turn
    } else {
      sweep =
        difference > 0
        ? difference : turn + difference.truncatingRemainder(dividingBy: turn)
    }
    appendArc(center, radius, startAngle.radians, sweep, transform)
    if abs(difference - turn) < Path.angleNoise { closeSubpath() }
  }

  /// Adds an arc that turns by `delta`, clockwise on screen when positive.  It is never closed.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    appendArc(center, radius, startAngle.radians, delta.radians, transform)
  }

  /// Adds the arc that rounds the corner at `tangent1End` between the current point and
  /// `tangent2End`, with a line to its start.
  ///
  /// Without a corner (points on one line, no radius) it adds a line to `tangent1End`; without a
  /// current point it adds nothing.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint else { return }
    let from = current.applying(transform.inverted())
    guard radius > 0, let back = (from - tangent1End).unit,
      let onward = (tangent2End - tangent1End).unit, abs(back.cross(onward)) > 1e-9
    else { return addLine(to: tangent1End.applying(transform)) }
    let turn = atan2((back * -1).cross(onward), (back * -1).dot(onward))
    let reach = radius * abs(tan(turn / 2))
    let start = tangent1End + back * reach
    let center = start + (back * -1).rightNormal * (turn > 0 ? radius : -radius)
    let angle = atan2(start.y - center.y, start.x - center.x)
    appendArc(center, radius, angle, turn, transform)
  }

  /// Two angles closer than this are one: it is far above rounding and far below a pixel.
  private static let angleNoise = 1e-9

  /// Whole turns kept of one arc; more only draw the same circle again.
  private static let turnLimit = 1_000.0

  private mutating func appendArc(
    _ center: CGPoint, _ radius: CGFloat, _ start: Double, _ sweep: Double,
    _ transform: CGAffineTransform
  ) {
    let first = CGPoint(x: cos(start), y: sin(start))
    let point = (center + first * radius).applying(transform)
    if elements.isEmpty { move(to: point) } else { addLine(to: point) }
    appendArcCurves(center, radius, first, sweep, transform)
  }

  /// Adds the curves of an arc that starts at the current point.
  ///
  /// - Parameters:
  ///   - direction: Unit vector from the centre to the start.
  ///   - sweep: Radians, clockwise on screen when positive.
  mutating func appendArcCurves(
    _ center: CGPoint, _ radius: CGFloat, _ direction: CGPoint, _ sweep: Double,
    _ transform: CGAffineTransform
  ) {
    guard sweep.isFinite else { return }
    var left = abs(sweep)
    if left > Path.turnLimit * 2 * .pi {
      left = Path.turnLimit * 2 * .pi + left.truncatingRemainder(dividingBy: 2 * .pi)
    }
    let side: CGFloat = sweep < 0 ? -1 : 1
    var from = direction
    while left > Path.angleNoise {
      let isQuarter = left > .pi / 2 - Path.angleNoise
      let step = isQuarter ? .pi / 2 : left
      // A quarter turn swaps coordinates and adds no rounding error.
      let to =
        isQuarter
        ? from.rightNormal * side
        : from * cos(step) + from.rightNormal * (side * sin(step))
      let arm = (isQuarter ? Path.quarterArm : 4 / 3 * tan(step / 4)) * side
      addCurve(
        to: (center + to * radius).applying(transform),
        control1: (center + (from + from.rightNormal * arm) * radius).applying(transform),
        control2: (center + (to - to.rightNormal * arm) * radius).applying(transform))
      from = to
      left -= step
    }
  }
}
