/// How two bitmaps are judged, pixel by pixel.  A metric is a value; a new one is a new file.
package struct ImageMetric: Sendable {
  package var name: String
  /// The difference of two premultiplied pixels, 0 (same) … 1 (opposite).
  package var difference: @Sendable (_ a: UInt32, _ b: UInt32) -> Double

  package init(name: String, difference: @escaping @Sendable (UInt32, UInt32) -> Double) {
    self.name = name
    self.difference = difference
  }
}

extension ImageMetric {
  /// Equal or not; for output that must be byte-stable.
  package static let exact = ImageMetric(name: "exact") { $0 == $1 ? 0 : 1 }

  /// The largest difference of a stored channel, as a part of 255; up to `tolerance` counts as none.
  package static func channel(tolerance: Int) -> ImageMetric {
    ImageMetric(name: "channel±\(tolerance)") { a, b in
      var largest = 0
      for shift in [0, 8, 16, 24] as [UInt32] {
        largest = max(largest, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
      }
      return largest <= tolerance ? 0 : Double(largest) / 255
    }
  }
}

/// What a metric found.
package struct ImageComparison: Hashable, Sendable {
  package let metric: String
  package let pixelCount: Int
  /// Pixels whose difference is greater than 0.
  package let differingCount: Int
  /// 0…1.
  package let largestDifference: Double
  /// Over all pixels, 0…1.
  package let meanDifference: Double
  /// The smallest rectangle around all differing pixels: columns and rows, without the upper bound.
  package let columns: Range<Int>
  package let rows: Range<Int>

  package var isSame: Bool { differingCount == 0 }
  /// Differing pixels as a part of all, 0…1.
  package var differingPart: Double {
    pixelCount == 0 ? 0 : Double(differingCount) / Double(pixelCount)
  }
}

extension ImageMetric {
  /// Compares two pictures; `nil` if their sizes differ.
  package func compare(_ a: Bitmap, _ b: Bitmap) -> ImageComparison? {
    guard a.size == b.size else { return nil }
    var (count, largest, sum) = (0, 0.0, 0.0)
    var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
    a.withUnsafePixels { first in
      b.withUnsafePixels { second in
        for y in 0..<a.height {
          for x in 0..<a.width {
            let index = y * a.width + x
            // Every metric calls equal pixels equal, and nearly all pixels are.
            guard first[index] != second[index] else { continue }
            let value = difference(first[index], second[index])
            guard value > 0 else { continue }
            count += 1
            sum += value
            largest = max(largest, value)
            (left, right) = (min(left, x), max(right, x))
            (top, bottom) = (min(top, y), max(bottom, y))
          }
        }
      }
    }
    let pixels = a.width * a.height
    return ImageComparison(
      metric: name, pixelCount: pixels, differingCount: count, largestDifference: largest,
      meanDifference: pixels == 0 ? 0 : sum / Double(pixels),
      columns: count == 0 ? 0..<0 : left..<right + 1, rows: count == 0 ? 0..<0 : top..<bottom + 1)
  }
}
