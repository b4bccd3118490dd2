import Foundation
import WidgetGeometry

/// The outlines of SVG's basic shapes, in their own units.
enum SVGShape {
  static let names: Set<String> = [
    "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
  ]

  /// How far the control points of a quarter of a circle are from its ends, per radius.
  private static let kappa: CGFloat = 0.5522847498307936

  /// `nil` where the shape is turned off by a side or a radius of zero.
  static func path(
    of element: XMLTree.Element, in viewport: SVGViewport, limits: RenderLimits
  ) throws(SVGStop) -> Path? {
    func length(_ name: String, _ side: CGFloat) throws(SVGStop) -> CGFloat? {
      guard let text = element.attributes[name], text != "auto" else { return nil }
      return try SVGLength(text, named: name).resolved(side)
    }
    /// A negative radius counts as none given.
    func radius(_ name: String, _ side: CGFloat) throws(SVGStop) -> CGFloat? {
      try length(name, side).flatMap { $0 < 0 ? nil : $0 }
    }
    let (width, height) = (viewport.size.width, viewport.size.height)
    switch element.localName {
    case "path":
      guard let data = element.attributes["d"], data != "none" else { return nil }
      do {
        return try Path(svgPathData: data, limits: limits)
      } catch {
        throw .beyond("path data: \(error)")
      }
    case "rect":
      let (rx, ry) = (try radius("rx", width), try radius("ry", height))
      return rect(
        CGPoint(x: try length("x", width) ?? 0, y: try length("y", height) ?? 0),
        CGSize(width: try length("width", width) ?? 0, height: try length("height", height) ?? 0),
        radii: CGSize(width: rx ?? ry ?? 0, height: ry ?? rx ?? 0))
    case "circle":
      let radius = try length("r", viewport.diagonal) ?? 0
      return ellipse(
        center: CGPoint(x: try length("cx", width) ?? 0, y: try length("cy", height) ?? 0),
        radii: CGSize(width: radius, height: radius))
    case "ellipse":
      let (rx, ry) = (try radius("rx", width), try radius("ry", height))
      return ellipse(
        center: CGPoint(x: try length("cx", width) ?? 0, y: try length("cy", height) ?? 0),
        radii: CGSize(width: rx ?? ry ?? 0, height: ry ?? rx ?? 0))
    case "line":
      var path = Path()
      path.move(to: CGPoint(x: try length("x1", width) ?? 0, y: try length("y1", height) ?? 0))
      path.addLine(to: CGPoint(x: try length("x2", width) ?? 0, y: try length("y2", height) ?? 0))
      return path
    case "polyline", "polygon":
      let numbers = try SVGNumbers.list(element.attributes["points"] ?? "", named: "points")
      var path = Path()
      for index in stride(from: 0, to: numbers.count - 1, by: 2) {
        let point = CGPoint(x: numbers[index], y: numbers[index + 1])
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      if element.localName == "polygon", !path.isEmpty { path.closeSubpath() }
      return path.isEmpty ? nil : path
    default: return nil
    }
  }

  /// Clockwise from the end of the upper left corner, as dashes run.
  private static func rect(_ origin: CGPoint, _ size: CGSize, radii: CGSize) -> Path? {
    // A rectangle's own width is never negative, a size's is.
    guard size.width > 0, size.height > 0 else { return nil }
    let r = CGRect(origin: origin, size: size)
    let rx = min(max(radii.width, 0), r.width / 2)
    let ry = min(max(radii.height, 0), r.height / 2)
    guard rx > 0, ry > 0 else { return Path(r) }
    let (x, y) = (rx * (1 - kappa), ry * (1 - kappa))
    func point(_ px: CGFloat, _ py: CGFloat) -> CGPoint { CGPoint(x: px, y: py) }
    return Path {
      $0.move(to: point(r.minX + rx, r.minY))
      $0.addLine(to: point(r.maxX - rx, r.minY))
      $0.addCurve(
        to: point(r.maxX, r.minY + ry), control1: point(r.maxX - x, r.minY),
        control2: point(r.maxX, r.minY + y))
      $0.addLine(to: point(r.maxX, r.maxY - ry))
      $0.addCurve(
        to: point(r.maxX - rx, r.maxY), control1: point(r.maxX, r.maxY - y),
        control2: point(r.maxX - x, r.maxY))
      $0.addLine(to: point(r.minX + rx, r.maxY))
      $0.addCurve(
        to: point(r.minX, r.maxY - ry), control1: point(r.minX + x, r.maxY),
        control2: point(r.minX, r.maxY - y))
      $0.addLine(to: point(r.minX, r.minY + ry))
      $0.addCurve(
        to: point(r.minX + rx, r.minY), control1: point(r.minX, r.minY + y),
        control2: point(r.minX + x, r.minY))
      $0.closeSubpath()
    }
  }

  /// Clockwise from the rightmost point.
  private static func ellipse(center c: CGPoint, radii: CGSize) -> Path? {
    let (rx, ry) = (radii.width, radii.height)
    guard rx > 0, ry > 0 else { return nil }
    let (x, y) = (rx * kappa, ry * kappa)
    func point(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: c.x + dx, y: c.y + dy) }
    return Path {
      $0.move(to: point(rx, 0))
      $0.addCurve(to: point(0, ry), control1: point(rx, y), control2: point(x, ry))
      $0.addCurve(to: point(-rx, 0), control1: point(-x, ry), control2: point(-rx, y))
      $0.addCurve(to: point(0, -ry), control1: point(-rx, -y), control2: point(-x, -ry))
      $0.addCurve(to: point(rx, 0), control1: point(x, -ry), control2: point(rx, -y))
      $0.closeSubpath()
    }
  }
}
