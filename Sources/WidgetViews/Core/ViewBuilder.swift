/// Collects the statements of a closure into one view.
@resultBuilder public enum ViewBuilder {
  public static func buildExpression<V: View>(_ view: V) -> V { view }
  @available(*, unavailable, message: "this expression does not conform to 'View'")
  public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<V: View>(_ view: V) -> V { view }
  @_disfavoredOverload
  public static func buildBlock<each V: View>(_ views: repeat each V) -> TupleView<(repeat each V)>
  {
    TupleView((repeat each views)) { resolver in
      repeat (each V)._resolve(each views, resolver)
    }
  }
  public static func buildIf<V: View>(_ view: V?) -> V? { view }
  public static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B> {
    .first(first)
  }
  public static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B> {
    .second(second)
  }
  public static func buildLimitedAvailability<V: View>(_ view: V) -> AnyView { AnyView(view) }
}

/// Several views in a row.  Makes no node: the nearest container takes its elements.
nonisolated public struct TupleView<T>: PrimitiveView {
  public var value: T
  let resolveAll: (Resolver) -> Void

  init(_ value: T, resolveAll: @escaping (Resolver) -> Void) {
    self.value = value
    self.resolveAll = resolveAll
  }

  public static func _resolve(_ view: Self, _ resolver: Resolver) { view.resolveAll(resolver) }
}

/// Either branch of a condition.
nonisolated public enum _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView {
  case first(TrueContent)
  case second(FalseContent)

  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    switch view {
    case .first(let content): TrueContent._resolve(content, resolver)
    case .second(let content): FalseContent._resolve(content, resolver)
    }
  }
}

nonisolated extension Optional: View where Wrapped: View {
  public var body: Never { preconditionFailure("Optional has no body") }
  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    if let view { Wrapped._resolve(view, resolver) }
  }
}
