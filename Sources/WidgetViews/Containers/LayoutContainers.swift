public import WidgetLayout

/// Views arranged by a `Layout`.
nonisolated struct LayoutContainer<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content

  static func _resolve(_ view: Self, _ resolver: Resolver) {
    let children =
      L.self == GridLayout.self
      ? resolver.collectingRows { Content._resolve(view.content, resolver) }
      : resolver.collect(axis: view.layout._stackOrientation) {
        Content._resolve(view.content, resolver)
      }
    resolver.emit(CustomLayoutRule(view.layout), children)
  }
}

nonisolated extension Layout {
  /// The layout as a container view: `MyLayout() { … }`.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}
