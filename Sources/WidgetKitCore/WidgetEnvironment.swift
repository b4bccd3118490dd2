public import WidgetGeometry
public import WidgetViews

/// How the system colours a widget.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  /// As drawn.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// In two tones of one colour: tinted Home Screen, watch faces.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// As brightness on the Lock Screen's material.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")

  package static let all: [WidgetRenderingMode] = [.fullColor, .accented, .vibrant]
}

nonisolated private enum Keys {
  enum Family: EnvironmentKey { static var defaultValue: WidgetFamily { .systemSmall } }
  enum Mode: EnvironmentKey { static var defaultValue: WidgetRenderingMode { .fullColor } }
  enum Margins: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }
  enum ShowsBackground: EnvironmentKey { static var defaultValue: Bool { true } }
  enum ShowsLabel: EnvironmentKey { static var defaultValue: Bool { false } }
}

nonisolated extension EnvironmentValues {
  /// The family the widget is drawn in.
  public var widgetFamily: WidgetFamily {
    get { self[Keys.Family.self] }
    set { self[Keys.Family.self] = newValue }
  }
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[Keys.Mode.self] }
    set { self[Keys.Mode.self] = newValue }
  }
  /// Distance the system keeps between the widget's edge and its content, in points.
  public var widgetContentMargins: EdgeInsets {
    get { self[Keys.Margins.self] }
    set { self[Keys.Margins.self] = newValue }
  }
  /// Whether the container background is drawn at this place.
  public var showsWidgetContainerBackground: Bool {
    get { self[Keys.ShowsBackground.self] }
    set { self[Keys.ShowsBackground.self] = newValue }
  }
  /// Whether an accessory's `widgetLabel` is shown beside it.
  public var showsWidgetLabel: Bool {
    get { self[Keys.ShowsLabel.self] }
    set { self[Keys.ShowsLabel.self] = newValue }
  }
}
