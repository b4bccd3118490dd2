import Foundation

/// Which characters of an item share which glyphs, and the width each gets.
///
/// A ligature's width is shared out evenly among its characters, so that a line can be measured up
/// to any of them.
struct ClusterShares {
  struct Share {
    let grapheme: Int
    var advance: CGFloat
    /// Letter spacing follows it: invisible characters have none.
    let isSpaced: Bool
  }

  private(set) var shares: [Share] = []
  /// Number of spaced characters by the byte at which their cluster starts.
  private(set) var spacedCount: [Int: Int] = [:]

  init(_ glyphs: [ShapedGlyph], of graphemes: Range<Int>, in analysis: TextAnalysis) {
    var widths: [Int: CGFloat] = [:]
    for glyph in glyphs { widths[glyph.byte, default: 0] += glyph.advance }
    let starts = widths.keys.sorted()
    shares.reserveCapacity(graphemes.count)
    var index = graphemes.lowerBound
    for (place, start) in starts.enumerated() {
      let end = place + 1 < starts.count ? starts[place + 1] : Int.max
      var members: [Int] = []
      while index < graphemes.upperBound, analysis.graphemes[index].bytes.lowerBound < end {
        switch analysis.graphemes[index].kind {
        case .visible, .space: members.append(index)
        case .tab, .newline, .control, .invisible, .softHyphen: break
        }
        index += 1
      }
      let width = widths[start] ?? 0
      if members.isEmpty, !shares.isEmpty {
        // A second cluster inside one character.
        shares[shares.count - 1].advance += width
      }
      spacedCount[start] = members.count
      for member in members {
        shares.append(
          Share(grapheme: member, advance: width / CGFloat(members.count), isSpaced: true))
      }
    }
  }
}
