import WidgetGeometry

/// What the words of a symbol's name say.
enum SymbolName {
  /// A name without its last addition.
  struct Split: Hashable {
    /// Names to look for, best first.
    var bases: [String]
    var addition: SymbolComposer.Addition
  }

  /// Takes the last addition off: `leaf.circle.fill` is `leaf.fill` or `leaf` in a filled circle.
  static func split(_ name: String) -> Split? {
    var words = name.split(separator: ".").map(String.init)
    let isFilled = words.last == "fill"
    if isFilled { words.removeLast() }
    guard let last = words.last, words.count > 1 else { return nil }
    func bases(_ words: ArraySlice<String>) -> [String] {
      let base = words.joined(separator: ".")
      return isFilled ? ["\(base).fill", base] : [base]
    }
    if let shape = SymbolComposer.Shape(rawValue: last) {
      return Split(
        bases: bases(words.dropLast()), addition: .enclosure(shape, isFilled: isFilled))
    }
    if last == "slash" { return Split(bases: bases(words.dropLast()), addition: .slash) }
    if let mark = words.lastIndex(of: "badge"), mark > 0, mark == words.count - 2 {
      return Split(bases: bases(words[..<mark]), addition: .badge(last))
    }
    return nil
  }

  /// The addition a row of the name table asks for.
  static func addition(_ compose: String) -> SymbolComposer.Addition? {
    let words = compose.split(separator: ".").map(String.init)
    switch words.first {
    case "slash": return .slash
    case "badge" where words.count == 2: return .badge(words[1])
    case let shape?:
      return SymbolComposer.Shape(rawValue: shape)
        .map { .enclosure($0, isFilled: words.last == "fill") }
    case nil: return nil
    }
  }

  /// The characters of a letter or number that enclosures exist for: `a`…`z`, `0`…`50`, also `07`.
  static func glyphs(_ base: String) -> String? {
    if base.count == 1, let letter = base.unicodeScalars.first, ("a"..."z").contains(letter) {
      return base
    }
    guard (1...2).contains(base.utf8.count), base.utf8.allSatisfy({ (48...57).contains($0) }),
      let number = Int(base), number <= 50
    else { return nil }
    return base
  }

  /// Whether the symbol follows the reading direction.
  ///
  /// `chevron.forward` does, `forward.fill` does not: tape runs to the right everywhere.
  static func mirrors(_ name: String) -> Bool {
    let words = name.split(separator: ".")
    if ["list", "checklist", "increase", "decrease"].contains(words.first) {
      return name.hasPrefix("list.") || name == "checklist" || name.hasSuffix(".indent")
    }
    return words.dropFirst().contains { word in
      word == "forward" || word == "backward" || word.hasPrefix("leading")
        || word.hasPrefix("trailing")
    }
  }
}
