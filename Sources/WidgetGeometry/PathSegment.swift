package import Foundation

/// One drawn piece of an outline, with its own start point.
package enum PathSegment: Hashable, Sendable {
  case line(CGPoint, CGPoint)
  case quad(CGPoint, CGPoint, CGPoint)
  case cubic(CGPoint, CGPoint, CGPoint, CGPoint)

  /// Start, control points and end.
  package var points: [CGPoint] {
    switch self {
    case .line(let a, let b): [a, b]
    case .quad(let a, let b, let c): [a, b, c]
    case .cubic(let a, let b, let c, let d): [a, b, c, d]
    }
  }

  package var start: CGPoint {
    switch self {
    case .line(let start, _), .quad(let start, _, _), .cubic(let start, _, _, _): start
    }
  }

  package var end: CGPoint {
    switch self {
    case .line(_, let end), .quad(_, _, let end), .cubic(_, _, _, let end): end
    }
  }

  /// The path element that draws this segment from its start.
  package var element: Path.Element {
    switch self {
    case .line(_, let end): .line(to: end)
    case .quad(_, let control, let end): .quadCurve(to: end, control: control)
    case .cubic(_, let control1, let control2, let end):
      .curve(to: end, control1: control1, control2: control2)
    }
  }

  package var reversed: PathSegment {
    switch self {
    case .line(let a, let b): .line(b, a)
    case .quad(let a, let b, let c): .quad(c, b, a)
    case .cubic(let a, let b, let c, let d): .cubic(d, c, b, a)
    }
  }

  /// The point at parameter `t`; exact at 0 and 1.
  package func point(at t: CGFloat) -> CGPoint {
    let u = 1 - t
    switch self {
    case .line(let a, let b): return a * u + b * t
    case .quad(let a, let b, let c): return a * (u * u) + b * (2 * u * t) + c * (t * t)
    case .cubic(let a, let b, let c, let d):
      let ends = a * (u * u * u) + d * (t * t * t)
      return ends + b * (3 * u * u * t) + c * (3 * u * t * t)
    }
  }

  /// The two halves on either side of parameter `t`.
  package func split(at t: CGFloat) -> (PathSegment, PathSegment) {
    switch self {
    case .line(let a, let b):
      let middle = a.mixed(with: b, t)
      return (.line(a, middle), .line(middle, b))
    case .quad(let a, let b, let c):
      let (ab, bc) = (a.mixed(with: b, t), b.mixed(with: c, t))
      let middle = ab.mixed(with: bc, t)
      return (.quad(a, ab, middle), .quad(middle, bc, c))
    case .cubic(let a, let b, let c, let d):
      let (ab, bc, cd) = (a.mixed(with: b, t), b.mixed(with: c, t), c.mixed(with: d, t))
      let (abc, bcd) = (ab.mixed(with: bc, t), bc.mixed(with: cd, t))
      let middle = abc.mixed(with: bcd, t)
      return (.cubic(a, ab, abc, middle), .cubic(middle, bcd, cd, d))
    }
  }

  /// The part between two parameters, `from` before `to`.
  package func part(from: CGFloat, to: CGFloat) -> PathSegment {
    let head = to < 1 ? split(at: to).0 : self
    guard from > 0 else { return head }
    return head.split(at: to > 0 ? min(from / to, 1) : 0).1
  }

  /// Parameters between 0 and 1 where the segment turns back along `axis`.
  package func turns(along axis: Axis) -> [CGFloat] {
    func inside(_ t: CGFloat) -> Bool { t > 0 && t < 1 }
    switch self {
    case .line: return []
    case .quad(let p0, let p1, let p2):
      let t = (p0[axis] - p1[axis]) / (p0[axis] - 2 * p1[axis] + p2[axis])
      return [t].filter(inside)
    case .cubic(let p0, let p1, let p2, let p3):
      // The derivative over three: a·t² + 2b·t + c.
      let a = p3[axis] - p0[axis] + 3 * (p1[axis] - p2[axis])
      let b = p0[axis] - 2 * p1[axis] + p2[axis]
      let c = p1[axis] - p0[axis]
      let discriminant = b * b - a * c
      guard discriminant >= 0 else { return [] }
      // The form without cancellation; a division by zero is filtered out as not inside.
      let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
      return [q / a, c / q].filter(inside).sorted()
    }
  }

  /// Direction of travel at the start, from the first control point that differs.
  package var startDirection: CGPoint? {
    let start = start
    for point in points.dropFirst() {
      if let direction = (point - start).unit { return direction }
    }
    return nil
  }

  /// Direction of travel at the end.
  package var endDirection: CGPoint? { reversed.startDirection.map { $0 * -1 } }
}
