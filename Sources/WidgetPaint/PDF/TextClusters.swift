import WidgetScene

/// Which glyphs of a run stand for which bytes of its text, in reading order.
struct TextClusters: Hashable {
  struct Cluster: Hashable {
    var bytes: Int
    var glyphs: Int
  }

  private(set) var clusters: [Cluster] = []
  /// The first cluster belongs to the last glyphs.
  let isBackward: Bool

  /// `nil` when the run has no text to speak of.
  init?(_ run: GlyphRun) {
    let bytes = Array(run.text.utf8)
    guard !bytes.isEmpty, !run.glyphs.isEmpty else { return nil }
    isBackward = run.isRightToLeft
    let offsets = run.glyphs.map { glyph -> Int in
      // Moved to the start of a character.
      var offset = min(max(glyph.textOffset, 0), bytes.count)
      while offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      return offset
    }
    var starts: [Int] = []
    for offset in isBackward ? offsets.reversed() : offsets {
      if let last = starts.last, offset <= last {
        // Marks, ligatures and reordered glyphs join the cluster before them.
        clusters[clusters.count - 1].glyphs += 1
      } else {
        starts.append(starts.isEmpty ? 0 : offset)
        clusters.append(Cluster(bytes: 0, glyphs: 1))
      }
    }
    for index in clusters.indices {
      let end = index + 1 < starts.count ? starts[index + 1] : bytes.count
      clusters[index].bytes = end - starts[index]
    }
  }
}
