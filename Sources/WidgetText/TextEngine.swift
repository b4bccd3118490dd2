package import Foundation
package import WidgetGeometry
package import WidgetScene

/// Lays text out and fetches glyphs, with the fonts of one catalogue.
///
/// One per worker, never shared.  Characters are analysed by Pango, shaped by HarfBuzz in a font
/// that is chosen here, and broken into lines by SwiftUI's rules.  No font of the machine, no
/// fontconfig and no environment variable takes part.
package final class TextEngine: TextShaping, GlyphSource {
  private let store: FontStore
  private let matcher: FontMatcher
  private let shaper: TextShaper
  private let outlines: GlyphOutlines
  private let limits: RenderLimits
  private var layouts = GenerationCache<LayoutKey, TextLayout>(capacity: 512)
  private var sizes = GenerationCache<LayoutKey, CGSize>(capacity: 1_024)
  private var shapes = GenerationCache<ShapeKey, ShapedText>(capacity: 256)
  private var marks = GenerationCache<MarkKey, ShapedMark>(capacity: 256)

  /// Texts shaped so far; asking again for the same text at another width adds none.
  package private(set) var shapeCount = 0

  private struct LayoutKey: Hashable {
    let block: TextBlock
    let proposal: ProposedViewSize
  }
  private struct ShapeKey: Hashable {
    let runs: [TextRun]
    let language: String
    let direction: LayoutDirection
  }
  private struct MarkKey: Hashable {
    let isHyphen: Bool
    let run: TextRun
    let index: Int
    let language: String
  }

  /// Checks that the family for plain text can be opened; other fonts are opened when a text
  /// needs them.
  package init(catalog: FontCatalog) throws(TextError) {
    store = FontStore(catalog: catalog)
    matcher = FontMatcher(store: store)
    shaper = TextShaper(store: store, matcher: matcher)
    outlines = GlyphOutlines(store: store)
    limits = catalog.limits
    if let file = catalog.family(role: "sans")?.files.first, store.face(file.name) == nil {
      throw .fontUnreadable(path: file.url.path, reason: "cannot be opened")
    }
  }

  package func metrics(_ font: FontRequest) -> FontMetrics {
    matcher.match(BlockSanitizer.font(font)).metrics
  }

  package func shape(of glyph: UInt32, in face: FontFaceRef) -> GlyphShape {
    outlines.shape(of: glyph, in: face)
  }

  package func layout(_ block: TextBlock, proposal: ProposedViewSize) -> TextLayout {
    let key = LayoutKey(block: block, proposal: BlockSanitizer.sanitize(proposal))
    if let layout = layouts[key] { return layout }
    let layout = makeLayout(block, key.proposal)
    layouts[key] = layout
    return layout
  }

  /// Breaks lines but places no glyphs: a twentieth of the work where letters stand one to a line.
  package func size(_ block: TextBlock, proposal: ProposedViewSize) -> CGSize {
    let key = LayoutKey(block: block, proposal: BlockSanitizer.sanitize(proposal))
    if let size = sizes[key] { return size }
    let size = fit(block, key.proposal).plan?.size ?? .zero
    sizes[key] = size
    return size
  }

  private func makeLayout(_ block: TextBlock, _ proposal: ProposedViewSize) -> TextLayout {
    let fitted = fit(block, proposal)
    guard let plan = fitted.plan else { return emptyLayout(fitted.block) }
    var layout = place(plan, fitted.block)
    layout.scaleFactor = fitted.scale
    layout.isTruncated = layout.isTruncated || fitted.wasCut
    return layout
  }

  /// A block made ready for a proposal: cleaned, scaled if need be, broken into lines.
  private struct Fitted {
    var block: TextBlock
    let wasCut: Bool
    var scale: CGFloat = 1
    /// `nil` when there is nothing to show.
    var plan: BlockPlan?
  }

  private func fit(_ block: TextBlock, _ proposal: ProposedViewSize) -> Fitted {
    let (block, wasCut) = BlockSanitizer.sanitize(block, limits: limits)
    var fitted = Fitted(block: block, wasCut: wasCut)
    guard !block.runs.allSatisfy(\.text.isEmpty), proposal.width != 0 || proposal.height != 0
    else { return fitted }
    let plan = plan(block, proposal)
    fitted.plan = plan
    if plan.isTruncated, block.style.minimumScaleFactor < 1 {
      fitted.scale = fittingScale(block, proposal)
      fitted.block = block.scaled(by: fitted.scale)
      fitted.plan = self.plan(fitted.block, proposal)
    }
    return fitted
  }

  /// The largest of 32 steps between the least factor allowed and 1 at which nothing is cut off;
  /// the least if it is cut off even there.
  private func fittingScale(_ block: TextBlock, _ proposal: ProposedViewSize) -> CGFloat {
    var low = max(block.style.minimumScaleFactor, 1 / 64)
    var high: CGFloat = 1
    for _ in 0..<5 {
      let middle = (low + high) / 2
      if plan(block.scaled(by: middle), proposal).isTruncated {
        high = middle
      } else {
        low = middle
      }
    }
    return low
  }

  private func plan(_ block: TextBlock, _ proposal: ProposedViewSize) -> BlockPlan {
    let shaped = shaped(block)
    let text = ClusterText(
      clusters: shaped.clusters, paragraphs: shaped.analysis.paragraphs.map(\.graphemes),
      ellipsis: { self.mark(isHyphen: false, $0, block).advance },
      fontSize: { shaped.runs[$0].font.size })
    return BlockPlan(text, extents: shaped.runs.map(\.extent), block.style, proposal)
  }

  private func shaped(_ block: TextBlock) -> ShapedText {
    let key = ShapeKey(
      runs: block.runs, language: block.style.language, direction: block.style.direction)
    if let shaped = shapes[key] { return shaped }
    shapeCount += 1
    let shaped = shaper.shape(
      block.runs, language: block.style.language, direction: block.style.direction)
    shapes[key] = shaped
    return shaped
  }

  private func mark(isHyphen: Bool, _ index: Int, _ block: TextBlock) -> ShapedMark {
    let run = block.runs[index]
    let key = MarkKey(
      isHyphen: isHyphen, run: run, index: index, language: block.style.language)
    if let mark = marks[key] { return mark }
    let mark = shaper.mark(
      isHyphen ? ShapedText.hyphens : ShapedText.ellipses, run: index, run,
      language: block.style.language)
    marks[key] = mark
    return mark
  }

  private func place(_ plan: BlockPlan, _ block: TextBlock) -> TextLayout {
    let shaped = shaped(block)
    let placer = LinePlacer(
      shaped: shaped, shaper: shaper,
      ellipsis: { self.mark(isHyphen: false, $0, block) },
      hyphen: { self.mark(isHyphen: true, $0, block) })
    return LayoutAssembler(shaped: shaped, plan: plan, style: block.style).layout(placer)
  }

  /// No text has no size; it keeps the metrics that stacks ask for.
  private func emptyLayout(_ block: TextBlock) -> TextLayout {
    let metrics = block.runs.map { matcher.match($0.font).metrics }
    let tallest = metrics.max { $0.lineHeight < $1.lineHeight }
    return TextLayout(
      size: .zero, firstBaseline: 0, lastBaseline: 0, lines: [], glyphs: [],
      metrics: tallest
        ?? FontMetrics(ascender: 0, descender: 0, leading: 0, capHeight: 0, xHeight: 0))
  }
}

extension TextBlock {
  /// The block with everything that belongs to its fonts scaled.
  fileprivate func scaled(by factor: CGFloat) -> TextBlock {
    var copy = self
    for index in copy.runs.indices {
      copy.runs[index].font = runs[index].font.scaled(by: factor)
      copy.runs[index].lineFont = runs[index].lineFont?.scaled(by: factor)
      copy.runs[index].tracking *= factor
      copy.runs[index].baselineOffset *= factor
      if let attachment = runs[index].attachment {
        copy.runs[index].attachment = TextAttachment(
          size: CGSize(
            width: attachment.size.width * factor, height: attachment.size.height * factor),
          baseline: attachment.baseline * factor)
      }
    }
    return copy
  }
}
