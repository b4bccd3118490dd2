package import WidgetGeometry
package import WidgetLayout

/// Walks a view value once and appends what it stands for to the arena.
///
/// After it nothing knows about views, environment or semantic colours.
public final class Resolver {
  package var graph = LayoutGraph()
  /// What each node's tag stands for, and what it is called.
  package let table: DrawableTable
  package let session: RenderSession
  package var environment: EnvironmentValues
  /// Place in the template of the view being resolved, as a JSON pointer.
  package var templatePointer: String?
  /// Axis of the nearest enclosing stack: spacers and dividers turn by it.
  package var stackAxis: Axis?
  /// Composite views around the one being resolved: what state is found by.
  var trail = ViewTrail()
  private var pending: [NodeID] = []
  var depth = 0

  package init(session: RenderSession, environment: EnvironmentValues, table: DrawableTable) {
    self.session = session
    self.environment = environment
    self.table = table
    session.adopt(table)
  }

  /// False once a limit is passed; loops over data stop then.
  package var canContinue: Bool { session.failure == nil }

  /// The nodes `body` appends, kept apart from those appended so far.
  package func collect(_ body: () -> Void) -> [NodeID] {
    let outer = pending
    pending = []
    body()
    defer { pending = outer }
    return pending
  }

  /// The nodes `body` appends inside a container whose stack axis is `axis`.
  package func collect(axis: Axis?, _ body: () -> Void) -> [NodeID] {
    let outer = stackAxis
    stackAxis = axis
    defer { stackAxis = outer }
    return collect(body)
  }

  package func append(_ id: NodeID) { pending.append(id) }

  /// Resolves the inside of a composite view, guarding against endless nesting.
  package func descend(into type: Any.Type, _ body: () -> Void) {
    guard depth < session.limits.viewDepth else {
      session.fail(.viewsTooDeep(limit: session.limits.viewDepth, type: "\(type)"))
      return
    }
    guard canContinue else { return }
    depth += 1
    trail.enter(type)
    body()
    trail.leave()
    depth -= 1
  }

  /// Makes a node.  `drawable` is what it paints or does to what its children paint.
  package func node(
    _ rule: any LayoutRule, _ children: [NodeID] = [], drawing drawable: Drawable? = nil,
    named name: String? = nil
  ) -> NodeID {
    guard graph.nodes.count < session.limits.nodeCount else {
      session.fail(.tooManyViews(limit: session.limits.nodeCount))
      return children.first ?? graph.add(rule, children: [])
    }
    var traits = LayoutTraits()
    if children.count == 1, name == nil || drawable == nil {
      traits = graph[children[0]].traits
      traits.priority = nil
    }
    let tag = drawable.map { Int32(table.add($0)) } ?? -1
    let id = graph.add(
      rule, children: children, traits: traits, tag: tag, direction: environment.layoutDirection)
    table.describe(id, name: name ?? rule.label, pointer: templatePointer)
    return id
  }

  /// Makes a node and appends it: the last step of most primitives.
  package func emit(
    _ rule: any LayoutRule, _ children: [NodeID] = [], drawing drawable: Drawable? = nil,
    named name: String? = nil
  ) {
    append(node(rule, children, drawing: drawable, named: name))
  }

  /// Several nodes as one: themselves if there is one, else an implicit stack around them.
  package func single(_ children: [NodeID], or rule: @autoclosure () -> any LayoutRule) -> NodeID {
    children.count == 1 ? children[0] : node(rule(), children)
  }

  /// Records that something was ignored or replaced, at the current place.
  package func report(_ severity: Diagnostic.Severity, _ id: String, _ message: String) {
    session.report(Diagnostic(severity, id, message, pointer: templatePointer))
  }
}
