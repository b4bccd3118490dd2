public import Foundation
public import WidgetViews

/// A string that is looked up when it is shown, not where it is written.
nonisolated public struct LocalizedStringResource:
  ExpressibleByStringInterpolation, Hashable, Sendable
{
  package var localizedKey: LocalizedStringKey
  package var fallback: LocalizedStringKey?
  public var table: String?
  public var locale: Locale
  package var bundlePath: String?

  public var key: String { localizedKey.key }

  /// Where tables are looked for.
  public enum BundleDescription: Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)
  }

  /// A text with values in it, in the form that keys of tables have.
  public typealias LocalizationValue = LocalizedStringKey

  /// Strings follow the render's locale; this one only says what the source language is.
  private static let sourceLocale = Locale(identifier: "en")

  public init(stringLiteral value: String) {
    localizedKey = LocalizedStringKey(value)
    locale = Self.sourceLocale
  }

  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    localizedKey = LocalizedStringKey(stringInterpolation: stringInterpolation)
    locale = Self.sourceLocale
  }

  public init(
    _ key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      LocalizedStringKey("\(key)"), defaultValue, table, locale, bundle)
    // The key is looked up with the values of the default text.
    localizedKey.key = "\(key)"
    localizedKey.arguments = defaultValue.arguments
    localizedKey.defaultFormat = defaultValue.key
  }

  public init(
    _ keyAndValue: LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) { self.init(keyAndValue, nil, table, locale, bundle) }

  private init(
    _ key: LocalizedStringKey, _ fallback: LocalizedStringKey?, _ table: String?,
    _ locale: Locale?, _ bundle: BundleDescription
  ) {
    localizedKey = key
    self.fallback = fallback
    self.table = table
    self.locale = locale ?? Self.sourceLocale
    switch bundle {
    case .main: break
    case .forClass(let type): bundlePath = Bundle(for: type).bundlePath
    case .atURL(let url): bundlePath = url.path
    }
  }
}

nonisolated extension LocalizedStringResource: CustomStringConvertible {
  /// As in the source language, without looking into tables.
  public var description: String { (fallback ?? localizedKey).sourceText }
}

nonisolated extension LocalizedStringKey {
  /// The key with its arguments put in: what is shown when there is no table.
  package var sourceText: String {
    var result = ""
    var rest = key[...]
    var arguments = arguments[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
      } else if let end = rest.firstIndex(where: { "@dfgius".contains($0) }) {
        rest = rest[end...].dropFirst()
        result += arguments.popFirst()?.sourceText ?? ""
      }
    }
    return result + rest
  }
}

nonisolated extension LocalizedStringKey.Argument {
  fileprivate var sourceText: String {
    switch self {
    case .string(let string): string
    case .integer(let value): "\(value)"
    case .unsigned(let value): "\(value)"
    case .number(let value): "\(value)"
    case .text(let text): text.sourceText
    }
  }
}

nonisolated extension Text {
  /// The characters in the source language, for listings; texts that depend on the clock are empty.
  package var sourceText: String {
    switch storage {
    case .verbatim(let string): string
    case .localized(let key, _, _): key.sourceText
    case .attributed(let string): String(string.characters)
    case .joined(let first, let second): first.sourceText + second.sourceText
    case .image, .formatted: ""
    }
  }

  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(.localized(resource.localizedKey, table: resource.table, bundle: resource.bundlePath))
  }
}

extension String {
  /// The text in the language of the render that reads it; that of the source outside of one.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = resource.localizedKey.localizedString(table: resource.table)
  }
}
