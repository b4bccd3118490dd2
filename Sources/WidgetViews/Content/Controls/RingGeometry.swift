import Foundation
import WidgetGeometry
import WidgetScene

/// The centre line of a ring and how it is drawn.  Angles in degrees, 0 at the trailing edge,
/// growing clockwise on screen; lengths in points.
struct RingGeometry {
  let center: CGPoint
  let radius: CGFloat
  let width: CGFloat

  func point(at degrees: Double) -> CGPoint {
    let angle = Angle.degrees(degrees).radians
    return CGPoint(
      x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
  }

  /// The outer bounds of the whole ring.
  var bounds: CGRect {
    let reach = radius + width / 2
    return CGRect(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach)
  }

  func path(from start: Double, sweep: Double) -> Path {
    var path = Path()
    path.addRelativeArc(
      center: center, radius: radius, startAngle: .degrees(start), delta: .degrees(sweep))
    if sweep >= 360 { path.closeSubpath() }
    return path
  }

  func arc(
    from start: Double, sweep: Double, _ style: ResolvedStyle, cap: CGLineCap
  ) -> [DisplayItem] {
    style.shadowing([
      .stroke(
        path(from: start, sweep: sweep), style.paint(in: bounds),
        StrokeStyle(lineWidth: width, lineCap: cap))
    ])
  }

  /// The outer half of a round cap where an arc starts that runs clockwise.
  func startCap(at degrees: Double) -> Path {
    var path = Path()
    path.addRelativeArc(
      center: point(at: degrees), radius: width / 2, startAngle: .degrees(degrees),
      delta: .degrees(-180))
    path.closeSubpath()
    return path
  }

  func dot(at degrees: Double, diameter: CGFloat) -> Path {
    let middle = point(at: degrees)
    return Path(
      ellipseIn: CGRect(
        x: middle.x - diameter / 2, y: middle.y - diameter / 2, width: diameter,
        height: diameter))
  }
}

extension ResolvedStyle {
  /// A gradient laid along an arc: what a gauge makes of a gradient tint.  Colours stay.
  ///
  /// The ends of the gradient hold to the middle of the gap, under the round caps and beyond.
  func along(_ center: UnitPoint, from start: Double, sweep: Double) -> ResolvedStyle {
    switch self {
    case .linear(let ramp, _, _):
      let gap = (360 - sweep) / 2
      var whole = ramp
      for index in whole.stops.indices {
        whole.stops[index].location = (gap + whole.stops[index].location * sweep) / 360
      }
      return .angular(
        whole, center: center, start: .degrees(start - gap), end: .degrees(start - gap + 360))
    case .faded(let style, let opacity):
      return .faded(style.along(center, from: start, sweep: sweep), opacity)
    case .color, .radial, .elliptical, .angular, .mesh, .image, .material, .shadowed, .blended:
      return self
    }
  }

  /// The first colour of a gradient along an arc.
  var startColor: ColorValue? {
    switch self {
    case .angular(let ramp, _, _, _): ramp.stops.first?.color
    case .faded(let style, let opacity): style.startColor?.opacity(opacity)
    case .color, .linear, .radial, .elliptical, .mesh, .image, .material, .shadowed, .blended: nil
    }
  }

  /// A gradient laid along a line from the leading end.
  func across(_ direction: LayoutDirection) -> ResolvedStyle {
    switch self {
    case .linear(let ramp, _, _):
      direction == .leftToRight
        ? .linear(ramp, start: .leading, end: .trailing)
        : .linear(ramp, start: .trailing, end: .leading)
    case .faded(let style, let opacity): .faded(style.across(direction), opacity)
    case .color, .radial, .elliptical, .angular, .mesh, .image, .material, .shadowed, .blended:
      self
    }
  }
}
