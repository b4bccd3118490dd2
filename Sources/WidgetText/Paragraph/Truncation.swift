import Foundation
import WidgetScene

/// Makes the last line that is kept out of everything that remains of the text.
///
/// Cuts at any character, drops spaces beside the ellipsis; only the line itself changes.
struct Truncation {
  let text: ClusterText
  /// Points.
  let width: CGFloat
  let mode: ParagraphStyle.Truncation
  let allowsTightening: Bool

  /// The line that stands for `remaining`, which does not fit.
  func line(_ remaining: Range<Int>, paragraph: Int) -> LinePlan {
    if allowsTightening, let line = tightened(remaining, paragraph) { return line }
    let tightening = allowsTightening ? mostTightening(in: remaining) : 0
    let pieces =
      switch mode {
      case .tail: tail(remaining, tightening)
      case .head: head(remaining, tightening)
      case .middle: middle(remaining, tightening)
      }
    let drawn = drawnWidth(pieces, tightening)
    return LinePlan(
      pieces: pieces, source: remaining, paragraph: paragraph, drawnWidth: drawn,
      reportedWidth: min(drawn, max(width, 0)), tightening: tightening)
  }

  /// The whole of what remains, closed up just enough, if that is allowed to suffice.
  private func tightened(_ remaining: Range<Int>, _ paragraph: Int) -> LinePlan? {
    let shown = text.trimmedEnd(remaining)
    guard !shown.isEmpty, !text.clusters[shown].contains(where: \.isNewline) else { return nil }
    let natural = text.width(of: shown)
    let needed = max(natural - width, 0) / CGFloat(shown.count)
    guard needed <= mostTightening(in: remaining) + LineBreaker.tolerance else { return nil }
    let drawn = natural - needed * CGFloat(shown.count)
    return LinePlan(
      pieces: [.clusters(shown)], source: remaining, paragraph: paragraph, drawnWidth: drawn,
      reportedWidth: min(drawn, max(width, 0)), tightening: needed)
  }

  /// A 72nd of the font size per character, the smallest font's if there are several.
  private func mostTightening(in range: Range<Int>) -> CGFloat {
    let runs = Set(text.clusters[range].map(\.run))
    return (runs.map(text.fontSize).min() ?? 0) / 72
  }

  private func drawnWidth(_ pieces: [LinePlan.Piece], _ tightening: CGFloat) -> CGFloat {
    var x: CGFloat = 0
    for piece in pieces {
      switch piece {
      case .clusters(let range):
        x += text.width(of: range, from: x) - tightening * CGFloat(range.count)
      case .ellipsis(let run), .hyphen(let run):
        x += text.ellipsis(run) - tightening
      }
    }
    return max(x, 0)
  }

  private func fits(_ pieces: [LinePlan.Piece], _ tightening: CGFloat) -> Bool {
    drawnWidth(pieces, tightening) <= width + LineBreaker.tolerance
  }

  /// The part of `range` before its first newline: nothing is shown from beyond it.
  private func opening(_ range: Range<Int>) -> Range<Int> {
    let end = text.clusters[range].firstIndex(where: \.isNewline) ?? range.upperBound
    return range.lowerBound..<end
  }

  /// The part of `range` after its last newline, one at its very end aside.
  private func closing(_ range: Range<Int>) -> Range<Int> {
    let shown = text.trimmedEnd(range)
    let newline = text.clusters[shown].lastIndex(where: \.isNewline)
    return (newline.map { $0 + 1 } ?? shown.lowerBound)..<shown.upperBound
  }

  private func tail(_ remaining: Range<Int>, _ tightening: CGFloat) -> [LinePlan.Piece] {
    let whole = opening(remaining)
    func pieces(_ count: Int) -> [LinePlan.Piece] {
      let shown = text.trimmedEnd(whole.lowerBound..<whole.lowerBound + count)
      let run = ellipsisRun(before: shown.upperBound, in: remaining)
      return (shown.isEmpty ? [] : [.clusters(shown)]) + [.ellipsis(run: run)]
    }
    return pieces(longest(whole.count) { fits(pieces($0), tightening) })
  }

  private func head(_ remaining: Range<Int>, _ tightening: CGFloat) -> [LinePlan.Piece] {
    let whole = closing(remaining)
    func pieces(_ count: Int) -> [LinePlan.Piece] {
      let shown = text.trimmedStart(whole.upperBound - count..<whole.upperBound)
      let run = text.clusters[min(shown.lowerBound, remaining.upperBound - 1)].run
      return [.ellipsis(run: run)] + (shown.isEmpty ? [] : [.clusters(shown)])
    }
    return pieces(longest(whole.count) { fits(pieces($0), tightening) })
  }

  /// The largest count for which `condition` holds, 0 if for none.  Widths grow with the count as
  /// long as no tracking makes a character narrower than nothing, so halving finds it.
  private func longest(_ count: Int, where condition: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high + 1) / 2
      if condition(middle) { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Grows both ends a character at a time, always the narrower one.
  private func middle(_ remaining: Range<Int>, _ tightening: CGFloat) -> [LinePlan.Piece] {
    var front = GrowingEnd(limit: opening(remaining).upperBound, position: remaining.lowerBound)
    let closing = closing(remaining)
    var back = GrowingEnd(limit: closing.lowerBound, position: closing.upperBound)
    while front.position < back.position, front.canGrow || back.canGrow {
      let (oldFront, oldBack) = (front, back)
      if front.canGrow, !back.canGrow || front.width <= back.width {
        front.take(text.clusters[front.position], step: 1, tightening)
      } else {
        back.take(text.clusters[back.position - 1], step: -1, tightening)
      }
      let run = ellipsisRun(before: front.position, in: remaining)
      let total = front.inkedWidth + text.ellipsis(run) - tightening + back.inkedWidth
      guard total <= width + LineBreaker.tolerance else {
        (front, back) = (oldFront, oldBack)
        break
      }
    }
    let first = text.trimmedEnd(remaining.lowerBound..<front.position)
    let last = text.trimmedStart(back.position..<closing.upperBound)
    let run = ellipsisRun(before: first.upperBound, in: remaining)
    return (first.isEmpty ? [] : [.clusters(first)]) + [.ellipsis(run: run)]
      + (last.isEmpty ? [] : [.clusters(last)])
  }

  private func ellipsisRun(before end: Int, in range: Range<Int>) -> Int {
    text.clusters[max(end - 1, range.lowerBound)].run
  }

  /// One end of a text whose middle goes missing.
  private struct GrowingEnd {
    let limit: Int
    var position: Int
    var width: CGFloat = 0
    /// Without the spaces at the cut.
    var inkedWidth: CGFloat = 0

    init(limit: Int, position: Int) {
      self.limit = limit
      self.position = position
    }

    var canGrow: Bool { position != limit }

    mutating func take(_ cluster: TextCluster, step: Int, _ tightening: CGFloat) {
      position += step
      width += cluster.advance - tightening
      if !cluster.isSpace { inkedWidth = width }
    }
  }
}
