import Foundation
import WidgetScene
package import WidgetViews

/// Marks the nesting of templates for the resolver's depth guard.
private enum TemplateNode {}

extension TemplateBuilder {
  /// The view of a node or of an array of nodes, built when it is resolved: only then is its
  /// environment known, and a branch that is not taken costs nothing.
  package func lazyView(_ value: TemplateValue) -> AnyView {
    AnyView(resolving: { resolver in
      if case .array(let items) = value.kind {
        for item in items { resolve(item, resolver) }
      } else {
        resolve(value, resolver)
      }
    })
  }

  private func resolve(_ node: TemplateValue, _ resolver: Resolver) {
    let outer = resolver.templatePointer
    defer { resolver.templatePointer = outer }
    // Pointers into a component's own file are told apart by its name: `chip#/body/children/0`.
    resolver.templatePointer = node.object.map {
      uses.count > 1 ? "\(document.name)#\($0.pointer)" : $0.pointer
    }
    resolver.descend(into: TemplateNode.self) {
      do throws(TemplateError) {
        AnyView._resolve(try inside(resolver).build(node).view, resolver)
      } catch {
        run.fail(error, resolver)
      }
    }
    resolver.session.locateFailure(at: "\(document.json.place(of: node.offset))")
  }

  /// This builder with what a resolver knows.
  private func inside(_ resolver: Resolver) -> TemplateBuilder {
    var builder = self
    builder.environment = resolver.environment
    builder.localizedFormat = { key, arguments in
      var lookup = LocalizedStringKey(key)
      lookup.arguments = arguments.map(\.localizedArgument)
      return KeyLookup(resolver).format(lookup, table: nil)
    }
    return builder
  }

  /// Makes one node: its view, then its modifiers in order.
  package func build(_ node: TemplateValue) throws(TemplateError) -> TemplateContent {
    let call = try NodeCall(node, self)
    let entry: ViewEntry
    switch Registry.view(named: call.name) {
    case .success(let found): entry = found
    case .failure(let problem): throw error(at: call.nameOffset, problem)
    }
    let signature: Signature<Void, any View>
    switch entry.signatures.matching(call.arguments, of: entry.name) {
    case .success(let match): signature = match
    case .failure(let mismatch): throw error(at: mismatch.offset ?? node.offset, mismatch.problem)
    }
    let arguments = Arguments(
      name: entry.name, offset: node.offset, values: call.arguments, builder: self)
    var content = TemplateContent(try signature.build((), arguments))
    for modifier in call.modifiers { content = try apply(modifier, to: content) }
    return content
  }

  private func apply(
    _ written: TemplateValue, to content: TemplateContent
  ) throws(TemplateError) -> TemplateContent {
    let call = try ModifierCall(written, self)
    let entry: ModifierEntry
    switch Registry.modifier(named: call.name) {
    case .success(let found): entry = found
    case .failure(let problem): throw error(at: call.nameOffset, problem)
    }
    guard let (signature, members) = try call.signature(of: entry, self) else { return content }
    guard signature.needs.accepts(content) else {
      throw error(
        at: call.nameOffset,
        .unexpected(
          found: "\(entry.name) on \(content.summary)", expected: signature.needs.summary))
    }
    let arguments = Arguments(
      name: entry.name, offset: written.offset, values: members, builder: self)
    return TemplateContent(try signature.build(content, arguments))
  }
}

extension EntryValue {
  fileprivate var localizedArgument: LocalizedStringKey.Argument {
    switch self {
    case .int(let int): .integer(int)
    case .double(let double): .number(double)
    case .null, .bool, .string, .date, .array, .object: .string(interpolated ?? "")
    }
  }
}
