import CPangoCairo
import Foundation
import WidgetGeometry
import WidgetScene

/// Cuts one analysed text into items, has them shaped and adds up the width of every character.
struct ItemBuilder {
  let shaper: TextShaper
  let runs: [TextRun]
  let analysis: TextAnalysis
  let string: String
  let language: String

  /// One per grapheme.
  private var specs: [ItemSpec] = []
  private var missingCharacters: [String] = []
  private var fontsAsked: [String] = []
  private var items: [ShapedItem] = []
  private var clusters: [TextCluster] = []

  init(
    shaper: TextShaper, runs: [TextRun], analysis: TextAnalysis, string: String, language: String
  ) {
    self.shaper = shaper
    self.runs = runs
    self.analysis = analysis
    self.string = string
    self.language = language
  }

  mutating func build() -> ShapedText {
    let chains = runs.map { shaper.chain($0.font, language: $0.language ?? language) }
    specify(chains)
    clusters = zip(analysis.graphemes, specs).map(cluster)
    var itemOfGrapheme = [Int32](repeating: 0, count: specs.count)
    for paragraph in analysis.paragraphs {
      var start = paragraph.graphemes.lowerBound
      while start < paragraph.graphemes.upperBound {
        var end = start + 1
        while end < paragraph.graphemes.upperBound, specs[end].joins(specs[start]) { end += 1 }
        for index in start..<end { itemOfGrapheme[index] = Int32(items.count) }
        append(start..<end, in: paragraph.graphemes)
        start = end
      }
    }
    addHyphens()
    return ShapedText(
      analysis: analysis, items: items, clusters: clusters, itemOfGrapheme: itemOfGrapheme,
      runs: zip(runs, chains).map { run, chain in
        RunMetrics(run, match: chain.match, line: shaper.lineMetrics(of: run))
      },
      missing: ShapedText.Missing(
        characters: missingCharacters, fontsAsked: fontsAsked, families: missingFamilies(chains)))
  }

  private func missingFamilies(_ chains: [FontChain]) -> [String] {
    var names: [String] = []
    for name in chains.compactMap(\.match.missingFamily) where !names.contains(name) {
      names.append(name)
    }
    return names
  }

  /// Decides run, font and script for every grapheme.
  private mutating func specify(_ chains: [FontChain]) {
    specs.reserveCapacity(analysis.graphemes.count)
    var run = 0
    var runEnd = runs.first?.text.utf8.count ?? 0
    for (character, grapheme) in zip(string, analysis.graphemes) {
      while grapheme.bytes.lowerBound >= runEnd, run + 1 < runs.count {
        run += 1
        runEnd += runs[run].text.utf8.count
      }
      specs.append(spec(of: character, grapheme, run: run, chains[run]))
    }
  }

  private mutating func spec(
    of character: Character, _ grapheme: Grapheme, run index: Int, _ chain: FontChain
  ) -> ItemSpec {
    let run = runs[index]
    var use: FontUse?
    switch grapheme.kind {
    case .visible where isAttachment(character, run): break
    case .visible, .space, .softHyphen, .invisible:
      switch chain.choose(character.unicodeScalars, wantsEmoji: grapheme.wantsEmoji) {
      case .found(let found): use = found
      case .missing(let first):
        use = first
        if missingCharacters.count < 100, !missingCharacters.contains(String(character)) {
          missingCharacters.append(String(character))
          fontsAsked += chain.families.filter { !fontsAsked.contains($0) }
        }
      }
    case .tab, .newline, .control: break
    }
    return ItemSpec(
      run: index, font: use, script: grapheme.script, level: grapheme.level,
      monospacedDigits: run.font.monospacedDigits, caps: run.font.caps,
      makesSmallCaps: use.map { makesSmallCaps(character, run.font.caps, $0) } ?? false,
      tracking: run.tracking, language: run.language ?? language)
  }

  private func isAttachment(_ character: Character, _ run: TextRun) -> Bool {
    run.attachment != nil && character == "\u{FFFC}"
  }

  private func makesSmallCaps(
    _ character: Character, _ caps: FontRequest.Caps, _ use: FontUse
  ) -> Bool {
    let fromLower = caps == .small || caps == .lowercase
    let fromUpper = caps == .small || caps == .uppercase
    if fromLower, character.isLowercase {
      return !use.font.face.hasFeature(ItemShaper.Features.smallCapitals)
    }
    if fromUpper, character.isUppercase {
      return !use.font.face.hasFeature(ItemShaper.Features.capitalsToSmall)
    }
    return false
  }

  /// The cluster before its glyphs are counted: what needs none is already complete.
  private func cluster(_ grapheme: Grapheme, _ spec: ItemSpec) -> TextCluster {
    var cluster = TextCluster(
      advance: 0, run: spec.run, isSpace: grapheme.kind == .space || grapheme.kind == .tab,
      isNewline: grapheme.kind == .newline, isTab: grapheme.kind == .tab,
      canBreakAfter: grapheme.canBreakAfter)
    if grapheme.kind == .visible, spec.font == nil {
      cluster.advance = (runs[spec.run].attachment?.size.width ?? 0) + spec.tracking
    } else if grapheme.kind == .tab {
      cluster.advance = ClusterText.tabInterval
    }
    return cluster
  }

  private mutating func append(_ range: Range<Int>, in paragraph: Range<Int>) {
    let graphemes = analysis.graphemes
    let spec = specs[range.lowerBound]
    let bytes =
      graphemes[range.lowerBound].bytes
      .lowerBound..<graphemes[range.upperBound - 1].bytes.upperBound
    let context =
      graphemes[paragraph.lowerBound].bytes
      .lowerBound..<graphemes[paragraph.upperBound - 1].bytes.upperBound
    let glyphs = shaper.glyphs(analysis.utf8, bytes, in: context, spec)
    let measured = ClusterShares(
      glyphs, isRightToLeft: spec.isRightToLeft, of: range, in: analysis)
    items.append(ShapedItem(graphemes: range, spec: spec, glyphs: measured.glyphs))
    for share in measured.shares where spec.font != nil {
      clusters[share.grapheme].advance += share.advance + spec.spacing
    }
  }

  private mutating func addHyphens() {
    for (index, grapheme) in analysis.graphemes.enumerated() where grapheme.kind == .softHyphen {
      let run = specs[index].run
      let mark = shaper.mark(
        ShapedText.hyphens, run: run, runs[run], language: language)
      clusters[index].hyphen = mark.advance
      clusters[index].advance = 0
    }
  }
}
