import Foundation
import WidgetScene

extension TextResolver {
  /// Looks a key up and splices its arguments, which may be texts of their own style.
  mutating func add(_ key: LocalizedStringKey, table: String?, bundle: String?, _ style: RunStyle) {
    let format =
      resolver.session.assets.localizedFormat(
        key: key.key, table: table, locale: environment.locale.identifier,
        arguments: key.arguments.map(\.pluralValue)) ?? key.key
    for piece in FormatString(format).pieces {
      switch piece {
      case .literal(let string): addMarkdown(string, style)
      case .argument(let index, let specifier):
        guard key.arguments.indices.contains(index) else { continue }
        switch key.arguments[index] {
        case .text(let text): add(text, style)
        case .string(let string): append(string, style)
        case .integer(let value):
          append(specifier.format(Double(value), exact: value, in: environment.locale), style)
        case .unsigned(let value):
          append(specifier.format(Double(value), exact: Int(value), in: environment.locale), style)
        case .number(let value):
          append(specifier.format(value, exact: nil, in: environment.locale), style)
        }
      }
    }
  }

  mutating func addMarkdown(_ string: String, _ style: RunStyle) { append(string, style) }

  mutating func add(_ string: AttributedString, _ style: RunStyle) {
    append(String(string.characters), style)
  }
}

extension LocalizedStringKey.Argument {
  var pluralValue: LocalizedArgument {
    switch self {
    case .string(let string): .text(string)
    case .integer(let value): .integer(value)
    case .unsigned(let value): .integer(Int(clamping: value))
    case .number(let value): .number(value)
    case .text: .text("")
    }
  }
}

/// A printf-style format taken apart: literals and numbered arguments.
struct FormatString {
  enum Piece {
    case literal(String)
    case argument(Int, Specifier)
  }
  /// `%5.2lf` without its position: flags, width, precision, conversion.
  struct Specifier {
    var flags = ""
    var precision: Int?
    var conversion: Character = "@"

    /// Spells a number in a locale.  Integers are grouped, fractions have six digits unless said
    /// otherwise: what SwiftUI shows for interpolated numbers.
    func format(_ value: Double, exact: Int?, in locale: Locale) -> String {
      switch conversion {
      case "x": return String(exact ?? Int(value), radix: 16)
      case "X": return String(exact ?? Int(value), radix: 16, uppercase: true)
      default: break
      }
      if let exact, !"feEgG".contains(conversion) {
        return exact.formatted(.number.locale(locale))
      }
      let digits = precision ?? 6
      return value.formatted(.number.precision(.fractionLength(digits)).locale(locale))
    }
  }

  private(set) var pieces: [Piece] = []

  init(_ format: String) {
    var literal = ""
    var next = 0
    var rest = Substring(format)
    while let character = rest.popFirst() {
      guard character == "%" else {
        literal.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        literal.append("%")
        continue
      }
      guard let (position, specifier, remainder) = Self.specifier(rest) else {
        literal.append("%")
        continue
      }
      rest = remainder
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
      pieces.append(.argument(position ?? next, specifier))
      next = (position ?? next) + 1
    }
    if !literal.isEmpty { pieces.append(.literal(literal)) }
  }

  /// Reads what follows a per cent sign; `nil` when that is no specifier.
  private static func specifier(_ text: Substring) -> (Int?, Specifier, Substring)? {
    var rest = text
    var specifier = Specifier()
    var position: Int?
    let digits = rest.prefix(while: \.isWholeNumber)
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      position = Int(digits).map { $0 - 1 }
      rest = rest.dropFirst(digits.count + 1)
    }
    while let flag = rest.first, "+-0# '".contains(flag) {
      specifier.flags.append(flag)
      rest.removeFirst()
    }
    rest = rest.drop(while: \.isWholeNumber)
    if rest.first == "." {
      rest.removeFirst()
      let precision = rest.prefix(while: \.isWholeNumber)
      specifier.precision = Int(precision) ?? 0
      rest = rest.dropFirst(precision.count)
    }
    rest = rest.drop(while: { "lhqzt".contains($0) })
    guard let conversion = rest.popFirst(), "@dDiuUxXfFeEgGsc".contains(conversion) else {
      return nil
    }
    specifier.conversion = conversion
    return (position, specifier, rest)
  }
}
