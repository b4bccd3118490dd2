/// One word of an expression.
struct ExpressionToken: Equatable {
  enum Kind: Equatable {
    case name(String)
    case int(Int)
    case double(Double)
    case string(String)
    /// An operator or a bracket: `+`, `&&`, `??`, `(`.
    case symbol(String)
    case end
  }

  let kind: Kind
  /// Characters before it in the expression.
  let offset: Int

  /// What a message calls the token.
  var summary: String {
    switch kind {
    case .name(let name): "“\(name.shortened)”"
    case .int(let int): "\(int)"
    case .double(let double): "\(double)"
    case .string(let string): "the text “\(string.shortened)”"
    case .symbol(let symbol): "“\(symbol)”"
    case .end: "the end"
    }
  }
}

/// Something wrong inside an expression, before the template's place is known.
package struct ExpressionFault: Error, Equatable {
  /// Characters before the fault.
  package let offset: Int
  package let problem: TemplateProblem
}

/// Cuts an expression into words.
struct ExpressionLexer {
  private let source: [Character]
  private var index = 0

  init(_ source: String) { self.source = Array(source) }

  static func tokens(of source: String) throws(ExpressionFault) -> [ExpressionToken] {
    var lexer = ExpressionLexer(source)
    var tokens: [ExpressionToken] = []
    repeat {
      tokens.append(try lexer.next())
      guard tokens.count <= tokenLimit else {
        throw ExpressionFault(
          offset: lexer.index,
          problem: .tooLarge(what: "the number of words of an expression", limit: tokenLimit))
      }
    } while tokens.last?.kind != .end
    return tokens
  }

  /// Reports the first text or number that is not one.
  static func check(_ source: String) throws(ExpressionFault) {
    var lexer = ExpressionLexer(source.replacing("}}", with: "  "))
    while try lexer.next().kind != .end {}
  }

  /// Far above anything readable; a chain is as deep as it is long, and computing it recurses.
  private static let tokenLimit = 500

  /// Longest first, so that `&&` is not read as two words.
  private static let symbols = [
    "&&", "||", "??", "==", "!=", "<=", ">=", "+", "-", "*", "/", "%", "<", ">", "!", "?", ":", "|",
    "(", ")", "[", "]", ",", ".",
  ]

  private mutating func next() throws(ExpressionFault) -> ExpressionToken {
    while index < source.count, source[index].isWhitespace { index += 1 }
    let start = index
    guard index < source.count else { return ExpressionToken(kind: .end, offset: start) }
    let character = source[index]
    if character.isLetter || character == "_" { return name() }
    if character.isASCII, character.isNumber { return try number() }
    if character == "\"" || character == "'" { return try string(quote: character) }
    for symbol in Self.symbols where source[index...].starts(with: symbol) {
      index += symbol.count
      return ExpressionToken(kind: .symbol(symbol), offset: start)
    }
    throw ExpressionFault(
      offset: start,
      problem: .unexpected(found: "“\(character)”", expected: "a value or an operator"))
  }

  private mutating func name() -> ExpressionToken {
    let start = index
    while index < source.count,
      source[index].isLetter || source[index].isNumber || source[index] == "_"
    {
      index += 1
    }
    return ExpressionToken(kind: .name(String(source[start..<index])), offset: start)
  }

  private mutating func number() throws(ExpressionFault) -> ExpressionToken {
    let start = index
    skipDigits()
    // `buttons.0` is no path and `1.` no number: a point belongs to a number only before a digit.
    let hasFraction = peek(0) == "." && peek(1)?.isNumber == true
    if hasFraction {
      index += 1
      skipDigits()
    }
    let hasExponent = skipExponent()
    let text = String(source[start..<index])
    if !hasFraction, !hasExponent, let int = Int(text) {
      return ExpressionToken(kind: .int(int), offset: start)
    }
    guard let double = Double(text), double.isFinite else {
      throw ExpressionFault(
        offset: start, problem: .unexpected(found: "“\(text.shortened)”", expected: "a number"))
    }
    return ExpressionToken(kind: .double(double), offset: start)
  }

  /// `e3`, `E-2`: an `e` without digits belongs to the next word.
  private mutating func skipExponent() -> Bool {
    guard peek(0) == "e" || peek(0) == "E" else { return false }
    let sign = peek(1) == "-" || peek(1) == "+" ? 1 : 0
    guard let digit = peek(1 + sign), digit.isASCII, digit.isNumber else { return false }
    index += 1 + sign
    skipDigits()
    return true
  }

  private mutating func skipDigits() {
    while let character = peek(0), character.isASCII, character.isNumber { index += 1 }
  }

  private func peek(_ distance: Int) -> Character? {
    index + distance < source.count ? source[index + distance] : nil
  }

  /// Text in either kind of quotation marks: the single ones need no escape inside JSON.
  private mutating func string(quote: Character) throws(ExpressionFault) -> ExpressionToken {
    let start = index
    index += 1
    var text = ""
    while let character = peek(0) {
      index += 1
      if character == quote { return ExpressionToken(kind: .string(text), offset: start) }
      guard character == "\\" else {
        text.append(character)
        continue
      }
      switch peek(0) {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "\\": text.append("\\")
      case quote: text.append(quote)
      default:
        throw ExpressionFault(
          offset: index,
          problem: .unexpected(
            found: peek(0).map { "“\\\($0)”" } ?? "the end",
            expected: "one of \\n \\t \\\\ \\\(quote)"))
      }
      index += 1
    }
    throw ExpressionFault(
      offset: start,
      problem: .unexpected(found: "text without an end", expected: "a closing \(quote)"))
  }
}
