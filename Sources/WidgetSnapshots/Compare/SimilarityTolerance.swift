package import WidgetRaster

/// Lets a picture pass that is structurally like its reference.
package struct SimilarityTolerance: Hashable, Sendable, Codable {
  /// SSIM from which on a picture passes; 1 is equal.
  package var minimum: Double

  package init(minimum: Double) { self.minimum = minimum }

  package func passes(_ similarity: Double) -> Bool { similarity >= minimum }

  /// The largest minimum that lets the picture pass, rounded down to millionths.
  static func needed(_ similarity: Double) -> SimilarityTolerance {
    SimilarityTolerance(minimum: max(0, (similarity * 1e6).rounded(.down) / 1e6))
  }

  /// SSIM of two pictures of one size, with the pixels of `excused` taken as equal.
  package static func measure(
    _ reference: Bitmap, _ actual: Bitmap, excusing excused: [ChangedPixel]
  ) -> Double {
    var actual = actual
    for pixel in excused {
      let (x, y) = (Int(pixel.x), Int(pixel.y))
      actual[x, y] = reference[x, y]
    }
    return StructuralSimilarity.compare(reference, actual) ?? 0
  }
}
