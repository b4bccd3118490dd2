public import Foundation
package import WidgetSnapshots

/// How far a picture may be from its reference: `.exact`, or settings one after the other.
///
/// ```swift
/// tolerance: .channel(1).changed(0.001)
/// ```
public struct WidgetSnapshotTolerance: Hashable, Sendable {
  package private(set) var value = Tolerance()

  /// Not at all.
  public static let exact = WidgetSnapshotTolerance()

  /// Channels may be off by this many levels of 255.
  public static func channel(_ levels: Int) -> Self { exact.channel(levels) }
  /// Colours count as the same up to this CIEDE2000; 1 is just noticeable.
  public static func deltaE(_ limit: Double) -> Self { exact.deltaE(limit) }
  /// This part of the pixels may change, 0…1.
  public static func changed(_ share: Double) -> Self { exact.changed(share) }
  /// Pictures are the same from this SSIM on; 1 is equal.
  public static func similarity(_ minimum: Double) -> Self { exact.similarity(minimum) }
  /// Edges whose coverage differs do not count.
  public static var ignoringEdges: Self { exact.ignoringEdges }
  /// A rectangle, in points, does not count.
  public static func masking(_ region: CGRect) -> Self { exact.masking(region) }

  public func channel(_ levels: Int) -> Self {
    changing { $0.channel = ChannelTolerance(levels: levels) }
  }
  public func deltaE(_ limit: Double) -> Self {
    changing { $0.perceptual = PerceptualTolerance(deltaE: limit) }
  }
  public func changed(_ share: Double) -> Self {
    changing { $0.share = ChangedShare(share: share) }
  }
  public func similarity(_ minimum: Double) -> Self {
    changing { $0.similarity = SimilarityTolerance(minimum: minimum) }
  }
  public var ignoringEdges: Self { changing { $0.edges = EdgeTolerance() } }
  public func masking(_ region: CGRect) -> Self {
    changing { $0.masks.append(RegionMask(region: region)) }
  }

  private func changing(_ change: (inout Tolerance) -> Void) -> Self {
    var copy = self
    change(&copy.value)
    return copy
  }
}
