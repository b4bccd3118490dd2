/// What a backend has to say about one picture: what it left out or replaced, and how much work
/// it did.
package struct PaintReport: Hashable, Sendable {
  /// Something that does not look as the display list asks.
  package struct Note: Hashable, Sendable, Codable {
    package enum Kind: String, Hashable, Sendable, Codable {
      /// The image source has no such picture, or could not decode it.  Nothing is drawn.
      case missingImage
      /// The glyph source has no shape for a glyph.  Nothing is drawn.
      case missingGlyph
      /// A number was not finite, so the item is left out.
      case notFinite
      /// A value was over a limit and was cut down to it.
      case limited
      /// The format cannot express it: a picture stands in, made at the request's scale.
      case rasterized
      /// The format draws it in a slightly different way.
      case approximated
      /// Text is drawn as outlines and cannot be selected.
      case textAsOutlines
    }

    package var kind: Kind
    /// What it is about, in words: an image's name, a glyph's number, an effect.
    package var subject: String

    package init(_ kind: Kind, _ subject: String) {
      self.kind = kind
      self.subject = subject
    }
  }

  /// Counted work, for tests that guard against waste.
  package struct Work: Hashable, Sendable {
    /// Off-screen bitmaps made for groups.
    package var layers = 0
    /// Their pixels in sum.
    package var layerPixels = 0
    /// Glyphs whose coverage was computed, not fetched from the cache.
    package var glyphFills = 0
    /// What all painting cost, see `PaintCost`.
    package var steps = 0
    /// Pictures asked of the image source.
    package var imageFetches = 0

    package init() {}
  }

  /// In the order met, each once.
  package private(set) var notes: [Note] = []
  package var work = Work()
  private var seen: Set<Note> = []

  package init() {}

  package mutating func note(_ kind: Note.Kind, _ subject: String) {
    let note = Note(kind, subject)
    if seen.insert(note).inserted { notes.append(note) }
  }
}
