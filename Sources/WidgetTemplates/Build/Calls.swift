import WidgetGeometry
import WidgetViews

/// A node taken apart: `{"type": …, arguments …, "modifiers": […]}`.
struct NodeCall {
  let name: String
  let nameOffset: Int
  let arguments: [TemplateObject.Member]
  let modifiers: [TemplateValue]

  init(_ node: TemplateValue, _ builder: TemplateBuilder) throws(TemplateError) {
    guard let object = node.object else {
      throw builder.error(
        at: node.offset,
        .unexpected(found: node.kind.summary, expected: "a view: an object with “type”"))
    }
    guard let type = object["type"] else {
      throw builder.error(at: node.offset, .missingKey("type", of: "a view"))
    }
    guard let name = type.string else {
      throw builder.error(
        at: type.offset, .unexpected(found: type.kind.summary, expected: "the name of a view"))
    }
    self.name = name
    nameOffset = type.offset
    arguments = object.members.filter { !Registry.nodeKeys.contains($0.key) }
    switch object["modifiers"]?.kind {
    case nil: modifiers = []
    case .array(let items):
      // Each wraps what is before it, so that a chain is as deep as nested views are.
      guard items.count <= builder.run.limits.viewDepth else {
        throw builder.error(
          at: object["modifiers"]?.offset ?? node.offset,
          .tooLarge(
            what: "a number of \(items.count) modifiers", limit: builder.run.limits.viewDepth))
      }
      modifiers = items
    case let other?:
      throw builder.error(
        at: object["modifiers"]?.offset ?? node.offset,
        .unexpected(found: other.summary, expected: "an array of modifiers"))
    }
  }
}

/// A modifier taken apart: `{"padding": 12}`, `{"frame": {"width": 20}}`, `"hidden"`.
struct ModifierCall {
  let name: String
  let nameOffset: Int
  /// `nil` when only the name is written.
  let value: TemplateValue?

  init(_ written: TemplateValue, _ builder: TemplateBuilder) throws(TemplateError) {
    if let name = written.string {
      self.name = name
      nameOffset = written.offset
      value = nil
      return
    }
    guard let object = written.object, let member = object.members.first else {
      throw builder.error(
        at: written.offset,
        .unexpected(found: written.kind.summary, expected: "a modifier: {\"name\": arguments}"))
    }
    guard object.members.count == 1 else {
      throw builder.error(
        at: object.members[1].keyOffset,
        .unexpected(
          found: "a second key “\(object.members[1].key)”",
          expected: "one modifier in each object, since their order matters"))
    }
    name = member.key
    nameOffset = member.keyOffset
    value = member.value
  }

  typealias Match = (Signature<TemplateContent, any View>, [TemplateObject.Member])

  /// The signature this call is of, with labelled arguments; `nil` when a modifier without arguments
  /// is switched off by `false`.
  func signature(
    of entry: ModifierEntry, _ builder: TemplateBuilder
  ) throws(TemplateError) -> Match? {
    let members = value?.object?.members ?? []
    if value == nil || value?.object != nil {
      switch entry.signatures.matching(members, of: entry.name) {
      case .success(let signature): return (signature, members)
      case .failure(let mismatch):
        // An object can also be the one argument itself: a colour pair, a view, a font.
        guard let value, let positional = entry.positional, !looksLabeled(members, entry) else {
          throw builder.error(at: mismatch.offset ?? nameOffset, mismatch.problem)
        }
        return (positional, [named(positional, value)])
      }
    }
    guard let value else { return nil }
    if let positional = entry.positional { return (positional, [named(positional, value)]) }
    guard let bare = entry.signatures.first(where: { $0.accepts([]) }) else {
      throw builder.error(
        at: value.offset,
        .unexpected(
          found: value.kind.summary, expected: "an object with the arguments of \(entry.name)"))
    }
    guard case .bool(let isOn) = try builder.evaluate(value) else {
      throw builder.error(
        at: value.offset,
        .unexpected(
          found: value.kind.summary,
          expected: "true, false or an object with the arguments of \(entry.name)"))
    }
    return isOn ? (bare, []) : nil
  }

  /// Whether the object's keys are labels of the modifier rather than parts of a value.
  private func looksLabeled(_ members: [TemplateObject.Member], _ entry: ModifierEntry) -> Bool {
    let labels = entry.signatures.flatMap { $0.parameters.map(\.label) }
    return members.contains { labels.contains($0.key) }
  }

  private func named(
    _ signature: Signature<TemplateContent, any View>, _ value: TemplateValue
  ) -> TemplateObject.Member {
    TemplateObject.Member(
      key: signature.parameters.first?.label ?? name, keyOffset: nameOffset, value: value)
  }
}

extension TemplateValue.Kind {
  /// What a message calls the value before it is computed.
  var summary: String {
    switch self {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .int(let int): "the number \(int)"
    case .double(let double): "the number \(double)"
    case .string(let string): "the string “\(string.shortened)”"
    case .expression(let expression): "the expression {{\(expression.source)}}"
    case .interpolation: "a text"
    case .array(let items): items.isEmpty ? "an empty array" : "an array of \(items.count)"
    case .object(let object): object.members.isEmpty ? "an empty object" : "an object"
    }
  }
}
