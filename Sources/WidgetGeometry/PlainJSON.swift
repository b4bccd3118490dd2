/// JSON as it is read where no place in the file has to be told: intent configurations and layout
/// cases.
package indirect enum PlainJSON: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([PlainJSON])
  case object([String: PlainJSON])
}

extension PlainJSON: Decodable {
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
    } else if let value = try? container.decode([PlainJSON].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: PlainJSON].self))
    }
  }
}
