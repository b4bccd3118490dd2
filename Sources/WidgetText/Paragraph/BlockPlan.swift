import Foundation
import WidgetGeometry
import WidgetScene

/// The lines of a block for one proposal, measured but without glyphs.
///
/// Knows clusters and extents only, so that the rules can be tested on made-up widths.
struct BlockPlan {
  let lines: [LinePlan]
  let stack: LineStack
  let isTruncated: Bool
  /// Points, on the pixel grid unless the proposal is narrower than that.
  let size: CGSize
  private let style: ParagraphStyle

  /// - Parameter extents: by run.
  init(
    _ text: ClusterText, extents: [LineExtent], _ style: ParagraphStyle,
    _ proposal: ProposedViewSize
  ) {
    let width = proposal.width ?? .infinity
    var lines = LineBreaker(text: text, width: width).lines()
    func stacked() -> LineStack {
      LineStack(
        lines: lines.map { Self.extent(of: $0, text, extents) }, lineSpacing: style.lineSpacing,
        scale: style.displayScale)
    }
    var stack = stacked()
    var isTruncated = false
    var kept = min(lines.count, max(style.lineLimit ?? .max, 1))
    if let height = proposal.height { kept = min(kept, stack.count(fitting: height)) }
    if kept < lines.count {
      lines.removeSubrange(kept...)
      if let line = Self.truncated(lines[kept - 1], text, style, width) {
        lines[kept - 1] = line
        isTruncated = line.hasEllipsis
      }
      stack = stacked()
    }
    self.lines = lines
    self.stack = stack
    self.isTruncated = isTruncated
    self.style = style
    size = CGSize(
      width: Self.width(lines, style, limit: width),
      height: stack.height(reserving: style.reservedLines))
  }

  /// The last line that is kept, made out of all that remains; `nil` when only spaces and
  /// newlines do, so that nothing is lost.
  private static func truncated(
    _ line: LinePlan, _ text: ClusterText, _ style: ParagraphStyle, _ width: CGFloat
  ) -> LinePlan? {
    let remaining = line.source.lowerBound..<text.clusters.count
    guard text.trimmedEnd(remaining).upperBound > line.source.upperBound else { return nil }
    return Truncation(
      text: text, width: width, mode: style.truncation, allowsTightening: style.allowsTightening
    ).line(remaining, paragraph: line.paragraph)
  }

  /// Width of the widest line, rounded up to the pixel but never past the limit.
  private static func width(
    _ lines: [LinePlan], _ style: ParagraphStyle, limit: CGFloat
  ) -> CGFloat {
    if style.fillsWidth, limit.isFinite { return limit }
    let widest = lines.map(\.reportedWidth).max() ?? 0
    return min(PixelGrid.roundUp(max(widest, 0), scale: style.displayScale), limit)
  }

  /// The tallest of the runs on a line decides; characters in fallback fonts do not.
  private static func extent(
    of line: LinePlan, _ text: ClusterText, _ extents: [LineExtent]
  ) -> LineExtent {
    var extent: LineExtent?
    var seen = -1
    func add(_ run: Int) {
      guard run != seen else { return }
      seen = run
      extent = extent.map { $0.union(extents[run]) } ?? extents[run]
    }
    for piece in line.pieces {
      switch piece {
      case .clusters(let range): for cluster in text.clusters[range] { add(cluster.run) }
      case .ellipsis(let run), .hyphen(let run): add(run)
      }
    }
    if let extent { return extent }
    // An empty line is as tall as the newline that makes it, or what stands before it.
    let place = line.source.lowerBound
    let cluster = place < text.clusters.count ? text.clusters[place] : text.clusters.last
    return extents[cluster?.run ?? 0]
  }

  /// x of a line's left edge: lines move inside the text's own width, in reading order.
  func origin(ofLine width: CGFloat) -> CGFloat {
    let slack = size.width - width
    let isRightToLeft = style.direction == .rightToLeft
    switch style.alignment {
    case .leading: return isRightToLeft ? slack : 0
    case .center: return slack / 2
    case .trailing: return isRightToLeft ? 0 : slack
    }
  }
}
