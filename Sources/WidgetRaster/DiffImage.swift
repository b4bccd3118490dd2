/// A picture of where two bitmaps differ and how much.
///
/// The reference is shown in pale grey; differing pixels are coloured from blue (little) over yellow
/// to red (the largest difference found).  The legend below says what that largest one is.
package enum DiffImage {
  /// The height of the legend, in pixels.
  package static let legendHeight = 9 * LegendText.unit

  /// The heat map of `actual` against `reference` with its legend.
  ///
  /// Where only one of the two has pixels, the difference is 1.
  package static func heatMap(
    reference: Bitmap, actual: Bitmap, metric: ImageMetric
  ) -> Bitmap {
    let width = max(reference.width, actual.width)
    let height = max(reference.height, actual.height)
    var differences = [Double](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        differences[y * width + x] = difference(reference, actual, x, y, metric)
      }
    }
    let largest = differences.max() ?? 0
    var map = Bitmap(
      width: max(width, LegendText.width(of: label(largest)) + 20 * LegendText.unit),
      height: height + legendHeight, filledWith: .max)
    for y in 0..<height {
      for x in 0..<width {
        let value = differences[y * width + x]
        let ground = reference.contains(x, y) ? pale(reference[x, y]) : .max
        map[x, y] = value > 0 ? ramp(value / largest) : ground
      }
    }
    drawLegend(into: &map, top: height, largest: largest)
    return map
  }

  private static func difference(
    _ reference: Bitmap, _ actual: Bitmap, _ x: Int, _ y: Int, _ metric: ImageMetric
  ) -> Double {
    switch (reference.contains(x, y), actual.contains(x, y)) {
    case (true, true):
      let (a, b) = (reference[x, y], actual[x, y])
      return a == b ? 0 : metric.difference(a, b)
    case (false, false): return 0
    case (true, false), (false, true): return 1
    }
  }

  /// Grey between 75 % and white, so that the ramp's colours stand out.
  private static func pale(_ pixel: UInt32) -> UInt32 {
    let opaque = PixelOps.over(pixel, .max)
    let green = 2 * (opaque >> 8 & 255)
    let luma = ((opaque >> 16 & 255) + green + (opaque & 255)) / 4
    let grey = 191 + luma / 4
    return 0xFF00_0000 | grey << 16 | grey << 8 | grey
  }

  /// The colour of `value`, 0…1.
  package static func ramp(_ value: Double) -> UInt32 {
    let stops: [(red: Double, green: Double, blue: Double)] = [
      (40, 60, 220), (250, 210, 0), (220, 0, 30),
    ]
    let place = min(max(value, 0), 1) * 2
    let index = min(Int(place), 1)
    let part = place - Double(index)
    let (from, to) = (stops[index], stops[index + 1])
    func channel(_ a: Double, _ b: Double) -> UInt32 { UInt32((a + (b - a) * part).rounded()) }
    return 0xFF00_0000 | channel(from.red, to.red) << 16 | channel(from.green, to.green) << 8
      | channel(from.blue, to.blue)
  }

  private static func label(_ largest: Double) -> String {
    // Tenths of a per cent in integers: no locale.
    let tenths = Int((largest * 1000).rounded())
    return largest > 0 && tenths == 0 ? "0.1%" : "\(tenths / 10).\(tenths % 10)%"
  }

  /// "0", the ramp, and the largest difference.
  private static func drawLegend(into map: inout Bitmap, top: Int, largest: Double) {
    let unit = LegendText.unit
    let text = label(largest)
    LegendText.draw("0", into: &map, x: 2 * unit, y: top + 2 * unit)
    let start = 2 * unit + LegendText.width(of: "0") + unit
    let end = min(start + 64 * unit, map.width - LegendText.width(of: text) - 3 * unit)
    for x in start..<max(start + 1, end) {
      let color = largest > 0 ? ramp(Double(x - start) / Double(max(1, end - start - 1))) : .max
      for y in top + 2 * unit..<top + 7 * unit { map[x, y] = color }
    }
    LegendText.draw(text, into: &map, x: max(start + 1, end) + unit, y: top + 2 * unit)
  }
}

extension Bitmap {
  fileprivate func contains(_ x: Int, _ y: Int) -> Bool { x < width && y < height }
}

/// Digits of 3 × 5 squares, so that a diff needs no font.
private enum LegendText {
  /// Pixels per square.
  static let unit = 2

  /// Rows from the top, the most significant of three bits at the left.
  private static let glyphs: [Character: [Int]] = [
    "0": [7, 5, 5, 5, 7], "1": [2, 6, 2, 2, 7], "2": [7, 1, 7, 4, 7], "3": [7, 1, 7, 1, 7],
    "4": [5, 5, 7, 1, 1], "5": [7, 4, 7, 1, 7], "6": [7, 4, 7, 5, 7], "7": [7, 1, 1, 1, 1],
    "8": [7, 5, 7, 5, 7], "9": [7, 5, 7, 1, 7], ".": [0, 0, 0, 0, 2], "%": [5, 1, 2, 4, 5],
  ]

  static func width(of text: String) -> Int { text.count * 4 * unit }

  /// Draws in black from the top left corner; what lies outside is left out.
  static func draw(_ text: String, into bitmap: inout Bitmap, x: Int, y: Int) {
    for (place, letter) in text.enumerated() {
      for (row, bits) in (glyphs[letter] ?? []).enumerated() {
        for column in 0..<3 where bits >> (2 - column) & 1 == 1 {
          let square = Bitmap(width: unit, height: unit, filledWith: 0xFF00_0000)
          bitmap.replace(x: x + (place * 4 + column) * unit, y: y + row * unit, with: square)
        }
      }
    }
  }
}
