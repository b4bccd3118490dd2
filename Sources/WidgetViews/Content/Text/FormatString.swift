import Foundation

/// A printf-style format taken apart: literals and numbered arguments.
struct FormatString {
  enum Piece {
    case literal(String)
    case argument(Int, Specifier)
  }
  /// `%5.2lf` without its position: flags, width, precision, conversion.
  struct Specifier {
    var flags = ""
    var width = 0
    var precision: Int?
    var conversion: Character = "@"

    /// Spells a number in a locale.  Integers are grouped, fractions have six digits unless said
    /// otherwise: what SwiftUI shows for interpolated numbers.
    func format(_ value: Double, exact: Int?, in locale: Locale) -> String {
      padded(digits(value, exact, locale), locale)
    }

    private func digits(_ value: Double, _ exact: Int?, _ locale: Locale) -> String {
      let whole = exact ?? Int(exactly: value.rounded(.towardZero)) ?? 0
      switch conversion {
      case "x": return String(whole, radix: 16)
      case "X": return String(whole, radix: 16, uppercase: true)
      case "c": return UInt32(exactly: whole).flatMap(Unicode.Scalar.init).map(String.init) ?? ""
      case "e", "E":
        let style = FloatingPointFormatStyle<Double>.number.notation(.scientific)
        return style.precision(.fractionLength(places)).locale(locale).format(value)
      default: break
      }
      let sign: NumberFormatStyleConfiguration.SignDisplayStrategy =
        flags.contains("+") ? .always(includingZero: true) : .automatic
      // A number filled up with noughts is a code or a clock: no groups in it.
      let grouping: NumberFormatStyleConfiguration.Grouping =
        flags.contains("0") && width > 0 ? .never : .automatic
      if !"feEgG".contains(conversion) {
        return IntegerFormatStyle<Int>.number.sign(strategy: sign).grouping(grouping)
          .precision(.integerLength((precision ?? 1)...)).locale(locale).format(whole)
      }
      let style = FloatingPointFormatStyle<Double>.number.sign(strategy: sign).grouping(grouping)
        .locale(locale)
      if "gG".contains(conversion) {
        return style.precision(.significantDigits(1...max(precision ?? 6, 1))).format(value)
      }
      return style.precision(.fractionLength(places)).format(value)
    }

    private var places: Int { min(precision ?? 6, 20) }

    /// At least `width` characters.
    func padded(_ text: String, _ locale: Locale) -> String {
      let missing = min(width, 64) - text.count
      guard missing > 0 else { return text }
      if flags.contains("-") { return text + String(repeating: " ", count: missing) }
      guard flags.contains("0"), conversion != "@" else {
        return String(repeating: " ", count: missing) + text
      }
      let noughts = String(repeating: 0.formatted(.number.locale(locale)), count: missing)
      let sign = text.prefix { !$0.isNumber && !$0.isLetter }
      return sign + noughts + text.dropFirst(sign.count)
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
    let width = rest.prefix(while: \.isWholeNumber)
    specifier.width = Int(width) ?? 0
    rest = rest.dropFirst(width.count)
    if rest.first == "." {
      rest.removeFirst()
      let precision = rest.prefix(while: \.isWholeNumber)
      specifier.precision = Int(precision) ?? 0
      rest = rest.dropFirst(precision.count)
    }
    rest = rest.drop(while: { "lhqzt".contains($0) })
    guard let conversion = rest.popFirst(), "@dDiuUxXfFeEgGscC".contains(conversion) else {
      return nil
    }
    specifier.conversion = conversion
    return (position, specifier, rest)
  }
}

extension FormatString {
  /// The format as Markdown sees it: letters, and arguments by their place in `pieces`.
  var atoms: [InlineMarkdown.Atom] {
    pieces.indices.flatMap { index -> [InlineMarkdown.Atom] in
      switch pieces[index] {
      case .literal(let text): text.map(InlineMarkdown.Atom.character)
      case .argument: [.slot(index)]
      }
    }
  }
}
