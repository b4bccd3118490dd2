import Foundation
import WidgetGeometry
import WidgetScene

extension SVGReader {
  /// Dashes of one stroke.  A pattern of a millionth of a unit would keep any painter busy.
  private static let mostDashes: CGFloat = 100_000

  /// A shape's fill and stroke.
  mutating func paint(_ path: Path, in context: Context) throws(SVGStop) -> [DisplayItem] {
    guard context.style.isVisible else { return [] }
    let fill = try fill(path, in: context)
    let stroke = try stroke(path, in: context)
    return context.style.strokesFirst ? stroke + fill : fill + stroke
  }

  private mutating func fill(_ path: Path, in context: Context) throws(SVGStop) -> [DisplayItem] {
    let style = context.style
    guard style.fill != .none, style.fillOpacity > 0 else { return [] }
    guard
      let ready = try ready(
        style.fill, opacity: style.fillOpacity, box: { path.boundingRect },
        reach: { path.boundingRect }, outer: context.transform, in: context)
    else { return [] }
    return Self.fill(
      path, ready, FillStyle(eoFill: style.fillsEvenOdd), outer: context.transform)
  }

  private static func fill(
    _ path: Path, _ ready: SVGGradient.Ready, _ style: FillStyle, outer: CGAffineTransform
  ) -> [DisplayItem] {
    switch ready {
    case .paint(let paint): return [.fill(path.applying(outer), paint, style)]
    case .stretched(let paint, let map):
      let inside = path.applying(outer.concatenating(map.inverted()))
      return [.grouped(.transform(map), [.fill(inside, paint, style)])]
    }
  }

  private mutating func stroke(
    _ path: Path, in context: Context
  ) throws(SVGStop) -> [DisplayItem] {
    let style = context.style
    guard style.stroke != .none, style.strokeOpacity > 0 else { return [] }
    let pen = try pen(for: path, in: context)
    guard pen.lineWidth > 0 else { return [] }
    func ready(_ outer: CGAffineTransform, _ reader: inout SVGReader) throws(SVGStop)
      -> SVGGradient.Ready?
    {
      try reader.ready(
        style.stroke, opacity: style.strokeOpacity, box: { path.boundingRect },
        reach: { DisplayItem.stroke(path, .solid(.black), pen).bounds },
        outer: outer, in: context)
    }
    guard let paint = try ready(context.transform, &self) else { return [] }
    guard case .paint(let flat) = paint else {
      // The outline of the line, as a shape that a stretched gradient can fill.
      return Self.fill(
        path.strokedPath(pen), paint, FillStyle(), outer: context.transform)
    }
    if let scale = context.transform.uniformScale {
      return [.stroke(path.applying(context.transform), flat, pen.scaled(by: scale))]
    }
    // The pen is stretched with the line.
    guard case .paint(let inner)? = try ready(.identity, &self) else {
      return Self.fill(path.strokedPath(pen), paint, FillStyle(), outer: context.transform)
    }
    return [.grouped(.transform(context.transform), [.stroke(path, inner, pen)])]
  }

  private func pen(for path: Path, in context: Context) throws(SVGStop) -> StrokeStyle {
    let style = context.style
    let side = context.viewport.diagonal
    var pen = StrokeStyle(
      lineWidth: style.strokeWidth.resolved(side), lineCap: style.cap, lineJoin: style.join,
      miterLimit: style.miterLimit)
    let dash = style.dash.map { $0.resolved(side) }
    let period = dash.reduce(0, +)
    guard period > 0 else { return pen }
    guard path.controlLength / period * CGFloat(dash.count) <= Self.mostDashes else {
      throw .over(
        AssetIssue(.error, file: file, "a line with more than \(Int(Self.mostDashes)) dashes"))
    }
    pen.dash = dash
    pen.dashPhase = style.dashOffset.resolved(side)
      .truncatingRemainder(dividingBy: period)
    if pen.dashPhase < 0 { pen.dashPhase += period }
    return pen
  }

  /// The paint a property names; `nil` for nothing.
  private mutating func ready(
    _ value: SVGPaintValue, opacity: Double, box: () -> CGRect, reach: () -> CGRect,
    outer: CGAffineTransform, in context: Context
  ) throws(SVGStop) -> SVGGradient.Ready? {
    switch value {
    case .none: return nil
    case .color(let color):
      let color = color.resolved(context.style.color).opacity(opacity)
      return color.alpha > 0 ? .paint(.solid(color)) : nil
    case .server(let id, let otherwise):
      guard let element = document.element(id) else {
        return try ready(
          otherwise, opacity: opacity, box: box, reach: reach, outer: outer, in: context)
      }
      switch element.localName {
      case "linearGradient", "radialGradient": break
      case "pattern": throw .beyond("a pattern")
      default:
        return try ready(
          otherwise, opacity: opacity, box: box, reach: reach, outer: outer, in: context)
      }
      let gradient = try SVGGradient(element, document, viewport: context.viewport)
      try spend(gradient.cost, depth: context.depth)
      let found = try gradient.ready(
        box: box(), reach: reach(), opacity: opacity, outer: outer, limits: limits)
      guard found == nil, !gradient.stops.isEmpty else { return found }
      return try ready(
        otherwise, opacity: opacity, box: box, reach: reach, outer: outer, in: context)
    }
  }
}

extension StrokeStyle {
  fileprivate func scaled(by factor: CGFloat) -> StrokeStyle {
    var copy = self
    copy.lineWidth *= factor
    copy.dash = dash.map { $0 * factor }
    copy.dashPhase *= factor
    return copy
  }
}

extension Path {
  /// Of the lines between all points, control points included: never shorter than the outline.
  fileprivate var controlLength: CGFloat {
    var length: CGFloat = 0
    var start = CGPoint.zero
    var last = CGPoint.zero
    func go(_ point: CGPoint) {
      length += hypot(point.x - last.x, point.y - last.y)
      last = point
    }
    forEach { element in
      switch element {
      case .move(let p):
        start = p
        last = p
      case .line(let p): go(p)
      case .quadCurve(let p, let c):
        go(c)
        go(p)
      case .curve(let p, let c1, let c2):
        go(c1)
        go(c2)
        go(p)
      case .closeSubpath: go(start)
      }
    }
    return length
  }
}
