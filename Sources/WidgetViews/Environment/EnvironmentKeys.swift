public import Foundation
public import WidgetGeometry

/// Light or dark.
@frozen public enum ColorScheme: String, CaseIterable, Hashable, Sendable { case light, dark }

/// How far neighbouring colours are kept apart.
@frozen public enum ColorSchemeContrast: String, CaseIterable, Hashable, Sendable {
  case standard, increased
}

/// Whether the user asked for bold text.
@frozen public enum LegibilityWeight: String, Hashable, Sendable { case regular, bold }

/// Room in one direction.
@frozen public enum UserInterfaceSizeClass: String, Hashable, Sendable { case compact, regular }

nonisolated private enum Keys {
  enum Scheme: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
  enum Contrast: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
  enum Scale: EnvironmentKey { static var defaultValue: CGFloat { 2 } }
  // The machine's own locale, zone and calendar are never read: a picture would depend on them.
  enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { Locale(identifier: "en_US") } }
  enum Zone: EnvironmentKey { static var defaultValue: TimeZone { .gmt } }
  enum CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar {
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = LocaleKey.defaultValue
      calendar.timeZone = .gmt
      return calendar
    }
  }
  enum Now: EnvironmentKey { static var defaultValue: Date { Date(timeIntervalSince1970: 0) } }
  enum Direction: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
  enum TypeSize: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
  enum Luminance: EnvironmentKey { static var defaultValue: Bool { false } }
  enum Legibility: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }
  enum Horizontal: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .compact } }
  enum Vertical: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .compact } }
  enum Palette: EnvironmentKey { static var defaultValue: SystemPalette { .ios18 } }
  enum Enabled: EnvironmentKey { static var defaultValue: Bool { true } }
}

nonisolated extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { self[Keys.Scheme.self] }
    set { self[Keys.Scheme.self] = newValue }
  }
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[Keys.Contrast.self] }
    set { self[Keys.Contrast.self] = newValue }
  }
  /// Pixels per point.
  public var displayScale: CGFloat {
    get { self[Keys.Scale.self] }
    set { self[Keys.Scale.self] = newValue }
  }
  /// Size of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }
  public var locale: Locale {
    get { self[Keys.LocaleKey.self] }
    set { self[Keys.LocaleKey.self] = newValue }
  }
  public var timeZone: TimeZone {
    get { self[Keys.Zone.self] }
    set { self[Keys.Zone.self] = newValue }
  }
  public var calendar: Calendar {
    get { self[Keys.CalendarKey.self] }
    set { self[Keys.CalendarKey.self] = newValue }
  }
  /// What "now" is for the render: what relative dates and timers count from.
  package var now: Date {
    get { self[Keys.Now.self] }
    set { self[Keys.Now.self] = newValue }
  }
  public var layoutDirection: LayoutDirection {
    get { self[Keys.Direction.self] }
    set { self[Keys.Direction.self] = newValue }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[Keys.TypeSize.self] }
    set { self[Keys.TypeSize.self] = newValue }
  }
  /// Whether the display is dimmed, as on an Always-On display; stills are of a lit one.
  public var isLuminanceReduced: Bool {
    get { self[Keys.Luminance.self] }
    set { self[Keys.Luminance.self] = newValue }
  }
  public var legibilityWeight: LegibilityWeight? {
    get { self[Keys.Legibility.self] }
    set { self[Keys.Legibility.self] = newValue }
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[Keys.Horizontal.self] }
    set { self[Keys.Horizontal.self] = newValue }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[Keys.Vertical.self] }
    set { self[Keys.Vertical.self] = newValue }
  }
  public var isEnabled: Bool {
    get { self[Keys.Enabled.self] }
    set { self[Keys.Enabled.self] = newValue }
  }
  /// Which generation's system colours are used.
  package var systemPalette: SystemPalette {
    get { self[Keys.Palette.self] }
    set { self[Keys.Palette.self] = newValue }
  }
}
