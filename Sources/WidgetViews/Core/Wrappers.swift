/// No view at all: not even a gap in a stack.
nonisolated public struct EmptyView: PrimitiveView, Sendable {
  public init() {}
  public static func _resolve(_ view: Self, _ resolver: Resolver) {}
}

/// Several views treated as one in source only; modifiers apply to each.
nonisolated public struct Group<Content> {
  let content: Content
}

nonisolated extension Group: View, PrimitiveView where Content: View {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    Content._resolve(view.content, resolver)
  }
}

/// A view whose type is not part of its own.
nonisolated public struct AnyView: PrimitiveView {
  private let resolve: (Resolver) -> Void

  public init<V: View>(_ view: V) { resolve = { V._resolve(view, $0) } }
  public init<V: View>(erasing view: V) { self.init(view) }

  /// A view that resolves itself by hand: what templates are made of.
  package init(resolving resolve: @escaping (Resolver) -> Void) { self.resolve = resolve }

  public static func _resolve(_ view: Self, _ resolver: Resolver) { view.resolve(resolver) }
}
