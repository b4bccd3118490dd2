/// Names that sources ask types for (`.brand`), and those they declare themselves.
///
/// Catalogues of icons hold thousands of names, so all words are gathered in one pass.
struct MemberWords {
  private(set) var members = Set<String>()
  /// Names after `static let` and `static var`.
  private(set) var statics = Set<String>()

  /// - Parameter code: Without comments and texts.
  mutating func add(_ code: String) {
    var before: (Substring.UTF8View, Substring.UTF8View) = (""[...].utf8, ""[...].utf8)
    var rest = code[...].utf8
    var last: UInt8 = 0
    while let first = rest.first {
      guard Self.isWord(first) else {
        last = first
        rest = rest.dropFirst()
        continue
      }
      let word = rest.prefix(while: Self.isWord)
      if last == UInt8(ascii: ".") { members.insert(String(decoding: word, as: UTF8.self)) }
      if before.0.elementsEqual("static".utf8),
        before.1.elementsEqual("let".utf8) || before.1.elementsEqual("var".utf8)
      {
        statics.insert(String(decoding: word, as: UTF8.self))
      }
      before = (before.1, word)
      last = 0
      rest = rest.dropFirst(word.count)
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
      || (byte >= 0x30 && byte <= 0x39)
  }
}
