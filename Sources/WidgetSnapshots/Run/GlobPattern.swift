/// A pattern for ids: `*` is any text without a slash, `**` any text, `?` one character.
package struct GlobPattern: Hashable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package func matches(_ id: String) -> Bool { Self.match(Array(text)[...], Array(id)[...]) }

  private static func match(_ pattern: ArraySlice<Character>, _ text: ArraySlice<Character>) -> Bool
  {
    guard let first = pattern.first else { return text.isEmpty }
    if first == "*" {
      let isDeep = pattern.dropFirst().first == "*"
      let rest = pattern.dropFirst(isDeep ? 2 : 1)
      var tail = text
      while true {
        if match(rest, tail) { return true }
        guard let next = tail.first, isDeep || next != "/" else { return false }
        tail = tail.dropFirst()
      }
    }
    guard let next = text.first, first == "?" ? next != "/" : first == next else { return false }
    return match(pattern.dropFirst(), text.dropFirst())
  }
}
