import Foundation
import WidgetScene

/// What a run of the block brings to its lines, whichever fonts its characters end up in.
struct RunMetrics {
  let font: FontRequest
  let metrics: FontMetrics
  /// Box around the baseline, the run's offset included.
  let extent: LineExtent
  let baselineOffset: CGFloat
  let underline: LinePattern?
  let strikethrough: LinePattern?
  let hasBackground: Bool
  let attachment: TextAttachment?

  /// - Parameter line: Metrics of the font whose line box the run takes.
  init(_ run: TextRun, match: MatchedFont, line metrics: FontMetrics) {
    font = run.font
    self.metrics = match.metrics
    baselineOffset = run.baselineOffset
    underline = run.underline
    strikethrough = run.strikethrough
    hasBackground = run.hasBackground
    attachment = run.attachment
    let line = LineExtent(
      ascender: metrics.ascender, descender: metrics.descender, leading: metrics.leading)
    let box = run.attachment.map { attachment in
      line.union(
        LineExtent(
          ascender: attachment.baseline,
          descender: attachment.size.height - attachment.baseline, leading: metrics.leading))
    }
    extent = (box ?? line).shifted(by: run.baselineOffset)
  }
}
