public import Foundation

extension Path {
  /// The smallest rectangle around what the path draws, not counting control points that lie
  /// outside; the null rectangle if there is nothing.
  public var boundingRect: CGRect {
    var (low, high) = (
      CGPoint(x: CGFloat.infinity, y: .infinity), CGPoint(x: -CGFloat.infinity, y: -.infinity)
    )
    func include(_ point: CGPoint, _ axis: Axis) {
      low[axis] = min(low[axis], point[axis])
      high[axis] = max(high[axis], point[axis])
    }
    for subpath in subpaths {
      for axis in Axis.allCases {
        include(subpath.start, axis)
        for segment in subpath.segments {
          include(segment.end, axis)
          for t in segment.turns(along: axis) { include(segment.point(at: t), axis) }
        }
      }
    }
    guard low.x <= high.x else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Whether `point` lies inside the outline, open subpaths counting as closed.
  ///
  /// - Parameter eoFill: Counts crossings by the even-odd rule; the default is the non-zero
  ///   winding rule.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    guard point.isFinite else { return false }
    var winding = 0
    for subpath in subpaths {
      for segment in subpath.segments + [subpath.closingSegment] {
        winding += segment.winding(around: point)
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }
}

extension PathSegment {
  /// Crossings of the ray from `point` to the right: downward ones less upward ones.
  fileprivate func winding(around point: CGPoint) -> Int {
    guard mayCross(point) else { return 0 }
    var count = 0
    var from: CGFloat = 0
    for to in turns(along: .vertical) + [1] {
      let (top, bottom) = (self.point(at: from).y, self.point(at: to).y)
      if (top <= point.y) != (bottom <= point.y),
        self.point(at: crossing(from, to, y: point.y)).x > point.x
      {
        count += bottom > top ? 1 : -1
      }
      from = to
    }
    return count
  }

  /// `false` if the control points alone show that the ray misses the segment.
  private func mayCross(_ point: CGPoint) -> Bool {
    let (a, b, c, d) =
      switch self {
      case .line(let a, let b): (a, b, b, b)
      case .quad(let a, let b, let c): (a, b, c, c)
      case .cubic(let a, let b, let c, let d): (a, b, c, d)
      }
    return max(a.y, b.y, c.y, d.y) > point.y && min(a.y, b.y, c.y, d.y) <= point.y
      && max(a.x, b.x, c.x, d.x) > point.x
  }

  /// The parameter between `from` and `to`, where the segment only rises or only falls, at height
  /// `y`.
  private func crossing(_ from: CGFloat, _ to: CGFloat, y: CGFloat) -> CGFloat {
    var (low, high) = (from, to)
    let falls = point(at: from).y <= y
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if (point(at: middle).y <= y) == falls { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
