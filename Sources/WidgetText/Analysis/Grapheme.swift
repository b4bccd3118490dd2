/// One user-perceived character of a paragraph, with what the Unicode rules say about it.
struct Grapheme {
  enum Kind {
    case visible
    /// Hangs at the end of a line.
    case space
    case tab
    /// Ends a paragraph; takes no room.
    case newline
    /// Takes no room and has no glyph.
    case control
    /// Steers its neighbours' shapes or order and shows nothing itself.
    case invisible
    /// Invisible unless the line ends here.
    case softHyphen
  }

  /// UTF-8 bytes in the whole text.
  let bytes: Range<Int>
  let kind: Kind
  /// Whether a line may end after it.
  var canBreakAfter: Bool
  /// Bidirectional embedding level: odd runs right to left.
  let level: UInt8
  /// ISO 15924 tag.
  let script: UInt32
  let wantsEmoji: Bool
}

extension Character {
  /// Spaces at which lines break and which hang; the no-break spaces are not among them.
  var graphemeKind: Grapheme.Kind {
    guard let first = unicodeScalars.first else { return .control }
    switch first.value {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000:
      return unicodeScalars.count == 1 ? .space : .visible
    case 0x09: return .tab
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: return .newline
    case 0xAD: return .softHyphen
    case 0..<0x20, 0x7F..<0xA0: return .control
    default: return unicodeScalars.allSatisfy(\.isIgnorable) ? .invisible : .visible
    }
  }

  /// A Korean syllable or letter.
  var isHangul: Bool {
    guard let first = unicodeScalars.first else { return false }
    switch first.value {
    case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7FB: return true
    default: return false
    }
  }

  /// Whether the character is to be drawn as a colour picture: its own default, or asked for by
  /// a variation selector, a skin tone, a keycap or a joiner.
  var wantsEmoji: Bool {
    let scalars = unicodeScalars
    // Below U+2000 only digits, #, *, © and ® can be emoji, and only by a selector.
    guard let first = scalars.first, first.value >= 0x2000 || scalars.count > 1,
      first.properties.isEmoji
    else { return false }
    let rest = scalars.dropFirst()
    if rest.contains("\u{FE0E}") { return false }
    if rest.contains("\u{FE0F}") || rest.contains("\u{20E3}") { return true }
    if first.properties.isEmojiPresentation { return true }
    return rest.contains { $0.properties.isEmojiModifier }
  }
}
