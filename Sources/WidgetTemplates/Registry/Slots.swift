package import WidgetViews

/// Content of a template that becomes views when it is resolved, once or for each element of a list.
package struct TemplateSlot {
  /// A node or an array of nodes; `nil` for no content.
  package let value: TemplateValue?
  package let builder: TemplateBuilder

  /// The content as one view; several nodes stay several for the container around them.
  package var view: AnyView {
    guard let value else { return AnyView(EmptyView()) }
    return builder.lazyView(value)
  }

  /// The content with more names in scope.
  package func binding(_ name: String, _ value: EntryValue) -> TemplateSlot {
    TemplateSlot(value: self.value, builder: builder.binding(name, value))
  }

  /// Each node of the content as the concrete value it makes.
  func nodes() throws(TemplateError) -> [TemplateContent] {
    guard let value else { return [] }
    guard case .array(let items) = value.kind else { return [try builder.build(value)] }
    var contents: [TemplateContent] = []
    for item in items { contents.append(try builder.build(item)) }
    return contents
  }
}

extension Parameter where Value == TemplateSlot {
  /// Content that may be left out.
  static func slot(_ label: String) -> Parameter { slot(label, isRequired: false) }
  /// Content that must be there.
  static func requiredSlot(_ label: String) -> Parameter { slot(label, isRequired: true) }

  private static func slot(_ label: String, isRequired: Bool) -> Parameter {
    let check = ParameterCheck { value, checker in checker.checkContent(value) }
    return Parameter(info: ParameterInfo(label, .content, isRequired: isRequired, check: check)) {
      value, node throws(TemplateError) in
      if value == nil, isRequired {
        throw node.builder.error(at: node.offset, .missingKey(label, of: node.name))
      }
      return TemplateSlot(value: value, builder: node.builder)
    }
  }
}

extension Parameter where Value == AnyView {
  /// Content that may be left out.
  static func content(_ label: String) -> Parameter {
    Parameter<TemplateSlot>.slot(label).map { $0.view }
  }

  /// Content that must be there.
  static func requiredContent(_ label: String) -> Parameter {
    Parameter<TemplateSlot>.requiredSlot(label).map { $0.view }
  }
}

extension Parameter {
  /// The same argument as another type.
  func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Parameter<Other> {
    Parameter<Other>(info: info) { [read] value, node throws(TemplateError) in
      let node = Parameter<Value>.Node(
        name: node.name, offset: node.offset, builder: node.builder)
      return transform(try read(value, node))
    }
  }
}
