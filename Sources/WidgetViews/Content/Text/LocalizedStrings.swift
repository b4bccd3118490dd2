public import Foundation

nonisolated extension String {
  /// A text with values in it, in the form that keys of tables have.
  public typealias LocalizationValue = LocalizedStringKey

  /// The text of a key in the language of the render that reads it; outside of a render the key
  /// itself.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) { self = KeyLookup.current.string(keyAndValue, table: table) }

  /// The text of a key, `defaultValue` when no table has it.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    var named = defaultValue
    named.defaultFormat = defaultValue.key
    named.key = "\(key)"
    self = KeyLookup.current.string(named, table: table)
  }
}

nonisolated extension AttributedString {
  /// The text of a key with the look its Markdown gives it.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init()
    let lookup = KeyLookup.current
    let format = FormatString(lookup.format(keyAndValue, table: table))
    for span in InlineMarkdown.spans(of: format.atoms) {
      var part: AttributedString
      switch span.content {
      case .text(let text): part = AttributedString(text)
      case .slot(let place):
        guard case .argument(let index, let specifier) = format.pieces[place] else { continue }
        part = AttributedString(lookup.argument(keyAndValue, index, specifier))
      }
      if !span.intent.isEmpty { part.inlinePresentationIntent = span.intent }
      part.link = span.link
      append(part)
    }
  }
}

// Foundation's function looks into the bundles of the program that renders, which are not the
// widget's.  These are better matches for a call than Foundation's: they have no default arguments,
// or take a table's name that is not optional.

/// The text of a key in the language of the render that reads it; outside of a render the key.
nonisolated public func NSLocalizedString(_ key: String, comment: String) -> String {
  KeyLookup.current.string(plain(key), table: nil)
}

nonisolated public func NSLocalizedString(
  _ key: String, tableName: String, comment: String
) -> String { KeyLookup.current.string(plain(key), table: tableName) }

nonisolated public func NSLocalizedString(
  _ key: String, tableName: String, bundle: Bundle, comment: String
) -> String { KeyLookup.current.string(plain(key), table: tableName) }

nonisolated public func NSLocalizedString(
  _ key: String, bundle: Bundle, comment: String
) -> String { KeyLookup.current.string(plain(key), table: nil) }

nonisolated public func NSLocalizedString(
  _ key: String, bundle: Bundle, value: String, comment: String
) -> String { KeyLookup.current.string(plain(key, or: value), table: nil) }

nonisolated public func NSLocalizedString(
  _ key: String, value: String, comment: String
) -> String { KeyLookup.current.string(plain(key, or: value), table: nil) }

nonisolated public func NSLocalizedString(
  _ key: String, tableName: String, bundle: Bundle, value: String, comment: String
) -> String { KeyLookup.current.string(plain(key, or: value), table: tableName) }

/// A key whose text is handed on with its placeholders: the caller fills them in.
nonisolated private func plain(_ key: String, or value: String = "") -> RawKey {
  RawKey(key: key, fallback: value.isEmpty ? key : value)
}

/// A key that is looked up and not filled in.
nonisolated private struct RawKey {
  let key: String
  let fallback: String
}

nonisolated extension KeyLookup {
  fileprivate func string(_ raw: RawKey, table: String?) -> String {
    var key = LocalizedStringKey(raw.key)
    key.defaultFormat = raw.fallback
    return format(key, table: table)
  }
}
