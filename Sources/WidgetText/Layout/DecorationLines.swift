import Foundation
import WidgetScene

/// Where underlines and strikethroughs run, in whole pixels, as recorded from SwiftUI.
enum DecorationLines {
  /// A line beside a baseline, in points.
  struct Line: Equatable {
    /// From the baseline down; negative is above.
    let centre: CGFloat
    let thickness: CGFloat
  }

  static func underline(_ font: FontRequest) -> Line {
    let thin: CGFloat =
      switch font.family {
      case .system(.serif), .system(.monospaced): 0.7
      case .system(.standard), .system(.rounded), .named: 1
      }
    // Heavier letters get a line that is thicker and nearer.
    let rise = 1 - 0.19 * min(max(CGFloat(font.weight) - 400, 0), 500) / 500
    return Line(centre: 0.15137 * font.size * thin * rise, thickness: thickness(font) * thin)
  }

  static func strikethrough(_ font: FontRequest, _ metrics: FontMetrics) -> Line {
    Line(centre: -metrics.xHeight / 2, thickness: thickness(font))
  }

  private static func thickness(_ font: FontRequest) -> CGFloat {
    let steps: [(weight: Int, factor: CGFloat)] = [
      (400, 1), (500, 1.214), (600, 1.369), (700, 1.583), (800, 1.894), (900, 2.167),
    ]
    let weight = min(max(font.weight, 400), 900)
    let upper = steps.firstIndex { $0.weight >= weight } ?? steps.count - 1
    let (low, high) = (steps[max(upper - 1, 0)], steps[upper])
    let span = CGFloat(max(high.weight - low.weight, 1))
    let factor = low.factor + (high.factor - low.factor) * CGFloat(weight - low.weight) / span
    return 0.05859 * font.size * factor
  }

  /// Top and height of the drawn line in points, for a baseline that far from the text's top.
  static func rows(
    _ line: Line, baseline: CGFloat, scale: CGFloat
  ) -> (top: CGFloat, height: CGFloat) {
    let height = max((line.thickness * scale - 1e-7).rounded(.up), 1)
    let top = ((baseline + line.centre) * scale - height / 2).rounded()
    return (top / scale, height / scale)
  }

  /// The rectangles of a line from `start` to `end`: dashes are measured in its own thickness.
  static func rects(
    _ line: Line, _ pattern: LinePattern, from start: CGFloat, to end: CGFloat,
    baseline: CGFloat, scale: CGFloat
  ) -> [CGRect] {
    let (top, height) = rows(line, baseline: baseline, scale: scale)
    let left = (start * scale).rounded() / scale
    let right = (end * scale).rounded() / scale
    let dashes: [CGFloat] =
      switch pattern {
      case .solid: []
      case .dot: [3, 3]
      case .dash: [10, 5]
      case .dashDot: [10, 3, 3, 3]
      case .dashDotDot: [10, 3, 3, 3, 3, 3]
      }
    guard !dashes.isEmpty else {
      return right > left
        ? [CGRect(x: left, y: top, width: right - left, height: height)] : []
    }
    var rects: [CGRect] = []
    var x = left
    var index = 0
    while x < right {
      let length = dashes[index % dashes.count] * height
      if index % 2 == 0 {
        rects.append(CGRect(x: x, y: top, width: min(length, right - x), height: height))
      }
      x += length
      index += 1
    }
    return rects
  }
}
