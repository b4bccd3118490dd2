import WidgetGeometry
public import WidgetViews

nonisolated private enum Keys {
  enum Family: EnvironmentKey { static var defaultValue: ActivityFamily { .medium } }
  enum Fullscreen: EnvironmentKey { static var defaultValue: Bool { false } }
}

nonisolated extension EnvironmentValues {
  /// Which form of a Live Activity is drawn.
  public var activityFamily: ActivityFamily {
    get { self[Keys.Family.self] }
    set { self[Keys.Family.self] = newValue }
  }
  /// Whether a Live Activity fills the display, as in StandBy.
  public var isActivityFullscreen: Bool {
    get { self[Keys.Fullscreen.self] }
    set { self[Keys.Fullscreen.self] = newValue }
  }
}

nonisolated extension View {
  /// Fills the Live Activity's plate on the Lock Screen.
  public func activityBackgroundTint(_ color: Color?) -> some View {
    ContainerBackgroundView(
      content: self, background: color ?? Color.clear, alignment: .center, placement: .widget,
      isOnSystemBackground: false)
  }

  /// The system's own button beside an activity is not drawn.
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}
