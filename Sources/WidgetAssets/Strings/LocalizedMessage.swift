import WidgetScene

/// A text of one language, with the choices it leaves open.
indirect enum LocalizedMessage: Sendable {
  case text(String)
  /// Forms by the count in `argument` (from 0), the first number when `nil`.
  case plural(argument: Int?, forms: [PluralCategory: LocalizedMessage])
  /// Forms by `iphone`, `ipad`, `applewatch`, `mac` …, `other`.
  case device([String: LocalizedMessage])
  /// A format with `%#@name@` in it.
  case variables(LocalizedMessage, [String: Variable])

  struct Variable: Sendable {
    /// From 0; `nil` is the place of `%#@name@` among the placeholders.
    var argument: Int?
    /// `lld`, for `%arg`.
    var specifier: String?
    var message: LocalizedMessage
  }

  /// What decides between forms.
  struct Choice {
    var locale: String
    var device: String
    var arguments: [LocalizedArgument]
  }

  /// The format for `choice`; `nil` when no form fits.
  func format(_ choice: Choice) -> String? { format(choice, own: nil, depth: 0) }

  /// Variables may name variables; a cycle ends here.
  private static let deepest = 8

  private func format(_ choice: Choice, own argument: Int?, depth: Int) -> String? {
    guard depth < Self.deepest else { return nil }
    switch self {
    case .text(let text): return text
    case .device(let forms):
      return (forms[choice.device] ?? forms["other"])?
        .format(choice, own: argument, depth: depth + 1)
    case .plural(let own, let forms):
      let place = own ?? argument ?? choice.arguments.firstIndex { PluralOperands($0) != nil }
      return Self.form(place, forms, choice)?.format(choice, own: place, depth: depth + 1)
    case .variables(let message, let variables):
      guard let format = message.format(choice, own: argument, depth: depth + 1) else { return nil }
      return Self.expand(format, variables, choice, depth: depth + 1)
    }
  }

  /// A form for nought goes before the language's rule, as on Apple's systems.
  private static func form(
    _ place: Int?, _ forms: [PluralCategory: LocalizedMessage], _ choice: Choice
  ) -> LocalizedMessage? {
    guard let place, choice.arguments.indices.contains(place),
      let operands = PluralOperands(choice.arguments[place])
    else { return forms[.other] }
    if operands.n == 0, let zero = forms[.zero] { return zero }
    return forms[PluralRules.category(operands, locale: choice.locale)] ?? forms[.other]
  }

  /// Puts each variable's text in its place and numbers all placeholders, so that the caller need
  /// not know where they came from.
  private static func expand(
    _ format: String, _ variables: [String: Variable], _ choice: Choice, depth: Int
  ) -> String? {
    var result = ""
    var next = 0
    for piece in FormatPieces(format).pieces {
      switch piece {
      case .text(let text): result += text
      case .ownArgument: result += "%arg"
      case .placeholder(_, "%"): result += "%%"
      case .placeholder(let argument, let specifier):
        let place = argument.map { $0 - 1 } ?? next
        next = place + 1
        result += "%\(place + 1)$\(specifier)"
      case .variable(let argument, let name):
        guard let variable = variables[name] else { return nil }
        let place = variable.argument ?? argument.map { $0 - 1 } ?? next
        next = max(next, place + 1)
        guard let text = variable.message.format(choice, own: place, depth: depth),
          let inner = fill(text, place, variable, variables, choice, depth: depth)
        else { return nil }
        result += inner
      }
    }
    return result
  }

  /// The placeholders inside a variable's text: its own argument.
  private static func fill(
    _ text: String, _ place: Int, _ variable: Variable, _ variables: [String: Variable],
    _ choice: Choice, depth: Int
  ) -> String? {
    guard depth < deepest else { return nil }
    var result = ""
    for piece in FormatPieces(text).pieces {
      switch piece {
      case .text(let text): result += text
      case .ownArgument: result += "%\(place + 1)$\(variable.specifier ?? "@")"
      case .placeholder(_, "%"): result += "%%"
      case .placeholder(let argument, let specifier):
        result += "%\(argument ?? place + 1)$\(specifier)"
      case .variable(let argument, let name):
        guard let inner = variables[name] else { return nil }
        let own = inner.argument ?? argument.map { $0 - 1 } ?? place + 1
        guard let text = inner.message.format(choice, own: own, depth: depth + 1),
          let filled = fill(text, own, inner, variables, choice, depth: depth + 1)
        else { return nil }
        result += filled
      }
    }
    return result
  }
}
