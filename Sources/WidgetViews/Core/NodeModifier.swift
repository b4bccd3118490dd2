package import WidgetLayout

/// A view each of whose nodes is put inside another: the form of every layout and effect modifier.
nonisolated package struct NodeModifier<Content: View>: PrimitiveView {
  let content: Content
  let wrap: (Resolver, NodeID) -> NodeID

  package static func _resolve(_ view: Self, _ resolver: Resolver) {
    for child in resolver.collect({ Content._resolve(view.content, resolver) }) {
      resolver.append(view.wrap(resolver, child))
    }
  }
}

/// A view resolved under a changed environment.
nonisolated package struct EnvironmentModifier<Content: View>: PrimitiveView {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  package static func _resolve(_ view: Self, _ resolver: Resolver) {
    let outer = resolver.environment
    view.change(&resolver.environment)
    Content._resolve(view.content, resolver)
    resolver.environment = outer
  }
}

nonisolated extension View {
  /// Puts each of this view's nodes inside the node that `wrap` makes.
  package func wrapped(
    _ wrap: @escaping (Resolver, NodeID) -> NodeID
  ) -> NodeModifier<Self> {
    NodeModifier(content: self, wrap: wrap)
  }

  /// Resolves this view under a changed environment.
  package func changingEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> EnvironmentModifier<Self> {
    EnvironmentModifier(content: self, change: change)
  }

  /// Changes the traits of each of this view's nodes; makes no node of its own.
  package func changingTraits(
    _ change: @escaping (inout LayoutTraits) -> Void
  ) -> NodeModifier<Self> {
    wrapped { resolver, child in
      change(&resolver.graph[child].traits)
      return child
    }
  }
}
