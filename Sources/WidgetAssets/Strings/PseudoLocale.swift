/// Made-up languages that show where a layout breaks before any translation is there.
package enum PseudoLocale: String, Hashable, Sendable, CaseIterable {
  /// English letters with accents, 40 % longer, in brackets: clipped or unlocalized text is seen at
  /// once.
  case accented = "en-XA"
  /// Words shown backwards by directional marks, for right-to-left layouts.
  case mirrored = "ar-XB"

  package init?(locale: String) { self.init(rawValue: LocaleChain.canonical(locale)) }

  /// `format` in this language.  Placeholders stay as they are.
  package func translate(_ format: String) -> String {
    switch self {
    case .accented: Self.accent(format)
    case .mirrored: Self.mirror(format)
    }
  }

  private static func accent(_ format: String) -> String {
    var result = ""
    var letters = 0
    for piece in FormatPieces(format).pieces {
      if case .text(let text) = piece {
        letters += text.count
        result += String(text.map { accents[$0] ?? $0 })
      } else {
        result += piece.source
      }
    }
    // Two fifths more, in words so that it can wrap.
    var added = 0
    var index = 0
    let wanted = (letters * 2 + 4) / 5
    while added < wanted {
      let word = fillers[index % fillers.count].prefix(wanted - added)
      result += " \(word)"
      added += word.count + 1
      index += 1
    }
    return "[\(result)]"
  }

  private static func mirror(_ format: String) -> String {
    FormatPieces(format).pieces.map { piece in
      guard case .text(let text) = piece else { return piece.source }
      var result = ""
      var word = ""
      func endWord() {
        // Right-to-left mark, override … pop, mark.
        if !word.isEmpty { result += "\u{200F}\u{202E}\(word)\u{202C}\u{200F}" }
        word = ""
      }
      for character in text {
        if character.isWhitespace {
          endWord()
          result.append(character)
        } else {
          word.append(character)
        }
      }
      endWord()
      return result
    }.joined()
  }

  private static let fillers = ["öñé", "ţŵö", "ţĥŕéé", "ƒöûŕ", "ƒîṽé", "šîẋ", "šéṽéñ"]

  private static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
      "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"))
}

extension FormatPieces.Piece {
  /// How the piece is written.
  fileprivate var source: String {
    switch self {
    case .text(let text): text
    case .placeholder(let argument, let specifier):
      "%" + (argument.map { "\($0)$" } ?? "") + specifier
    case .variable(let argument, let name):
      "%" + (argument.map { "\($0)$" } ?? "") + "#@\(name)@"
    case .ownArgument: "%arg"
    }
  }
}
