import WidgetGeometry
import WidgetViews

extension Registry {
  /// What decides which views there are.
  static let control: [ViewEntry] = [
    forEachView, conditionView, choiceView, bindingView, componentView, groupView, emptyViewView,
  ]

  private static let forEachView = ViewEntry(
    "ForEach", "The content once for each element; a number counts from 0.",
    sample:
      #"{"type":"ForEach","items":["a","b"],"as":"item","content":{"type":"Text","text":"{{ item }}"}}"#,
    .view(
      .required("items", .elements), .defaulted("as", .name, "item"), .optional("index", .name),
      .optional("id", .text), .requiredSlot("content")
    ) { items, name, index, _, content throws(TemplateError) in
      content.forEach(items, as: name, index: index)
    })

  private static let conditionView = ViewEntry(
    "If", "One content or the other.",
    sample: #"{"type":"If","condition":true,"then":{"type":"Text","text":"yes"},"else":[]}"#,
    .view(
      .required("condition", .bool), .requiredContent("then"), .content("else")
    ) {
      (condition: Bool, then: AnyView, otherwise: AnyView) throws(TemplateError) -> any View in
      condition ? then : otherwise
    })

  private static let choiceView = ViewEntry(
    "Switch", "The content whose key is the value, else the default.",
    sample: #"{"type":"Switch","on":"b","cases":{"a":[],"b":{"type":"Text","text":"B"}}}"#,
    .view(.required("on", .text), .cases("cases"), .content("default")) {
      (value: String, cases: [SwitchCase], otherwise: AnyView) throws(TemplateError) -> any View in
      cases.first { $0.key == value }?.content.view ?? otherwise
    })

  private static let bindingView = ViewEntry(
    "Let", "The content with more names; a later one may use an earlier one.",
    sample:
      #"{"type":"Let","values":{"x":2,"y":"{{ x * 2 }}"},"content":{"type":"Text","text":"{{ y }}"}}"#,
    .view(.bindings("values"), .requiredSlot("content")) {
      (bindings: [TemplateObject.Member], content: TemplateSlot) throws(TemplateError) -> any View
      in
      try content.binding(bindings).view
    })

  private static let componentView = ViewEntry(
    "Use", "Another template's body; the parameters are its entry.",
    sample: #"{"type":"Use","template":"component","parameters":{"title":"Hi"}}"#,
    .view(.component("template"), .optional("parameters", .any)) {
      (component: TemplateComponent, values: EntryValue?) throws(TemplateError) -> any View in
      try component.view(values ?? .object(EntryObject()))
    })

  private static let groupView = ViewEntry(
    "Group", "Several views as one in writing only; modifiers apply to each.",
    sample: #"{"type":"Group","children":[{"type":"Text","text":"A"},{"type":"Text","text":"B"}]}"#,
    .view(.content("children")) { content in Group { content } })

  private static let emptyViewView = ViewEntry(
    "EmptyView", "No view at all.", sample: #"{"type":"EmptyView"}"#,
    .view { () throws(TemplateError) -> any View in EmptyView() })
}

extension ValueType where Value == [EntryValue] {
  /// What `ForEach` walks: an array, the numbers below a count, the members of an object.
  static let elements = ValueType("an array or a count", .any) {
    argument throws(TemplateError) in
    switch argument.value {
    case .array(let array):
      try checkCount(array.count, argument)
      return array
    case .int(let count) where count >= 0:
      try checkCount(count, argument)
      return (0..<count).map { .int($0) }
    case .object(let object):
      try checkCount(object.members.count, argument)
      return object.members.map {
        .object(EntryObject([("key", .string($0.key)), ("value", $0.value)]))
      }
    case .null, .bool, .int, .double, .string, .date:
      throw argument.expected("an array or a count")
    }
  }

  private static func checkCount(_ count: Int, _ argument: Argument) throws(TemplateError) {
    let limit = argument.builder.run.limits.nodeCount
    guard count <= limit else {
      throw argument.error(.tooLarge(what: "a ForEach over \(count)", limit: limit))
    }
  }
}

extension TemplateSlot {
  /// The content once for each element, which it knows as `name`.
  func forEach(
    _ elements: [EntryValue], as name: String, index: String?
  ) -> any View {
    ForEach(elements.indices, id: \.self) { position in
      index.map { binding(name, elements[position]).binding($0, .int(position)).view }
        ?? binding(name, elements[position]).view
    }
  }

  /// The content with names bound one after the other.
  func binding(_ members: [TemplateObject.Member]) throws(TemplateError) -> TemplateSlot {
    var slot = self
    for member in members {
      slot = slot.binding(member.key, try slot.builder.evaluate(member.value))
    }
    return slot
  }
}

/// One branch of a `Switch`.
struct SwitchCase {
  let key: String
  let content: TemplateSlot
}

extension Parameter where Value == [SwitchCase] {
  static func cases(_ label: String) -> Parameter {
    let check = ParameterCheck { value, checker in
      for member in value.object?.members ?? [] { checker.checkContent(member.value) }
    }
    return Parameter(info: ParameterInfo(label, .map(of: .content), isRequired: true, check: check))
    {
      value, node throws(TemplateError) in
      guard let object = value?.object else {
        throw node.builder.error(
          at: value?.offset ?? node.offset,
          .unexpected(found: value?.kind.summary ?? "nothing", expected: "an object: {\"a\": view}")
        )
      }
      return object.members.map {
        SwitchCase(key: $0.key, content: TemplateSlot(value: $0.value, builder: node.builder))
      }
    }
  }
}

extension Parameter where Value == [TemplateObject.Member] {
  /// Names with values that are computed one after the other.
  static func bindings(_ label: String) -> Parameter {
    let check = ParameterCheck { _, _ in }
    return Parameter(info: ParameterInfo(label, .map(of: .any), isRequired: true, check: check)) {
      value, node throws(TemplateError) in
      guard let object = value?.object else {
        throw node.builder.error(
          at: value?.offset ?? node.offset,
          .unexpected(
            found: value?.kind.summary ?? "nothing", expected: "an object: {\"name\": value}"))
      }
      return object.members
    }
  }
}
