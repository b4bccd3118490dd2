import Foundation
import WidgetGeometry

extension Path {
  /// How far a stroke goes beyond the path, in points: half the width, more at square ends and at
  /// mitred corners.
  func strokeReach(_ style: StrokeStyle) -> CGFloat {
    let half = max(0, style.lineWidth) / 2
    var factor: CGFloat = style.lineCap == .square ? CGFloat(2).squareRoot() : 1
    guard style.lineJoin == .miter else { return half * factor }
    for subpath in subpaths {
      let outline = subpath.outline.filter { $0.startDirection != nil }
      var joints = Array(zip(outline, outline.dropFirst()))
      if subpath.isClosed, let last = outline.last, let first = outline.first {
        joints.append((last, first))
      }
      for (before, after) in joints {
        guard let a = before.endDirection, let b = after.startDirection else { continue }
        // With θ between the two lines the tip is 1 / sin(θ/2) half widths away, and
        // sin²(θ/2) = (1 + cos of the turn) / 2.
        let sine = max(0, (1 + a.x * b.x + a.y * b.y) / 2).squareRoot()
        guard sine > 0, 1 / sine <= style.miterLimit else { continue }
        factor = max(factor, 1 / sine)
      }
    }
    return half * factor
  }
}
