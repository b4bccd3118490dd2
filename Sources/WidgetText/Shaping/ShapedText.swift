import Foundation
import WidgetScene

/// A glyph in a shaped item, in visual order; lengths in points.
struct ShapedGlyph {
  let id: UInt32
  /// First UTF-8 byte of the cluster in the whole text.
  let byte: Int
  let advance: CGFloat
  let offset: CGPoint
  /// Whether cutting the text before this glyph's cluster changes shapes.
  let isUnsafeToBreak: Bool
  /// Characters that end with this glyph in reading order: so much letter spacing stands there,
  /// on its right in text that runs rightwards, else on its left.
  var characters = 0
}

/// Neighbouring characters shaped as one: same run, font, script and direction.
struct ShapedItem {
  /// Indices of the text's graphemes.
  let graphemes: Range<Int>
  let spec: ItemSpec
  let glyphs: [ShapedGlyph]
}

/// A text shaped once, for any width.
final class ShapedText {
  static let ellipses = ["\u{2026}", "..."]
  static let hyphens = ["\u{2010}", "-"]

  let analysis: TextAnalysis
  let items: [ShapedItem]
  /// One per grapheme.
  let clusters: [TextCluster]
  /// Index into `items` by grapheme.
  let itemOfGrapheme: [Int32]
  let runs: [RunMetrics]
  let missing: Missing

  /// What no font could give.
  struct Missing {
    /// Without a glyph anywhere, in order, each once.
    var characters: [String]
    /// The families that were asked for them.
    var fontsAsked: [String]
    /// Asked for by name and not found.
    var families: [String]
  }

  init(
    analysis: TextAnalysis, items: [ShapedItem], clusters: [TextCluster],
    itemOfGrapheme: [Int32], runs: [RunMetrics], missing: Missing
  ) {
    self.analysis = analysis
    self.items = items
    self.clusters = clusters
    self.itemOfGrapheme = itemOfGrapheme
    self.runs = runs
    self.missing = missing
  }

  func text(_ graphemes: Range<Int>) -> String {
    guard let first = graphemes.first, let last = graphemes.last else { return "" }
    let bytes =
      analysis.graphemes[first].bytes.lowerBound..<analysis.graphemes[last].bytes.upperBound
    return String(decoding: analysis.utf8[bytes], as: UTF8.self)
  }
}
