import Foundation
import WidgetGeometry
import WidgetRaster

/// How two pictures of one size differ, in colours premultiplied by alpha: what is transparent
/// counts as black.
struct PictureComparison {
  /// Mean of the difference of red, green and blue, in levels of 255.
  private(set) var mean = 0.0
  /// Pixels of either picture whose colour is not between the colours that the other one has within
  /// a pixel of there: an edge that is more than a pixel away, or something that only one has.
  private(set) var stray = 0

  /// Levels a colour may leave the range of its neighbours.
  private static let slack = 24

  /// - Parameters:
  ///   - radius: Pixels around the centre that are not compared.
  ///   - bottom: The first row that is not compared.
  init(
    _ a: Bitmap, _ b: Bitmap, ignoringWithin radius: CGFloat = 0, below bottom: Int = .max
  ) {
    let (width, height) = (a.width, a.height)
    guard a.size == b.size, width > 0, height > 0 else {
      mean = 255
      stray = width * height
      return
    }
    var sum = 0
    var count = 0
    for y in 0..<min(height, bottom) {
      for x in 0..<width {
        let distance = hypot(
          CGFloat(x) + 0.5 - CGFloat(width) / 2, CGFloat(y) + 0.5 - CGFloat(height) / 2)
        guard distance >= radius else { continue }
        count += 1
        guard a[x, y] != b[x, y] else { continue }
        for shift: UInt32 in [0, 8, 16] {
          sum += abs(Int(a[x, y] >> shift & 255) - Int(b[x, y] >> shift & 255))
        }
        if Self.isStray(a[x, y], among: b, x, y) || Self.isStray(b[x, y], among: a, x, y) {
          stray += 1
        }
      }
    }
    mean = Double(sum) / Double(max(1, count * 3))
  }

  private static func isStray(_ color: UInt32, among other: Bitmap, _ x: Int, _ y: Int) -> Bool {
    [0, 8, 16].contains { (shift: UInt32) in
      let value = Int(color >> shift & 255)
      var (low, high) = (255, 0)
      for ny in max(0, y - 1)...min(other.height - 1, y + 1) {
        for nx in max(0, x - 1)...min(other.width - 1, x + 1) {
          let neighbor = Int(other[nx, ny] >> shift & 255)
          low = min(low, neighbor)
          high = max(high, neighbor)
        }
      }
      return value < low - slack || value > high + slack
    }
  }
}
