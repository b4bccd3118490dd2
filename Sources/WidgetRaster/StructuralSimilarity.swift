/// SSIM: how alike two pictures are in brightness, contrast and structure.
package enum StructuralSimilarity {
  /// The mean over all windows of 8 × 8 pixels, 1 for equal pictures; `nil` if their sizes differ.
  ///
  /// Works on luma over white, in integers up to the last division of each window, so the value is
  /// the same everywhere.  A picture smaller than a window is one window.
  package static func compare(_ first: Bitmap, _ second: Bitmap) -> Double? {
    guard first.size == second.size else { return nil }
    guard !first.isEmpty, first != second else { return 1 }
    let (a, b) = (luma(first), luma(second))
    let (width, height) = (first.width, first.height)
    let (columns, rows) = (min(8, width), min(8, height))
    // Sums of one column over the rows of the window, moved down row by row.
    var sums = [WindowSums](repeating: WindowSums(), count: width)
    var total = 0.0
    for y in 0..<height {
      for x in 0..<width {
        sums[x].add(a[y * width + x], b[y * width + x], 1)
        if y >= rows {
          sums[x].add(a[(y - rows) * width + x], b[(y - rows) * width + x], -1)
        }
      }
      guard y >= rows - 1 else { continue }
      var window = WindowSums()
      for x in 0..<width {
        window.add(sums[x], 1)
        if x >= columns { window.add(sums[x - columns], -1) }
        if x >= columns - 1 { total += window.similarity(count: columns * rows) }
      }
    }
    return total / Double((width - columns + 1) * (height - rows + 1))
  }

  /// Rec. 601 luma of each pixel on white, 0…255.
  private static func luma(_ bitmap: Bitmap) -> [Int] {
    bitmap.withUnsafePixels { pixels in
      pixels.map { pixel in
        let opaque = PixelOps.over(pixel, 0xFFFF_FFFF)
        let red = Int(opaque >> 16 & 255)
        let green = Int(opaque >> 8 & 255)
        return (299 * red + 587 * green + 114 * Int(opaque & 255) + 500) / 1000
      }
    }
  }
}

/// Sums over a window of two pictures.
private struct WindowSums {
  private var a = 0
  private var b = 0
  private var aa = 0
  private var bb = 0
  private var ab = 0

  mutating func add(_ first: Int, _ second: Int, _ sign: Int) {
    a += sign * first
    b += sign * second
    aa += sign * first * first
    bb += sign * second * second
    ab += sign * first * second
  }

  mutating func add(_ other: WindowSums, _ sign: Int) {
    a += sign * other.a
    b += sign * other.b
    aa += sign * other.aa
    bb += sign * other.bb
    ab += sign * other.ab
  }

  /// The formula of Wang and others (2004), all terms times the square of `count`.
  func similarity(count: Int) -> Double {
    let square = Double(count * count)
    // (0.01 · 255)² and (0.03 · 255)².
    let (c1, c2) = (6.5025 * square, 58.5225 * square)
    let covariance = Double(count * ab - a * b)
    let variances = Double(count * aa - a * a + count * bb - b * b)
    return (2 * Double(a * b) + c1) * (2 * covariance + c2)
      / ((Double(a * a + b * b) + c1) * (variances + c2))
  }
}
