import Foundation

/// Finds which marks belong together.
enum Emphasis {
  /// Pairs the delimiters from `bottom` on: what lies between two that match gets their look.  Those
  /// left over are letters.
  static func pair(_ items: inout [InlineMarkdown.Item], from bottom: Int) {
    var closer = bottom
    while closer < items.count {
      guard case .delimiter(var close) = items[closer].kind, close.canClose, close.count > 0,
        let opener = opener(for: close, items, bottom..<closer),
        case .delimiter(var open) = items[opener].kind
      else {
        closer += 1
        continue
      }
      let used =
        close.character == "~" ? close.count : (open.count >= 2 && close.count >= 2 ? 2 : 1)
      let intent: InlinePresentationIntent =
        close.character == "~" ? .strikethrough : used == 2 ? .stronglyEmphasized : .emphasized
      for index in (opener + 1)..<closer {
        items[index].intent.insert(intent)
        // A pair does not reach across another's end.
        if case .delimiter(var inner) = items[index].kind {
          (inner.canOpen, inner.canClose) = (false, false)
          items[index].kind = .delimiter(inner)
        }
      }
      open.count -= used
      close.count -= used
      items[opener].kind = .delimiter(open)
      items[closer].kind = .delimiter(close)
    }
    for index in items.indices[bottom...] {
      guard case .delimiter(var mark) = items[index].kind else { continue }
      (mark.canOpen, mark.canClose) = (false, false)
      items[index].kind = .delimiter(mark)
    }
  }

  private static func opener(
    for close: InlineMarkdown.Delimiter, _ items: [InlineMarkdown.Item], _ range: Range<Int>
  ) -> Int? {
    range.reversed().first { index in
      guard case .delimiter(let open) = items[index].kind, open.canOpen, open.count > 0,
        open.character == close.character
      else { return false }
      if open.character == "~" { return open.length == close.length }
      // CommonMark's rule of three keeps `*a**b*` from ending in the middle.
      let isMixed = close.canOpen || open.canClose
      return !isMixed || (open.length + close.length) % 3 != 0
        || open.length % 3 == 0 && close.length % 3 == 0
    }
  }
}

/// The part of a link after its text: `(address "title")`.
enum LinkTarget {
  /// - Returns: The address and the index past the closing bracket.
  static func read(_ atoms: [InlineMarkdown.Atom], from start: Int) -> (String, Int)? {
    var at = start
    func character() -> Character? {
      guard atoms.indices.contains(at), case .character(let c) = atoms[at] else { return nil }
      return c
    }
    func skipSpace() { while let c = character(), c.isWhitespace { at += 1 } }
    guard character() == "(" else { return nil }
    at += 1
    skipSpace()
    var address = ""
    var depth = 0
    let isBracketed = character() == "<"
    if isBracketed { at += 1 }
    while at < atoms.count {
      // An argument in an address has no letters yet; where links lead is not drawn.
      guard let c = character() else {
        at += 1
        continue
      }
      if isBracketed ? c == ">" : c.isWhitespace || c == ")" && depth == 0 { break }
      if c == "(" { depth += 1 } else if c == ")" { depth -= 1 }
      address.append(c)
      at += 1
    }
    if isBracketed { at += 1 }
    skipSpace()
    if let quote = character(), "\"'".contains(quote) {
      at += 1
      while let c = character(), c != quote { at += 1 }
      at += 1
      skipSpace()
    }
    return character() == ")" ? (address, at + 1) : nil
  }

  static func text(_ atoms: some Sequence<InlineMarkdown.Atom>) -> String {
    String(atoms.compactMap { if case .character(let c) = $0 { c } else { nil } })
  }
}

/// Addresses that stand in a text without any marks.
enum BareLinks {
  /// The item, cut at the addresses in it.
  static func split(_ item: InlineMarkdown.Item) -> [InlineMarkdown.Item] {
    guard case .atoms(let atoms) = item.kind, item.link == nil, !item.intent.contains(.code) else {
      return [item]
    }
    var parts: [InlineMarkdown.Item] = []
    var plain: [InlineMarkdown.Atom] = []
    func end() {
      guard !plain.isEmpty else { return }
      parts.append(.init(kind: .atoms(plain), intent: item.intent))
      plain = []
    }
    var index = 0
    while index < atoms.count {
      let word = atoms[index...].prefix { atom in
        if case .character(let c) = atom { !c.isWhitespace } else { false }
      }
      let (address, length) = address(LinkTarget.text(word))
      if let address {
        end()
        parts.append(
          .init(
            kind: .atoms(Array(word.prefix(length))), intent: item.intent, link: address))
        index += length
      }
      // The rest of the word and the space or argument after it.
      let rest = atoms[index..<max(word.endIndex, index)]
      plain += rest
      index += rest.count
      if index < atoms.count {
        plain.append(atoms[index])
        index += 1
      }
    }
    end()
    return parts
  }

  /// The address a word begins with and how many characters it takes.
  private static func address(_ word: String) -> (URL?, Int) {
    let isWeb = ["http://", "https://", "www."].contains { word.hasPrefix($0) }
    guard isWeb || word.contains("@") else { return (nil, 0) }
    var text = word
    while let last = text.last, "?!.,:*_~'\")".contains(last) { text.removeLast() }
    if isWeb {
      let host = text.split(separator: "/").first { $0.contains(".") }
      guard host != nil else { return (nil, 0) }
      return (URL(string: text.hasPrefix("www.") ? "http://" + text : text), text.count)
    }
    let sides = text.split(separator: "@", omittingEmptySubsequences: false)
    let isName = { (part: Substring, more: String) in
      !part.isEmpty
        && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || more.contains($0)) }
    }
    guard sides.count == 2, isName(sides[0], ".-_+"), isName(sides[1], ".-_"),
      sides[1].dropFirst().dropLast().contains(".")
    else { return (nil, 0) }
    return (URL(string: "mailto:" + text), text.count)
  }
}
