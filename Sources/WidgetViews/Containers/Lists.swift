import Foundation
import WidgetGeometry
import WidgetLayout

/// Rows on top of each other, as at the top of a list that was not scrolled.
nonisolated public struct List<SelectionValue, Content: View>: PrimitiveView {
  let content: Content

  init(content: Content) { self.content = content }

  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    resolver.report(
      .note, "list-still",
      "a device does not draw lists in widgets; the first rows are drawn here, approximately")
    ListLook(resolver.environment).resolve(view.content, resolver)
  }
}

nonisolated extension List where SelectionValue: Hashable {
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
}

nonisolated extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent))
  }

  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }

  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(content: ForEach(data, content: rowContent))
  }
}

/// Controls in groups, drawn as a list.
nonisolated public struct Form<Content: View>: PrimitiveView {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    resolver.report(
      .note, "list-still",
      "a device does not draw forms in widgets; the first rows are drawn here, approximately")
    ListLook(resolver.environment).resolve(view.content, resolver)
  }
}

/// Views that belong together; in lists a group of rows, elsewhere just its parts in order.
nonisolated public struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView {
  let header: Parent
  let content: Content
  let footer: Footer

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.header = header
    self.content = content()
    self.footer = footer
  }

  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    guard let look = resolver.environment.listLook else {
      Parent._resolve(view.header, resolver)
      Content._resolve(view.content, resolver)
      Footer._resolve(view.footer, resolver)
      return
    }
    look.resolve(section: view, resolver)
  }
}

nonisolated extension Section where Parent == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content)
  }
}

nonisolated extension Section where Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content)
  }
}

nonisolated extension Section where Parent == Text, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), footer: EmptyView(), content: content)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), footer: EmptyView(), content: content)
  }
}

nonisolated extension Section where Parent == EmptyView, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}
