/// The page on top of a stack of pages; bars are not drawn.
nonisolated public struct NavigationStack<Data, Root: View>: View {
  private let root: Root

  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath { self.root = root() }
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection, Data.Element: Hashable { self.root = root() }

  public var body: Root { root }
}

/// The pages on a navigation stack.
nonisolated public struct NavigationPath {
  private var elements: [AnyHashable] = []
  public init() {}
  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

/// A page; bars are not drawn.
nonisolated public struct NavigationView<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: Content { content }
}

/// Leads to another page.  Drawn as its label.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label

  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

  public var body: Label { label }
}

nonisolated extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.label = label() }
}

nonisolated extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    label = Text(titleKey)
  }
  public init(_ titleKey: LocalizedStringKey, destination: Destination) { label = Text(titleKey) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) { label = Text(title) }
}
