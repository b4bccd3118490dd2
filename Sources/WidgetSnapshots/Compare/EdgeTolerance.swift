import WidgetRaster

/// Excuses edge pixels whose coverage differs.  Off unless asked for; they are counted all the same.
package struct EdgeTolerance: Hashable, Sendable, Codable {
  package init() {}

  package func excuses(_ pixel: ChangedPixel) -> Bool { pixel.isEdge }

  /// An edge as seen here has at least this contrast, in levels of luma.
  private static let contrast = 24
  /// The colours at both sides of an edge may be off by this many levels.
  private static let slack = 12

  /// Whether a pixel is a mixture of the same two colours in both pictures, and its share of them
  /// changed by no more than half.
  ///
  /// The two colours are the darkest and the brightest of the pixel and its eight neighbours.
  static func isEdge(_ x: Int, _ y: Int, _ first: Bitmap, _ second: Bitmap) -> Bool {
    let a = surroundings(x, y, first)
    let b = surroundings(x, y, second)
    let range = max(a.brightest, b.brightest) - min(a.darkest, b.darkest)
    return range >= contrast && abs(a.darkest - b.darkest) <= slack
      && abs(a.brightest - b.brightest) <= slack && abs(a.own - b.own) * 2 <= range
      && !a.isFlat && !b.isFlat
  }

  private struct Surroundings {
    var own = 0
    var darkest = 255
    var brightest = 0
    /// Nothing around differs enough to be an edge.
    var isFlat: Bool { brightest - darkest < EdgeTolerance.contrast }
  }

  private static func surroundings(_ x: Int, _ y: Int, _ bitmap: Bitmap) -> Surroundings {
    var found = Surroundings()
    found.own = luma(bitmap[x, y])
    for row in max(0, y - 1)...min(bitmap.height - 1, y + 1) {
      for column in max(0, x - 1)...min(bitmap.width - 1, x + 1) {
        let value = luma(bitmap[column, row])
        found.darkest = min(found.darkest, value)
        found.brightest = max(found.brightest, value)
      }
    }
    return found
  }

  /// Rec. 601 on white, 0…255.
  private static func luma(_ pixel: UInt32) -> Int {
    let opaque = PixelOps.over(pixel, 0xFFFF_FFFF)
    return
      (299 * Int(opaque >> 16 & 255) + 587 * Int(opaque >> 8 & 255)
      + 114 * Int(opaque & 255) + 500) / 1_000
  }
}
