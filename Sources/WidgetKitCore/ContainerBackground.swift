public import WidgetGeometry
import WidgetLayout
public import WidgetViews

/// What a container background is for.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  let name: String
  /// The whole widget, margins included.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
}

/// Content with a background that fills the widget behind the content margins.
nonisolated struct ContainerBackgroundView<Content: View, Background: View>: PrimitiveView {
  let content: Content
  let background: Background
  let alignment: Alignment
  let placement: ContainerBackgroundPlacement
  /// On the Home Screen nothing shines through a translucent background but the system's own.
  var isOnSystemBackground = true

  static func _resolve(_ view: Self, _ resolver: Resolver) {
    if view.placement == .widget {
      if resolver.environment.showsWidgetContainerBackground {
        let layers = resolver.collect(axis: nil) { Background._resolve(view.background, resolver) }
        if !layers.isEmpty {
          let layer = resolver.single(layers, or: ZStackRule(alignment: view.alignment))
          resolver.table.containerBackgrounds.append(layer)
          if view.isOnSystemBackground { resolver.table.ground = .system("systemBackground") }
        }
      }
    } else {
      resolver.report(
        .note, "container-background-ignored",
        "containerBackground(for: .\(view.placement.name)) has no meaning in a widget")
    }
    Content._resolve(view.content, resolver)
  }
}

nonisolated extension View {
  /// Fills the whole widget behind this content, unless the system removes backgrounds where the
  /// widget stands.
  public func containerBackground<V: View>(
    for placement: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    ContainerBackgroundView(
      content: self, background: content(), alignment: alignment, placement: placement)
  }

  public func containerBackground<S: ShapeStyle>(
    _ style: S, for placement: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: placement) { Rectangle().fill(style) }
  }
}
