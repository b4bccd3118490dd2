package import Foundation

/// The values a caller gives to a widget's parameters, by name.
package struct ConfigurationInput: Sendable, Hashable {
  package var values: [String: ConfigurationValue] = [:]

  package init(_ values: [String: ConfigurationValue] = [:]) { self.values = values }

  /// Reads a JSON object.
  package init(json: Data) throws(ProviderError) {
    do {
      values = try JSONDecoder().decode([String: ConfigurationValue].self, from: json)
    } catch let error as DecodingError {
      throw .badEntry(type: "configuration", reason: EntryDecoding.describe(error))
    } catch {
      throw .badEntry(type: "configuration", reason: "\(error)")
    }
  }
}

/// One value of a configuration, as JSON has it.
package indirect enum ConfigurationValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([ConfigurationValue])
  case object([String: ConfigurationValue])
}

extension ConfigurationValue: Decodable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([ConfigurationValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: ConfigurationValue].self))
    }
  }
}

extension ConfigurationValue: CustomStringConvertible {
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
