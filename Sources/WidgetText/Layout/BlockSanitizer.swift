import Foundation
import WidgetGeometry
import WidgetScene

/// Makes a block safe to lay out: numbers that are none, lengths beyond reason, texts beyond the
/// limit.
enum BlockSanitizer {
  /// Largest font size, in points: beyond it pictures are refused anyway, and sums stay exact.
  private static let fontSizeLimit: CGFloat = 10_000

  static func sanitize(_ block: TextBlock, limits: RenderLimits) -> (TextBlock, wasCut: Bool) {
    var clean = block
    var wasCut = false
    var left = limits.textLength
    for index in clean.runs.indices {
      let run = clean.runs[index]
      clean.runs[index].font = font(run.font)
      clean.runs[index].lineFont = run.lineFont.map(font)
      clean.runs[index].tracking = length(run.tracking)
      clean.runs[index].baselineOffset = length(run.baselineOffset)
      if let attachment = run.attachment {
        clean.runs[index].attachment = TextAttachment(
          size: CGSize(
            width: max(length(attachment.size.width), 0),
            height: max(length(attachment.size.height), 0)),
          baseline: length(attachment.baseline))
      }
      // A byte count is cheap and never below the character count.
      if run.text.utf8.count > left {
        let kept = run.text.prefix(left)
        wasCut = wasCut || kept.endIndex < run.text.endIndex
        clean.runs[index].text = String(kept)
        left -= kept.count
      } else {
        left -= run.text.utf8.count
      }
    }
    clean.style.lineSpacing = max(length(block.style.lineSpacing), 0)
    clean.style.reservedLines = min(max(block.style.reservedLines, 0), limits.textLength)
    let scale = block.style.displayScale
    clean.style.displayScale = scale.isFinite && scale > 0 ? min(max(scale, 1 / 64), 64) : 1
    let factor = block.style.minimumScaleFactor
    clean.style.minimumScaleFactor = factor.isNaN ? 1 : min(max(factor, 0), 1)
    return (clean, wasCut)
  }

  /// No number is no proposal, and less than nothing is nothing.
  static func sanitize(_ proposal: ProposedViewSize) -> ProposedViewSize {
    func side(_ value: CGFloat?) -> CGFloat? {
      guard let value, !value.isNaN, value < .infinity else { return nil }
      return max(value, 0)
    }
    return ProposedViewSize(width: side(proposal.width), height: side(proposal.height))
  }

  static func font(_ font: FontRequest) -> FontRequest {
    var clean = font
    clean.size = min(max(length(font.size), 0), fontSizeLimit)
    clean.leading = length(font.leading)
    clean.weight = min(max(font.weight, 1), 1000)
    clean.width = font.width.isFinite ? font.width : 100
    return clean
  }

  private static func length(_ value: CGFloat) -> CGFloat {
    value.isFinite ? min(max(value, -1e6), 1e6) : 0
  }
}
