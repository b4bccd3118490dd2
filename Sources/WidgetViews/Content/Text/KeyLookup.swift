import Foundation
import WidgetScene

/// Finds the texts of keys in the render's tables, and says so when there are none.
package struct KeyLookup {
  let environment: EnvironmentValues
  /// `nil` outside of a render: there are no tables then.
  let resolver: Resolver?

  package init(_ resolver: Resolver) {
    environment = resolver.environment
    self.resolver = resolver
  }

  /// For strings that are made in the code of views.
  static var current: KeyLookup {
    KeyLookup(environment: ResolveScope.environment, resolver: ResolveScope.current?.resolver)
  }

  private init(environment: EnvironmentValues, resolver: Resolver?) {
    self.environment = environment
    self.resolver = resolver
  }

  private var language: String { environment.locale.identifier }

  /// The format string of a key in the render's language.
  package func format(_ key: LocalizedStringKey, table: String?) -> String {
    let fallback = key.defaultFormat ?? key.key
    guard let resolver, !key.key.isEmpty else { return fallback }
    let found = resolver.session.assets.localization(
      key: key.key, table: table, locale: language,
      arguments: key.arguments.map(\.pluralValue))
    switch found {
    case .found(let format): return format
    case .foreign(let format, let other):
      if key.hasWords {
        resolver.report(
          .warning, "string-missing",
          "no text for “\(key.key)” in \(language); shown in \(other.isEmpty ? "the language of the key" : other)"
        )
      }
      return format
    case .noTables: return fallback
    case .missing:
      if key.hasWords {
        let near = resolver.session.assets.suggestions(for: key.key, among: .string)
        let hint = near.isEmpty ? "" : "; nearest: \(near.joined(separator: ", "))"
        let place = table.map { "table \($0)" } ?? "the strings tables"
        resolver.report(
          .warning, "string-missing", "no text for “\(key.key)” in \(place) (\(language))\(hint)")
      }
      return fallback
    }
  }

  /// The text of a key with its arguments in it, Markdown as it is written.
  func string(_ key: LocalizedStringKey, table: String?) -> String {
    FormatString(format(key, table: table)).pieces.map { piece in
      switch piece {
      case .literal(let text): text
      case .argument(let index, let specifier): argument(key, index, specifier)
      }
    }.joined()
  }

  /// The spelling of an argument.
  func argument(
    _ key: LocalizedStringKey, _ index: Int, _ specifier: FormatString.Specifier
  ) -> String {
    guard key.arguments.indices.contains(index) else { return "" }
    let locale = environment.locale
    switch key.arguments[index] {
    case .string(let string): return specifier.padded(string, locale)
    case .integer(let value): return specifier.format(Double(value), exact: value, in: locale)
    case .unsigned(let value):
      guard let exact = Int(exactly: value) else { return value.formatted(.number.locale(locale)) }
      return specifier.format(Double(value), exact: exact, in: locale)
    case .number(let value): return specifier.format(value, exact: nil, in: locale)
    case .text(let text): return plain(text)
    }
  }

  private func plain(_ text: Text) -> String {
    switch text.storage {
    case .verbatim(let string): string
    case .localized(let key, let table, _): string(key, table: table)
    case .attributed(let string): String(string.characters)
    case .joined(let a, let b): plain(a) + plain(b)
    case .image: ""
    case .formatted(let formatted): formatted.string(environment)
    }
  }
}

extension LocalizedStringKey {
  /// The text in the language of the render at work, arguments in it.
  package func localizedString(table: String?) -> String {
    KeyLookup.current.string(self, table: table)
  }

  /// Keys of placeholders and signs alone need no translation.
  fileprivate var hasWords: Bool {
    FormatString(key).pieces.contains { piece in
      if case .literal(let text) = piece { text.contains(where: \.isLetter) } else { false }
    }
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
