package import Foundation
package import WidgetGeometry
package import WidgetLayout

/// Text where every letter is 10 × 10 points, so expected frames can be worked out by hand.
///
/// A node's tag is the index of its string.
package struct SquareLetters: LeafMeasurer {
  package let strings: [String]

  package init(_ strings: [String]) { self.strings = strings }

  package func size(tag: Int, _ proposal: ProposedViewSize) -> CGSize {
    let count = strings[tag].count
    guard proposal != .zero else { return .zero }
    guard let width = proposal.width, width < CGFloat(count) * 10 else {
      return CGSize(width: CGFloat(count) * 10, height: 10)
    }
    let perLine = max(1, Int(width / 10))
    return CGSize(
      width: CGFloat(min(count, perLine)) * 10,
      height: CGFloat((count + perLine - 1) / perLine) * 10)
  }

  /// Letters stand 8 points below the top of their line.
  package func baselines(tag: Int, size: CGSize, _ proposal: ProposedViewSize) -> Baselines? {
    Baselines(first: min(8, size.height), last: max(0, size.height - 2))
  }

  package func spacing(tag: Int) -> ViewSpacing {
    .text(
      TextSpacingMetrics(ascender: 8, descender: 2, leading: 0, capHeight: 7), displayScale: 2)
  }
}

/// Counts what another measurer is asked.
package final class CountingMeasurer: LeafMeasurer {
  private let base: any LeafMeasurer
  /// Calls by tag.
  package private(set) var calls: [Int: Int] = [:]

  package init(_ base: any LeafMeasurer) { self.base = base }

  package var mostCalls: Int { calls.values.max() ?? 0 }

  package func size(tag: Int, _ proposal: ProposedViewSize) -> CGSize {
    calls[tag, default: 0] += 1
    return base.size(tag: tag, proposal)
  }

  package func baselines(tag: Int, size: CGSize, _ proposal: ProposedViewSize) -> Baselines? {
    base.baselines(tag: tag, size: size, proposal)
  }

  package func spacing(tag: Int) -> ViewSpacing { base.spacing(tag: tag) }
}
