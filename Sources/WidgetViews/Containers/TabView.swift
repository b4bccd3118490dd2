import WidgetLayout

/// Pages behind tabs: the first page, without the bar.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  let selection: Binding<SelectionValue>?
  let content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    resolver.report(
      .note, "tab-view-still",
      "a device does not draw tab views in widgets; the chosen page is drawn here")
    let pages = resolver.collect(axis: nil) { Content._resolve(view.content, resolver) }
    let chosen = view.selection.flatMap { selection in
      pages.first { resolver.graph[$0].traits[TagKey.self] == AnyHashable(selection.wrappedValue) }
    }
    if let page = chosen ?? pages.first { resolver.append(page) }
  }
}

nonisolated extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}
