import Foundation
import WidgetScene

/// Puts the glyphs of lines in their places: visual order, letter spacing, tab stops, baselines.
///
/// Lines are cut where they were measured.  Where a cut goes through joined letters or a ligature,
/// the part on the line is shaped again on its own.
struct LinePlacer {
  let shaped: ShapedText
  let shaper: TextShaper
  let ellipsis: (Int) -> ShapedMark
  let hyphen: (Int) -> ShapedMark

  /// One line's drawing, its left edge at 0 and its baseline at 0.
  struct PlacedLine {
    var glyphs: [TextLayout.Glyphs] = []
    var attachments: [TextLayout.PlacedAttachment] = []
    /// Stretches of one run, from left to right, for underlines.
    var stretches: [Stretch] = []
    var text = ""
    var width: CGFloat = 0
  }

  struct Stretch {
    let run: Int
    let start: CGFloat
    var end: CGFloat
  }

  /// Part of a line in one direction and font.
  private enum Slice {
    /// Graphemes of an item; `piece` is the part of the text beside which it stands on the line.
    case item(Int, Range<Int>, piece: Range<Int>)
    case mark(ShapedMark)
  }

  func place(_ line: LinePlan) -> PlacedLine {
    var placed = PlacedLine()
    let isRightToLeft = shaped.analysis.paragraphs[line.paragraph].isRightToLeft
    var slices: [(slice: Slice, level: UInt8)] = []
    for piece in line.pieces {
      switch piece {
      case .clusters(let range):
        placed.text += shaped.text(range).filter { $0 != "\u{AD}" }
        for (item, part) in itemParts(range) {
          slices.append((.item(item, part, piece: range), shaped.items[item].spec.level))
        }
      case .ellipsis(let run):
        let mark = ellipsis(run)
        placed.text += mark.text
        slices.append((.mark(mark), isRightToLeft ? 1 : 0))
      case .hyphen(let run):
        let mark = hyphen(run)
        placed.text += mark.text
        slices.append((.mark(mark), slices.last?.level ?? 0))
      }
    }
    for (slice, _) in VisualOrder.reordered(slices, level: \.level) {
      switch slice {
      case .item(let item, let part, let piece):
        place(shaped.items[item], part, piece: piece, line.tightening, &placed)
      case .mark(let mark):
        place(mark, line.tightening, &placed)
      }
    }
    return placed
  }

  /// The items of a stretch of text, each cut to it.
  private func itemParts(_ range: Range<Int>) -> [(Int, Range<Int>)] {
    var parts: [(Int, Range<Int>)] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let item = Int(shaped.itemOfGrapheme[index])
      let end = min(shaped.items[item].graphemes.upperBound, range.upperBound)
      parts.append((item, index..<end))
      index = end
    }
    return parts
  }

  private func place(
    _ item: ShapedItem, _ part: Range<Int>, piece: Range<Int>, _ tightening: CGFloat,
    _ placed: inout PlacedLine
  ) {
    let start = placed.width
    defer { extendStretch(item.spec.run, from: start, &placed) }
    guard let font = item.spec.font else {
      for index in part { placeGlyphless(index, tightening, &placed) }
      return
    }
    let graphemes = shaped.analysis.graphemes
    let bytes =
      graphemes[part.lowerBound].bytes.lowerBound..<graphemes[part.upperBound - 1].bytes.upperBound
    let glyphs = glyphs(item, part, bytes, piece: piece)
    let run = shaped.runs[item.spec.run]
    var positioned: [PlacedGlyph] = []
    positioned.reserveCapacity(glyphs.count)
    for glyph in glyphs {
      let spacing = (item.spec.spacing - tightening) * CGFloat(glyph.characters)
      if item.spec.isRightToLeft { placed.width += spacing }
      positioned.append(
        PlacedGlyph(
          id: glyph.id,
          position: CGPoint(
            x: placed.width + glyph.offset.x, y: glyph.offset.y - run.baselineOffset),
          textOffset: glyph.byte - bytes.lowerBound))
      placed.width += glyph.advance
      if !item.spec.isRightToLeft { placed.width += spacing }
    }
    guard !positioned.isEmpty else { return }
    placed.glyphs.append(
      TextLayout.Glyphs(
        run: item.spec.run,
        glyphs: GlyphRun(
          face: font.reference, size: item.spec.emSize, glyphs: positioned,
          text: shaped.text(part), isRightToLeft: item.spec.isRightToLeft)))
  }

  /// The glyphs of a part of an item: cut out of it where that is sound, else shaped anew.
  private func glyphs(
    _ item: ShapedItem, _ part: Range<Int>, _ bytes: Range<Int>, piece: Range<Int>
  ) -> [ShapedGlyph] {
    if part == item.graphemes { return item.glyphs }
    func isClean(_ boundary: Int, _ edge: Int) -> Bool {
      if boundary == edge { return true }
      let byte = shaped.analysis.graphemes[boundary].bytes.lowerBound
      guard let glyph = item.glyphs.first(where: { $0.byte == byte }) else {
        // A character without glyphs (an invisible one) can be cut off; a ligature's part can't.
        return shaped.analysis.graphemes[boundary].kind == .invisible
      }
      return !glyph.isUnsafeToBreak
    }
    if isClean(part.lowerBound, item.graphemes.lowerBound),
      isClean(part.upperBound, item.graphemes.upperBound)
    {
      return item.glyphs.filter { bytes.contains($0.byte) }
    }
    let graphemes = shaped.analysis.graphemes
    let context =
      graphemes[piece.lowerBound].bytes
      .lowerBound..<graphemes[piece.upperBound - 1].bytes.upperBound
    let anew = shaper.glyphs(
      shaped.analysis.utf8, bytes, in: context, item.spec)
    return ClusterShares(
      anew, isRightToLeft: item.spec.isRightToLeft, of: part, in: shaped.analysis
    ).glyphs
  }

  /// Pictures, tabs and characters that show nothing.
  private func placeGlyphless(
    _ index: Int, _ tightening: CGFloat, _ placed: inout PlacedLine
  ) {
    let cluster = shaped.clusters[index]
    let run = shaped.runs[cluster.run]
    if shaped.analysis.graphemes[index].kind == .visible, let attachment = run.attachment {
      let top = -attachment.baseline - run.baselineOffset
      placed.attachments.append(
        TextLayout.PlacedAttachment(
          run: cluster.run,
          rect: CGRect(
            x: placed.width, y: top, width: attachment.size.width,
            height: attachment.size.height)))
      placed.width += cluster.advance - tightening
    } else {
      placed.width = ClusterText.advanced(placed.width, by: cluster)
    }
  }

  private func place(
    _ mark: ShapedMark, _ tightening: CGFloat, _ placed: inout PlacedLine
  ) {
    let start = placed.width
    defer { extendStretch(mark.run, from: start, &placed) }
    guard let font = mark.font else { return }
    let rise = shaped.runs[mark.run].baselineOffset
    var positioned: [PlacedGlyph] = []
    var x = placed.width
    for glyph in mark.glyphs {
      positioned.append(
        PlacedGlyph(
          id: glyph.id, position: CGPoint(x: x + glyph.offset.x, y: glyph.offset.y - rise),
          textOffset: glyph.byte))
      x += glyph.advance
    }
    placed.width += mark.advance - tightening
    placed.glyphs.append(
      TextLayout.Glyphs(
        run: mark.run,
        glyphs: GlyphRun(
          face: font.reference, size: font.emSize, glyphs: positioned, text: mark.text)))
  }

  private func extendStretch(_ run: Int, from start: CGFloat, _ placed: inout PlacedLine) {
    if placed.stretches.last?.run == run {
      placed.stretches[placed.stretches.count - 1].end = placed.width
    } else {
      placed.stretches.append(Stretch(run: run, start: start, end: placed.width))
    }
  }
}
