import Foundation
import WidgetGeometry
import WidgetLayout
import WidgetScene

/// A text with every number known: measured by the shaper, painted as glyph runs.
struct TextDrawable: MeasuredDrawable {
  /// What a run is painted with.
  struct RunInks {
    var letters: ResolvedStyle
    var underline: ResolvedStyle
    var strikethrough: ResolvedStyle
    var background: ResolvedStyle?
    /// Where a tap leads.
    var link: URL?

    func style(_ kind: TextLayout.Decoration.Kind) -> ResolvedStyle? {
      switch kind {
      case .underline: underline
      case .strikethrough: strikethrough
      case .background: background
      }
    }
  }

  let block: TextBlock
  /// By run.
  let inks: [RunInks]
  let attachments: [Int: ImageLeaf]
  let session: RenderSession
  /// Where the text stands in its template.
  var pointer: String?

  func size(_ proposal: ProposedViewSize) -> CGSize {
    session.shaper.size(block, proposal: proposal)
  }

  func baselines(size: CGSize, _ proposal: ProposedViewSize) -> Baselines? {
    let layout = layout(proposal)
    return Baselines(first: layout.firstBaseline, last: layout.lastBaseline)
  }

  /// Of the tallest font, which is what neighbours keep their distance from.
  private var metrics: FontMetrics {
    let all = block.runs.map { session.shaper.metrics($0.lineFont ?? $0.font) }
    return all.max { $0.lineHeight < $1.lineHeight }
      ?? FontMetrics(ascender: 0, descender: 0, leading: 0, capHeight: 0, xHeight: 0)
  }

  var capHeight: CGFloat? { metrics.capHeight }

  var spacing: ViewSpacing {
    let metrics = metrics
    return .text(
      TextSpacingMetrics(
        ascender: metrics.ascender, descender: metrics.descender, leading: metrics.leading,
        capHeight: metrics.capHeight), displayScale: block.style.displayScale)
  }

  func text(_ proposal: ProposedViewSize) -> (string: String, layout: TextLayout)? {
    (block.string, layout(proposal))
  }

  /// One area per link and line: runs of one link that touch are one area.
  func links(_ proposal: ProposedViewSize) -> [DumpNode.Link] {
    guard inks.contains(where: { $0.link != nil }) else { return [] }
    var links: [DumpNode.Link] = []
    for area in layout(proposal).decorations
    where area.kind == .background && inks.indices.contains(area.run) {
      guard let url = inks[area.run].link?.absoluteString else { continue }
      if let last = links.last, last.url == url, last.frame.touches(area.rect) {
        links[links.count - 1].frame = last.frame.union(area.rect)
      } else {
        links.append(DumpNode.Link(url: url, frame: area.rect))
      }
    }
    return links
  }

  private func layout(_ proposal: ProposedViewSize) -> TextLayout {
    session.shaper.layout(block, proposal: proposal)
  }

  /// Areas behind letters first, then letters with their underlines, pictures, and what strikes
  /// them through on top.
  func items(in frame: CGRect, _ scene: SceneContext) -> [DisplayItem] {
    let layout = layout(scene.proposal)
    report(layout)
    // Glyphs are placed from the snapped origin; a gradient spans the whole text.
    let bounds = CGRect(origin: frame.origin, size: layout.size)
    var layers = InkLayers(bounds: bounds)
    func add(_ kind: TextLayout.Decoration.Kind) {
      for line in layout.decorations where line.kind == kind && inks.indices.contains(line.run) {
        guard let style = inks[line.run].style(kind) else { continue }
        layers.fill(line.rect.offsetBy(dx: frame.minX, dy: frame.minY), style)
      }
    }
    add(.background)
    add(.underline)
    for part in layout.glyphs where inks.indices.contains(part.run) {
      layers.letters(
        part.glyphs.offsetBy(dx: frame.minX, dy: frame.minY), inks[part.run].letters)
    }
    for placed in layout.attachments {
      guard let leaf = attachments[placed.run] else { continue }
      layers.items(
        leaf.items(
          in: PixelGrid.snap(
            placed.rect.offsetBy(dx: frame.minX, dy: frame.minY), scale: scene.displayScale),
          scene))
    }
    add(.strikethrough)
    return layers.finished
  }

  private func report(_ layout: TextLayout) {
    for character in layout.missingCharacters {
      let codes = character.unicodeScalars.map {
        "U+" + String($0.value, radix: 16, uppercase: true)
      }
      session.report(
        Diagnostic(
          .warning, "glyph-missing",
          "no font has “\(character)” (\(codes.joined(separator: " "))); drawn as a box; asked: "
            + layout.fontsAsked.joined(separator: ", "), pointer: pointer))
    }
    for family in layout.missingFamilies {
      session.report(
        Diagnostic(
          .warning, "font-missing", "no font “\(family)”; the system font stands in",
          pointer: pointer))
    }
  }
}

nonisolated extension Text: PrimitiveView {
  public static func _resolve(_ text: Text, _ resolver: Resolver) {
    let drawable = drawable(text, resolver)
    let name = "Text \"\(drawable.block.string.prefix(40))\""
    guard let cover = resolver.environment.cover else {
      resolver.emit(LeafRule(), drawing: .measured(drawable), named: name)
      return
    }
    let redacted = RedactedText(
      text: drawable, cover: cover, ink: resolver.environment.coverInk)
    resolver.emit(LeafRule(), drawing: .measured(redacted), named: "Redacted " + name)
  }

  /// The text in the resolver's environment, every number known.
  static func drawable(_ text: Text, _ resolver: Resolver) -> TextDrawable {
    var runs = TextResolver(resolver)
    runs.add(text, TextRunStyle(resolver.environment))
    var style = resolver.environment.text.paragraphStyle(in: resolver.environment)
    style.fillsWidth = runs.fillsWidth
    var content = runs.runs
    if content.isEmpty {
      // An empty text is still a line of its font's height and no width.
      content = [TextRun("", font: runs.request(TextRunStyle(resolver.environment)))]
    }
    let length = content.reduce(0) { $0 + $1.text.utf8.count }
    if length > resolver.session.limits.textLength {
      resolver.report(
        .warning, "text-too-long",
        "a text of \(length) bytes is cut to \(resolver.session.limits.textLength)")
      content = content.prefix(bytes: resolver.session.limits.textLength)
    }
    resolver.session.count(text: min(length, resolver.session.limits.textLength))
    let block = TextBlock(runs: content, style: style)
    return TextDrawable(
      block: block, inks: runs.inks, attachments: runs.attachments, session: resolver.session,
      pointer: resolver.templatePointer)
  }
}

extension CGRect {
  /// Whether the other goes on where this one ends, on the same line.
  fileprivate func touches(_ next: CGRect) -> Bool {
    let beside = abs(next.minX - maxX) < 0.5 || abs(minX - next.maxX) < 0.5
    return beside && min(maxY, next.maxY) > max(minY, next.minY)
  }
}

extension [TextRun] {
  /// The first `limit` bytes of text, cut between characters.
  fileprivate func prefix(bytes limit: Int) -> [TextRun] {
    var left = limit
    return compactMap { run in
      guard left > 0 else { return nil }
      var copy = run
      if run.text.utf8.count > left {
        var end = run.text.startIndex
        var used = 0
        while end < run.text.endIndex {
          let next = run.text.index(after: end)
          used += run.text[end..<next].utf8.count
          if used > left { break }
          end = next
        }
        copy.text = String(run.text[..<end])
      }
      left -= run.text.utf8.count
      return copy
    }
  }
}
