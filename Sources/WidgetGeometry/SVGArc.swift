import Foundation

/// An elliptical arc given by its end, as SVG path data has it.
struct SVGArc {
  let radii: CGSize
  /// Of the ellipse's x axis, in radians, clockwise on screen.
  let rotation: CGFloat
  /// Whether the longer way round is meant, and whether the angle grows on it.
  let isLarge: Bool
  let isSweep: Bool
  let end: CGPoint
}

extension Path {
  /// Adds the cubics of an arc from `start`, the current point.
  ///
  /// As the format asks: without a radius the arc is a line, between equal points it is nothing,
  /// and radii too small to reach are scaled up until they do.
  mutating func append(_ arc: SVGArc, from start: CGPoint) {
    guard start != arc.end else { return }
    let (width, height) = (abs(arc.radii.width), abs(arc.radii.height))
    guard width > 0, height > 0 else { return addLine(to: arc.end) }
    let toUnit = CGAffineTransform(rotationAngle: -arc.rotation)
      .concatenating(CGAffineTransform(scaleX: 1 / width, y: 1 / height))
    // In the ellipse's own coordinates both ends lie on a unit circle.
    let half = (arc.end - start).applying(toUnit) * 0.5
    let reach = half.length
    guard reach > 0, reach.isFinite else { return addLine(to: arc.end) }
    let scale = max(1, reach)
    let rise = (1 - min(1, reach) * min(1, reach)).squareRoot()
    let across = half.rightNormal * (1 / reach)
    let center = half * (1 / scale) + across * (arc.isLarge == arc.isSweep ? -rise : rise)
    let from = center * -1
    let to = half * (2 / scale) - center
    var turn = atan2(from.cross(to), from.dot(to))
    if arc.isSweep, turn < 0 { turn += 2 * .pi }
    if !arc.isSweep, turn > 0 { turn -= 2 * .pi }
    let toPath = CGAffineTransform(scaleX: width * scale, y: height * scale)
      .concatenating(CGAffineTransform(rotationAngle: arc.rotation))
      .concatenating(CGAffineTransform(translationX: start.x, y: start.y))
    let before = elements.count
    appendArcCurves(center, 1, from, turn, toPath)
    guard elements.count > before, case .curve(_, let control1, let control2) = elements.last
    else { return addLine(to: arc.end) }
    // The arc ends where the data says, not where rounding leads.
    elements[elements.count - 1] = .curve(
      to: arc.end, control1: control1, control2: control2)
  }
}
