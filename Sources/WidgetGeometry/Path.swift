public import Foundation

/// The outline of a 2D shape, in points, y growing downwards.
///
/// Builders beyond the four basic ones are in `Path+Building.swift` and `Path+Arcs.swift`, outlines
/// of standard shapes in `Path+Shapes.swift`.  A path with a coordinate that is not finite draws
/// nothing: it has no subpaths, bounds or outline.
@frozen public struct Path: Hashable, Sendable, Codable {
  /// One step of an outline.
  @frozen public enum Element: Hashable, Sendable, Codable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  package var elements: [Element] = []

  /// An empty path.
  public init() {}

  /// Builds a path in place.
  public init(_ build: (inout Path) -> Void) { build(&self) }

  package init(elements: [Element]) { self.elements = elements }

  public var isEmpty: Bool { elements.isEmpty }

  /// Calls `body` with each element in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Starts a new subpath at `end`.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  /// Adds a straight line; like every step but `move`, it is dropped when there is no point to
  /// start from, as CoreGraphics does.
  public mutating func addLine(to end: CGPoint) { append(.line(to: end)) }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control))
  }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2))
  }
  /// Ends the subpath with a line to its start, which becomes the current point.
  public mutating func closeSubpath() { append(.closeSubpath) }

  private mutating func append(_ element: Element) {
    if !elements.isEmpty { elements.append(element) }
  }

  /// The path with every point mapped by `transform`.
  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(
      elements: elements.map { element in
        switch element {
        case .move(let p): .move(to: p.applying(transform))
        case .line(let p): .line(to: p.applying(transform))
        case .quadCurve(let p, let c):
          .quadCurve(to: p.applying(transform), control: c.applying(transform))
        case .curve(let p, let c1, let c2):
          .curve(
            to: p.applying(transform), control1: c1.applying(transform),
            control2: c2.applying(transform))
        case .closeSubpath: .closeSubpath
        }
      })
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}
