import Foundation

/// Reads the inline part of Markdown: emphasis, code, strikethrough, links, escapes, entities.
///
/// CommonMark's rules with GitHub's strikethrough and bare addresses, which is what SwiftUI reads
/// keys with.  Lists, headings and other blocks stay as they are written, spaces and newlines too.
/// Arguments of a format string take part as letters that are put in later, so that `**%@**` is
/// bold whatever the argument contains, and asterisks in an argument are asterisks.
struct InlineMarkdown {
  /// One character, or the place of an argument.
  enum Atom: Hashable {
    case character(Character)
    case slot(Int)
  }

  /// A stretch of one look.
  struct Span: Hashable {
    enum Content: Hashable {
      case text(String)
      case slot(Int)
    }
    var content: Content
    var intent: InlinePresentationIntent = []
    var link: URL?
  }

  /// Delimiters past this many are letters: pairing them is quadratic.
  private static let mostDelimiters = 512

  private let atoms: [Atom]
  private var at = 0
  private var items: [Item] = []
  private var delimiterCount = 0

  struct Item {
    enum Kind {
      case atoms([Atom])
      case delimiter(Delimiter)
      case bracket(isImage: Bool, isActive: Bool)
    }
    var kind: Kind
    var intent: InlinePresentationIntent = []
    var link: URL?
  }

  struct Delimiter {
    let character: Character
    /// Not yet used up.
    var count: Int
    let length: Int
    var canOpen: Bool
    var canClose: Bool
  }

  /// The spans of a text without arguments.
  static func spans(of text: String) -> [Span] { spans(of: text.map(Atom.character)) }

  static func spans(of atoms: [Atom]) -> [Span] {
    let marks: Set<Character> = ["*", "_", "`", "~", "[", "]", "\\", "<", "&", "@", ":", "."]
    let hasMarks = atoms.contains {
      if case .character(let c) = $0 { marks.contains(c) } else { false }
    }
    guard hasMarks else { return flatten([Item(kind: .atoms(atoms))]) }
    var parser = InlineMarkdown(atoms)
    parser.read()
    Emphasis.pair(&parser.items, from: 0)
    return flatten(parser.items.flatMap(BareLinks.split))
  }

  private init(_ atoms: [Atom]) { self.atoms = atoms }

  private func character(_ index: Int) -> Character? {
    guard atoms.indices.contains(index), case .character(let c) = atoms[index] else { return nil }
    return c
  }

  private mutating func append(_ new: [Atom]) {
    if let last = items.indices.last, case .atoms(var before) = items[last].kind {
      before += new
      items[last].kind = .atoms(before)
    } else {
      items.append(Item(kind: .atoms(new)))
    }
  }

  private mutating func read() {
    while at < atoms.count {
      switch character(at) {
      case "\\": readEscape()
      case "`": readCode()
      case "*", "_", "~": readDelimiter()
      case "[":
        items.append(Item(kind: .bracket(isImage: false, isActive: true)))
        at += 1
      case "!" where character(at + 1) == "[":
        items.append(Item(kind: .bracket(isImage: true, isActive: true)))
        at += 2
      case "]": closeBracket()
      case "<": readAngle()
      case "&": readEntity()
      default:
        append([atoms[at]])
        at += 1
      }
    }
  }

  private mutating func readEscape() {
    if let next = character(at + 1), next.isASCII, next.isPunctuation || next.isSymbol {
      append([atoms[at + 1]])
      at += 2
    } else {
      append([atoms[at]])
      at += 1
    }
  }

  /// How many of the character at `index` follow each other.
  private func runLength(at index: Int) -> Int {
    let first = character(index)
    var end = index
    while end < atoms.count, character(end) == first { end += 1 }
    return end - index
  }

  private mutating func readCode() {
    let length = runLength(at: at)
    var end = at + length
    while end < atoms.count {
      guard character(end) == "`" else {
        end += 1
        continue
      }
      let closing = runLength(at: end)
      if closing == length {
        var inner = atoms[(at + length)..<end].map { atom in
          atom == .character("\n") ? .character(" ") : atom
        }
        if inner.count > 2, inner.first == .character(" "), inner.last == .character(" "),
          inner.contains(where: { $0 != .character(" ") })
        {
          inner = Array(inner.dropFirst().dropLast())
        }
        items.append(Item(kind: .atoms(inner), intent: .code))
        items.append(Item(kind: .atoms([])))
        at = end + closing
        return
      }
      end += closing
    }
    append(Array(atoms[at..<(at + length)]))
    at += length
  }

  private mutating func readDelimiter() {
    guard let mark = character(at) else { return }
    let length = runLength(at: at)
    defer { at += length }
    delimiterCount += 1
    guard delimiterCount <= Self.mostDelimiters, mark != "~" || length <= 2 else {
      append(Array(atoms[at..<(at + length)]))
      return
    }
    let before = Side(at == 0 ? nil : atoms[at - 1])
    let after = Side(at + length < atoms.count ? atoms[at + length] : nil)
    let isLeft = after != .space && (after != .punctuation || before != .letter)
    let isRight = before != .space && (before != .punctuation || after != .letter)
    let isWordMark = mark == "_"
    items.append(
      Item(
        kind: .delimiter(
          Delimiter(
            character: mark, count: length, length: length,
            canOpen: isLeft && (!isWordMark || !isRight || before == .punctuation),
            canClose: isRight && (!isWordMark || !isLeft || after == .punctuation)))))
  }

  /// What stands beside a delimiter.
  private enum Side {
    case space, punctuation, letter

    init(_ atom: Atom?) {
      guard let atom else {
        self = .space
        return
      }
      guard case .character(let c) = atom else {
        self = .letter
        return
      }
      self = c.isWhitespace ? .space : c.isPunctuation || c.isSymbol ? .punctuation : .letter
    }
  }

  private mutating func closeBracket() {
    defer { at += 1 }
    let opener = items.lastIndex { item in
      if case .bracket = item.kind { true } else { false }
    }
    guard let opener, case .bracket(let isImage, let isActive) = items[opener].kind else {
      append([atoms[at]])
      return
    }
    guard isActive, let (address, end) = LinkTarget.read(atoms, from: at + 1) else {
      items[opener].kind = .atoms(Self.atoms(isImage ? "![" : "["))
      append([atoms[at]])
      return
    }
    Emphasis.pair(&items, from: opener + 1)
    let url = isImage ? nil : URL(string: address)
    for index in opener..<items.count { items[index].link = items[index].link ?? url }
    items[opener].kind = .atoms([])
    if !isImage {
      // A link does not stand inside another.
      for index in items.indices {
        if case .bracket(false, _) = items[index].kind {
          items[index].kind = .bracket(isImage: false, isActive: false)
        }
      }
    }
    items.append(Item(kind: .atoms([])))
    at = end - 1
  }

  static func atoms(_ text: String) -> [Atom] { text.map(Atom.character) }

  /// `<https://…>`; anything else in angle brackets stays.
  private mutating func readAngle() {
    let inner = atoms[(at + 1)...].prefix(2_000).prefix { atom in
      guard case .character(let c) = atom else { return false }
      return c != ">" && c != "<" && !c.isWhitespace
    }
    let text = LinkTarget.text(inner)
    let scheme = text.prefix { $0 != ":" }
    if inner.endIndex < atoms.count, character(inner.endIndex) == ">", scheme.count >= 2,
      scheme.count < text.count, scheme.allSatisfy({ $0.isASCII && $0.isLetter }),
      let url = URL(string: text)
    {
      items.append(Item(kind: .atoms(Array(inner)), link: url))
      items.append(Item(kind: .atoms([])))
      at = inner.endIndex + 1
    } else {
      append([atoms[at]])
      at += 1
    }
  }

  private mutating func readEntity() {
    let name = LinkTarget.text(atoms[(at + 1)...].prefix(10).prefix { $0 != .character(";") })
    if character(at + 1 + name.count) == ";", let character = Self.entity(name) {
      append([.character(character)])
      at += name.count + 2
    } else {
      append([atoms[at]])
      at += 1
    }
  }

  private static func entity(_ name: String) -> Character? {
    if let known = entities[name] { return known }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let code =
      digits.first == "x" || digits.first == "X"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init).map(Character.init)
  }

  private static let entities: [String: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "copy": "©", "reg": "®", "trade": "™", "hellip": "…", "ndash": "–", "mdash": "—",
    "deg": "°", "times": "×", "euro": "€",
  ]

  /// What is left of the marks, as spans; neighbours of one look are joined.
  private static func flatten(_ items: [Item]) -> [Span] {
    var spans: [Span] = []
    func add(_ content: Span.Content, _ item: Item) {
      if case .text(let text) = content, let last = spans.last, last.intent == item.intent,
        last.link == item.link, case .text(let before) = last.content
      {
        spans[spans.count - 1].content = .text(before + text)
      } else {
        spans.append(Span(content: content, intent: item.intent, link: item.link))
      }
    }
    for item in items {
      switch item.kind {
      case .atoms(let atoms):
        for part in atoms.split(whereSeparator: \.isSlot, keepingSeparators: true) {
          if case .slot(let index)? = part.first {
            add(.slot(index), item)
          } else {
            add(.text(LinkTarget.text(part)), item)
          }
        }
      case .delimiter(let mark):
        if mark.count > 0 { add(.text(String(repeating: mark.character, count: mark.count)), item) }
      case .bracket(let isImage, _): add(.text(isImage ? "![" : "["), item)
      }
    }
    return spans
  }
}

extension InlineMarkdown.Atom {
  fileprivate var isSlot: Bool {
    if case .slot = self { true } else { false }
  }
}

extension [InlineMarkdown.Atom] {
  /// Stretches between separators, and the separators each on its own.
  fileprivate func split(
    whereSeparator isSeparator: (Element) -> Bool, keepingSeparators: Bool
  ) -> [ArraySlice<Element>] {
    var parts: [ArraySlice<Element>] = []
    var start = startIndex
    for index in indices where isSeparator(self[index]) {
      if start < index { parts.append(self[start..<index]) }
      if keepingSeparators { parts.append(self[index...index]) }
      start = index + 1
    }
    if start < endIndex { parts.append(self[start...]) }
    return parts
  }
}
