import WidgetScene

/// How a picture takes part in accented widgets.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  let role: AccentRole
  /// Its alpha in the accent colour.
  public static let accented = WidgetAccentedRenderingMode(role: .accent)
  /// Its brightness, in the primary colour.
  public static let desaturated = WidgetAccentedRenderingMode(role: .desaturated)
  /// Its brightness, in the accent colour.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(role: .accentedDesaturated)
  /// As it is.
  public static let fullColor = WidgetAccentedRenderingMode(role: .fullColor)
}

nonisolated extension View {
  /// Puts the view into the group that accented widgets draw in the accent colour.
  public func widgetAccentable(_ accentable: Bool = true) -> some View {
    effect("WidgetAccentable", SimpleEffect(.accent(accentable ? .accent : .primary)))
  }
}

nonisolated extension Image {
  /// What becomes of the picture's colours in an accented widget.
  public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> some View {
    effect("WidgetAccentedRenderingMode", SimpleEffect(.accent(mode?.role ?? .primary)))
  }
}
