import Foundation
import WidgetScene

/// What Apple's system font has and the stand-ins lack: its metrics and its letter spacing.
enum SystemFont {
  /// The name in the catalogue under which the stand-in of a design is found.
  static func name(of design: FontRequest.Design) -> String {
    switch design {
    case .standard: "SF Pro"
    case .rounded: "SF Pro Rounded"
    case .serif: "New York"
    case .monospaced: "SF Mono"
    }
  }

  /// Capital height in em: 1443 of 2048, the same for every weight (read on iOS 26.1).
  static let capHeight = 0.70459

  /// Optical sizes at which the text cut ends and the display cut begins.
  static let opticalSizes = 17.0...28.0

  /// x-height in em: 1078 of 2048 for the text cut, 1040 for the display cut, a blend between.
  static func xHeight(size: Double) -> Double {
    0.526367 - 0.018555 * opticalBlend(size: size)
  }

  /// 0 at the text cut, 1 at the display cut.
  private static func opticalBlend(size: Double) -> Double {
    let range = opticalSizes
    return (min(max(size, range.lowerBound), range.upperBound) - range.lowerBound)
      / (range.upperBound - range.lowerBound)
  }

  /// Published letter spacing in points by whole point size from 6; the last goes on for ever.
  ///
  /// Apple's Human Interface Guidelines, Typography, state of December 2025.
  private static let tracking: [Double] = [
    0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23,  // 6 … 15
    -0.31, -0.43, -0.44, -0.45, -0.45, -0.36, -0.26, -0.10, 0.07, 0.15,  // 16 … 25
    0.22, 0.29, 0.38, 0.40, 0.40, 0.39, 0.41, 0.40, 0.40, 0.38,  // 26 … 35
    0.37, 0.36, 0.37, 0.38, 0.37, 0.36, 0.37, 0.38, 0.37, 0.35,  // 36 … 45
    0.36, 0.37, 0.35,  // 46 … 48
  ]

  /// The published spacing in em.
  private static func tracking(size: Double) -> Double {
    let place = min(max(size - 6, 0), Double(tracking.count - 1))
    let index = min(Int(place), tracking.count - 2)
    let share = place - Double(index)
    return (tracking[index] * (1 - share) + tracking[index + 1] * share) / size
  }

  /// Letter spacing, in em of the nominal size, that makes the stand-in as wide as the system font.
  ///
  /// Fitted to widths recorded on iOS 26.  Up to the text cut and from 48 points on, the published
  /// table gives the shape and the recordings its place; between, where the stand-in's optical
  /// sizes run differently, the anchors are the recorded widths themselves.
  static func standInSpacing(size: Double, weight: Int) -> Double {
    let size = max(size, 1)
    let regular = spacing(size: size, anchors: regularAnchors, offset: -0.004)
    let bold = spacing(size: size, anchors: boldAnchors, offset: 0.014)
    return regular + (bold - regular) * boldness(weight)
  }

  private static let regularAnchors: [(size: Double, em: Double)] = [
    (17, -0.004), (20, -0.009), (22, -0.0125), (28, 0.001), (34, -0.0055), (48, -0.001),
  ]
  private static let boldAnchors: [(size: Double, em: Double)] = [
    (17, 0.014), (20, 0.009), (22, 0), (28, 0.0045), (34, 0.0055), (48, 0.011),
  ]

  /// How far the weight is on the way from regular to bold; lighter weights are as regular.
  private static func boldness(_ weight: Int) -> Double {
    let weight = Double(min(max(weight, 400), 900))
    // Semibold is half way, not two thirds: recorded at 17 and 20 points.
    return weight <= 600 ? (weight - 400) / 400 : 0.5 + (weight - 600) / 200
  }

  private static func spacing(
    size: Double, anchors: [(size: Double, em: Double)], offset: Double
  ) -> Double {
    if size <= 17 { return tracking(size: size) - tracking(size: 17) + offset }
    guard let upper = anchors.firstIndex(where: { $0.size >= size }) else {
      let last = anchors[anchors.count - 1]
      return last.em + tracking(size: size) - tracking(size: last.size)
    }
    let (low, high) = (anchors[upper - 1], anchors[upper])
    return low.em + (high.em - low.em) * (size - low.size) / (high.size - low.size)
  }
}
