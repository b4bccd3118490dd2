package import Foundation
package import WidgetGeometry
package import WidgetScene

/// Text where every letter is 10 × 10 points whatever the font, so that frames can be worked out
/// by hand.  Lines break between any two letters; a line limit and a low proposal cut lines off.
package final class SquareTextShaper: TextShaping {
  /// How often a text was laid out: what work tests count.
  package private(set) var layoutCount = 0

  package init() {}

  package static let side: CGFloat = 10

  package func layout(_ block: TextBlock, proposal: ProposedViewSize) -> TextLayout {
    layoutCount += 1
    let side = Self.side
    let letters = Array(block.string)
    let offered = Self.whole(proposal.width)
    let perLine = min(offered, max(letters.count, 1))
    var lines: [TextLayout.Line] = []
    for start in stride(from: 0, to: max(letters.count, 1), by: perLine) {
      let end = min(start + perLine, letters.count)
      lines.append(
        TextLayout.Line(
          text: String(letters[min(start, end)..<end]),
          origin: CGPoint(x: 0, y: CGFloat(lines.count) * side + 8),
          width: CGFloat(end - start) * side))
    }
    let limit = min(
      Self.whole(proposal.height), block.style.lineLimit.map { max($0, 1) } ?? .max)
    let isTruncated = lines.count > limit
    lines = Array(lines.prefix(limit))
    let height = CGFloat(max(lines.count, block.style.reservedLines)) * side
    return TextLayout(
      size: CGSize(width: lines.map(\.width).max() ?? 0, height: height), firstBaseline: 8,
      lastBaseline: CGFloat(lines.count) * side - 2, lines: lines, glyphs: [],
      metrics: metrics(block.runs[0].font), isTruncated: isTruncated)
  }

  /// Letters or lines that fit into a length, at least one.
  private static func whole(_ length: CGFloat?) -> Int {
    guard let length, length.isFinite else { return .max }
    return max(1, Int(length / side))
  }

  package func metrics(_ font: FontRequest) -> FontMetrics {
    FontMetrics(ascender: 8, descender: 2, leading: 0, capHeight: 6, xHeight: 4)
  }
}
