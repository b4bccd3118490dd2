import Foundation
import WidgetGeometry
import WidgetScene

/// A run of glyphs as the characters it stands for, each with its place and what it draws.
struct SVGTextRun {
  struct Character: Hashable {
    var scalar: Unicode.Scalar
    var position: CGPoint
    /// Empty for what follows the first character of a cluster: the first one draws all of it.
    var parts: [SVGFontSet.Part]
    /// To the next character, in em.
    var advance: CGFloat
  }

  /// In reading order.
  let characters: [Character]

  /// `nil` when the run does not say which text it shows.
  init?(_ run: GlyphRun) {
    guard let text = TextClusters(run) else { return nil }
    let bytes = Array(run.text.utf8)
    var characters: [Character] = []
    var byte = 0
    var used = 0
    for cluster in text.clusters {
      let glyphs = (used..<(used + cluster.glyphs)).map {
        run.glyphs[text.isBackward ? run.glyphs.count - 1 - $0 : $0]
      }
      .sorted { $0.position.x < $1.position.x }
      let scalars = Array(
        String(decoding: bytes[byte..<(byte + cluster.bytes)], as: UTF8.self).unicodeScalars)
      byte += cluster.bytes
      used += cluster.glyphs
      guard let origin = glyphs.first?.position, !scalars.isEmpty else { continue }
      let width = Self.width(from: origin, beyond: glyphs.count, in: run)
      let units = CGFloat(OutlineFontFile.unitsPerEm) / run.size
      let parts = glyphs.map { glyph in
        SVGFontSet.Part(
          glyph: glyph.id, x: Int(((glyph.position.x - origin.x) * units).rounded()),
          y: Int(((origin.y - glyph.position.y) * units).rounded()))
      }
      for (index, scalar) in scalars.enumerated() {
        let share = width / CGFloat(scalars.count)
        characters.append(
          Character(
            scalar: scalar.properties.isDisallowedInText ? " " : scalar,
            position: CGPoint(x: origin.x + share * CGFloat(index), y: origin.y),
            parts: index == 0 ? parts : [], advance: share / run.size))
      }
    }
    self.characters = characters
  }

  /// The distance to the next glyph that stands to the right of all of a cluster's, in points; zero
  /// for the last one.
  private static func width(from origin: CGPoint, beyond count: Int, in run: GlyphRun) -> CGFloat {
    let later = run.glyphs.map(\.position.x).filter { $0 > origin.x }.sorted()
    return later.count >= count ? later[count - 1] - origin.x : 0
  }
}

extension Unicode.Scalar.Properties {
  /// Controls, which XML does not allow or a viewer would take for a line break.
  fileprivate var isDisallowedInText: Bool {
    generalCategory == .control || generalCategory == .lineSeparator
      || generalCategory == .paragraphSeparator
  }
}
