public import Foundation

/// The size a parent offers a child, in points.
///
/// Each side is a number (0 asks for the minimum, infinity for the maximum) or `nil`, which asks
/// for the ideal size.
public struct ProposedViewSize: Hashable, Sendable {
  /// The offered width in points; `nil` is unspecified.
  public var width: CGFloat?
  /// The offered height in points; `nil` is unspecified.
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Asks for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The proposal with `nil` sides replaced by those of `size`; 10 × 10 points unless given, which
  /// is the ideal size of everything flexible.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  /// The side along `axis`.
  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// This proposal with the side along `axis` replaced.
  package func with(_ axis: Axis, _ value: CGFloat?) -> ProposedViewSize {
    var copy = self
    copy[axis] = value
    return copy
  }
}
