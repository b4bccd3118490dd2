import Foundation
import WidgetGeometry
import WidgetScene

/// Shapes whole texts: cuts them into items of one font, and measures every character.
final class TextShaper {
  private let store: FontStore
  private let matcher: FontMatcher
  private let shaper = ItemShaper()
  private var chains = GenerationCache<ChainKey, FontChain>(capacity: 128)

  private struct ChainKey: Hashable {
    let request: FontRequest
    let language: String
  }

  init(store: FontStore, matcher: FontMatcher) {
    self.store = store
    self.matcher = matcher
  }

  func shape(_ runs: [TextRun], language: String, direction: LayoutDirection) -> ShapedText {
    let string = runs.map(\.text).joined()
    let analysis = TextAnalysis(string, language: language, direction: direction)
    var builder = ItemBuilder(
      shaper: self, runs: runs, analysis: analysis, string: string, language: language)
    return builder.build()
  }

  func chain(_ request: FontRequest, language: String) -> FontChain {
    let key = ChainKey(request: request, language: language)
    if let chain = chains[key] { return chain }
    let chain = FontChain(request: request, language: language, store: store, matcher: matcher)
    chains[key] = chain
    return chain
  }

  /// Of the font whose line box the run takes.
  func lineMetrics(of run: TextRun) -> FontMetrics {
    matcher.match(run.lineFont ?? run.font).metrics
  }

  /// Shapes one item, or a part of one that was cut off its neighbours.
  func glyphs(
    _ utf8: [UInt8], _ bytes: Range<Int>, in context: Range<Int>, _ spec: ItemSpec
  ) -> [ShapedGlyph] {
    shaper.shape(utf8, bytes, in: context, spec)
  }

  /// A short string that is not in the text — ellipsis, hyphen — in the font of a run; the first
  /// of `candidates` that the font has.
  func mark(_ candidates: [String], run index: Int, _ run: TextRun, language: String) -> ShapedMark
  {
    let language = run.language ?? language
    let chain = chain(run.font, language: language)
    var text = candidates[0]
    var use: FontUse?
    for candidate in candidates {
      guard let first = candidate.unicodeScalars.first else { continue }
      if case .found(let found) = chain.choose(
        String(first).unicodeScalars, wantsEmoji: false)
      {
        (text, use) = (candidate, found)
        break
      }
    }
    let spec = ItemSpec(
      run: index, font: use, script: OpenTypeTag.make("Zyyy"), level: 0,
      monospacedDigits: false, caps: .none, makesSmallCaps: false, tracking: run.tracking,
      language: language)
    let utf8 = Array(text.utf8)
    let glyphs = glyphs(utf8, 0..<utf8.count, in: 0..<utf8.count, spec)
    let spacing = (run.tracking + (use?.spacing ?? 0)) * CGFloat(text.count)
    return ShapedMark(
      text: text, run: index, font: use, glyphs: glyphs,
      advance: glyphs.reduce(spacing) { $0 + $1.advance })
  }
}

/// A sign the layout adds to the text: an ellipsis or a hyphen.
struct ShapedMark {
  let text: String
  let run: Int
  let font: FontUse?
  let glyphs: [ShapedGlyph]
  /// Points, letter spacing included.
  let advance: CGFloat
}
