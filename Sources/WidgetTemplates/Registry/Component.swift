import WidgetViews

/// A template named by another one.
struct TemplateComponent {
  let reference: String
  let offset: Int
  let builder: TemplateBuilder

  /// The component's body.  It sees its parameters as `entry` and nothing else of the user's names,
  /// so that a template means the same wherever it is used.
  func view(_ values: EntryValue) throws(TemplateError) -> AnyView {
    let place = builder.document.json.place(of: offset)
    let document = try builder.run.component(reference, of: builder.document, for: place)
    guard !builder.uses.contains(document.identity) else {
      throw TemplateError(
        place, .cycle((builder.uses + [document.identity]).map(TemplateDocument.shortName)))
    }
    guard case .object(let members) = values else {
      throw TemplateError(
        place,
        .unexpected(found: values.summary, expected: "an object of parameters for “\(reference)”"))
    }
    let known = document.parameters.map(\.name)
    for key in members.keys where !known.contains(key) {
      throw TemplateError(
        place,
        .unknown(
          kind: "parameter of “\(document.name)”", name: key, nearest: .nearest(to: key, in: known))
      )
    }
    let entry = try document.completed(members) { _ in place }
    let inner = TemplateBuilder(
      document, entry: entry, run: builder.run, uses: builder.uses + [document.identity])
    return inner.lazyView(document.body)
  }
}

extension Parameter where Value == TemplateComponent {
  static func component(_ label: String) -> Parameter {
    let check = ParameterCheck { value, checker in checker.checkConstant(value, .text) }
    return Parameter(info: ParameterInfo(label, .text, isRequired: true, check: check)) {
      value, node throws(TemplateError) in
      guard let value else {
        throw node.builder.error(at: node.offset, .missingKey(label, of: node.name))
      }
      return TemplateComponent(
        reference: try ValueType<String>.text.decode(Argument(value, node.builder)),
        offset: value.offset, builder: node.builder)
    }
  }
}
