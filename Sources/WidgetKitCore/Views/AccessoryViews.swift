import Foundation
import WidgetGeometry
import WidgetLayout
public import WidgetViews

/// The plate behind a widget on the Lock Screen or a watch face.
///
/// On a device it is a vibrant material whose numbers are not published; here it is white at 12 %, in
/// the widget's shape.
/// Families that have no such plate show nothing.
nonisolated public struct AccessoryWidgetBackground: View {
  @Environment(\.widgetFamily) private var family
  public init() {}

  public var body: some View {
    switch family {
    case .accessoryCircular, .accessoryCorner, .accessoryRectangular:
      ContainerRelativeShape().fill(Color(white: 1, opacity: 0.12))
    default: EmptyView()
    }
  }
}

/// Content with a label the system shows beside it where there is room.
nonisolated struct WidgetLabelView<Content: View, Label: View>: View {
  let content: Content
  let label: Label
  @Environment(\.showsWidgetLabel) private var isShown

  var body: some View {
    if isShown {
      VStack(spacing: 2) {
        content
        label.font(.system(size: 10)).lineLimit(1).minimumScaleFactor(0.5)
      }
      .wrapped { resolver, child in
        resolver.report(
          .note, "widget-label-straight",
          "widgetLabel: drawn straight below the content; a watch bends it along the edge")
        return child
      }
    } else {
      content.wrapped { resolver, child in
        resolver.report(
          .note, "widget-label", "widgetLabel is shown at corners of watch faces; left out here")
        return child
      }
    }
  }
}

nonisolated extension View {
  /// A label beside an accessory widget, shown at corners of watch faces.
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View {
    WidgetLabelView(content: self, label: label())
  }
  public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View {
    widgetLabel { Text(labelKey) }
  }
  @_disfavoredOverload
  public func widgetLabel<S: StringProtocol>(_ label: S) -> some View {
    widgetLabel { Text(label) }
  }

  /// Accepted: content at corners is drawn straight.
  public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View {
    wrapped { resolver, child in
      if curvesContent, resolver.environment.widgetFamily == .accessoryCorner {
        resolver.report(
          .note, "widget-content-straight",
          "widgetCurvesContent: drawn straight; a watch bends it along the edge")
      }
      return child
    }
  }
}
