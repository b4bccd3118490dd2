public import Foundation
public import WidgetGeometry
public import WidgetViews

/// The views of a Live Activity around the camera.
nonisolated public struct DynamicIsland {
  let expanded: [IslandRegion]
  let compactLeading: AnyView
  let compactTrailing: AnyView
  let minimal: AnyView
  var keyline: Color?
  var url: URL?
  var margins: [DynamicIslandMode: [Edge: CGFloat]] = [:]

  public init<Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent,
    @ViewBuilder compactLeading: @escaping () -> Leading,
    @ViewBuilder compactTrailing: @escaping () -> Trailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {
    self.expanded = expanded().regions
    self.compactLeading = AnyView(compactLeading())
    self.compactTrailing = AnyView(compactTrailing())
    self.minimal = AnyView(minimal())
  }

  private func changing(_ change: (inout DynamicIsland) -> Void) -> DynamicIsland {
    var copy = self
    change(&copy)
    return copy
  }

  /// Colour of the line around the island on a dark background.
  public func keylineTint(_ color: Color?) -> DynamicIsland { changing { $0.keyline = color } }
  public func widgetURL(_ url: URL?) -> DynamicIsland { changing { $0.url = url } }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat, for mode: DynamicIslandMode
  ) -> DynamicIsland {
    changing {
      for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
        $0.margins[mode, default: [:]][edge] = length
      }
    }
  }
}

/// Which form of the island margins are for.
nonisolated public struct DynamicIslandMode: Hashable, Sendable {
  private let name: String
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  public static let minimal = DynamicIslandMode(name: "minimal")
  public static let expanded = DynamicIslandMode(name: "expanded")
}

/// Where a region of the expanded island is.
nonisolated public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let name: String
  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

nonisolated struct IslandRegion {
  let position: DynamicIslandExpandedRegionPosition
  let priority: Double
  let content: AnyView
}

/// One region of the expanded island.
nonisolated public struct DynamicIslandExpandedRegion<Content: View> {
  let region: IslandRegion

  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {
    region = IslandRegion(position: position, priority: priority, content: AnyView(content()))
  }

  private init(_ region: IslandRegion) { self.region = region }

  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat
  ) -> DynamicIslandExpandedRegion {
    DynamicIslandExpandedRegion(
      IslandRegion(
        position: region.position, priority: region.priority,
        content: AnyView(region.content.padding(edges, length))))
  }
}

/// The regions of the expanded island.
nonisolated public struct DynamicIslandExpandedContent {
  let regions: [IslandRegion]
}

@resultBuilder nonisolated public enum DynamicIslandExpandedContentBuilder {
  public static func buildExpression<C: View>(
    _ region: DynamicIslandExpandedRegion<C>
  ) -> DynamicIslandExpandedContent { DynamicIslandExpandedContent(regions: [region.region]) }
  public static func buildBlock(
    _ contents: DynamicIslandExpandedContent...
  ) -> DynamicIslandExpandedContent {
    DynamicIslandExpandedContent(regions: contents.flatMap(\.regions))
  }
  public static func buildOptional(
    _ content: DynamicIslandExpandedContent?
  ) -> DynamicIslandExpandedContent { content ?? DynamicIslandExpandedContent(regions: []) }
  public static func buildEither(
    first content: DynamicIslandExpandedContent
  ) -> DynamicIslandExpandedContent { content }
  public static func buildEither(
    second content: DynamicIslandExpandedContent
  ) -> DynamicIslandExpandedContent { content }
  public static func buildLimitedAvailability(
    _ content: DynamicIslandExpandedContent
  ) -> DynamicIslandExpandedContent { content }
}

/// How a region of the expanded island stands beside the camera.
nonisolated public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  private let name: String
  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(name: "default")
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(
    name: "belowIfTooWide")
}

nonisolated extension View {
  /// Accepted; regions always stand beside the camera here.
  public func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View { self }
}
