package import WidgetRaster

/// A pixel that is not the same in two pictures, with all that the settings ask about.
package struct ChangedPixel: Hashable, Sendable {
  /// Column and row.
  package var x: Int32
  package var y: Int32
  /// The largest difference of a channel, in levels of 255.
  package var levels: UInt8
  /// Whether both pictures show the same edge here and only its coverage differs.
  package var isEdge: Bool
  /// CIEDE2000; 1 is just noticeable.
  package var deltaE: Float

  /// The ΔE from which people see a difference.
  package static let noticeable: Float = 1
}

extension ChangedPixel {
  /// All pixels in which two pictures of the same size differ, row by row.
  package static func all(_ reference: Bitmap, _ actual: Bitmap) -> [ChangedPixel] {
    var changed: [ChangedPixel] = []
    // Flat areas change by the same pair of colours all over; asking once saves nearly all of the
    // colour science.
    var lastPair: (UInt32, UInt32) = (0, 0)
    var lastDeltaE: Float = 0
    reference.withUnsafePixels { first in
      actual.withUnsafePixels { second in
        for y in 0..<reference.height {
          for x in 0..<reference.width {
            let (a, b) = (first[y * reference.width + x], second[y * reference.width + x])
            guard a != b else { continue }
            if lastPair != (a, b) || lastDeltaE == 0 {
              lastDeltaE = Float(PerceptualTolerance.deltaE(a, b))
              lastPair = (a, b)
            }
            changed.append(
              ChangedPixel(
                x: Int32(x), y: Int32(y), levels: ChannelTolerance.levels(a, b),
                isEdge: EdgeTolerance.isEdge(x, y, reference, actual), deltaE: lastDeltaE))
          }
        }
      }
    }
    return changed
  }
}
