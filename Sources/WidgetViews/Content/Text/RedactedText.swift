import Foundation
import WidgetGeometry
import WidgetLayout
import WidgetScene

/// A text whose letters are hidden: bars in the place of its lines.
///
/// Under `.placeholder` every character, spaces included, is a cell of one width, so that the size
/// says how long the text is and nothing else; lines break between any two cells.  Under `.privacy`
/// the text keeps its own lines and their widths.
struct RedactedText: MeasuredDrawable {
  let text: TextDrawable
  let cover: Cover
  let ink: ResolvedStyle

  private var style: ParagraphStyle { text.block.style }

  /// The first run's: a covered text has one size.
  private var font: FontRequest { text.block.runs.first?.font ?? FontRequest(size: 17) }
  private var metrics: FontMetrics { text.session.shaper.metrics(font) }

  var capHeight: CGFloat? { metrics.capHeight }
  var spacing: ViewSpacing { text.spacing }

  func size(_ proposal: ProposedViewSize) -> CGSize {
    switch cover {
    case .privacy: return text.size(proposal)
    case .placeholder:
      let widths = cells(proposal)
      let count = CGFloat(max(widths.count, style.reservedLines))
      let height = (count - 1) * pitch + metrics.lineHeight
      return CGSize(width: widths.max() ?? 0, height: up(height))
    }
  }

  func baselines(size: CGSize, _ proposal: ProposedViewSize) -> Baselines? {
    switch cover {
    case .privacy: return text.baselines(size: size, proposal)
    case .placeholder:
      let first = nearest(metrics.ascender)
      let lines = CGFloat(max(cells(proposal).count, 1))
      return Baselines(first: first, last: nearest(metrics.ascender + (lines - 1) * pitch))
    }
  }

  func items(in frame: CGRect, _ scene: SceneContext) -> [DisplayItem] {
    let lines = barLines(scene.proposal)
    let height = (metrics.capHeight * 2).rounded(.up) / 2
    var bars = Path()
    for line in lines where line.width > 0 {
      let x =
        scene.direction == .rightToLeft
        ? frame.maxX - line.origin.x - line.width : frame.minX + line.origin.x
      let bar = CGRect(
        x: x, y: frame.minY + line.origin.y - height, width: line.width, height: height)
      bars.addPath(Path(roundedRect: bar, cornerRadius: height / 5))
    }
    return ink.fill(bars, in: frame, FillStyle())
  }

  private struct Line {
    /// Leading end of the baseline, from the text's top.
    var origin: CGPoint
    var width: CGFloat
  }

  private func barLines(_ proposal: ProposedViewSize) -> [Line] {
    switch cover {
    case .privacy:
      let layout = text.session.shaper.layout(text.block, proposal: proposal)
      return layout.lines.map { line in
        let x =
          style.direction == .rightToLeft
          ? layout.size.width - line.origin.x - line.width : line.origin.x
        return Line(origin: CGPoint(x: x, y: line.origin.y), width: line.width)
      }
    case .placeholder:
      let widths = cells(proposal)
      let widest = widths.max() ?? 0
      return widths.enumerated().map { index, width in
        let spare = widest - width
        let x =
          switch style.alignment {
          case .leading: 0.0
          case .center: spare / 2
          case .trailing: spare
          }
        let baseline = nearest(metrics.ascender + CGFloat(index) * pitch)
        return Line(origin: CGPoint(x: x, y: baseline), width: width)
      }
    }
  }

  /// Widths of the lines of cells; all but each paragraph's last span what was offered.
  private func cells(_ proposal: ProposedViewSize) -> [CGFloat] {
    let advance = Self.advance(font.size)
    let room = proposal.width ?? .infinity
    let perLine =
      room.isFinite && advance > 0
      ? max(1, Int(min((room / advance).rounded(.down), 1e6))) : .max
    var widths: [CGFloat] = []
    for paragraph in text.block.string.split(separator: "\n", omittingEmptySubsequences: false) {
      var left = paragraph.count
      while left > perLine {
        widths.append(room)
        left -= perLine
      }
      widths.append(min(room, (CGFloat(left) * advance * 2).rounded() / 2))
    }
    return Array(widths.prefix(lineLimit(proposal)))
  }

  private func lineLimit(_ proposal: ProposedViewSize) -> Int {
    var limit = style.lineLimit.map { max($0, 1) } ?? .max
    if let height = proposal.height, height.isFinite, pitch > 0 {
      limit = min(limit, max(1, Int(min(height / pitch, 1e6))))
    }
    return limit
  }

  private var pitch: CGFloat {
    metrics.lineHeight + max(metrics.leading, style.lineSpacing)
  }

  private func up(_ value: CGFloat) -> CGFloat {
    (value * style.displayScale - 1e-6).rounded(.up) / style.displayScale
  }
  private func nearest(_ value: CGFloat) -> CGFloat {
    (value * style.displayScale).rounded() / style.displayScale
  }

  /// A cell's width by point size, recorded on macOS 26 whatever the letters or the weight: linear
  /// between the sizes, in proportion outside of them.
  static func advance(_ size: CGFloat) -> CGFloat {
    let recorded: [(size: CGFloat, advance: CGFloat)] = [
      (11, 5.45), (13, 6.27), (17, 7.9), (22, 10.5), (26, 12.95),
    ]
    guard let first = recorded.first, let last = recorded.last else { return size / 2 }
    if size <= first.size { return first.advance * size / first.size }
    if size >= last.size { return last.advance * size / last.size }
    for (a, b) in zip(recorded, recorded.dropFirst()) where size <= b.size {
      return a.advance + (b.advance - a.advance) * (size - a.size) / (b.size - a.size)
    }
    return last.advance
  }
}
