/// A change that can be applied to any view.
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Appends the nodes of `content` changed by `modifier`; the default resolves `body`.
  nonisolated static func _resolve(
    _ modifier: Self, _ resolver: Resolver, content: @escaping (Resolver) -> Void)
}

nonisolated extension ViewModifier {
  public static func _resolve(
    _ modifier: Self, _ resolver: Resolver, content: @escaping (Resolver) -> Void
  ) {
    let placeholder = _ViewModifier_Content<Self>(resolve: content)
    resolver.descend(into: Self.self) {
      resolver.connectState(of: modifier)
      Body._resolve(BodyEvaluator.body(of: modifier, placeholder), resolver)
    }
  }
}

/// What a modifier's body sees in place of the view it is applied to.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let resolve: (Resolver) -> Void
  public static func _resolve(_ view: Self, _ resolver: Resolver) { view.resolve(resolver) }
}

/// A view with a modifier applied.
nonisolated public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

nonisolated extension ModifiedContent: View, PrimitiveView
where Content: View, Modifier: ViewModifier {
  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    Modifier._resolve(view.modifier, resolver) { Content._resolve(view.content, $0) }
  }
}

nonisolated extension ModifiedContent: ViewModifier
where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

/// The modifier that changes nothing.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
  public static let identity = EmptyModifier()
  public init() {}
  public func body(content: Content) -> some View { content }
}

nonisolated extension View {
  public func modifier<M: ViewModifier>(_ modifier: M) -> ModifiedContent<Self, M> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

nonisolated extension ViewModifier {
  public func concat<M: ViewModifier>(_ modifier: M) -> ModifiedContent<Self, M> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
