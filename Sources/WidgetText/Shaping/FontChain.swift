import CPangoCairo
import Foundation
import WidgetScene

/// A font in use: set to its axes, with the size it is drawn at.
final class FontUse {
  let reference: FontFaceRef
  let font: ShapingFont
  let emSize: CGFloat
  /// Points after every character that make up for the stand-in.
  let spacing: CGFloat
  /// Whether glyphs are colour pictures.
  let isEmoji: Bool

  init(
    reference: FontFaceRef, font: ShapingFont, emSize: CGFloat, spacing: CGFloat = 0,
    isEmoji: Bool = false
  ) {
    self.reference = reference
    self.font = font
    self.emSize = emSize
    self.spacing = spacing
    self.isEmoji = isEmoji
  }
}

/// The fonts asked, in order, for the characters of one request in one language.
///
/// Which font a character gets depends on the character, the request and the language only.  A
/// font file is opened when a character gets as far as it.
final class FontChain {
  let match: MatchedFont
  /// Names of all families that are asked, in order.
  let families: [String]
  private let request: FontRequest
  private let store: FontStore
  private let matcher: FontMatcher
  /// The family that stands in for San Francisco.
  private let sans: String?
  /// The fonts in the order they are asked.
  private var links: [Link] = []
  private lazy var emoji: FontUse? = use(
    store.catalog.family(role: "emoji")?.name, isEmoji: true)
  /// A font that may not be open yet.
  private struct Link {
    var use: FontUse?
    /// The family to open, until it was tried.
    var family: String?
    /// What it has, as far as that is known without opening it.
    var coverage: Coverage?
  }
  /// By character, for those that consist of one scalar.
  private var chosen: [Unicode.Scalar: Choice] = [:]

  enum Choice {
    case found(FontUse)
    /// No font has it; the one given draws its box, or a letter without its mark.
    case missing(FontUse?)
  }

  init(request: FontRequest, language: String, store: FontStore, matcher: FontMatcher) {
    self.request = request
    self.store = store
    self.matcher = matcher
    match = matcher.match(request)
    sans = store.catalog.family(role: "sans")?.name
    let fallbacks = [sans].compactMap(\.self) + store.catalog.fallbackFamilies(language: language)
    let emojis = store.catalog.family(role: "emoji").map { [$0.name] } ?? []
    families = ([match.family] + fallbacks + emojis).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    if let font = store.font(match.face) {
      links.append(
        Link(
          use: FontUse(
            reference: match.face, font: font, emSize: match.emSize, spacing: match.spacing)))
    }
    for family in fallbacks {
      let files = store.catalog.family(family)?.files ?? []
      links.append(Link(family: family, coverage: files.count == 1 ? files[0].coverage : nil))
    }
  }

  /// The font for one character.
  func choose(_ character: String.UnicodeScalarView, wantsEmoji: Bool) -> Choice {
    if character.count == 1, let only = character.first, !wantsEmoji {
      if let choice = chosen[only] { return choice }
      let choice = find(character)
      // Characters of a text are bounded, but an engine sees many texts.
      if chosen.count > 4_096 { chosen = [:] }
      chosen[only] = choice
      return choice
    }
    if wantsEmoji, let emoji, covers(emoji.font, character) { return .found(emoji) }
    return find(character)
  }

  private func find(_ character: String.UnicodeScalarView) -> Choice {
    if character.count == 1, character.first?.isColourByDefault == true,
      let emoji, covers(emoji.font, character)
    {
      // A font the widget brought along comes first, with what it has.
      if case .named = request.family, match.family != sans, let own = links.first?.use,
        covers(own.font, character)
      {
        return .found(own)
      }
      return .found(emoji)
    }
    if let use = first(that: { covers($0, character) }, { covers($0.font, character) }) {
      return .found(use)
    }
    if let emoji, covers(emoji.font, character) { return .found(emoji) }
    // No font has it all: better the letter without its mark than a box.
    if let base = character.first, !base.isIgnorable,
      let use = first(that: { $0.contains(base) }, { $0.font.covers(base) })
    {
      return .missing(use)
    }
    return .missing(first(that: { _ in true }, { _ in true }))
  }

  /// The first font that meets `condition`, opening those that `mayHelp` on the way.
  private func first(
    that mayHelp: (Coverage) -> Bool, _ condition: (FontUse) -> Bool
  ) -> FontUse? {
    for index in links.indices {
      if let coverage = links[index].coverage, !mayHelp(coverage) { continue }
      if let family = links[index].family {
        links[index].use = use(family)
        links[index].family = nil
      }
      if let use = links[index].use, condition(use) { return use }
    }
    return nil
  }

  private func use(_ family: String?, isEmoji: Bool = false) -> FontUse? {
    guard let family, let fallback = matcher.fallback(family, for: request),
      let font = store.font(fallback.face)
    else { return nil }
    return FontUse(
      reference: fallback.face, font: font, emSize: fallback.emSize, isEmoji: isEmoji)
  }

  private func covers(_ coverage: Coverage, _ character: String.UnicodeScalarView) -> Bool {
    character.allSatisfy { $0.isIgnorable || coverage.contains($0) }
  }

  private func covers(_ font: ShapingFont, _ character: String.UnicodeScalarView) -> Bool {
    character.allSatisfy { $0.isIgnorable || font.covers($0) }
  }
}

extension Unicode.Scalar {
  /// Symbols that Unicode wants as text and an iPhone draws as colour pictures all the same: San
  /// Francisco does not have them, and the colour font comes next. A text selector after them
  /// makes them text.
  ///
  /// San Francisco has the signs and arrows up to U+21A8 and the small squares.
  var isColourByDefault: Bool {
    value > 0x21A8 && value != 0x25AA && value != 0x25AB && properties.isEmoji
  }

  /// Characters that steer shaping and need no glyph: joiners, selectors, direction marks.
  var isIgnorable: Bool {
    // Most text is below the first such character that is no control.
    if value < 0xAD { return value < 0x20 || (0x7F..<0xA0).contains(value) }
    return properties.isDefaultIgnorableCodePoint || properties.generalCategory == .control
  }
}
