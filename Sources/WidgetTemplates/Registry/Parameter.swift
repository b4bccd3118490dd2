/// One argument of a view or modifier: its label, its type and what holds when it is left out.
package struct Parameter<Value>: Sendable {
  package let info: ParameterInfo
  /// Reads the argument; gets `nil` when it is left out, and the node for the message then.
  let read: @Sendable (TemplateValue?, Node) throws(TemplateError) -> Value

  /// The view or modifier an argument belongs to.
  struct Node {
    let name: String
    let offset: Int
    let builder: TemplateBuilder
  }

  /// An argument that must be given.
  package static func required(_ label: String, _ type: ValueType<Value>) -> Parameter {
    Parameter(info: ParameterInfo(label, type.schema, isRequired: true, check: .constant(type))) {
      value, node throws(TemplateError) in
      guard let value else {
        throw node.builder.error(at: node.offset, .missingKey(label, of: node.name))
      }
      return try type.decode(Argument(value, node.builder))
    }
  }

  /// An argument with a default; `null` means the same as leaving it out.
  package static func defaulted(
    _ label: String, _ type: ValueType<Value>, _ value: Value
  ) -> Parameter where Value: Sendable {
    Parameter(info: ParameterInfo(label, type.schema, isRequired: false, check: .constant(type))) {
      written, node throws(TemplateError) in
      guard let written else { return value }
      let argument = try Argument(written, node.builder)
      return try argument.value == .null ? value : type.decode(argument)
    }
  }

  /// An argument that may be left out.
  package static func optional<Wrapped>(
    _ label: String, _ type: ValueType<Wrapped>
  ) -> Parameter where Value == Wrapped? {
    Parameter(info: ParameterInfo(label, type.schema, isRequired: false, check: .constant(type))) {
      written, node throws(TemplateError) in
      guard let written else { return nil }
      let argument = try Argument(written, node.builder)
      return try argument.value == .null ? nil : type.decode(argument)
    }
  }
}

/// What is known about a parameter without its type.
package struct ParameterInfo: Sendable {
  package let label: String
  package let schema: SchemaType
  package let isRequired: Bool
  let check: ParameterCheck

  init(_ label: String, _ schema: SchemaType, isRequired: Bool, check: ParameterCheck) {
    self.label = label
    self.schema = schema
    self.isRequired = isRequired
    self.check = check
  }
}

/// How an argument is checked before any entry is known.
struct ParameterCheck: Sendable {
  let run: @Sendable (TemplateValue, inout TemplateChecker) -> Void

  /// Reads the value if it depends on no expression.
  static func constant<Value>(_ type: ValueType<Value>) -> ParameterCheck {
    ParameterCheck { value, checker in
      if value.isConstant, case .null = value.kind { return }
      checker.checkConstant(value, type)
    }
  }
}
