import Foundation

/// Points as vectors; internal, so that widget authors do not see operators Apple does not have.
extension CGPoint {
  static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: CGPoint, factor: CGFloat) -> CGPoint {
    CGPoint(x: a.x * factor, y: a.y * factor)
  }

  func dot(_ other: CGPoint) -> CGFloat { x * other.x + y * other.y }
  /// Positive when `other` lies clockwise of this vector on screen.
  func cross(_ other: CGPoint) -> CGFloat { x * other.y - y * other.x }
  var length: CGFloat { hypot(x, y) }
  var isFinite: Bool { x.isFinite && y.isFinite }
  /// A quarter turn clockwise on screen.
  var rightNormal: CGPoint { CGPoint(x: -y, y: x) }

  /// This vector with length 1, or `nil` if it has no direction to speak of.
  var unit: CGPoint? {
    let length = length
    // Shorter steps than a thousand-millionth of a point are rounding noise.
    guard length > 1e-9, length.isFinite else { return nil }
    return CGPoint(x: x / length, y: y / length)
  }

  func mixed(with other: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }
}
