/// How the text of an SVG is written.
package enum SVGTextForm: String, CaseIterable, Hashable, Sendable {
  /// As outlines, which every viewer shows.
  case outlines
  /// As text that can be selected, searched and read aloud, in fonts that are in the file and hold
  /// the shapes of its glyphs.  Browsers know such fonts; many other viewers do not.
  case embeddedFonts
}
