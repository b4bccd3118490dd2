/// A named function behind a `|`.
package struct ExpressionFilter: Sendable {
  package let name: String
  /// How it is written, for messages and the manual: `prefix(count)`.
  package let usage: String
  package let summary: String
  /// How many arguments it takes.
  let arguments: ClosedRange<Int>
  /// Whether a path that leads nowhere is an input like any other: null.
  let acceptsMissing: Bool
  let apply: @Sendable (FilterCall) throws(ExpressionFault) -> EntryValue

  init(
    _ usage: String, _ arguments: ClosedRange<Int>, _ summary: String, acceptsMissing: Bool = false,
    _ apply: @escaping @Sendable (FilterCall) throws(ExpressionFault) -> EntryValue
  ) {
    name = String(usage.prefix { $0 != "(" })
    self.usage = usage
    self.summary = summary
    self.arguments = arguments
    self.acceptsMissing = acceptsMissing
    self.apply = apply
  }

  /// Every filter, by theme.
  package static let all = formats + texts + lists + numbers
  static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}

/// One use of a filter with its input and arguments.
struct FilterCall {
  let filter: String
  let input: EntryValue
  let arguments: [EntryValue]
  let evaluator: ExpressionEvaluator
  let offset: Int

  var context: EvaluationContext { evaluator.context }

  func wrong(_ found: EntryValue, _ expected: String) -> ExpressionFault {
    ExpressionFault(
      offset: offset,
      problem: .unexpected(found: found.summary, expected: "\(expected) for “\(filter)”"))
  }

  func number() throws(ExpressionFault) -> Double {
    guard let number = input.number else { throw wrong(input, "a number") }
    return number
  }

  /// A text; numbers and truth values read as they do inside a longer text.
  func text() throws(ExpressionFault) -> String {
    switch input {
    case .string, .int, .double, .bool:
      if let text = input.interpolated {
        try evaluator.session.spend(text: text, at: offset)
        return text
      }
    case .null, .date, .array, .object: break
    }
    throw wrong(input, "a text")
  }

  func list() throws(ExpressionFault) -> [EntryValue] {
    guard case .array(let items) = input else { throw wrong(input, "an array") }
    try evaluator.session.spend(items.count, at: offset)
    return items
  }

  func argument(_ index: Int) -> EntryValue? {
    arguments.indices.contains(index) ? arguments[index] : nil
  }

  func text(_ index: Int) throws(ExpressionFault) -> String? {
    guard let value = argument(index) else { return nil }
    guard case .string(let text) = value else { throw wrong(value, "a text as argument") }
    return text
  }

  func count(_ index: Int, in range: ClosedRange<Int> = 0...1_000_000) throws(ExpressionFault)
    -> Int?
  {
    guard let value = argument(index) else { return nil }
    guard case .int(let count) = value, range.contains(count) else {
      throw wrong(value, "a whole number in \(range.lowerBound)…\(range.upperBound) as argument")
    }
    return count
  }
}
