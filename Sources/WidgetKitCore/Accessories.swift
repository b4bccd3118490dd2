import WidgetGeometry
import WidgetScene
public import WidgetViews

/// The plate behind Lock Screen and watch widgets; nothing in other families.
///
/// The system's is a material whose numbers are not published: 12 % white in the widget's shape.
nonisolated public struct AccessoryWidgetBackground: PrimitiveView, Sendable {
  public init() {}

  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    switch resolver.environment.widgetFamily {
    case .accessoryCircular, .accessoryRectangular, .accessoryCorner:
      let plate = ContainerRelativeShape().fill(Color(white: 1, opacity: 0.12))
      type(of: plate)._resolve(plate, resolver)
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait,
      .accessoryInline:
      break
    }
  }
}

/// Content with a label that only watch faces have room for.
nonisolated struct WidgetLabelled<Content: View>: PrimitiveView {
  let content: Content

  static func _resolve(_ view: Self, _ resolver: Resolver) {
    resolver.report(
      .note, "widget-label", "widgetLabel is shown beside a widget on watch faces; left out")
    Content._resolve(view.content, resolver)
  }
}

nonisolated extension View {
  /// What a watch face shows beside the widget.
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View {
    WidgetLabelled(content: self)
  }
  public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View {
    WidgetLabelled(content: self)
  }
  @_disfavoredOverload
  public func widgetLabel<S: StringProtocol>(_ label: S) -> some View {
    WidgetLabelled(content: self)
  }
  /// Bends the content along the corner of a watch face; drawn straight.
  public func widgetCurvesContent(_ curves: Bool = true) -> some View { self }
}
