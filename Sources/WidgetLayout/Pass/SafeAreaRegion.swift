package import Foundation
package import WidgetGeometry

/// The part of a container that is safe to use, and the container.
///
/// In points of the root, left and right as on screen.
package struct SafeAreaRegion: Hashable, Sendable {
  /// What a view that ignores the safe area may grow into.
  package var outer: CGRect
  /// What other views stay inside.
  package var safe: CGRect

  package init(outer: CGRect, safe: CGRect) {
    self.outer = outer
    self.safe = safe
  }

  /// Frames touch an edge when they come this close, in points: positions carry rounding errors.
  private static let tolerance: CGFloat = 1e-6

  /// How far `frame` may grow on each side: to the container where it touches the safe area's
  /// edge, not at all elsewhere.  `leading` is left and `trailing` right.
  package func growth(of frame: CGRect) -> EdgeInsets {
    let near = Self.tolerance
    return EdgeInsets(
      top: frame.minY <= safe.minY + near ? max(0, frame.minY - outer.minY) : 0,
      leading: frame.minX <= safe.minX + near ? max(0, frame.minX - outer.minX) : 0,
      bottom: frame.maxY >= safe.maxY - near ? max(0, outer.maxY - frame.maxY) : 0,
      trailing: frame.maxX >= safe.maxX - near ? max(0, outer.maxX - frame.maxX) : 0)
  }
}

extension EdgeInsets {
  /// Left and right exchanged.
  var mirrored: EdgeInsets {
    EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }
}
