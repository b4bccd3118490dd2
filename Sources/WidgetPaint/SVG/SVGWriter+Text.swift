import Foundation
import WidgetGeometry
import WidgetScene

/// Text as text, in fonts of the file's own.
extension SVGWriter {
  /// Writes a run as text.
  /// - Parameter outlines: Shapes of the run's glyphs, in em; what is not in it draws nothing.
  /// - Returns: False, with nothing written, when the run does not say which text it shows.
  func text(
    _ run: GlyphRun, outlines: [UInt32: Path], _ paint: Paint, _ state: PaintState
  ) throws(PaintError) -> Bool {
    guard let text = SVGTextRun(run), let first = text.characters.first else { return false }
    guard let ink = try textInk(paint, run, state) else { return true }
    var spans: [(font: Int, characters: [SVGTextRun.Character])] = []
    for character in text.characters {
      let font = fonts.font(
        for: character.scalar, drawing: character.parts, of: run.face, advance: character.advance
      ) { Self.outline(character.parts, outlines) }
      // A list of places counts a large character as one or as two, depending on the viewer: such a
      // character begins a span, where the first place is its own.
      let isAlone = character.scalar.value > 0xFFFF
      if let last = spans.last, last.font == font, !isAlone,
        last.characters.allSatisfy({ $0.scalar.value <= 0xFFFF })
      {
        spans[spans.count - 1].characters.append(character)
      } else {
        spans.append((font, [character]))
      }
    }
    // Every character has its place, so that the viewer must not find an order of its own.
    let order = run.isRightToLeft ? " style=\"direction:ltr;unicode-bidi:bidi-override\"" : ""
    let baseline = first.position.y
    let body = spans.map { font, characters in
      let places = characters.map { SVGText.number($0.position.x) }.joined(separator: " ")
      let isLevel = characters.allSatisfy { $0.position.y == baseline }
      let heights =
        isLevel
        ? "" : attribute("y", characters.map { SVGText.number($0.position.y) })
      let family = font == spans[0].font ? "" : SVGText.attribute("class", SVGFontSet.family(font))
      var letters = String.UnicodeScalarView()
      letters.append(contentsOf: characters.map(\.scalar))
      return "<tspan x=\"\(places)\"\(heights)\(family)>\(XMLText.escaped(String(letters)))</tspan>"
    }
    document.line(
      "<text class=\"\(SVGFontSet.family(spans[0].font))\" font-size=\"\(SVGText.number(run.size))\""
        + "\(SVGText.attribute("y", baseline))\(ink) xml:space=\"preserve\""
        + " text-rendering=\"geometricPrecision\"\(order)>\(body.joined())</text>")
    return true
  }

  /// A plain colour fades the whole text: where letters overlap it shows once.
  private func textInk(
    _ paint: Paint, _ run: GlyphRun, _ state: PaintState
  ) throws(PaintError) -> String? {
    guard let (color, opacity) = solid(paint) else {
      return try ink(paint, "fill", covering: run.bounds, state)
    }
    guard opacity > 0 else { return nil }
    let strength = opacity < 1 ? SVGText.attribute("opacity", opacity, decimals: 4) : ""
    return SVGText.attribute("fill", SVGText.color(color)) + strength
  }

  private func attribute(_ name: String, _ values: [String]) -> String {
    SVGText.attribute(name, values.joined(separator: " "))
  }

  private static func outline(_ parts: [SVGFontSet.Part], _ outlines: [UInt32: Path]) -> Path {
    var path = Path()
    for part in parts {
      guard let outline = outlines[part.glyph] else { continue }
      let unit = 1 / CGFloat(OutlineFontFile.unitsPerEm)
      let move = CGAffineTransform(translationX: CGFloat(part.x) * unit, y: -CGFloat(part.y) * unit)
      path.elements += outline.applying(move).elements
    }
    return path
  }
}
