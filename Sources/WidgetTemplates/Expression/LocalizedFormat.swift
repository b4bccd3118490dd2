/// Puts arguments into the format string of a strings table: `%@`, `%lld`, `%.1f`, `%2$@`, `%%`.
enum LocalizedFormat {
  static func fill(_ format: String, _ call: FilterCall) throws(ExpressionFault) -> String {
    var result = ""
    var next = 0
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      guard let placeholder = Placeholder(&rest) else {
        result += "%"
        continue
      }
      let index = placeholder.index ?? next
      if placeholder.index == nil { next += 1 }
      guard let argument = call.argument(index) else {
        throw ExpressionFault(
          offset: call.offset,
          problem: .unexpected(
            found: "\(call.arguments.count) arguments for the text “\(format.shortened)”",
            expected: "at least \(index + 1)"))
      }
      result += try text(argument, decimals: placeholder.decimals, call)
    }
    return result + rest
  }

  private static func text(
    _ value: EntryValue, decimals: Int?, _ call: FilterCall
  ) throws(ExpressionFault) -> String {
    if let decimals, value.number != nil {
      let number = FilterCall(
        filter: call.filter, input: value, arguments: [], evaluator: call.evaluator,
        offset: call.offset)
      return try number.format(.number(decimals: decimals))
    }
    guard let text = value.interpolated else {
      throw call.wrong(value, "texts and numbers as arguments")
    }
    return text
  }

  /// What follows a `%`: which argument, how many decimals; the type is the argument's own.
  private struct Placeholder {
    var index: Int?
    var decimals: Int?

    /// Takes the placeholder off the front of `text`; leaves the text alone when it has none.
    init?(_ text: inout Substring) {
      var rest = text
      if let digit = rest.first?.wholeNumberValue, digit > 0, rest.dropFirst().first == "$" {
        index = digit - 1
        rest = rest.dropFirst(2)
      }
      if rest.first == ".", let digit = rest.dropFirst().first?.wholeNumberValue {
        decimals = digit
        rest = rest.dropFirst(2)
      }
      while rest.first == "l" { rest = rest.dropFirst() }
      guard let type = rest.first, "@diuf".contains(type) else { return nil }
      text = rest.dropFirst()
    }
  }
}
