package import Foundation

/// A length on the output grid, in whole device pixels.
package struct PixelSize: Hashable, Sendable, Codable {
  package let width: Int
  package let height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Rounds a size in points up to whole pixels; `nil` if it is empty or over the limit.
  package init?(points size: CGSize, scale: CGFloat, limits: RenderLimits = .standard) {
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    guard width >= 1, height >= 1, width * height <= CGFloat(limits.pixelCount) else { return nil }
    self.init(width: Int(width), height: Int(height))
  }
}

/// Where edges fall on the pixel grid.
package enum PixelGrid {
  /// The nearest pixel edge in points; halves go up, also when negative.
  package static func snap(_ value: CGFloat, scale: CGFloat) -> CGFloat {
    (value * scale + 0.5).rounded(.down) / scale
  }

  /// The length rounded up to a whole pixel, in points.
  ///
  /// A length a rounding error above a pixel edge stays on it.
  package static func roundUp(_ length: CGFloat, scale: CGFloat) -> CGFloat {
    (length * scale - 1e-7).rounded(.up) / scale
  }

  /// Each edge of `rect` moved to the nearest pixel on its own, so that neighbours tile.
  package static func snap(_ rect: CGRect, scale: CGFloat) -> CGRect {
    let (left, top) = (snap(rect.minX, scale: scale), snap(rect.minY, scale: scale))
    return CGRect(
      x: left, y: top, width: snap(rect.maxX, scale: scale) - left,
      height: snap(rect.maxY, scale: scale) - top)
  }
}
