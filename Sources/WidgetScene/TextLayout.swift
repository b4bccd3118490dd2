package import Foundation
package import WidgetGeometry

/// A block of text, broken and placed.  Coordinates are points from the text's top-left corner.
package struct TextLayout: Hashable, Sendable, Codable {
  /// One visible line.
  package struct Line: Hashable, Sendable, Codable {
    /// What is shown, ellipsis included, hanging spaces not.
    package var text: String
    /// x of the line's left edge, y of its baseline.
    package var origin: CGPoint
    /// Drawn width, hanging spaces not included.
    package var width: CGFloat

    package init(text: String, origin: CGPoint, width: CGFloat) {
      self.text = text
      self.origin = origin
      self.width = width
    }
  }
  /// Glyphs of one `TextRun` of the block.
  package struct Glyphs: Hashable, Sendable, Codable {
    /// Index into the block's runs: whose ink to use.
    package var run: Int
    package var glyphs: GlyphRun

    package init(run: Int, glyphs: GlyphRun) {
      self.run = run
      self.glyphs = glyphs
    }
  }
  /// A line below or through letters, or the area behind them.  Already on the pixel grid; several
  /// rectangles for patterns.
  package struct Decoration: Hashable, Sendable, Codable {
    package enum Kind: String, Hashable, Sendable, Codable {
      case underline, strikethrough
      /// The run's line box, painted before all letters.
      case background
    }
    package var run: Int
    package var kind: Kind
    package var rect: CGRect

    package init(run: Int, kind: Kind, rect: CGRect) {
      self.run = run
      self.kind = kind
      self.rect = rect
    }
  }
  package struct PlacedAttachment: Hashable, Sendable, Codable {
    package var run: Int
    package var rect: CGRect

    package init(run: Int, rect: CGRect) {
      self.run = run
      self.rect = rect
    }
  }

  package var size: CGSize
  /// From the top, on the pixel grid.
  package var firstBaseline: CGFloat
  package var lastBaseline: CGFloat
  package var lines: [Line]
  package var glyphs: [Glyphs]
  package var decorations: [Decoration]
  package var attachments: [PlacedAttachment]
  /// Of the largest font: what stacks need for default spacing.
  package var metrics: FontMetrics
  /// The factor `minimumScaleFactor` ended at; 1 when it did not bite.
  package var scaleFactor: CGFloat
  package var isTruncated: Bool
  /// Characters no font had a glyph for, in order, each once.
  package var missingCharacters: [String]
  /// The families that were asked for the missing characters, in order; empty if none is missing.
  package var fontsAsked: [String] = []
  /// Families that were asked for and not found.
  package var missingFamilies: [String]

  package init(
    size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lines: [Line], glyphs: [Glyphs],
    decorations: [Decoration] = [], attachments: [PlacedAttachment] = [], metrics: FontMetrics,
    scaleFactor: CGFloat = 1, isTruncated: Bool = false, missingCharacters: [String] = [],
    missingFamilies: [String] = []
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lines = lines
    self.glyphs = glyphs
    self.decorations = decorations
    self.attachments = attachments
    self.metrics = metrics
    self.scaleFactor = scaleFactor
    self.isTruncated = isTruncated
    self.missingCharacters = missingCharacters
    self.missingFamilies = missingFamilies
  }
}

/// The door to fonts: lays text out and says how tall a font is.  One per worker, not `Sendable`.
package protocol TextShaping: AnyObject {
  /// Breaks and places `block` for a proposal in points.  Answers are remembered, so that asking
  /// again with the same block and proposal shapes nothing.
  func layout(_ block: TextBlock, proposal: ProposedViewSize) -> TextLayout
  /// The size of `layout(_:proposal:)` for less work: stacks ask for many sizes and draw one.
  func size(_ block: TextBlock, proposal: ProposedViewSize) -> CGSize
  func metrics(_ font: FontRequest) -> FontMetrics
}

extension TextShaping {
  package func size(_ block: TextBlock, proposal: ProposedViewSize) -> CGSize {
    layout(block, proposal: proposal).size
  }
}

/// What a glyph looks like.
package enum GlyphShape: Hashable, Sendable {
  /// In em: x to the right, y **down**, origin on the baseline.
  case outline(Path)
  /// A colour picture: premultiplied 0xAARRGGBB, its top-left corner and size in em, y down.
  case bitmap(width: Int, height: Int, pixels: [UInt32], frame: CGRect)
  case empty
}

/// Fetches glyphs for painting.  One per worker.
package protocol GlyphSource: AnyObject {
  /// The finished shape: slanted and emboldened as the face asks, ready to be filled by the
  /// non-zero rule.
  func shape(of glyph: UInt32, in face: FontFaceRef) -> GlyphShape
}
