public import Foundation
public import WidgetGeometry
import WidgetLayout

/// Regions of the safe area.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

nonisolated extension View {
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    wrapped { resolver, child in
      regions.contains(.container)
        ? resolver.node(IgnoresSafeAreaRule(edges: edges), [child]) : child
    }
  }

  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }

  /// Views at the top or bottom edge; this view is laid out in what they leave.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    SafeAreaInsetView(
      content: self, bar: content(), edge: edge == .top ? .top : .bottom, key: alignment.key,
      spacing: spacing)
  }

  /// Views at the leading or trailing edge; this view is laid out in what they leave.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    SafeAreaInsetView(
      content: self, bar: content(), edge: edge == .leading ? .leading : .trailing,
      key: alignment.key, spacing: spacing)
  }

  /// Takes room from the safe area on the edges whose inset is not 0, in points.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    wrapped { resolver, child in
      Edge.allCases.reduce(child) { inner, edge in
        let length = insets[edge]
        guard length != 0 else { return inner }
        let isVertical = edge == .top || edge == .bottom
        let bar = resolver.node(
          FixedLeafRule(
            size: CGSize(width: isVertical ? 0 : length, height: isVertical ? length : 0)))
        return resolver.node(
          SafeAreaInsetRule(
            edge: edge,
            alignment: isVertical
              ? HorizontalAlignment.center.key : VerticalAlignment.center.key, spacing: 0),
          [inner, bar])
      }
    }
  }

  /// Takes room from the safe area; 16 points where no length is given.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? 16))
  }

  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}

/// A view with a bar at one of its edges.
nonisolated private struct SafeAreaInsetView<Content: View, Bar: View>: PrimitiveView {
  let content: Content
  let bar: Bar
  let edge: Edge
  let key: AlignmentKey
  let spacing: CGFloat?

  static func _resolve(_ view: Self, _ resolver: Resolver) {
    for child in resolver.collect({ Content._resolve(view.content, resolver) }) {
      let bars = resolver.collect(axis: nil) { Bar._resolve(view.bar, resolver) }
      // An empty bar still keeps its distance.
      let bar = resolver.single(bars, or: ZStackRule(alignment: .center))
      resolver.emit(
        SafeAreaInsetRule(edge: view.edge, alignment: view.key, spacing: view.spacing),
        [child, bar])
    }
  }
}
