import Foundation
import WidgetGeometry

extension PictureComparison {
  /// What differs, with every measured value, for people.
  package var summary: String {
    guard hasSameSize else { return sizeSummary }
    guard !changed.isEmpty else { return "the pictures are the same" }
    let part = DecimalText.fixed(
      Double(changed.count) / Double(max(1, pixelCount)) * 100, decimals: 3)
    var text = "\(changed.count) of \(pixelCount) pixels changed (\(part) %)"
    text += ", \(visibleCount) visibly, \(edgeCount) at edges"
    text += "; largest difference \(largestLevels) of 255 levels, "
    text += "ΔE \(DecimalText.fixed(largestDeltaE, decimals: 2))"
    if let similarity {
      text += ", SSIM \(DecimalText.fixed(similarity, decimals: 6))"
    }
    if !tolerance.isExact { text += "; \(counted.count) count under: \(tolerance)" }
    return text
  }

  private var sizeSummary: String {
    func text(_ size: PixelSize) -> String {
      let (width, height) = (CGFloat(size.width) / scale, CGFloat(size.height) / scale)
      return "\(DecimalText.fixed(width, decimals: 2)) × \(DecimalText.fixed(height, decimals: 2)) "
        + "pt (\(size.width) × \(size.height) px)"
    }
    return "the size changed: \(text(reference)) → \(text(actual))"
  }

  /// Settings each of which alone, beside those in force, would have let the picture pass.
  package var suggestions: [Suggestion] {
    guard !passes, hasSameSize, !counted.isEmpty else { return [] }
    var all = [
      Suggestion(name: "channel", value: "\(ChannelTolerance.needed(for: counted).levels)"),
      Suggestion(
        name: "deltaE",
        value: DecimalText.fixed(
          PerceptualTolerance.needed(for: counted).deltaE, decimals: 2)),
    ]
    if counted.allSatisfy(\.isEdge) { all.append(Suggestion(name: "edges", value: "ignored")) }
    all.append(
      Suggestion(
        name: "changed",
        value: DecimalText.fixed(
          ChangedShare.needed(changed: counted.count, of: pixelCount).share, decimals: 6)))
    if let similarity {
      all.append(
        Suggestion(
          name: "similarity",
          value: DecimalText.fixed(SimilarityTolerance.needed(similarity).minimum, decimals: 6)))
    }
    return all
  }

  /// A setting of `Tolerance` by the name it has in suite files and calls.
  package struct Suggestion: Hashable, Sendable, Codable, CustomStringConvertible {
    package var name: String
    package var value: String
    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }

    package var description: String { "\(name): \(value)" }
  }
}
