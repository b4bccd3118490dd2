import Foundation

extension Path {
  /// The outline of the stroked path, to be filled by the non-zero winding rule.
  ///
  /// The outline may overlap itself, always with windings of one sign, so the fill covers exactly
  /// what a pen would.  A width that is not positive gives an empty path.  Dashes beyond
  /// `RenderLimits.pathElements` are not cut out.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    var stroker = PathStroker(style)
    let dashes = DashPattern(style.dash, phase: style.dashPhase)
    var dashesLeft = RenderLimits.standard.pathElements
    for subpath in subpaths {
      let pieces = dashes?.pieces(of: subpath, limit: dashesLeft) ?? [subpath]
      dashesLeft -= pieces.count
      for piece in pieces { stroker.stroke(piece) }
    }
    return stroker.path
  }
}

/// Walks subpaths and draws the two sides, joins and caps of their stroke.
struct PathStroker {
  private(set) var path = Path()
  private let style: StrokeStyle
  private let halfWidth: CGFloat
  /// How far a curved side may be from where it should be, in points: a hundredth of the pen's
  /// radius, at most a sixtieth of a pixel on a 3× display.
  private let tolerance: CGFloat

  init(_ style: StrokeStyle) {
    self.style = style
    halfWidth = style.lineWidth / 2
    tolerance = min(0.005, halfWidth / 100)
  }

  mutating func stroke(_ subpath: Subpath) {
    let drawn = subpath.outline.filter { $0.startDirection != nil }
    guard let first = drawn.first, let last = drawn.last, let start = first.startDirection,
      let end = last.endDirection
    else { return strokePoint(subpath) }
    let back = drawn.reversed().map(\.reversed)
    path.move(to: first.start + start.rightNormal * halfWidth)
    addSide(drawn, isClosed: subpath.isClosed)
    if subpath.isClosed {
      path.closeSubpath()
      path.move(to: last.end - end.rightNormal * halfWidth)
    } else {
      addCap(at: last.end, facing: end)
    }
    addSide(back, isClosed: subpath.isClosed)
    if !subpath.isClosed { addCap(at: first.start, facing: start * -1) }
    path.closeSubpath()
  }

  /// A subpath that goes nowhere shows its two caps; a lone move shows nothing.
  private mutating func strokePoint(_ subpath: Subpath) {
    guard style.lineCap != .butt, subpath.isClosed || !subpath.segments.isEmpty else { return }
    let right = CGPoint(x: 1, y: 0)
    path.move(to: subpath.start + right.rightNormal * halfWidth)
    addCap(at: subpath.start, facing: right)
    addCap(at: subpath.start, facing: right * -1)
    path.closeSubpath()
  }

  /// Draws the right-hand side of `segments` from its first point, which is the current point.
  private mutating func addSide(_ segments: [PathSegment], isClosed: Bool) {
    for (index, segment) in segments.enumerated() {
      addOffset(segment)
      let isLast = index == segments.count - 1
      guard !isLast || isClosed else { return }
      let next = segments[isLast ? 0 : index + 1]
      if let from = segment.endDirection, let to = next.startDirection {
        addJoin(at: segment.end, from: from, to: to)
      }
    }
  }

  private mutating func addOffset(_ segment: PathSegment) {
    switch segment {
    case .line(let start, let end):
      guard let direction = (end - start).unit else { return }
      path.addLine(to: end + direction.rightNormal * halfWidth)
    case .quad(let start, let control, let end):
      // The same curve, raised to a cubic.
      let (first, second) = (start.mixed(with: control, 2 / 3), end.mixed(with: control, 2 / 3))
      addOffset(.cubic(start, first, second, end))
    case .cubic:
      let curve = OffsetCurve(halfWidth: halfWidth, tolerance: tolerance)
      curve.add(segment, to: &path)
    }
  }

  /// Goes around a corner on the right-hand side.
  ///
  /// The inner side runs through the corner itself.  The outline is then the sum of the outlines of
  /// each segment's own strip and of the wedges between them, all turning the same way, which is
  /// why no part of the stroke can cancel out another, however short the segments are.
  private mutating func addJoin(at pivot: CGPoint, from: CGPoint, to: CGPoint) {
    let (cross, dot) = (from.cross(to), from.dot(to))
    if abs(cross) < 1e-6, dot > 0 { return }
    let (first, second) = (from.rightNormal * halfWidth, to.rightNormal * halfWidth)
    if cross > 0 {
      path.addLine(to: pivot)
    } else {
      switch style.lineJoin {
      case .bevel: break
      case .round:
        // A reversal has no outer side; both sides then get a half circle.
        let turn = cross == 0 ? -CGFloat.pi : atan2(cross, dot)
        path.appendArcCurves(pivot, halfWidth, from.rightNormal, turn, .identity)
        return
      case .miter:
        // The miter is 1 / cos(turn / 2) line widths long.
        let cosine = (1 + dot) / 2
        if cosine * style.miterLimit * style.miterLimit >= 1, cosine > 1e-12 {
          path.addLine(to: pivot + (first + second) * (1 / (1 + dot)))
        }
      }
    }
    path.addLine(to: pivot + second)
  }

  /// Crosses from the right-hand to the left-hand side at the end of a line going `direction`.
  private mutating func addCap(at end: CGPoint, facing direction: CGPoint) {
    let side = direction.rightNormal * halfWidth
    switch style.lineCap {
    case .butt: break
    case .round:
      path.appendArcCurves(end, halfWidth, direction.rightNormal, -.pi, .identity)
      return
    case .square:
      path.addLine(to: end + side + direction * halfWidth)
      path.addLine(to: end - side + direction * halfWidth)
    }
    path.addLine(to: end - side)
  }
}
