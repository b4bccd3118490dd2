package import Foundation

/// Outlines of the standard shapes, with the element order and the corner law recorded from
/// SwiftUI: rounded outlines start at the middle of the trailing edge's straight part, ellipses at
/// the middle of the trailing edge, and both run clockwise on screen.
extension Path {
  /// A rectangle whose corners all have the same radii.
  ///
  /// Both radii are limited to half the shorter side; a radius of zero or less gives a plain
  /// rectangle.
  mutating func appendRounded(
    _ rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle, _ transform: CGAffineTransform
  ) {
    guard !rect.isNull else { return }
    let limit = min(rect.width, rect.height) / 2
    let radii = CGSize(width: min(cornerSize.width, limit), height: min(cornerSize.height, limit))
    guard radii.width > 0, radii.height > 0 else { return addRect(rect, transform: transform) }
    appendCorners(Corners(rect, all: radii), style, transform)
  }

  /// A rectangle with a radius for each corner, where leading means left.
  ///
  /// All corners are emitted, those without a radius as degenerate curves.
  mutating func appendRounded(
    _ rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle,
    _ transform: CGAffineTransform
  ) {
    guard !rect.isNull else { return }
    appendCorners(Corners(rect, limiting: radii), style, transform)
  }

  /// The largest stadium in `rect`: straight sides and fully rounded ends.
  package init(capsuleIn rect: CGRect, style: RoundedCornerStyle = .continuous) {
    let radius = min(rect.width, rect.height) / 2
    self.init(roundedRect: rect, cornerRadius: radius, style: style)
  }

  /// The largest circle centred in `rect`.
  package init(circleIn rect: CGRect) {
    guard !rect.isNull else {
      self.init()
      return
    }
    let side = min(rect.width, rect.height)
    self.init(
      ellipseIn: CGRect(center: rect.center, size: CGSize(width: side, height: side)))
  }

  private mutating func appendCorners(
    _ corners: Corners, _ style: RoundedCornerStyle, _ transform: CGAffineTransform
  ) {
    elements.append(.move(to: corners.start.applying(transform)))
    for corner in corners.all {
      switch style {
      case .circular: appendCircular(corner, transform)
      case .continuous: appendContinuous(corner, transform)
      }
    }
    elements.append(.closeSubpath)
  }

  private mutating func appendCircular(_ corner: Corner, _ transform: CGAffineTransform) {
    let arm = 1 - Path.quarterArm
    addLine(to: corner.point(1, 0).applying(transform))
    addCurve(
      to: corner.point(0, 1).applying(transform),
      control1: corner.point(arm, 0).applying(transform),
      control2: corner.point(0, arm).applying(transform))
  }

  private mutating func appendContinuous(_ corner: Corner, _ transform: CGAffineTransform) {
    // Recorded constants, in units of the corner's radius.
    let (outer, inner): (CGFloat, CGFloat) = (0.631494, 0.0749114)
    let (far, near): (CGFloat, CGFloat) = (0.372824, 0.16906)
    let arriving = CornerEase(corner.roomArriving)
    let leaving = CornerEase(corner.roomLeaving)
    addLine(to: corner.point(arriving.lead, 0).applying(transform))
    addCurve(
      to: corner.point(outer, inner).applying(transform),
      control1: corner.point(arriving.far, 0).applying(transform),
      control2: corner.point(arriving.near, 0).applying(transform))
    addCurve(
      to: corner.point(inner, outer).applying(transform),
      control1: corner.point(far, near).applying(transform),
      control2: corner.point(near, far).applying(transform))
    addCurve(
      to: corner.point(0, leaving.lead).applying(transform),
      control1: corner.point(0, leaving.near).applying(transform),
      control2: corner.point(0, leaving.far).applying(transform))
  }
}

/// How a continuous corner leaves an edge, in units of the radius along that edge.
private struct CornerEase {
  /// Where the curve starts.
  let lead: CGFloat
  /// The control points of the first curve.
  let far: CGFloat
  let near: CGFloat

  /// - Parameter room: 1 when the edge is long enough for both of its corners to spread to
  ///   1.528665 radii, 0 when their radii fill it.
  init(_ room: CGFloat) {
    lead = 1 + 0.528665 * room
    far = 0.96 + 0.12849 * room
    near = 0.82 + 0.048407 * room
  }
}

/// One corner and the two edges it joins, in drawing order.
private struct Corner {
  /// The corner of the rectangle.
  let apex: CGPoint
  /// One radius back along the edge the outline arrives on, and on along the edge it leaves by.
  let arriving: CGPoint
  let leaving: CGPoint
  let roomArriving: CGFloat
  let roomLeaving: CGFloat

  func point(_ u: CGFloat, _ v: CGFloat) -> CGPoint { apex + arriving * u + leaving * v }
}

/// The limited radii of a rectangle's corners.
private struct Corners {
  let rect: CGRect
  var topLeft: CGSize
  var bottomLeft: CGSize
  var bottomRight: CGSize
  var topRight: CGSize

  init(_ rect: CGRect, all radii: CGSize) {
    self.rect = rect
    (topLeft, bottomLeft, bottomRight, topRight) = (radii, radii, radii, radii)
  }

  /// Each corner gets, on each of its edges, what its neighbour leaves or half the edge, whichever
  /// is more; the smaller of the two edges' answers counts.
  init(_ rect: CGRect, limiting radii: RectangleCornerRadii) {
    let (width, height) = (rect.width, rect.height)
    func limited(_ own: CGFloat, across: CGFloat, along: CGFloat) -> CGSize {
      let horizontal = max(width / 2, width - max(0, across))
      let vertical = max(height / 2, height - max(0, along))
      let radius = max(0, min(own, horizontal, vertical))
      return CGSize(width: radius, height: radius)
    }
    self.rect = rect
    topLeft = limited(radii.topLeading, across: radii.topTrailing, along: radii.bottomLeading)
    bottomLeft = limited(
      radii.bottomLeading, across: radii.bottomTrailing, along: radii.topLeading)
    bottomRight = limited(
      radii.bottomTrailing, across: radii.bottomLeading, along: radii.topTrailing)
    topRight = limited(radii.topTrailing, across: radii.topLeading, along: radii.bottomTrailing)
  }

  /// The middle of the straight part of the trailing edge.
  var start: CGPoint {
    CGPoint(
      x: rect.maxX, y: rect.minY + (topRight.height + rect.height - bottomRight.height) / 2)
  }

  /// The corners in drawing order: bottom right, then clockwise on screen.
  var all: [Corner] {
    let top = room(rect.width, topLeft.width, topRight.width)
    let bottom = room(rect.width, bottomLeft.width, bottomRight.width)
    let left = room(rect.height, topLeft.height, bottomLeft.height)
    let right = room(rect.height, topRight.height, bottomRight.height)
    return [
      Corner(
        apex: CGPoint(x: rect.maxX, y: rect.maxY),
        arriving: CGPoint(x: 0, y: -bottomRight.height),
        leaving: CGPoint(x: -bottomRight.width, y: 0), roomArriving: right, roomLeaving: bottom),
      Corner(
        apex: CGPoint(x: rect.minX, y: rect.maxY), arriving: CGPoint(x: bottomLeft.width, y: 0),
        leaving: CGPoint(x: 0, y: -bottomLeft.height), roomArriving: bottom, roomLeaving: left),
      Corner(
        apex: CGPoint(x: rect.minX, y: rect.minY), arriving: CGPoint(x: 0, y: topLeft.height),
        leaving: CGPoint(x: topLeft.width, y: 0), roomArriving: left, roomLeaving: top),
      Corner(
        apex: CGPoint(x: rect.maxX, y: rect.minY), arriving: CGPoint(x: -topRight.width, y: 0),
        leaving: CGPoint(x: 0, y: topRight.height), roomArriving: top, roomLeaving: right),
    ]
  }

  private func room(_ length: CGFloat, _ a: CGFloat, _ b: CGFloat) -> CGFloat {
    let sum = a + b
    guard sum > 0 else { return 1 }
    return min(max((length - sum) / (0.528665 * sum), 0), 1)
  }
}
