public import Foundation

/// How a corner is rounded.
public enum RoundedCornerStyle: Hashable, Sendable, Codable {
  /// A quarter of a circle or ellipse.
  case circular
  /// A corner whose curvature grows smoothly out of the straight edges.
  case continuous
}

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable, Codable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// The radii of the shape inset by `amount`: each shrinks by it, never below zero.
  package func inset(by amount: CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: max(0, topLeading - amount), bottomLeading: max(0, bottomLeading - amount),
      bottomTrailing: max(0, bottomTrailing - amount), topTrailing: max(0, topTrailing - amount))
  }

  /// The radii as seen in a mirror, for right-to-left layout.
  package var mirrored: RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: topTrailing, bottomLeading: bottomTrailing, bottomTrailing: bottomLeading,
      topTrailing: topLeading)
  }
}

extension CGSize {
  /// The corner size of a rounded rectangle inset by `amount`: each radius shrinks by it, never
  /// below zero.
  package func cornerSize(insetBy amount: CGFloat) -> CGSize {
    CGSize(width: max(0, width - amount), height: max(0, height - amount))
  }
}
