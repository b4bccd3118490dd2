package import Foundation
package import WidgetGeometry

/// A piece of text in one font.  Ink is not here: it never changes a measurement.
package struct TextRun: Hashable, Sendable, Codable {
  package var text: String
  package var font: FontRequest
  /// Points after every character, the last included.
  package var tracking: CGFloat
  package var baselineOffset: CGFloat
  package var underline: LinePattern?
  package var strikethrough: LinePattern?
  /// Whether the run's line box is wanted as an area of its own.
  package var hasBackground: Bool
  /// The font whose line box the run takes, when not its own: small capitals of a larger text.
  package var lineFont: FontRequest?
  /// Whose forms Han characters have and whose rules letters join by, BCP 47; `nil` is the block's.
  package var language: String?
  /// A picture standing in for the run's single U+FFFC.
  package var attachment: TextAttachment?

  package init(
    _ text: String, font: FontRequest, tracking: CGFloat = 0, baselineOffset: CGFloat = 0,
    underline: LinePattern? = nil, strikethrough: LinePattern? = nil,
    hasBackground: Bool = false, lineFont: FontRequest? = nil, language: String? = nil,
    attachment: TextAttachment? = nil
  ) {
    self.text = text
    self.font = font
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.underline = underline
    self.strikethrough = strikethrough
    self.hasBackground = hasBackground
    self.lineFont = lineFont
    self.language = language
    self.attachment = attachment
  }
}

/// The box an inline picture takes.
package struct TextAttachment: Hashable, Sendable, Codable {
  /// In points.
  package var size: CGSize
  /// From the box's top down to the line's baseline.
  package var baseline: CGFloat

  package init(size: CGSize, baseline: CGFloat) {
    self.size = size
    self.baseline = baseline
  }
}

package enum LinePattern: String, Hashable, Sendable, Codable {
  case solid, dot, dash, dashDot, dashDotDot
}

/// How the lines of a block are made.
package struct ParagraphStyle: Hashable, Sendable, Codable {
  package enum Truncation: String, Hashable, Sendable, Codable { case head, middle, tail }
  /// Reading-order alignment of lines inside the text's own width.
  package enum LineAlignment: String, Hashable, Sendable, Codable {
    case leading, center, trailing
  }

  package var alignment = LineAlignment.leading
  package var direction = LayoutDirection.leftToRight
  /// Most lines shown; `nil` is no limit, less than 1 counts as 1.
  package var lineLimit: Int?
  /// Lines whose height is kept free even when the text has fewer.
  package var reservedLines = 0
  package var truncation = Truncation.tail
  /// Points asked for between lines.
  package var lineSpacing: CGFloat = 0
  package var allowsTightening = false
  /// 1 is off; 0 has no lower bound.
  package var minimumScaleFactor: CGFloat = 1
  /// BCP 47; chooses Han shapes and break rules.
  package var language = "en"
  /// Pixels per point: sizes are rounded up to the pixel.
  package var displayScale: CGFloat = 2
  /// Takes the whole offered width, as a running timer does.
  package var fillsWidth = false

  package init() {}
}

/// Everything that is needed to lay a text out, and nothing that is not.
package struct TextBlock: Hashable, Sendable, Codable {
  package var runs: [TextRun]
  package var style: ParagraphStyle

  package init(runs: [TextRun], style: ParagraphStyle = ParagraphStyle()) {
    self.runs = runs
    self.style = style
  }

  package var string: String { runs.map(\.text).joined() }
}
