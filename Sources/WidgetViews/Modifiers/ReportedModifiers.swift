public import WidgetGeometry

/// What is accepted and would show on a device: left out, and said so.

nonisolated extension View {
  /// Reports once, where views are resolved.
  func reporting(_ id: String, _ message: String) -> some View {
    wrapped { resolver, child in
      resolver.report(.note, id, message)
      return child
    }
  }

  private func bar(_ name: String) -> some View {
    reporting("bar-not-drawn", "\(name): navigation bars and toolbars are not drawn")
  }

  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    bar("navigationTitle")
  }
  public func navigationTitle(_ title: Text) -> some View { bar("navigationTitle") }
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    bar("navigationTitle")
  }
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    bar("navigationBarTitle")
  }
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
  public func toolbar<V: View>(@ViewBuilder content: () -> V) -> some View { bar("toolbar") }
  @_disfavoredOverload
  public func toolbar<C: ToolbarContent>(
    @ToolbarContentBuilder content: () -> C
  ) -> some View { bar("toolbar") }
  public func searchable(text: Binding<String>, prompt: LocalizedStringKey? = nil) -> some View {
    bar("searchable")
  }
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { bar("tabItem") }

  private func presented(_ name: String, _ isPresented: @escaping () -> Bool) -> some View {
    wrapped { resolver, child in
      if isPresented() {
        resolver.report(
          .note, "presentation-not-drawn", "\(name): what lies over the view is not drawn")
      }
      return child
    }
  }

  public func sheet<C: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some View { presented("sheet") { isPresented.wrappedValue } }
  public func sheet<Item: Identifiable, C: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> C
  ) -> some View { presented("sheet") { item.wrappedValue != nil } }
  public func fullScreenCover<C: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some View { presented("fullScreenCover") { isPresented.wrappedValue } }
  public func popover<C: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> C
  ) -> some View { presented("popover") { isPresented.wrappedValue } }
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { presented("alert") { isPresented.wrappedValue } }
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { presented("alert") { isPresented.wrappedValue } }
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View { presented("confirmationDialog") { isPresented.wrappedValue } }

  /// A view that shares its place with another: drawn where its own layout puts it.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    wrapped { resolver, child in
      if !isSource {
        resolver.report(
          .note, "matched-geometry",
          "matchedGeometryEffect: the view is drawn in its own place, not in its source's")
      }
      return child
    }
  }
}

/// Which part of a view's place is shared.
nonisolated public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// How a page's title is shown.
nonisolated public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large, inlineLarge }
}
