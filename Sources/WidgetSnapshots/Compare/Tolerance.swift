import WidgetGeometry

/// How far a picture may be from its reference.  Nothing set means: not at all.
///
/// Each setting only ever excuses more, alone and beside the others: a comparison that fails with
/// some settings fails with any that are stricter.
package struct Tolerance: Hashable, Sendable, Codable {
  /// Pixels whose channels are off by a few levels do not count.
  package var channel: ChannelTolerance?
  /// Pixels whose colours are hard to tell apart do not count.
  package var perceptual: PerceptualTolerance?
  /// Edge pixels with another coverage do not count.
  package var edges: EdgeTolerance?
  /// Pixels in these regions do not count.
  package var masks: [RegionMask] = []
  /// The picture passes if no more than a share of its pixels counts …
  package var share: ChangedShare?
  /// … or if it is like the reference.
  package var similarity: SimilarityTolerance?

  package init() {}

  package static let exact = Tolerance()

  package var isExact: Bool { self == .exact }
}

extension Tolerance: CustomStringConvertible {
  /// Every setting with its unit: what reports echo.
  package var description: String {
    var parts: [String] = []
    if let channel { parts.append("channel ±\(channel.levels) of 255") }
    if let perceptual { parts.append("ΔE ≤ \(DecimalText.fixed(perceptual.deltaE, decimals: 3))") }
    if edges != nil { parts.append("edge pixels left out") }
    if !masks.isEmpty { parts.append("\(masks.count) region(s) left out") }
    if let share {
      parts.append("changed pixels ≤ \(DecimalText.fixed(share.share * 100, decimals: 4)) %")
    }
    if let similarity {
      parts.append("SSIM ≥ \(DecimalText.fixed(similarity.minimum, decimals: 6))")
    }
    return parts.isEmpty ? "exact" : parts.joined(separator: ", ")
  }
}
