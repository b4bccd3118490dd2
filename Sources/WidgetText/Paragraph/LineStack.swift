import Foundation
import WidgetGeometry

/// Vertical extent of a run or a line around its baseline, in points.
struct LineExtent: Equatable {
  var ascender: CGFloat
  var descender: CGFloat
  var leading: CGFloat

  var height: CGFloat { ascender + descender }

  /// The extent that holds both; the taller one's leading.
  func union(_ other: LineExtent) -> LineExtent {
    LineExtent(
      ascender: max(ascender, other.ascender), descender: max(descender, other.descender),
      leading: other.height > height ? other.leading : leading)
  }

  /// The extent of a run moved up by `offset`: it keeps its own place as well, so that raising
  /// text makes the line taller and lowering it too.
  func shifted(by offset: CGFloat) -> LineExtent {
    LineExtent(
      ascender: ascender + max(offset, 0), descender: descender + max(-offset, 0),
      leading: leading)
  }
}

/// Heights and baselines of lines set below each other.
struct LineStack {
  let lines: [LineExtent]
  /// Points asked for between lines; they do not add to a font's own leading but replace it where
  /// they are more.
  let lineSpacing: CGFloat
  /// Pixels per point.
  let scale: CGFloat

  /// From the bottom of a line to the top of the next.
  ///
  /// A tight font's leading is below nought: it stands unless spacing was asked for.
  private func gap(after line: LineExtent) -> CGFloat {
    lineSpacing > 0 ? max(line.leading, lineSpacing) : line.leading
  }

  /// Height of the first `count` lines, not rounded.
  func height(of count: Int) -> CGFloat {
    var height: CGFloat = 0
    for (index, line) in lines.prefix(count).enumerated() {
      height += line.height + (index + 1 < count ? gap(after: line) : 0)
    }
    return height
  }

  /// Lines that fit into a height: at least one.
  func count(fitting height: CGFloat) -> Int {
    var used: CGFloat = 0
    for (index, line) in lines.enumerated() {
      used += line.height
      if used > height + LineBreaker.tolerance { return max(index, 1) }
      used += gap(after: line)
    }
    return lines.count
  }

  /// Height of all lines and of `reserved` lines like the last, rounded up to the pixel.
  func height(reserving reserved: Int) -> CGFloat {
    var height = height(of: lines.count)
    if let last = lines.last, reserved > lines.count {
      height += CGFloat(reserved - lines.count) * (last.height + gap(after: last))
    }
    return PixelGrid.roundUp(height, scale: scale)
  }

  /// The first baseline is moved to the nearest pixel, and all lines with it.
  private var shift: CGFloat {
    guard let ascender = lines.first?.ascender else { return 0 }
    return (ascender * scale).rounded(.toNearestOrAwayFromZero) / scale - ascender
  }

  /// Where each baseline is drawn, from the top.
  func baselines() -> [CGFloat] {
    var top = shift
    return lines.map { line in
      defer { top += line.height + gap(after: line) }
      return top + line.ascender
    }
  }

  var firstBaseline: CGFloat { baselines().first ?? 0 }

  /// On the pixel grid, as baseline alignment sees it.
  var lastBaseline: CGFloat {
    guard lines.count > 1 else { return firstBaseline }
    return PixelGrid.roundUp(baselines().last ?? 0, scale: scale)
  }
}
