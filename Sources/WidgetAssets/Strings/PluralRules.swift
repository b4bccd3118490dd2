/// Which form a language uses for a number: Unicode's cardinal rules (CLDR 44) for the languages
/// that iOS itself speaks and some more.  Languages not named use `other` alone.
package enum PluralRules {
  /// - Parameter locale: Only the language counts, except that Portuguese differs in Portugal.
  package static func category(_ x: PluralOperands, locale: String) -> PluralCategory {
    let language = LocaleChain.language(of: locale)
    if LocaleChain.canonical(locale) == "pt-PT" { return millions(x, one: x.i == 1 && x.v == 0) }
    guard let rule = rules[language] else { return .other }
    return rule(x)
  }

  private typealias Rule = @Sendable (PluralOperands) -> PluralCategory

  private static let rules: [String: Rule] = {
    var table: [String: Rule] = [:]
    func add(_ languages: String, _ rule: @escaping Rule) {
      for language in languages.split(separator: " ") { table[String(language)] = rule }
    }
    add("en de nl sv fi et gl ur io yi sc ia fy") { $0.i == 1 && $0.v == 0 ? .one : .other }
    add("nb nn no el hu tr bg az eu ka kk ky mn sq sw ta te ml mr ne uz af eo lb rm so") {
      $0.n == 1 ? .one : .other
    }
    add("hi bn gu kn fa am zu as") { $0.i == 0 || $0.n == 1 ? .one : .other }
    add("pa ln mg ti") { $0.n == 0 || $0.n == 1 ? .one : .other }
    add("hy kab") { $0.i == 0 || $0.i == 1 ? .one : .other }
    add("it ca") { millions($0, one: $0.i == 1 && $0.v == 0) }
    add("es") { millions($0, one: $0.n == 1) }
    add("fr pt") { millions($0, one: $0.i == 0 || $0.i == 1) }
    add("da") { $0.n == 1 || $0.t != 0 && $0.i <= 1 ? .one : .other }
    add("is", icelandic)
    add("mk", macedonian)
    add("fil tl", filipino)
    add("he iw", hebrew)
    add("ar", arabic)
    add("ru uk be", eastSlavic)
    add("pl", polish)
    add("cs sk", czech)
    add("sl", slovenian)
    add("hr sr bs sh", southSlavic)
    add("ro mo", romanian)
    add("lt", lithuanian)
    add("lv", latvian)
    add("ga", irish)
    add("cy", welsh)
    add("mt", maltese)
    return table
  }()

  /// Romance languages count in millions: un million *de* …
  private static func millions(_ x: PluralOperands, one: Bool) -> PluralCategory {
    if one { return .one }
    return x.i != 0 && x.i % 1_000_000 == 0 && x.v == 0 ? .many : .other
  }

  /// Ends in 1 but not in 11, and so on: the shape of most Slavic rules.
  private static func ends(_ number: Int, in last: ClosedRange<Int>, not tens: ClosedRange<Int>)
    -> Bool
  {
    last.contains(number % 10) && !tens.contains(number % 100)
  }

  private static func eastSlavic(_ x: PluralOperands) -> PluralCategory {
    guard x.v == 0 else { return .other }
    if ends(x.i, in: 1...1, not: 11...11) { return .one }
    return ends(x.i, in: 2...4, not: 12...14) ? .few : .many
  }

  private static func polish(_ x: PluralOperands) -> PluralCategory {
    guard x.v == 0 else { return .other }
    if x.i == 1 { return .one }
    return ends(x.i, in: 2...4, not: 12...14) ? .few : .many
  }

  private static func czech(_ x: PluralOperands) -> PluralCategory {
    guard x.v == 0 else { return .many }
    if x.i == 1 { return .one }
    return (2...4).contains(x.i) ? .few : .other
  }

  private static func slovenian(_ x: PluralOperands) -> PluralCategory {
    guard x.v == 0 else { return .few }
    switch x.i % 100 {
    case 1: return .one
    case 2: return .two
    case 3, 4: return .few
    default: return .other
    }
  }

  private static func southSlavic(_ x: PluralOperands) -> PluralCategory {
    let digits = x.v == 0 ? x.i : x.f
    if ends(digits, in: 1...1, not: 11...11) { return .one }
    return ends(digits, in: 2...4, not: 12...14) ? .few : .other
  }

  private static func macedonian(_ x: PluralOperands) -> PluralCategory {
    ends(x.v == 0 ? x.i : x.f, in: 1...1, not: 11...11) ? .one : .other
  }

  private static func icelandic(_ x: PluralOperands) -> PluralCategory {
    ends(x.t == 0 ? x.i : x.t, in: 1...1, not: 11...11) ? .one : .other
  }

  private static func filipino(_ x: PluralOperands) -> PluralCategory {
    if x.v == 0, (1...3).contains(x.i) { return .one }
    return [4, 6, 9].contains((x.v == 0 ? x.i : x.f) % 10) ? .other : .one
  }

  private static func hebrew(_ x: PluralOperands) -> PluralCategory {
    if x.i == 1 && x.v == 0 || x.i == 0 && x.v != 0 { return .one }
    return x.i == 2 && x.v == 0 ? .two : .other
  }

  private static func arabic(_ x: PluralOperands) -> PluralCategory {
    switch x.n {
    case 0: return .zero
    case 1: return .one
    case 2: return .two
    default:
      switch x.remainder(100) {
      case 3...10: return .few
      case 11...99: return .many
      default: return .other
      }
    }
  }

  private static func romanian(_ x: PluralOperands) -> PluralCategory {
    if x.i == 1 && x.v == 0 { return .one }
    return x.v != 0 || x.n == 0 || (1...19).contains(x.remainder(100)) ? .few : .other
  }

  private static func lithuanian(_ x: PluralOperands) -> PluralCategory {
    guard x.f == 0 else { return .many }
    if ends(x.i, in: 1...1, not: 11...19) { return .one }
    return ends(x.i, in: 2...9, not: 11...19) ? .few : .other
  }

  private static func latvian(_ x: PluralOperands) -> PluralCategory {
    if x.remainder(10) == 0 || (11...19).contains(x.remainder(100))
      || x.v == 2 && (11...19).contains(x.f % 100)
    {
      return .zero
    }
    if x.v == 0 { return ends(x.i, in: 1...1, not: 11...11) ? .one : .other }
    if x.v == 2 { return ends(x.f, in: 1...1, not: 11...11) ? .one : .other }
    return x.f % 10 == 1 ? .one : .other
  }

  private static func irish(_ x: PluralOperands) -> PluralCategory {
    switch x.n {
    case 1: .one
    case 2: .two
    case 3, 4, 5, 6: .few
    case 7, 8, 9, 10: .many
    default: .other
    }
  }

  private static func welsh(_ x: PluralOperands) -> PluralCategory {
    switch x.n {
    case 0: .zero
    case 1: .one
    case 2: .two
    case 3: .few
    case 6: .many
    default: .other
    }
  }

  private static func maltese(_ x: PluralOperands) -> PluralCategory {
    if x.n == 1 { return .one }
    if x.n == 2 { return .two }
    if x.n == 0 { return .few }
    switch x.remainder(100) {
    case 3...10: return .few
    case 11...19: return .many
    default: return .other
    }
  }
}
