import WidgetGeometry

/// A type of values templates can write: how it is read, and what the schema says about it.
package struct ValueType<Value>: Sendable {
  /// What a message says was expected: `a colour`.
  package let name: String
  package let schema: SchemaType
  package let decode: @Sendable (Argument) throws(TemplateError) -> Value

  package init(
    _ name: String, _ schema: SchemaType,
    _ decode: @escaping @Sendable (Argument) throws(TemplateError) -> Value
  ) {
    self.name = name
    self.schema = schema
    self.decode = decode
  }

  /// The same values as another type.
  package func map<Other>(
    _ transform: @escaping @Sendable (Value) -> Other
  ) -> ValueType<Other> {
    ValueType<Other>(name, schema) { [decode] argument throws(TemplateError) in
      transform(try decode(argument))
    }
  }

  /// A list of these values.
  package var list: ValueType<[Value]> {
    ValueType<[Value]>("an array of values, each \(name)", .array(of: schema)) {
      [name, decode] argument throws(TemplateError) in
      guard let items = argument.items else { throw argument.expected("an array, each \(name)") }
      var values: [Value] = []
      for item in items { values.append(try decode(item)) }
      return values
    }
  }

  /// Names that stand for values; the message for any other tells the nearest.
  package static func named(
    _ name: String, _ definition: String, _ values: KeyValuePairs<String, Value>
  ) -> ValueType where Value: Sendable {
    let names = values.map(\.key)
    let table = Dictionary(
      values.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    return ValueType(name, .definition(definition, .names(names))) {
      argument throws(TemplateError) in
      guard case .string(let text) = argument.value else { throw argument.expected(name) }
      if let value = table[text] { return value }
      throw argument.error(
        .unknown(kind: "name for \(name)", name: text, nearest: .nearest(to: text, in: names)))
    }
  }
}

extension Optional where Wrapped == String {
  /// The name that was probably meant.
  static func nearest(to name: String, in names: some Sequence<String>) -> String? {
    NearestName.suggestion(for: name, among: names)
  }
}
