public import Foundation
public import WidgetGeometry
import WidgetLayout

/// How lists look.
public protocol ListStyle {
  static var _kind: _ListStyleKind { get }
}

nonisolated enum ListStyleKind { case plain, grouped, insetGrouped }

/// A list style's look, for the library's own use.
nonisolated public struct _ListStyleKind: Sendable {
  let kind: ListStyleKind
}

nonisolated public struct DefaultListStyle: ListStyle, Sendable {
  public init() {}
  public static var _kind: _ListStyleKind { _ListStyleKind(kind: .insetGrouped) }
}
nonisolated public struct PlainListStyle: ListStyle, Sendable {
  public init() {}
  public static var _kind: _ListStyleKind { _ListStyleKind(kind: .plain) }
}
nonisolated public struct GroupedListStyle: ListStyle, Sendable {
  public init() {}
  public static var _kind: _ListStyleKind { _ListStyleKind(kind: .grouped) }
}
nonisolated public struct InsetGroupedListStyle: ListStyle, Sendable {
  public init() {}
  public static var _kind: _ListStyleKind { _ListStyleKind(kind: .insetGrouped) }
}
nonisolated public struct InsetListStyle: ListStyle, Sendable {
  public init() {}
  public static var _kind: _ListStyleKind { _ListStyleKind(kind: .plain) }
}
nonisolated public struct SidebarListStyle: ListStyle, Sendable {
  public init() {}
  public static var _kind: _ListStyleKind { _ListStyleKind(kind: .insetGrouped) }
}

nonisolated extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
nonisolated extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}
nonisolated extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
nonisolated extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
nonisolated extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}
nonisolated extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

nonisolated private enum ListKeys {
  enum Kind: EnvironmentKey { static var defaultValue: ListStyleKind { .insetGrouped } }
  enum Look: EnvironmentKey { static var defaultValue: ListLook? { nil } }
  enum Hides: EnvironmentKey { static var defaultValue: Bool { false } }
}

nonisolated extension EnvironmentValues {
  var listStyleKind: ListStyleKind {
    get { self[ListKeys.Kind.self] }
    set { self[ListKeys.Kind.self] = newValue }
  }
  /// Of the list around the view.
  var listLook: ListLook? {
    get { self[ListKeys.Look.self] }
    set { self[ListKeys.Look.self] = newValue }
  }
  var hidesScrollBackground: Bool {
    get { self[ListKeys.Hides.self] }
    set { self[ListKeys.Hides.self] = newValue }
  }
}

nonisolated extension View {
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    changingEnvironment { $0.listStyleKind = S._kind.kind }
  }
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    changingTraits { $0[ListRowKey.self].insets = insets }
  }
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    changingTraits { traits in
      if edges.contains(.bottom) { traits[ListRowKey.self].separator = visibility }
    }
  }
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    reporting("list-separator-tint", "listRowSeparatorTint: separators keep their colour")
  }
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    changingTraits { $0[ListRowKey.self].background = view.map { AnyView($0) } }
  }
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    changingEnvironment { $0.hidesScrollBackground = visibility == .hidden }
  }
}

nonisolated extension VerticalEdge {
  /// Upper, lower or both sides.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all: Set = [.top, .bottom]
  }
}
