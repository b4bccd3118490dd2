import Foundation

/// Breaks text into lines for a width, greedily, as recorded from SwiftUI.
struct LineBreaker {
  let text: ClusterText
  /// Points; infinite when nothing limits the lines.
  let width: CGFloat

  /// Rounding in sums of advances never decides whether a line fits.
  static let tolerance: CGFloat = 1e-6

  func lines() -> [LinePlan] {
    var lines: [LinePlan] = []
    for (index, paragraph) in text.paragraphs.enumerated() {
      lines += balanced(breakParagraph(paragraph), in: paragraph).map { plan($0, in: index) }
    }
    return lines
  }

  private func fits(_ length: CGFloat) -> Bool { length <= width + Self.tolerance }

  /// Cuts a paragraph: each line as long as fits, spaces at its end not counted.
  ///
  /// A word that is wider than a line starts one of its own and is cut anywhere; every line takes
  /// at least one character, so that a width of nothing ends.
  private func breakParagraph(_ paragraph: Range<Int>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = paragraph.lowerBound
    while start < paragraph.upperBound {
      let end = lineEnd(from: start, in: paragraph)
      lines.append(start..<end)
      start = end
    }
    return lines.isEmpty ? [paragraph] : lines
  }

  private func lineEnd(from start: Int, in paragraph: Range<Int>) -> Int {
    var x: CGFloat = 0
    var lastBreak: Int?
    for index in start..<paragraph.upperBound {
      let cluster = text.clusters[index]
      let next = ClusterText.advanced(x, by: cluster)
      if !cluster.isSpace, !cluster.isNewline, !fits(next) {
        if let lastBreak { return lastBreak }
        // A character that does not fit even alone still takes the line, with what hangs on it.
        if index > start { return hanging(after: index, in: paragraph) }
      }
      if cluster.canBreakAfter, cluster.hyphen.map({ fits(x + $0) }) ?? true {
        lastBreak = index + 1
      }
      x = next
    }
    return paragraph.upperBound
  }

  /// Spaces never start a line that was cut inside a word.
  private func hanging(after end: Int, in paragraph: Range<Int>) -> Int {
    var end = end
    while end < paragraph.upperBound, text.clusters[end].isSpace || text.clusters[end].isNewline {
      end += 1
    }
    return end
  }

  /// A paragraph of two lines does not end in a lone word, if the last word of the first line can
  /// go down to it and the two come out more even.
  private func balanced(_ lines: [Range<Int>], in paragraph: Range<Int>) -> [Range<Int>] {
    guard lines.count == 2 else { return lines }
    let (first, second) = (text.trimmedEnd(lines[0]), text.trimmedEnd(lines[1]))
    // The first line must end at a space, and the second be one word.
    guard first.upperBound < lines[0].upperBound, !second.isEmpty,
      !text.clusters[second].contains(where: \.isSpace),
      let space = text.clusters[first].lastIndex(where: \.isSpace),
      !text.trimmedEnd(first.lowerBound..<space).isEmpty
    else { return lines }
    let shorter = lines[0].lowerBound..<space + 1
    let longer = shorter.upperBound..<lines[1].upperBound
    let longerWidth = text.width(of: text.trimmedEnd(longer))
    let before = abs(text.width(of: first) - text.width(of: second))
    let after = abs(text.width(of: text.trimmedEnd(shorter)) - longerWidth)
    return fits(longerWidth) && after < before ? [shorter, longer] : lines
  }

  private func plan(_ range: Range<Int>, in paragraph: Int) -> LinePlan {
    let drawn = text.trimmedEnd(range)
    var width = text.reach(of: drawn)
    var pieces: [LinePlan.Piece] = [.clusters(drawn)]
    let isLast = range.upperBound == text.paragraphs[paragraph].upperBound
    if !isLast, drawn.upperBound == range.upperBound, let last = text.clusters[drawn].last,
      let hyphen = last.hyphen, fits(width + hyphen)
    {
      pieces.append(.hyphen(run: last.run))
      width += hyphen
    }
    let full = max(width, text.reach(of: range))
    return LinePlan(
      pieces: pieces, source: range, paragraph: paragraph, drawnWidth: width,
      reportedWidth: min(full, max(self.width, 0)))
  }
}
