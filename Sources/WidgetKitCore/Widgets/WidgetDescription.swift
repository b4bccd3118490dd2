package import WidgetViews

/// Everything a widget says about itself, with its types erased.
public struct WidgetDescription {
  /// What is drawn.
  package enum Content {
    case timeline(any EntrySource)
    case activity(LiveActivityContent)
    case control(ControlContent)
  }

  package var kind = ""
  package var displayName: Text?
  package var description: Text?
  /// In the order the widget names them; without `supportedFamilies` all that iOS draws by default.
  package var families = Self.defaultFamilies
  package var ignoresContentMargins = false
  /// Whether the system may take the container background away.
  package var isBackgroundRemovable = true
  /// Where the widget would rather not be offered.
  package var disfavoredLocations: [WidgetLocation] = []
  package var pushHandlerName: String?
  package var content: Content?

  init() {}

  static let defaultFamilies: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]
}

/// A place a widget can be put.
public struct WidgetLocation: Hashable, Sendable {
  package let name: String
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  public static let standBy = WidgetLocation(name: "standBy")
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
  public static let carPlay = WidgetLocation(name: "carPlay")
}
