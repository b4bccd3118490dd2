import Foundation

/// One character as the line breaker sees it: a width and a few facts, no glyphs.
struct TextCluster: Equatable {
  /// Points, letter spacing included.
  var advance: CGFloat
  /// Index into the runs of the text.
  var run = 0
  /// Hangs at the end of a line.
  var isSpace = false
  /// Ends a paragraph.
  var isNewline = false
  /// Reaches to the next tab stop; `advance` is not used.
  var isTab = false
  /// Whether a line may end after it.
  var canBreakAfter = false
  /// Width of the hyphen drawn if a line ends after it: set for soft hyphens only.
  var hyphen: CGFloat?
}

/// What the line breaker works on.
struct ClusterText {
  /// Tab stops of Apple's text system lie this far apart, in points.
  static let tabInterval: CGFloat = 28

  var clusters: [TextCluster]
  /// Indices of `clusters`; a paragraph's last cluster is its newline, if it has one.
  var paragraphs: [Range<Int>]
  /// Width of the ellipsis in the font of a run.
  var ellipsis: (Int) -> CGFloat
  /// Font size by run: bounds tightening.
  var fontSize: (Int) -> CGFloat

  /// Where a line of `range` ends, from its start; tab stops count from there.
  func width(of range: Range<Int>, from start: CGFloat = 0) -> CGFloat {
    var x = start
    for cluster in clusters[range] { x = Self.advanced(x, by: cluster) }
    return x - start
  }

  /// How far the pen comes in a line of `range`.  More than its width where the last characters
  /// lead back: marks without a letter, drawn in from the letter spacing.  What a line reports must
  /// hold every beginning of it, or it would break in its own width.
  func reach(of range: Range<Int>) -> CGFloat {
    var (x, reach): (CGFloat, CGFloat) = (0, 0)
    for cluster in clusters[range] {
      x = Self.advanced(x, by: cluster)
      reach = max(reach, x)
    }
    return reach
  }

  /// The pen after a cluster.
  static func advanced(_ x: CGFloat, by cluster: TextCluster) -> CGFloat {
    guard cluster.isTab else { return x + cluster.advance }
    return (x / tabInterval + 1e-6).rounded(.down) * tabInterval + tabInterval
  }

  /// `range` without the spaces, tabs and newlines at its end.
  func trimmedEnd(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, clusters[end - 1].isSpace || clusters[end - 1].isNewline {
      end -= 1
    }
    return range.lowerBound..<end
  }

  /// `range` without the spaces at its start.
  func trimmedStart(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, clusters[start].isSpace || clusters[start].isNewline {
      start += 1
    }
    return start..<range.upperBound
  }
}

/// A line as decided: what it shows and how wide that is, without glyphs or places.
struct LinePlan: Equatable {
  enum Piece: Equatable {
    case clusters(Range<Int>)
    /// In the font of a run.
    case ellipsis(run: Int)
    case hyphen(run: Int)
  }

  /// Shown from left to right in reading order.
  var pieces: [Piece]
  /// All clusters the line stands for, hanging spaces and newline included.
  var source: Range<Int>
  var paragraph: Int
  /// Points, hanging spaces not included.
  var drawnWidth: CGFloat
  /// Points, trailing spaces included as far as the proposal lets them.
  var reportedWidth: CGFloat
  /// Points taken off every character, 0 or more.
  var tightening: CGFloat = 0

  var hasEllipsis: Bool {
    pieces.contains { piece in
      switch piece {
      case .ellipsis: true
      case .clusters, .hyphen: false
      }
    }
  }
}
