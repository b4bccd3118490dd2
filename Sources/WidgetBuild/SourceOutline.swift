/// The declarations of a source file and what they hold, as far as cutting one out needs it.
///
/// Goes by the words that lines begin with, not by a grammar: declarations are told apart where a
/// line begins with one and all brackets are closed, which is how people and formatters write.
struct SourceOutline {
  struct Part: Equatable {
    enum Kind { case type, function, variable, other }
    let kind: Kind
    /// As messages call it: `func load`.
    let name: String
    /// With attributes and modifiers, without the comments around it.
    let range: Range<Int>
    /// What is between the braces of a body.
    let content: Range<Int>?
  }

  /// A declaration with those inside of it.
  private struct Node {
    let part: Part
    var inner: [Node] = []
  }

  let source: [UInt8]
  private let places: [SwiftTokens.Place]
  /// Where each line begins.
  private let lines: [Int]
  private var nodes: [Node] = []

  init(_ source: [UInt8]) {
    self.source = source
    places = SwiftTokens.places(of: source)
    lines = [0] + source.indices.filter { source[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    nodes = nodes(in: 0..<source.count)
  }

  private func nodes(in scope: Range<Int>) -> [Node] {
    parts(in: scope).map { part in
      let content = part.kind == .type ? part.content : nil
      return Node(part: part, inner: content.map(nodes) ?? [])
    }
  }

  /// The declarations around a byte, the outermost first.
  func path(to offset: Int) -> [Part] {
    var path: [Part] = []
    var level = nodes
    while let node = level.first(where: { $0.part.range.contains(offset) }) {
      path.append(node.part)
      guard let content = node.part.content, content.contains(offset) else { break }
      level = node.inner
    }
    return path
  }

  /// The byte of a place that the compiler names; lines and columns begin with 1.
  func offset(line: Int, column: Int) -> Int? {
    guard lines.indices.contains(line - 1) else { return nil }
    // Places at the end of the file are on no byte.
    return min(lines[line - 1] + max(column, 1) - 1, source.count - 1)
  }

  /// The line, from 1, that a byte is on.
  func line(of offset: Int) -> Int {
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// What declarations there are in a scope, in their order.
  func parts(in scope: Range<Int>) -> [Part] {
    var parts: [Part] = []
    var start: Int?
    var head: Head?
    func finish(at end: Int) {
      if let start, let head { parts.append(part(start..<end, head)) }
      (start, head) = (nil, nil)
    }
    var depth = 0
    var isLineStart = true
    var index = scope.lowerBound
    while index < scope.upperBound {
      let byte = source[index]
      if byte == UInt8(ascii: "\n") {
        isLineStart = true
      } else if places[index] != .comment, byte > UInt8(ascii: " ") {
        if isLineStart, depth == 0, places[index] == .code {
          if isDirective(index) {
            finish(at: index)
            index = SwiftTokens.lineEnd(source, index)
            continue
          }
          if let found = self.head(at: index, in: scope) {
            // Attributes may stand on lines before their declaration.
            if head != nil || start == nil { finish(at: index) }
            start = start ?? index
            if found.keyword != nil { head = found }
          }
        }
        isLineStart = false
        if places[index] == .code { depth += Self.step(byte) }
      }
      index += 1
    }
    finish(at: scope.upperBound)
    return parts
  }

  /// How a byte changes the depth of brackets.
  private static func step(_ byte: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): 1
    case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): -1
    default: 0
    }
  }

  /// Conditions are no part of a declaration: `#Preview` and other macros are.
  private func isDirective(_ index: Int) -> Bool {
    guard source[index] == UInt8(ascii: "#") else { return false }
    return ["if", "elseif", "else", "endif", "warning", "error", "sourceLocation"]
      .contains(word(after: index + 1))
  }

  // MARK: Words

  /// What a line begins with.
  private struct Head {
    /// The word that says what is declared; `nil` for attributes and modifiers alone.
    var keyword: String?
    /// Where the word begins.
    var place: Int
  }

  private static let typeWords: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "extension",
  ]
  private static let functionWords: Set<String> = ["func", "init", "deinit", "subscript"]
  private static let otherWords: Set<String> = [
    "var", "let", "typealias", "associatedtype", "case", "import", "operator", "precedencegroup",
    "macro",
  ]
  private static let modifiers: Set<String> = [
    "public", "private", "internal", "fileprivate", "package", "open", "static", "final", "lazy",
    "weak", "unowned", "mutating", "nonmutating", "override", "indirect", "nonisolated", "isolated",
    "convenience", "required", "dynamic", "optional", "prefix", "postfix", "infix", "consuming",
    "borrowing", "distributed",
  ]

  private func head(at start: Int, in scope: Range<Int>) -> Head? {
    if source[start] == UInt8(ascii: "#") { return Head(keyword: "#", place: start) }
    let end = min(SwiftTokens.lineEnd(source, start), scope.upperBound)
    var index = start
    while index < end {
      guard source[index] > UInt8(ascii: " "), places[index] == .code else {
        index += 1
        continue
      }
      if source[index] == UInt8(ascii: "@") {
        index = afterArguments(index + 1 + word(after: index + 1).utf8.count, scope.upperBound)
        if index >= end { return Head(keyword: nil, place: start) }
        continue
      }
      let word = word(after: index)
      let next = index + word.utf8.count
      let isModifier =
        Self.modifiers.contains(word)
        || (word == "class" && ["func", "var", "let", "subscript"].contains(nextWord(next, end)))
      if isModifier {
        index = afterArguments(next, scope.upperBound)
        continue
      }
      let isKnown =
        Self.typeWords.contains(word) || Self.functionWords.contains(word)
        || Self.otherWords.contains(word)
      return isKnown ? Head(keyword: word, place: index) : nil
    }
    return Head(keyword: nil, place: start)
  }

  private func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
      || (byte >= 0x30 && byte <= 0x39)
  }

  private func word(after index: Int) -> String {
    String(decoding: source[min(index, source.count)...].prefix(while: isWord), as: UTF8.self)
  }

  private func nextWord(_ index: Int, _ end: Int) -> String {
    var index = index
    while index < end, source[index] <= UInt8(ascii: " ") { index += 1 }
    return word(after: index)
  }

  /// Past parentheses that begin at `index`, if some do.
  private func afterArguments(_ index: Int, _ end: Int) -> Int {
    guard index < end, source[index] == UInt8(ascii: "(") else { return index }
    return closing(index, end) + 1
  }

  /// The bracket that closes the one at `open`.
  private func closing(_ open: Int, _ end: Int) -> Int {
    var depth = 0
    for index in open..<end where places[index] == .code {
      depth += Self.step(source[index])
      if depth == 0 { return index }
    }
    return end - 1
  }

  // MARK: Bodies

  private func part(_ range: Range<Int>, _ head: Head) -> Part {
    var end = range.upperBound
    while end > range.lowerBound, places[end - 1] == .comment || source[end - 1] <= 0x20 {
      end -= 1
    }
    let range = range.lowerBound..<end
    let keyword = head.keyword ?? ""
    let kind: Part.Kind =
      if Self.typeWords.contains(keyword) {
        .type
      } else if Self.functionWords.contains(keyword) {
        .function
      } else if keyword == "var" {
        .variable
      } else {
        .other
      }
    let name = nextWord(head.place + keyword.utf8.count, end)
    return Part(
      kind: kind, name: name.isEmpty ? keyword : "\(keyword) \(name)", range: range,
      content: kind == .other ? nil : content(head.place..<end))
  }

  /// Between the first braces outside of parentheses; of none if a value is assigned before.
  private func content(_ range: Range<Int>) -> Range<Int>? {
    var depth = 0
    var index = range.lowerBound
    while index < range.upperBound {
      if places[index] == .code {
        let byte = source[index]
        if depth == 0, byte == UInt8(ascii: "{") {
          return index + 1..<max(closing(index, range.upperBound), index + 1)
        }
        if depth == 0, byte == UInt8(ascii: "="), !isOperator(index) { return nil }
        depth += Self.step(byte)
      }
      index += 1
    }
    return nil
  }

  private func isOperator(_ index: Int) -> Bool {
    [index - 1, index + 1].contains { neighbour in
      source.indices.contains(neighbour)
        && "=<>!+-*/%&|^".utf8.contains(source[neighbour])
    }
  }
}
