/// The JSON Schema of `template.json`, made from the registry, so that editors complete and check.
///
/// It is in draft 7, which editors support best.
package struct TemplateSchema {
  /// Definitions found so far, by name.
  private var definitions: [(String, EntryValue)] = []
  private var started = Set<String>()

  private init() {}

  package static func document() -> EntryValue {
    var schema = TemplateSchema()
    return schema.make()
  }

  private mutating func make() -> EntryValue {
    let views = Registry.views.map { (Self.viewName($0.name), definition(of: $0)) }
    let modifiers = Registry.modifiers.map { ("modifier.\($0.name)", definition(of: $0)) }
    let all =
      [
        ("binding", Self.binding), ("content", Self.content), ("node", node),
        ("modifier", modifier), ("parameter", Self.parameter),
      ] + definitions.sorted { $0.0 < $1.0 } + views + modifiers
    return .object([
      ("$schema", .string("http://json-schema.org/draft-07/schema#")),
      ("title", .string("Widget template")),
      ("type", .string("object")),
      ("required", .array([.string("template"), .string("body")])),
      ("additionalProperties", .bool(false)),
      ("properties", topLevel),
      ("definitions", .object(EntryObject(all))),
    ])
  }

  private var topLevel: EntryValue {
    .object([
      ("$schema", Self.type("string")),
      ("template", .object([("const", .int(TemplateDocument.version))])),
      ("name", Self.type("string")), ("displayName", Self.type("string")),
      ("description", Self.type("string")),
      (
        "families",
        .object([
          ("type", .string("array")), ("items", Self.names(TemplateEnvironment.families)),
        ])
      ),
      ("contentMarginsDisabled", Self.type("boolean")),
      (
        "parameters",
        .object([
          ("type", .string("object")), ("additionalProperties", Self.reference("parameter")),
        ])
      ),
      ("body", Self.reference("content")), ("comment", Self.type("string")),
    ])
  }

  /// A node is of one of the views; which one decides what else it may have.
  private var node: EntryValue {
    let choices = Registry.views.map { entry in
      EntryValue.object([
        (
          "if",
          .object([
            ("properties", .object([("type", .object([("const", .string(entry.name))]))]))
          ])
        ),
        ("then", Self.reference(Self.viewName(entry.name))),
      ])
    }
    return .object([
      ("type", .string("object")), ("required", .array([.string("type")])),
      ("properties", .object([("type", Self.names(Registry.views.map(\.name)))])),
      ("allOf", .array(choices)),
    ])
  }

  /// A modifier is its name alone or an object with one key.
  private var modifier: EntryValue {
    let properties = Registry.modifiers.map { ($0.name, Self.reference("modifier.\($0.name)")) }
    let bare = Registry.modifiers.filter { $0.signatures.contains { $0.accepts([]) } }.map(\.name)
    return .object([
      (
        "anyOf",
        .array([
          Self.names(bare),
          .object([
            ("type", .string("object")), ("minProperties", .int(1)), ("maxProperties", .int(1)),
            ("additionalProperties", .bool(false)),
            ("properties", .object(EntryObject(properties))),
          ]),
        ])
      )
    ])
  }

  private mutating func definition(of entry: ViewEntry) -> EntryValue {
    var properties: [(String, EntryValue)] = [("type", .object([("const", .string(entry.name))]))]
    properties += labels(entry.signatures.map(\.parameters))
    properties += [
      (
        "modifiers",
        .object([("type", .string("array")), ("items", Self.reference("modifier"))])
      ), ("comment", Self.type("string")),
    ]
    return .object([
      ("description", .string(entry.summary)), ("type", .string("object")),
      ("required", required(["type"], entry.signatures.map(\.parameters))),
      ("additionalProperties", .bool(false)), ("properties", .object(EntryObject(properties))),
    ])
  }

  private mutating func definition(of entry: ModifierEntry) -> EntryValue {
    var choices: [EntryValue] = []
    for signature in entry.signatures where signature.isPositional {
      if let parameter = signature.parameters.first { choices.append(schema(parameter.schema)) }
    }
    if entry.positional == nil, entry.signatures.contains(where: { $0.accepts([]) }) {
      choices += [Self.type("boolean"), Self.reference("binding")]
    }
    let parameters = entry.signatures.map(\.parameters)
    choices.append(
      .object([
        ("type", .string("object")), ("required", required([], parameters)),
        ("additionalProperties", .bool(false)),
        ("properties", .object(EntryObject(labels(parameters)))),
      ]))
    return .object([("description", .string(entry.summary)), ("anyOf", .array(choices))])
  }

  /// Every label of several ways to call, each with all the types it can have.
  private mutating func labels(_ signatures: [[ParameterInfo]]) -> [(String, EntryValue)] {
    var types: [(String, [EntryValue])] = []
    for parameter in signatures.joined() {
      let type = schema(parameter.schema)
      if let index = types.firstIndex(where: { $0.0 == parameter.label }) {
        if !types[index].1.contains(type) { types[index].1.append(type) }
      } else {
        types.append((parameter.label, [type]))
      }
    }
    return types.map { ($0.0, $0.1.count == 1 ? $0.1[0] : .object([("anyOf", .array($0.1))])) }
  }

  /// What every way to call needs.
  private func required(_ first: [String], _ signatures: [[ParameterInfo]]) -> EntryValue {
    let needed = signatures.map { $0.filter(\.isRequired).map(\.label) }
    let common = (needed.first ?? []).filter { label in
      needed.allSatisfy { $0.contains(label) }
    }
    return .array((first + common).map { .string($0) })
  }

  private static func viewName(_ name: String) -> String { "view.\(name)" }
}

extension TemplateSchema {
  /// A value of a type, or an expression that gives one.
  private mutating func schema(_ type: SchemaType) -> EntryValue {
    switch type {
    case .any: return .object(EntryObject())
    case .content: return Self.reference("content")
    case .reference(let name): return Self.reference(name)
    case .text: return Self.type("string")
    case .map(let value):
      return .object([("type", .string("object")), ("additionalProperties", plain(value))])
    case .bool, .number, .integer, .pattern, .names, .array, .object, .oneOf:
      return .object([("anyOf", .array([plain(type), Self.reference("binding")]))])
    case .definition(let name, let inner):
      if started.insert(name).inserted {
        let schema = schema(inner)
        definitions.append((name, schema))
      }
      return Self.reference(name)
    }
  }

  private mutating func plain(_ type: SchemaType) -> EntryValue {
    switch type {
    case .bool: return Self.type("boolean")
    case .number: return Self.type("number")
    case .integer: return Self.type("integer")
    case .names(let names): return Self.names(names)
    case .pattern(let pattern):
      return .object([("type", .string("string")), ("pattern", .string(pattern))])
    case .array(let element):
      return .object([("type", .string("array")), ("items", schema(element))])
    case .object(let members):
      var properties: [(String, EntryValue)] = []
      for member in members { properties.append((member.key, schema(member.type))) }
      return .object([
        ("type", .string("object")),
        ("required", .array(members.filter(\.isRequired).map { .string($0.key) })),
        ("additionalProperties", .bool(false)), ("properties", .object(EntryObject(properties))),
      ])
    case .oneOf(let types):
      var choices: [EntryValue] = []
      for type in types { choices.append(plain(type)) }
      return .object([("anyOf", .array(choices))])
    case .any, .text, .map, .definition, .reference, .content: return schema(type)
    }
  }

  private static let binding = EntryValue.object([
    ("type", .string("string")), ("pattern", .string(#"\{\{.*\}\}"#)),
    ("description", .string("An expression: {{ entry.title }}.")),
  ])

  private static let content = EntryValue.object([
    (
      "anyOf",
      .array([
        reference("node"), .object([("type", .string("array")), ("items", reference("node"))]),
      ])
    )
  ])

  private static let parameter = EntryValue.object([
    ("type", .string("object")), ("additionalProperties", .bool(false)),
    (
      "properties",
      .object([
        ("type", names(TemplateParameter.Kind.allCases.map(\.rawValue))),
        ("default", .object(EntryObject())), ("description", type("string")),
      ])
    ),
  ])

  private static func type(_ name: String) -> EntryValue { .object([("type", .string(name))]) }

  private static func reference(_ name: String) -> EntryValue {
    .object([("$ref", .string("#/definitions/\(name)"))])
  }

  private static func names(_ names: [String]) -> EntryValue {
    .object([("enum", .array(names.map { .string($0) }))])
  }
}

extension EntryValue {
  fileprivate static func object(_ members: [(String, EntryValue)]) -> EntryValue {
    .object(EntryObject(members))
  }
}
