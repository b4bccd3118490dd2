package import Foundation
package import WidgetGeometry

/// The values a caller gives to a widget's parameters, by name.
package struct ConfigurationInput: Sendable, Hashable {
  package var values: [String: PlainJSON] = [:]

  package init(_ values: [String: PlainJSON] = [:]) { self.values = values }

  /// Reads a JSON object.
  package init(json: Data) throws(ProviderError) {
    do {
      values = try JSONDecoder().decode([String: PlainJSON].self, from: json)
    } catch let error as DecodingError {
      throw .badEntry(type: "configuration", reason: EntryDecoding.describe(error))
    } catch {
      throw .badEntry(type: "configuration", reason: "\(error)")
    }
  }
}

extension PlainJSON: CustomStringConvertible {
  package var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): value.formatted(.number.locale(Locale(identifier: "en_US_POSIX")))
    case .string(let value): "“\(value)”"
    case .array(let values): "[\(values.map(\.description).joined(separator: ", "))]"
    case .object(let values):
      "{"
        + values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        .joined(separator: ", ") + "}"
    }
  }
}

/// A parameter of a widget, for listings.
package struct ParameterDescription: Hashable, Sendable, Codable {
  package var name: String
  package var title: String?
  /// As a person would write it: `Bool`, `[Place]`.
  package var type: String
  /// What it is when nobody sets it.
  package var defaultValue: String?
  /// The values it can have, when they are few and known.
  package var options: [String]?

  package init(
    name: String, title: String? = nil, type: String, defaultValue: String? = nil,
    options: [String]? = nil
  ) {
    self.name = name
    self.title = title
    self.type = type
    self.defaultValue = defaultValue
    self.options = options
  }
}
