import WidgetGeometry

/// Builds an expression from its words, by precedence climbing.
struct ExpressionParser {
  private let tokens: [ExpressionToken]
  private var index = 0
  private var depth = 0
  /// Nested brackets and operators; far above anything readable, far below a thread's stack.
  private static let depthLimit = 64

  private init(_ tokens: [ExpressionToken]) { self.tokens = tokens }

  static func parse(_ source: String) throws(ExpressionFault) -> Expression {
    var parser = ExpressionParser(try ExpressionLexer.tokens(of: source))
    let root = try parser.conditional()
    guard parser.current.kind == .end else {
      throw parser.unexpected(
        parser.follows(filter: root)
          ? "“|” or the end; put the filter into parentheses" : "an operator or the end")
    }
    return Expression(source: source, root: root)
  }

  private func follows(filter node: ExpressionNode) -> Bool {
    if case .filter = node { return true }
    return false
  }

  /// Filters apply to all operators before them but not to `?:`, whose parts each have their own:
  /// `a + b | round`, `a == 0 ? 'none' : a | number`.
  private mutating func pipeline() throws(ExpressionFault) -> ExpressionNode {
    var node = try binary(above: 0)
    while take("|") {
      let offset = current.offset
      let name = try name("the name of a filter")
      guard let filter = ExpressionFilter.named[name] else {
        throw ExpressionFault(
          offset: offset,
          problem: .unknown(
            kind: "filter", name: name,
            nearest: NearestName.suggestion(for: name, among: ExpressionFilter.all.map(\.name))))
      }
      let arguments = take("(") ? try list(until: ")") : []
      guard filter.arguments.contains(arguments.count) else {
        throw ExpressionFault(
          offset: offset,
          problem: .unexpected(
            found: "\(arguments.count) arguments", expected: "\(filter.usage)"))
      }
      node = .filter(node, filter, arguments, offset: offset)
    }
    return node
  }

  private mutating func conditional() throws(ExpressionFault) -> ExpressionNode {
    try enter()
    defer { depth -= 1 }
    let condition = try pipeline()
    let offset = current.offset
    guard take("?") else { return condition }
    let then = try conditional()
    guard take(":") else { throw unexpected("“:” and what to use otherwise") }
    return .conditional(condition, then, try conditional(), offset: offset)
  }

  private mutating func binary(above lowest: Int) throws(ExpressionFault) -> ExpressionNode {
    try enter()
    defer { depth -= 1 }
    var left = try unary()
    while case .symbol(let symbol) = current.kind {
      let offset = current.offset
      if symbol == "??" {
        guard BinaryOperator.coalescePrecedence > lowest else { break }
        index += 1
        // Right-associative: a ?? b ?? c asks from left to right.
        left = .coalesce(left, try binary(above: BinaryOperator.coalescePrecedence - 1))
      } else if let binaryOperator = BinaryOperator(rawValue: symbol) {
        guard binaryOperator.precedence > lowest else { break }
        index += 1
        let right = try binary(above: binaryOperator.precedence)
        left = .binary(binaryOperator, left, right, offset: offset)
      } else {
        break
      }
    }
    return left
  }

  private mutating func unary() throws(ExpressionFault) -> ExpressionNode {
    guard case .symbol(let symbol) = current.kind,
      let unaryOperator = UnaryOperator(rawValue: symbol)
    else { return try postfix() }
    try enter()
    defer { depth -= 1 }
    let offset = current.offset
    index += 1
    return .unary(unaryOperator, try unary(), offset: offset)
  }

  private mutating func postfix() throws(ExpressionFault) -> ExpressionNode {
    var node = try primary()
    while true {
      let offset = current.offset
      if take(".") {
        node = .member(node, try name("a name after “.”"), offset: offset + 1)
      } else if take("[") {
        let key = try conditional()
        guard take("]") else { throw unexpected("“]”") }
        node = .element(node, key, offset: offset)
      } else {
        return node
      }
    }
  }

  private mutating func primary() throws(ExpressionFault) -> ExpressionNode {
    let token = current
    switch token.kind {
    case .int(let int): return literal(.int(int))
    case .double(let double): return literal(.double(double))
    case .string(let string): return literal(.string(string))
    case .name("true"): return literal(.bool(true))
    case .name("false"): return literal(.bool(false))
    case .name("null"), .name("nil"): return literal(.null)
    case .name(let name):
      index += 1
      return .variable(name, offset: token.offset)
    case .symbol("("):
      index += 1
      let node = try conditional()
      guard take(")") else { throw unexpected("“)”") }
      return node
    case .symbol("["):
      index += 1
      return .list(try list(until: "]"))
    case .symbol, .end: throw unexpected("a value")
    }
  }

  private mutating func literal(_ value: EntryValue) -> ExpressionNode {
    index += 1
    return .literal(value)
  }

  private mutating func list(until end: String) throws(ExpressionFault) -> [ExpressionNode] {
    var nodes: [ExpressionNode] = []
    if take(end) { return nodes }
    while true {
      nodes.append(try conditional())
      if take(",") { continue }
      guard take(end) else { throw unexpected("“,” or “\(end)”") }
      return nodes
    }
  }

  private mutating func name(_ expected: String) throws(ExpressionFault) -> String {
    guard case .name(let name) = current.kind else { throw unexpected(expected) }
    index += 1
    return name
  }

  /// The list ends with `.end`, which is never passed, so there is always a current word.
  private var current: ExpressionToken { tokens[index] }

  private mutating func take(_ symbol: String) -> Bool {
    guard current.kind == .symbol(symbol) else { return false }
    index += 1
    return true
  }

  private mutating func enter() throws(ExpressionFault) {
    depth += 1
    guard depth <= Self.depthLimit else {
      throw ExpressionFault(
        offset: current.offset,
        problem: .tooLarge(what: "nesting of an expression", limit: Self.depthLimit))
    }
  }

  private func unexpected(_ expected: String) -> ExpressionFault {
    ExpressionFault(
      offset: current.offset,
      problem: .unexpected(found: current.summary, expected: expected))
  }
}
