import WidgetGeometry
import WidgetLayout

/// The circumstances of a view whose content is made later, when its size is known.
struct ResolveMoment {
  let resolver: Resolver
  let environment: EnvironmentValues
  private let templatePointer: String?
  private let trail: ViewTrail
  private let depth: Int

  /// Remembers where `resolver` is; `owner` keeps the state of what is made later apart.
  init(_ resolver: Resolver, owner: Any.Type) {
    self.resolver = resolver
    environment = resolver.environment
    templatePointer = resolver.templatePointer
    resolver.trail.enter(owner)
    trail = resolver.trail
    resolver.trail.leave()
    depth = resolver.depth
  }

  /// Resolves views into a graph that is being laid out, and returns their nodes.
  func resolve(into graph: inout LayoutGraph, axis: Axis?, _ body: () -> Void) -> [NodeID] {
    swap(&resolver.graph, &graph)
    defer { swap(&resolver.graph, &graph) }
    return enter { resolver.collect(axis: axis, body) }
  }

  /// Runs something that may read the environment, as it was then.
  func enter<Result>(_ body: () -> Result) -> Result {
    let outer = (
      resolver.environment, resolver.templatePointer, resolver.trail, resolver.depth
    )
    resolver.environment = environment
    resolver.templatePointer = templatePointer
    resolver.trail = trail
    resolver.depth = depth
    defer {
      (resolver.environment, resolver.templatePointer, resolver.trail, resolver.depth) = outer
    }
    return ResolveScope.run(resolver, body)
  }
}
