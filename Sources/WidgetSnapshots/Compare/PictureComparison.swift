package import Foundation
package import WidgetGeometry
package import WidgetRaster

/// What a comparison of two pictures found.
package struct PictureComparison: Sendable {
  package let reference: PixelSize
  package let actual: PixelSize
  /// Pixels per point.
  package let scale: CGFloat
  package let tolerance: Tolerance
  /// Every pixel that is not the same; empty when the sizes differ.
  package let changed: [ChangedPixel]
  /// Those of them that no setting excuses.
  package let counted: [ChangedPixel]
  /// SSIM over what no setting excuses; measured when it decides or the picture fails.
  package let similarity: Double?
  package let passes: Bool

  /// Compares two pictures.  Pictures of different sizes are never the same, whatever is allowed.
  package init(
    reference: Bitmap, actual: Bitmap, scale: CGFloat, tolerance: Tolerance = .exact
  ) {
    self.reference = reference.size
    self.actual = actual.size
    self.scale = scale
    self.tolerance = tolerance
    guard reference.size == actual.size, reference != actual else {
      (changed, counted, similarity) = ([], [], nil)
      passes = reference.size == actual.size
      return
    }
    let changed = ChangedPixel.all(reference, actual)
    var counted: [ChangedPixel] = []
    var excused: [ChangedPixel] = []
    for pixel in changed {
      if tolerance.excuses(pixel, scale: scale) {
        excused.append(pixel)
      } else {
        counted.append(pixel)
      }
    }
    self.changed = changed
    self.counted = counted
    guard !counted.isEmpty else {
      (similarity, passes) = (nil, true)
      return
    }
    let pixels = reference.width * reference.height
    let sharePasses = tolerance.share?.passes(changed: counted.count, of: pixels) ?? false
    let similarity = SimilarityTolerance.measure(reference, actual, excusing: excused)
    self.similarity = similarity
    passes = sharePasses || tolerance.similarity?.passes(similarity) ?? false
  }

  package var hasSameSize: Bool { reference == actual }
  package var pixelCount: Int { reference.width * reference.height }
  package var edgeCount: Int { changed.count(where: \.isEdge) }
  /// Changed pixels that people can see.
  package var visibleCount: Int { changed.count { $0.deltaE >= ChangedPixel.noticeable } }
  package var largestLevels: Int { Int(changed.map(\.levels).max() ?? 0) }
  package var largestDeltaE: Double { Double(changed.map(\.deltaE).max() ?? 0) }
}

extension Tolerance {
  func excuses(_ pixel: ChangedPixel, scale: CGFloat) -> Bool {
    channel?.excuses(pixel) ?? false || perceptual?.excuses(pixel) ?? false
      || edges?.excuses(pixel) ?? false
      || masks.contains { $0.excuses(pixel, scale: scale) }
  }
}
