import Foundation
import WidgetScene

/// The layout box of a symbol, which is larger than its ink.
struct SymbolBox: Hashable, Sendable {
  /// Per point of font size, at regular weight and medium scale.
  var emWidth: CGFloat
  var emHeight: CGFloat
  /// Depth below the text baseline.
  var emDescent: CGFloat
  /// Width, height, depth in points at the settings of `sizes`, then at 13 points semibold, bold,
  /// small and large.
  var recorded: [CGFloat]?
  /// Of a template: its own width, height and depth hold at the scale it is drawn for.
  var isTemplate = false

  struct Measures: Hashable, Sendable {
    var size: CGSize
    /// Depth of the bottom edge below the baseline.
    var descent: CGFloat
  }

  private static let sizes: [CGFloat] = [10, 11, 12, 13, 15, 17, 22, 26]

  /// Medians over 240 symbols recorded at 13 points, against regular and medium; weights between
  /// by straight lines, light and black from the star alone.
  private static let weights: [(weight: CGFloat, width: CGFloat, height: CGFloat)] = [
    (100, 0.96, 0.96), (300, 0.98, 0.98), (400, 1, 1), (600, 1.0312, 1.0323),
    (700, 1.0333, 1.0345), (900, 1.062, 1.0625),
  ]
  /// How much larger than medium a template's drawing is: symbols are drawn for the three scales
  /// in these proportions.
  static func drawnScale(_ scale: SymbolRequest.Scale) -> CGFloat {
    switch scale {
    case .small: 0.783
    case .medium: 1
    case .large: 1.29
    }
  }

  private static func scale(_ scale: SymbolRequest.Scale) -> CGSize {
    switch scale {
    case .small: CGSize(width: 0.8333, height: 0.8235)
    case .medium: CGSize(width: 1, height: 1)
    case .large: CGSize(width: 1.2857, height: 1.303)
    }
  }

  /// A recorded box where there is one.  Otherwise the box grows with the font size, weight and
  /// scale, rounded up to half points, its middle staying at the same share of the font size above
  /// the baseline; its depth is rounded to the nearest half point.
  func measures(pointSize: CGFloat, weight: Int, scale: SymbolRequest.Scale) -> Measures {
    if let known = recordedMeasures(pointSize: pointSize, weight: weight, scale: scale) {
      return known
    }
    let exact = exactSize(pointSize: pointSize, weight: weight, scale: scale)
    if isTemplate {
      let em = pointSize * Self.drawnScale(scale)
      return Measures(
        size: CGSize(width: Self.up(exact.width), height: Self.up(exact.height)),
        descent: (emDescent * em * 2).rounded() / 2)
    }
    let middle = (emHeight / 2 - emDescent) * pointSize
    return Measures(
      size: CGSize(width: Self.up(exact.width), height: Self.up(exact.height)),
      descent: ((exact.height / 2 - middle) * 2).rounded() / 2)
  }

  /// The box before rounding, which the ink is fitted to, so that ink grows evenly.
  func exactSize(pointSize: CGFloat, weight: Int, scale: SymbolRequest.Scale) -> CGSize {
    if isTemplate {
      let em = pointSize * Self.drawnScale(scale)
      return CGSize(width: emWidth * em, height: emHeight * em)
    }
    let factor = Self.scale(scale)
    let heavier = Self.weightFactor(weight)
    return CGSize(
      width: emWidth * pointSize * factor.width * heavier.width,
      height: emHeight * pointSize * factor.height * heavier.height)
  }

  private func recordedMeasures(
    pointSize: CGFloat, weight: Int, scale: SymbolRequest.Scale
  ) -> Measures? {
    guard let recorded else { return nil }
    let column: Int?
    switch (weight, scale) {
    case (400, .medium): column = Self.sizes.firstIndex(of: pointSize)
    case (600, .medium) where pointSize == 13: column = 8
    case (700, .medium) where pointSize == 13: column = 9
    case (400, .small) where pointSize == 13: column = 10
    case (400, .large) where pointSize == 13: column = 11
    default: column = nil
    }
    return column.map {
      Measures(
        size: CGSize(width: recorded[$0 * 3], height: recorded[$0 * 3 + 1]),
        descent: recorded[$0 * 3 + 2])
    }
  }

  private static func weightFactor(_ weight: Int) -> CGSize {
    let wanted = min(max(CGFloat(weight), 100), 900)
    var factor = CGSize(width: weights[0].width, height: weights[0].height)
    for (lower, upper) in zip(weights, weights.dropFirst()) where wanted > lower.weight {
      let share = min((wanted - lower.weight) / (upper.weight - lower.weight), 1)
      factor = CGSize(
        width: lower.width + (upper.width - lower.width) * share,
        height: lower.height + (upper.height - lower.height) * share)
    }
    return factor
  }

  private static func up(_ length: CGFloat) -> CGFloat { (length * 2 - 1e-6).rounded(.up) / 2 }
}
