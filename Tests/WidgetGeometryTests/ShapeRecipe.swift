import Foundation
import WidgetGeometry

/// How a recorded path is built: a shape in a rectangle or a list of steps, then modifiers.
struct ShapeRecipe: Decodable, Sendable {
  let shape: Shape?
  let rect: [CGFloat]?
  let path: [Step]?
  let modifiers: [Modifier]?

  struct Shape: Decodable, Sendable {
    enum Kind: String, Decodable {
      case rectangle, circle, ellipse, capsule, roundedRectangle, unevenRoundedRectangle
    }
    let type: Kind
    let style: String?
    let cornerSize: [CGFloat]?
    let topLeading: CGFloat?
    let bottomLeading: CGFloat?
    let bottomTrailing: CGFloat?
    let topTrailing: CGFloat?
  }

  struct Step: Decodable, Sendable {
    struct Arc: Decodable, Sendable {
      let center: [CGFloat]
      let radius: CGFloat
      let start: Double
      let end: Double?
      let delta: Double?
      let clockwise: Bool?
      let transform: [CGFloat]?
    }
    let move: CGPoint?
    let line: CGPoint?
    let quad: [CGPoint]?
    let curve: [CGPoint]?
    let close: Bool?
    let lines: [CGPoint]?
    let rect: [CGFloat]?
    let transform: [CGFloat]?
    let arc: Arc?
    let relativeArc: Arc?
    let parse: String?
  }

  struct Modifier: Decodable, Sendable {
    struct Stroke: Decodable, Sendable {
      let lineWidth: CGFloat
      let lineCap: String?
      let lineJoin: String?
    }
    let inset: CGFloat?
    let trim: [CGFloat]?
    let offset: [CGFloat]?
    let scale: [CGFloat]?
    let rotation: Double?
    let transform: [CGFloat]?
    let size: [CGFloat]?
    let anchor: [CGFloat]?
    let stroke: Stroke?
  }

  /// The path SwiftUI was asked for, or `nil` if the recipe is incomplete.
  func makePath() -> Path? {
    let modifiers = modifiers ?? []
    var frame = rect.map(CGRect.init(values:)) ?? .zero
    if let size = modifiers.lazy.compactMap(\.size).first {
      frame = CGRect(x: 0, y: 0, width: size[0], height: size[1])
    }
    var result = Path()
    if let shape {
      let inset = modifiers.reduce(0) { $0 + ($1.inset ?? 0) }
      result = shape.path(in: frame.insetBy(dx: inset, dy: inset), inset: inset)
    } else if let path {
      for step in path { guard step.add(to: &result) else { return nil } }
    } else {
      return nil
    }
    return modifiers.reduce(result) { $1.apply(to: $0, in: frame) }
  }
}

extension ShapeRecipe.Shape {
  func path(in rect: CGRect, inset: CGFloat) -> Path {
    let style: RoundedCornerStyle = style == "circular" ? .circular : .continuous
    switch type {
    case .rectangle: return Path(rect)
    case .circle: return Path(circleIn: rect)
    case .ellipse: return Path(ellipseIn: rect)
    case .capsule: return Path(capsuleIn: rect, style: style)
    case .roundedRectangle:
      let size = cornerSize ?? [0, 0]
      return Path(
        roundedRect: rect,
        cornerSize: CGSize(width: size[0], height: size[1]).cornerSize(insetBy: inset),
        style: style)
    case .unevenRoundedRectangle:
      let radii = RectangleCornerRadii(
        topLeading: topLeading ?? 0, bottomLeading: bottomLeading ?? 0,
        bottomTrailing: bottomTrailing ?? 0, topTrailing: topTrailing ?? 0)
      return Path(roundedRect: rect, cornerRadii: radii.inset(by: inset), style: style)
    }
  }
}

extension ShapeRecipe.Step {
  /// Adds the step; `false` if it is not one of the known steps.
  func add(to path: inout Path) -> Bool {
    if let move {
      path.move(to: move)
    } else if let line {
      path.addLine(to: line)
    } else if let quad {
      path.addQuadCurve(to: quad[1], control: quad[0])
    } else if let curve {
      path.addCurve(to: curve[2], control1: curve[0], control2: curve[1])
    } else if close == true {
      path.closeSubpath()
    } else if let lines {
      path.addLines(lines)
    } else if let rect {
      path.addRect(CGRect(values: rect), transform: .init(values: transform))
    } else if let arc, let end = arc.end, let clockwise = arc.clockwise {
      path.addArc(
        center: CGPoint(x: arc.center[0], y: arc.center[1]), radius: arc.radius,
        startAngle: .degrees(arc.start), endAngle: .degrees(end), clockwise: clockwise,
        transform: .init(values: arc.transform))
    } else if let arc = relativeArc, let delta = arc.delta {
      path.addRelativeArc(
        center: CGPoint(x: arc.center[0], y: arc.center[1]), radius: arc.radius,
        startAngle: .degrees(arc.start), delta: .degrees(delta),
        transform: .init(values: arc.transform))
    } else if let parse, let parsed = Path(parse) {
      path.addPath(parsed)
    } else {
      return false
    }
    return true
  }
}

extension ShapeRecipe.Modifier {
  /// Applies a modifier that works on the finished path.
  func apply(to path: Path, in rect: CGRect) -> Path {
    if let trim { return path.trimmedPath(from: trim[0], to: trim[1]) }
    if let offset { return path.offsetBy(dx: offset[0], dy: offset[1]) }
    if let stroke {
      return path.strokedPath(
        StrokeStyle(
          lineWidth: stroke.lineWidth, lineCap: stroke.lineCap == "round" ? .round : .butt,
          lineJoin: stroke.lineJoin == "round" ? .round : .miter))
    }
    if let transform { return path.applying(.init(values: transform)) }
    let map: CGAffineTransform
    if let scale {
      map = CGAffineTransform(scaleX: scale[0], y: scale[1])
    } else if let rotation {
      map = CGAffineTransform(rotationAngle: rotation * .pi / 180)
    } else {
      return path
    }
    let unit = anchor ?? [0.5, 0.5]
    let center = UnitPoint(x: unit[0], y: unit[1]).point(in: rect)
    return path.offsetBy(dx: -center.x, dy: -center.y).applying(map)
      .offsetBy(dx: center.x, dy: center.y)
  }
}

extension CGRect {
  fileprivate init(values: [CGFloat]) {
    self.init(x: values[0], y: values[1], width: values[2], height: values[3])
  }
}

extension CGAffineTransform {
  fileprivate init(values: [CGFloat]?) {
    guard let v = values else {
      self.init()
      return
    }
    self.init(v[0], v[1], v[2], v[3], v[4], v[5])
  }
}
