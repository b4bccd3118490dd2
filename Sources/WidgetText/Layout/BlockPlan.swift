import Foundation
import WidgetGeometry
import WidgetScene

/// The lines of a block for one proposal: enough to measure, before any glyph is placed.
struct BlockPlan {
  let shaped: ShapedText
  let lines: [LinePlan]
  let stack: LineStack
  let isTruncated: Bool

  /// - Parameter mark: the ellipsis of a run, shaped when it is needed.
  init(
    _ shaped: ShapedText, _ style: ParagraphStyle, _ proposal: ProposedViewSize,
    mark: (Int) -> ShapedMark
  ) {
    self.shaped = shaped
    // Not escaping in fact: the cluster text lives as long as this initialiser.
    let (lines, stack, isTruncated) = withoutActuallyEscaping(mark) { mark in
      let text = ClusterText(
        clusters: shaped.clusters, paragraphs: shaped.analysis.paragraphs.map(\.graphemes),
        ellipsis: { mark($0).advance }, fontSize: { shaped.runs[$0].font.size })
      return Self.lines(text, shaped, style, proposal)
    }
    self.lines = lines
    self.stack = stack
    self.isTruncated = isTruncated
  }

  private static func lines(
    _ text: ClusterText, _ shaped: ShapedText, _ style: ParagraphStyle,
    _ proposal: ProposedViewSize
  ) -> ([LinePlan], LineStack, Bool) {
    let width = proposal.width ?? .infinity
    var lines = LineBreaker(text: text, width: width).lines()
    var stack = LineStack(
      lines: lines.map { extent(of: $0, shaped) }, lineSpacing: style.lineSpacing,
      scale: style.displayScale)
    var kept = min(lines.count, max(style.lineLimit ?? .max, 1))
    if let height = proposal.height { kept = min(kept, stack.count(fitting: height)) }
    guard kept < lines.count else { return (lines, stack, false) }

    let last = lines[kept - 1]
    let remaining = last.source.lowerBound..<text.clusters.count
    lines.removeSubrange(kept...)
    var isTruncated = false
    // Nothing is lost when only spaces and newlines remain.
    if text.trimmedEnd(remaining).upperBound > last.source.upperBound {
      let truncation = Truncation(
        text: text, width: width, mode: style.truncation,
        allowsTightening: style.allowsTightening)
      lines[kept - 1] = truncation.line(remaining, paragraph: last.paragraph)
      isTruncated = lines[kept - 1].pieces.contains {
        if case .ellipsis = $0 { true } else { false }
      }
    }
    stack = LineStack(
      lines: lines.map { extent(of: $0, shaped) }, lineSpacing: style.lineSpacing,
      scale: style.displayScale)
    return (lines, stack, isTruncated)
  }

  /// The tallest of the runs on a line decides; characters in fallback fonts do not.
  private static func extent(of line: LinePlan, _ shaped: ShapedText) -> LineExtent {
    var extent: LineExtent?
    var seen = -1
    func add(_ run: Int) {
      guard run != seen else { return }
      seen = run
      let other = shaped.runs[run].extent
      extent = extent.map { $0.union(other) } ?? other
    }
    for piece in line.pieces {
      switch piece {
      case .clusters(let range): for cluster in shaped.clusters[range] { add(cluster.run) }
      case .ellipsis(let run), .hyphen(let run): add(run)
      }
    }
    if let extent { return extent }
    // An empty line is as tall as the newline that makes it, or what stands before it.
    let place = line.source.lowerBound
    let cluster = place < shaped.clusters.count ? shaped.clusters[place] : shaped.clusters.last
    return shaped.runs[cluster?.run ?? 0].extent
  }

  /// Width of the widest line, rounded up to the pixel but never past the proposal.
  func width(_ style: ParagraphStyle, _ proposal: ProposedViewSize) -> CGFloat {
    let widest = lines.map(\.reportedWidth).max() ?? 0
    let limit = proposal.width ?? .infinity
    if style.fillsWidth, limit.isFinite { return limit }
    return min(PixelGrid.roundUp(widest, scale: style.displayScale), limit)
  }
}
