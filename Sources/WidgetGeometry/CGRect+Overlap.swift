package import Foundation

extension CGRect {
  /// The part both rectangles have, `.null` when they have none or a side is not a number.
  ///
  /// Foundation's `intersection` stops the program on such a side, and an offset of 1e308 points
  /// on a screen with three pixels a point is enough to make one.
  package func overlap(_ other: CGRect) -> CGRect {
    guard !isNull, !other.isNull, hasNumbers, other.hasNumbers else { return .null }
    let (left, right) = (Swift.max(minX, other.minX), Swift.min(maxX, other.maxX))
    let (top, bottom) = (Swift.max(minY, other.minY), Swift.min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private var hasNumbers: Bool { !minX.isNaN && !maxX.isNaN && !minY.isNaN && !maxY.isNaN }
}
