package import Foundation

/// Leaves a rectangle out of the comparison.
package struct RegionMask: Hashable, Sendable, Codable {
  /// In points, from the top left corner.
  package var region: CGRect

  package init(region: CGRect) { self.region = region }

  /// Whether the pixel's centre is inside.
  package func excuses(_ pixel: ChangedPixel, scale: CGFloat) -> Bool {
    region.contains(
      CGPoint(x: (CGFloat(pixel.x) + 0.5) / scale, y: (CGFloat(pixel.y) + 0.5) / scale))
  }
}
