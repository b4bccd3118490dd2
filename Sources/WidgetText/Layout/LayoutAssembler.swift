import Foundation
import WidgetGeometry
import WidgetScene

/// Puts placed lines together into the finished layout.
struct LayoutAssembler {
  let plan: BlockPlan
  let style: ParagraphStyle
  let proposal: ProposedViewSize

  func layout(_ placer: LinePlacer) -> TextLayout {
    let shaped = plan.shaped
    let width = plan.width(style, proposal)
    let baselines = plan.stack.baselines()
    var layout = TextLayout(
      size: CGSize(
        width: width, height: plan.stack.height(reserving: style.reservedLines)),
      firstBaseline: plan.stack.firstBaseline, lastBaseline: plan.stack.lastBaseline, lines: [],
      glyphs: [], metrics: tallestMetrics, isTruncated: plan.isTruncated,
      missingCharacters: shaped.missingCharacters, missingFamilies: shaped.missingFamilies)
    for (line, baseline) in zip(plan.lines, baselines) {
      let placed = placer.place(line)
      let left = origin(of: placed.width, in: width)
      layout.lines.append(
        TextLayout.Line(
          text: placed.text, origin: CGPoint(x: left, y: baseline), width: placed.width))
      layout.glyphs += placed.glyphs.map {
        TextLayout.Glyphs(run: $0.run, glyphs: $0.glyphs.offsetBy(dx: left, dy: baseline))
      }
      layout.attachments += placed.attachments.map {
        TextLayout.PlacedAttachment(run: $0.run, rect: $0.rect.offsetBy(dx: left, dy: baseline))
      }
      for stretch in placed.stretches {
        layout.decorations += decorations(stretch, left: left, baseline: baseline)
      }
    }
    return layout
  }

  /// Lines move inside the text's own width, in reading order.
  private func origin(of line: CGFloat, in width: CGFloat) -> CGFloat {
    let slack = width - line
    let isRightToLeft = style.direction == .rightToLeft
    switch style.alignment {
    case .leading: return isRightToLeft ? slack : 0
    case .center: return slack / 2
    case .trailing: return isRightToLeft ? 0 : slack
    }
  }

  private var tallestMetrics: FontMetrics {
    // A block has at least one run; see the engine's guard.
    var tallest = plan.shaped.runs[0].metrics
    for run in plan.shaped.runs where run.metrics.lineHeight > tallest.lineHeight {
      tallest = run.metrics
    }
    return tallest
  }

  private func decorations(
    _ stretch: LinePlacer.Stretch, left: CGFloat, baseline: CGFloat
  ) -> [TextLayout.Decoration] {
    let run = plan.shaped.runs[stretch.run]
    let lines: [(DecorationLines.Line, LinePattern?)] = [
      (DecorationLines.underline(run.font), run.underline),
      (DecorationLines.strikethrough(run.font, run.metrics), run.strikethrough),
    ]
    return lines.flatMap { line, pattern in
      guard let pattern else { return [TextLayout.Decoration]() }
      return DecorationLines.rects(
        line, pattern, from: left + stretch.start, to: left + stretch.end,
        baseline: baseline - run.baselineOffset, scale: style.displayScale
      ).map { TextLayout.Decoration(run: stretch.run, rect: $0) }
    }
  }
}
