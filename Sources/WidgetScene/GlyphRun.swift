package import Foundation

/// A font file with the place on its axes: all that is needed to fetch an outline again.
package struct FontFaceRef: Hashable, Sendable, Codable {
  package struct Variation: Hashable, Sendable, Codable {
    /// Four letters, `wght`.
    package var tag: String
    package var value: Double

    package init(_ tag: String, _ value: Double) {
      self.tag = tag
      self.value = value
    }
  }

  /// Name of the file in the font catalogue, `Inter-Variable.ttf`.
  package var file: String
  package var index: Int
  /// In order of tag.
  package var variations: [Variation]
  /// Horizontal shear made by us where the family has no italic; 0 is upright.
  package var obliqueness: Double
  /// Width of the stroke added to every outline, in em, where the family lacks the weight.
  package var emboldening: Double

  package init(
    file: String, index: Int = 0, variations: [Variation] = [], obliqueness: Double = 0,
    emboldening: Double = 0
  ) {
    self.file = file
    self.index = index
    self.variations = variations
    self.obliqueness = obliqueness
    self.emboldening = emboldening
  }
}

/// One glyph and where its origin stands.
package struct PlacedGlyph: Hashable, Sendable, Codable {
  package var id: UInt32
  /// Origin on the baseline, in points.
  package var position: CGPoint
  /// Offset of the first UTF-8 byte this glyph stands for in the run's text.
  package var textOffset: Int

  package init(id: UInt32, position: CGPoint, textOffset: Int) {
    self.id = id
    self.position = position
    self.textOffset = textOffset
  }
}

/// Glyphs of one face and size, placed.
package struct GlyphRun: Hashable, Sendable, Codable {
  package var face: FontFaceRef
  /// Em size in points.
  package var size: CGFloat
  package var glyphs: [PlacedGlyph]
  /// What the glyphs spell, for selectable text and for dumps.
  package var text: String
  package var isRightToLeft: Bool

  package init(
    face: FontFaceRef, size: CGFloat, glyphs: [PlacedGlyph], text: String,
    isRightToLeft: Bool = false
  ) {
    self.face = face
    self.size = size
    self.glyphs = glyphs
    self.text = text
    self.isRightToLeft = isRightToLeft
  }

  /// The run moved by a distance in points.
  package func offsetBy(dx: CGFloat, dy: CGFloat) -> GlyphRun {
    var copy = self
    for index in copy.glyphs.indices {
      copy.glyphs[index].position.x += dx
      copy.glyphs[index].position.y += dy
    }
    return copy
  }
}
