import WidgetTemplates

/// The part of JSON Schema (draft 7) that the template schema uses.  A keyword it does not know is
/// a failure, so that nothing in the schema goes unchecked.
struct SchemaValidator {
  private let definitions: EntryObject
  private static let annotations = ["$schema", "title", "description", "definitions"]

  init(_ schema: EntryValue) {
    guard case .object(let root) = schema, case .object(let definitions)? = root["definitions"]
    else {
      definitions = EntryObject()
      return
    }
    self.definitions = definitions
  }

  func accepts(_ value: EntryValue, _ schema: EntryValue) -> Bool {
    guard case .object(let rules) = schema else { return false }
    return rules.members.allSatisfy { holds($0.key, $0.value, rules, value) }
  }

  private func holds(
    _ keyword: String, _ rule: EntryValue, _ rules: EntryObject, _ value: EntryValue
  ) -> Bool {
    switch (keyword, rule) {
    case ("$ref", .string(let reference)):
      definitions[String(reference.dropFirst("#/definitions/".count))]
        .map { accepts(value, $0) } ?? false
    case ("type", .string(let type)): isOf(type, value)
    case ("const", _): value == rule
    case ("enum", .array(let values)): values.contains(value)
    case ("anyOf", .array(let choices)): choices.contains { accepts(value, $0) }
    case ("allOf", .array(let parts)): parts.allSatisfy { accepts(value, $0) }
    case ("if", _): !accepts(value, rule) || (rules["then"].map { accepts(value, $0) } ?? true)
    case ("then", _): rules["if"] != nil
    case ("items", _): elements(value).allSatisfy { accepts($0, rule) }
    case ("pattern", .string(let pattern)): matches(value, pattern)
    case ("minProperties", .int(let count)): members(value).map { $0.count >= count } ?? true
    case ("maxProperties", .int(let count)): members(value).map { $0.count <= count } ?? true
    case ("required", .array(let keys)):
      members(value).map { members in
        keys.allSatisfy { key in members.contains { .string($0.key) == key } }
      } ?? true
    case ("properties", .object(let properties)):
      (members(value) ?? []).allSatisfy { member in
        properties[member.key].map { accepts(member.value, $0) } ?? true
      }
    case ("additionalProperties", _): additional(rule, rules, value)
    default: Self.annotations.contains(keyword)
    }
  }

  private func additional(_ rule: EntryValue, _ rules: EntryObject, _ value: EntryValue) -> Bool {
    var known: [String] = []
    if case .object(let properties)? = rules["properties"] { known = properties.keys }
    let others = (members(value) ?? []).filter { !known.contains($0.key) }
    if case .bool(let isAllowed) = rule { return isAllowed || others.isEmpty }
    return others.allSatisfy { accepts($0.value, rule) }
  }

  private func isOf(_ type: String, _ value: EntryValue) -> Bool {
    switch (type, value) {
    case ("string", .string), ("boolean", .bool), ("number", .int), ("number", .double),
      ("integer", .int), ("array", .array), ("object", .object):
      true
    default: false
    }
  }

  /// Texts only, as the standard says.
  private func matches(_ value: EntryValue, _ pattern: String) -> Bool {
    guard case .string(let text) = value else { return true }
    guard let regex = try? Regex(pattern) else { return false }
    return text.contains(regex)
  }

  private func members(_ value: EntryValue) -> [EntryObject.Member]? {
    guard case .object(let object) = value else { return nil }
    return object.members
  }

  private func elements(_ value: EntryValue) -> [EntryValue] {
    guard case .array(let items) = value else { return [] }
    return items
  }
}
