import Foundation
import WidgetGeometry
import WidgetScene

/// Puts placed lines together into the finished layout.
struct LayoutAssembler {
  let shaped: ShapedText
  let plan: BlockPlan
  let style: ParagraphStyle

  func layout(_ placer: LinePlacer) -> TextLayout {
    let baselines = plan.stack.baselines()
    var layout = TextLayout(
      size: plan.size, firstBaseline: plan.stack.firstBaseline,
      lastBaseline: plan.stack.lastBaseline, lines: [], glyphs: [], metrics: tallestMetrics,
      isTruncated: plan.isTruncated,
      missingCharacters: shaped.missing.characters, missingFamilies: shaped.missing.families)
    layout.fontsAsked = shaped.missing.fontsAsked
    for (line, baseline) in zip(plan.lines, baselines) {
      let placed = placer.place(line)
      let left = plan.origin(ofLine: placed.width)
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

  private var tallestMetrics: FontMetrics {
    // A block has at least one run; see the engine's guard.
    var tallest = shaped.runs[0].metrics
    for run in shaped.runs where run.metrics.lineHeight > tallest.lineHeight {
      tallest = run.metrics
    }
    return tallest
  }

  private func decorations(
    _ stretch: LinePlacer.Stretch, left: CGFloat, baseline: CGFloat
  ) -> [TextLayout.Decoration] {
    let run = shaped.runs[stretch.run]
    typealias Kind = TextLayout.Decoration.Kind
    let lines: [(Kind, DecorationLines.Line, LinePattern?)] = [
      (.underline, DecorationLines.underline(run.font), run.underline),
      (
        .strikethrough, DecorationLines.strikethrough(run.font, run.metrics), run.strikethrough
      ),
    ]
    let drawn = lines.flatMap { kind, line, pattern in
      guard let pattern else { return [TextLayout.Decoration]() }
      return DecorationLines.rects(
        line, pattern, from: left + stretch.start, to: left + stretch.end,
        baseline: baseline - run.baselineOffset, scale: style.displayScale
      ).map { TextLayout.Decoration(run: stretch.run, kind: kind, rect: $0) }
    }
    guard run.hasBackground, stretch.end > stretch.start else { return drawn }
    let box = CGRect(
      x: left + stretch.start, y: baseline - run.extent.ascender,
      width: stretch.end - stretch.start, height: run.extent.ascender + run.extent.descender)
    return [
      TextLayout.Decoration(
        run: stretch.run, kind: .background,
        rect: PixelGrid.snap(box, scale: style.displayScale))
    ] + drawn
  }
}
