import Foundation
import WidgetGeometry
import WidgetKitCore

/// What user defaults hold while a widget is drawn.
///
/// `{"key": value}` for all suites, or `{"group.name": {"key": value}}` by suite.  Dates and data
/// are `{"$date": "2025-01-01T09:41:00Z"}` and `{"$data": "base64"}`.
struct DefaultsFile {
  private var common: [String: any Sendable] = [:]
  private var suites: [String: [String: any Sendable]] = [:]

  init() {}

  init(json: Data) throws(ProviderError) {
    for (key, value) in try ConfigurationInput(json: json).values {
      if case .object(let values) = value, Self.special(values) == nil {
        suites[key] = values.compactMapValues(Self.plain)
      } else if let plain = Self.plain(value) {
        common[key] = plain
      }
    }
  }

  /// All values by key, for `@AppStorage`, which does not tell suites apart.
  var flattened: [String: any Sendable] {
    var all = common
    for suite in suites.keys.sorted() {
      all.merge(suites[suite] ?? [:]) { first, _ in first }
    }
    return all
  }

  /// Makes `UserDefaults` answer with the values, whatever suite is asked.
  func install() {
    UserDefaults.standard.register(defaults: common)
    for (suite, values) in suites {
      UserDefaults.standard.setPersistentDomain(values, forName: suite)
    }
  }

  private static func special(_ values: [String: PlainJSON]) -> (any Sendable)? {
    guard values.count == 1, let (name, value) = values.first, case .string(let text) = value else {
      return nil
    }
    switch name {
    case "$date": return try? Date(text, strategy: .iso8601)
    case "$data": return Data(base64Encoded: text)
    default: return nil
    }
  }

  private static func plain(_ value: PlainJSON) -> (any Sendable)? {
    switch value {
    case .null: nil
    case .bool(let value): value
    case .number(let value): Int(exactly: value) ?? value
    case .string(let value): value
    case .array(let values): values.compactMap(plain)
    case .object(let values): special(values) ?? values.compactMapValues(plain)
    }
  }
}
