/// One `--option` of a command: a declaration, and the key to its value.
///
/// ```swift
/// static let scale = Option.value("scale", "Pixels per point.", .number(in: 1...8))
/// …
/// let scale = arguments[scale] ?? device.scale
/// ```
package struct Option<Value: Sendable>: Sendable {
  package let declaration: OptionDeclaration
  /// Makes the value from those that were given, in order.
  let collect: @Sendable ([any Sendable]) -> Value
}

/// What the parser and the help need to know of an option, whatever its type.
package struct OptionDeclaration: Sendable {
  /// Long name, without dashes.
  package let name: String
  /// One letter, for `-j 4`.
  let short: Character?
  /// What stands for the value in the help; `nil` for a flag.
  let placeholder: String?
  let help: String
  let isRepeatable: Bool
  /// Reads one value; a flag has none.
  let parse: @Sendable (String) throws(ValueError) -> any Sendable
}

/// A positional argument of a command; declared and used as `Option` is.
package struct Argument<Value: Sendable>: Sendable {
  package let declaration: ArgumentDeclaration
  let collect: @Sendable ([any Sendable]) -> Value
}

/// What the parser and the help need to know of an argument.
package struct ArgumentDeclaration: Sendable {
  /// Its name in the help, in capitals.
  package let name: String
  let help: String
  let isRequired: Bool
  let isRepeatable: Bool
  let parse: @Sendable (String) throws(ValueError) -> any Sendable
}

extension Option where Value == Bool {
  /// `--name`: given or not.
  package static func flag(_ name: String, short: Character? = nil, _ help: String) -> Self {
    Option(
      declaration: OptionDeclaration(
        name: name, short: short, placeholder: nil, help: help, isRepeatable: false,
        parse: { text throws(ValueError) in text }),
      collect: { !$0.isEmpty })
  }
}

extension Option {
  /// `--name VALUE`, or `nil` when it is not given.
  package static func value<Wrapped: Sendable>(
    _ name: String, short: Character? = nil, as placeholder: String? = nil, _ help: String,
    _ parser: ValueParser<Wrapped>
  ) -> Self where Value == Wrapped? {
    Option(
      declaration: OptionDeclaration(name, short, placeholder, help, false, parser),
      collect: { $0.last as? Wrapped })
  }

  /// `--name VALUE`, or `fallback` when it is not given. Say so in the help text: a fallback is
  /// not always what it prints as.
  package static func value(
    _ name: String, short: Character? = nil, as placeholder: String? = nil, _ help: String,
    _ parser: ValueParser<Value>, default fallback: Value
  ) -> Self {
    Option(
      declaration: OptionDeclaration(name, short, placeholder, help, false, parser),
      collect: { $0.last as? Value ?? fallback })
  }

  /// `--name VALUE`, as often as wanted.
  package static func repeated<Element: Sendable>(
    _ name: String, short: Character? = nil, as placeholder: String? = nil, _ help: String,
    _ parser: ValueParser<Element>
  ) -> Self where Value == [Element] {
    Option(
      declaration: OptionDeclaration(name, short, placeholder, help, true, parser),
      collect: { $0.compactMap { $0 as? Element } })
  }
}

extension OptionDeclaration {
  fileprivate init<Wrapped: Sendable>(
    _ name: String, _ short: Character?, _ placeholder: String?, _ help: String,
    _ isRepeatable: Bool, _ parser: ValueParser<Wrapped>
  ) {
    self.init(
      name: name, short: short, placeholder: placeholder ?? parser.placeholder, help: help,
      isRepeatable: isRepeatable, parse: { text throws(ValueError) in try parser.parse(text) })
  }
}

extension Argument {
  /// An argument that must be given; the parser refuses a command line without it.
  package static func required(
    _ name: String, _ help: String, _ parser: ValueParser<Value>
  ) -> Self {
    Argument(
      declaration: ArgumentDeclaration(name, help, true, false, parser),
      collect: { values in
        guard let value = values.last as? Value else {
          preconditionFailure("\(name) was read from a command it does not belong to")
        }
        return value
      })
  }

  /// An argument that may be left out.
  package static func optional<Wrapped: Sendable>(
    _ name: String, _ help: String, _ parser: ValueParser<Wrapped>
  ) -> Self where Value == Wrapped? {
    Argument(
      declaration: ArgumentDeclaration(name, help, false, false, parser),
      collect: { $0.last as? Wrapped })
  }

  /// All arguments from here on; none is fine.
  package static func rest<Element: Sendable>(
    _ name: String, _ help: String, _ parser: ValueParser<Element>
  ) -> Self where Value == [Element] {
    Argument(
      declaration: ArgumentDeclaration(name, help, false, true, parser),
      collect: { $0.compactMap { $0 as? Element } })
  }
}

extension ArgumentDeclaration {
  fileprivate init<Wrapped: Sendable>(
    _ name: String, _ help: String, _ isRequired: Bool, _ isRepeatable: Bool,
    _ parser: ValueParser<Wrapped>
  ) {
    self.init(
      name: name, help: help, isRequired: isRequired, isRepeatable: isRepeatable,
      parse: { text throws(ValueError) in try parser.parse(text) })
  }
}
