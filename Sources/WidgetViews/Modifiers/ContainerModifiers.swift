public import Foundation
public import WidgetGeometry
import WidgetLayout

nonisolated extension View {
  /// A frame as large as the container, on the given axes.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerFrame(axes, alignment) { length, _ in length }
  }

  /// A frame of `span` parts of the container, when it is cut in `count` parts `spacing` apart.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerFrame(axes, alignment) { length, _ in
      let count = CGFloat(max(count, 1))
      let part = (length - spacing * (count - 1)) / count
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  /// A frame whose sides are made from the container's.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    containerFrame(axes, alignment, length)
  }

  private func containerFrame(
    _ axes: Axis.Set, _ alignment: Alignment, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    wrapped { resolver, child in
      resolver.node(
        ContainerRelativeFrameRule(axes: axes, alignment: alignment, length: length), [child])
    }
  }

  /// Margins of what scrolls inside, in points.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    changingEnvironment { values in
      guard placement != .scrollIndicators else { return }
      for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
        values.scrollContentMargins[edge] = insets[edge]
      }
    }
  }

  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(edges, length ?? 16), for: placement)
  }

  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

/// What of a scroll view margins apply to.
nonisolated public struct ContentMarginPlacement: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, scrollContent, scrollIndicators }
  private let kind: Kind
  public static let automatic = ContentMarginPlacement(kind: .automatic)
  public static let scrollContent = ContentMarginPlacement(kind: .scrollContent)
  public static let scrollIndicators = ContentMarginPlacement(kind: .scrollIndicators)
}

nonisolated private enum MarginsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}

nonisolated extension EnvironmentValues {
  /// Of what scrolls, in points.
  var scrollContentMargins: EdgeInsets {
    get { self[MarginsKey.self] }
    set { self[MarginsKey.self] = newValue }
  }
}
