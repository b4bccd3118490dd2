import Foundation

/// Which characters of an item share which glyphs, and the width each gets.
///
/// A ligature's width is shared out evenly among its characters, so that a line can be measured up
/// to any of them.
struct ClusterShares {
  struct Share {
    let grapheme: Int
    var advance: CGFloat
  }

  /// In reading order; characters that show nothing have none.
  private(set) var shares: [Share] = []
  /// The glyphs with their character counts filled in.
  private(set) var glyphs: [ShapedGlyph]

  /// - Parameter glyphs: of the item or of a part of it, in visual order.
  init(
    _ glyphs: [ShapedGlyph], isRightToLeft: Bool, of graphemes: Range<Int>,
    in analysis: TextAnalysis
  ) {
    self.glyphs = glyphs
    shares.reserveCapacity(graphemes.count)
    let clusters = Self.clusters(glyphs, isRightToLeft: isRightToLeft)
    var index = graphemes.lowerBound
    for (place, cluster) in clusters.enumerated() {
      let end = place + 1 < clusters.count ? clusters[place + 1].byte : Int.max
      let first = shares.count
      while index < graphemes.upperBound, analysis.graphemes[index].bytes.lowerBound < end {
        switch analysis.graphemes[index].kind {
        case .visible, .space: shares.append(Share(grapheme: index, advance: 0))
        case .tab, .newline, .control, .invisible, .softHyphen: break
        }
        index += 1
      }
      let count = shares.count - first
      self.glyphs[cluster.edge].characters = count
      if count == 0 {
        // A second cluster inside one character.
        if first > 0 { shares[first - 1].advance += cluster.advance }
      } else {
        for member in first..<shares.count {
          shares[member].advance = cluster.advance / CGFloat(count)
        }
      }
    }
  }

  /// Neighbouring glyphs of the same characters.
  private struct Cluster {
    let byte: Int
    var advance: CGFloat
    /// The glyph at the end in reading order.
    var edge: Int
  }

  /// Clusters in reading order.
  private static func clusters(_ glyphs: [ShapedGlyph], isRightToLeft: Bool) -> [Cluster] {
    var clusters: [Cluster] = []
    clusters.reserveCapacity(glyphs.count)
    for (index, glyph) in glyphs.enumerated() {
      if let last = clusters.indices.last, clusters[last].byte == glyph.byte {
        clusters[last].advance += glyph.advance
        if !isRightToLeft { clusters[last].edge = index }
      } else {
        clusters.append(Cluster(byte: glyph.byte, advance: glyph.advance, edge: index))
      }
    }
    return isRightToLeft ? clusters.reversed() : clusters
  }
}
