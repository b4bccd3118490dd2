/// `@Entry var name: Type = value` in an extension of `EnvironmentValues`: a key and its accessors.
struct EntryMacro {
  enum Mistake: Error, CustomStringConvertible {
    case notAVariable
    case noDefault
    case hasAccessors

    var description: String {
      switch self {
      case .notAVariable: "'@Entry' goes with a variable: @Entry var name: Type = value"
      case .noDefault: "'@Entry' needs a default value, unless its type is optional"
      case .hasAccessors: "'@Entry' makes the accessors; the variable has some already"
      }
    }
  }

  /// Without backticks.
  private let name: String
  private let type: String?
  private let value: String
  private let keyProtocol: String

  /// - Parameters:
  ///   - declaration: The variable's source, with attributes and comments.
  ///   - context: The source of what the variable stands in.
  init(_ declaration: String, context: String?) throws(Mistake) {
    var scanner = DeclarationScanner(declaration)
    guard scanner.skip(pastWord: "var") else { throw .notAVariable }
    let name = scanner.identifier()
    guard !name.isEmpty else { throw .notAVariable }
    self.name = name
    type = scanner.skip(":") ? scanner.text(until: ["=", "{"]) : nil
    if scanner.skip("=") {
      value = scanner.rest
    } else {
      if scanner.peek == "{" { throw .hasAccessors }
      guard let type, type.hasSuffix("?") || type.hasPrefix("Optional<") else { throw .noDefault }
      value = "nil"
    }
    keyProtocol =
      context?.contains("ContainerValues") == true ? "ContainerValueKey" : "EnvironmentKey"
  }

  private var keyName: String { "__Key_\(name)" }

  var accessors: String {
    "get { self[\(keyName).self] }\nset { self[\(keyName).self] = newValue }"
  }

  /// A default value with a type is computed each time, so that it need not be Sendable.
  var key: String {
    let property =
      type.map { "static var defaultValue: \($0) { get {\n\(value)\n} }" }
      ?? "static let defaultValue = \(value)"
    return "private struct \(keyName): \(keyProtocol) {\n  \(property)\n}"
  }
}

/// Reads a declaration far enough to find its name, type and value.
struct DeclarationScanner {
  private let characters: [Character]
  private var index = 0

  init(_ source: String) { characters = Array(source) }

  var peek: Character? {
    var copy = self
    copy.skipTrivia()
    return copy.index < characters.count ? characters[copy.index] : nil
  }

  /// What is left, without spaces around it.
  var rest: String { Self.trimmed(characters[index...]) }

  /// Goes past the first such word outside of comments, strings and brackets.
  mutating func skip(pastWord word: String) -> Bool {
    while index < characters.count {
      let start = index
      let found = identifier()
      if found == word { return true }
      if found.isEmpty { advance() }
      if index == start { index += 1 }
    }
    return false
  }

  mutating func skip(_ character: Character) -> Bool {
    skipTrivia()
    guard index < characters.count, characters[index] == character else { return false }
    index += 1
    return true
  }

  mutating func identifier() -> String {
    skipTrivia()
    var name = ""
    let isQuoted = index < characters.count && characters[index] == "`"
    if isQuoted { index += 1 }
    while index < characters.count,
      characters[index].isLetter || characters[index].isNumber || characters[index] == "_"
    {
      name.append(characters[index])
      index += 1
    }
    if isQuoted, index < characters.count, characters[index] == "`" { index += 1 }
    return name
  }

  /// The text up to one of the ends, outside of brackets.
  mutating func text(until ends: Set<Character>) -> String {
    skipTrivia()
    let start = index
    while index < characters.count, !ends.contains(characters[index]) {
      // The arrow of a function type is no closing bracket.
      if characters[index] == "-", index + 1 < characters.count, characters[index + 1] == ">" {
        index += 2
      } else {
        advance()
      }
    }
    return Self.trimmed(characters[start..<index])
  }

  /// Past one character, or past everything a bracket or a string holds.
  private mutating func advance() {
    guard index < characters.count else { return }
    let opening = characters[index]
    index += 1
    if opening == "\"" {
      while index < characters.count, characters[index] != "\"" {
        index += characters[index] == "\\" ? 2 : 1
      }
      index += 1
    } else if let closing = ["(": ")", "[": "]", "{": "}", "<": ">"][opening] {
      while index < characters.count, characters[index] != Character(closing) { advance() }
      index += 1
    }
    index = min(index, characters.count)
  }

  private mutating func skipTrivia() {
    while index < characters.count {
      if characters[index].isWhitespace {
        index += 1
      } else if starts("//") {
        while index < characters.count, !characters[index].isNewline { index += 1 }
      } else if starts("/*") {
        index += 2
        while index < characters.count, !starts("*/") { index += 1 }
        index = min(index + 2, characters.count)
      } else {
        return
      }
    }
  }

  private func starts(_ text: String) -> Bool {
    characters[index...].starts(with: text)
  }

  private static func trimmed(_ text: ArraySlice<Character>) -> String {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
