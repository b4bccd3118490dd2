import WidgetViews

/// Checks a whole template before any entry is known: names, labels and constant arguments of every
/// node, also of branches that no entry takes.
package struct TemplateChecker {
  /// In the order of the document.
  package private(set) var problems: [TemplateError] = []
  private let builder: TemplateBuilder
  /// A template with more faults than this is not read further.
  private static let problemLimit = 50

  package init(_ document: TemplateDocument) {
    // Constant arguments need no entry, no environment and no other template.
    builder = TemplateBuilder(
      document, entry: .null, run: TemplateRun(library: TemplateLibrary(roots: [])))
  }

  /// A node, or an array of nodes.
  package mutating func checkContent(_ value: TemplateValue) {
    if case .array(let items) = value.kind {
      for item in items { checkNode(item) }
    } else {
      checkNode(value)
    }
  }

  mutating func checkConstant<Value>(_ value: TemplateValue, _ type: ValueType<Value>) {
    guard value.isConstant else { return }
    let builder = builder
    attempt { () throws(TemplateError) in try type.decode(Argument(value, builder)) }
  }

  private mutating func checkNode(_ node: TemplateValue) {
    guard problems.count < Self.problemLimit else { return }
    let builder = builder
    guard let call = attempt({ () throws(TemplateError) in try NodeCall(node, builder) }) else {
      return
    }
    switch Registry.view(named: call.name) {
    case .failure(let problem): problems.append(builder.error(at: call.nameOffset, problem))
    case .success(let entry):
      switch entry.signatures.matching(call.arguments, of: entry.name) {
      case .success(let signature): check(call.arguments, signature.parameters)
      case .failure(let mismatch):
        problems.append(builder.error(at: mismatch.offset ?? node.offset, mismatch.problem))
        check(call.arguments, entry.signatures.flatMap(\.parameters))
      }
    }
    for modifier in call.modifiers { checkModifier(modifier) }
  }

  private mutating func checkModifier(_ written: TemplateValue) {
    let builder = builder
    guard let call = attempt({ () throws(TemplateError) in try ModifierCall(written, builder) })
    else { return }
    switch Registry.modifier(named: call.name) {
    case .failure(let problem): problems.append(builder.error(at: call.nameOffset, problem))
    case .success(let entry):
      // Whether a bare modifier is on may depend on the entry; there is nothing else to check then.
      if entry.positional == nil, let value = call.value, !value.isConstant, value.object == nil {
        return
      }
      let match = attempt { () throws(TemplateError) in try call.signature(of: entry, builder) }
      if let match, let (signature, members) = match { check(members, signature.parameters) }
    }
  }

  private mutating func check(_ members: [TemplateObject.Member], _ parameters: [ParameterInfo]) {
    for member in members {
      parameters.first { $0.label == member.key }?.check.run(member.value, &self)
    }
  }

  @discardableResult
  private mutating func attempt<Value>(_ body: () throws(TemplateError) -> Value) -> Value? {
    do throws(TemplateError) {
      return try body()
    } catch {
      problems.append(error)
      return nil
    }
  }
}
