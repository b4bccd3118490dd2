import WidgetGeometry

/// The size and shape classes a widget can be asked for.
///
/// Cases and raw values are WidgetKit's. Which of them exist on a device, and how large they are
/// there, is `DevicePreset.size(of:on:)`.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable {
  case systemSmall
  case systemMedium
  case systemLarge
  /// iPad only.
  case systemExtraLarge
  /// iPhone from iOS 27.
  case systemExtraLargePortrait
  case accessoryCircular
  case accessoryRectangular
  case accessoryInline
  /// Apple Watch only.
  case accessoryCorner
}

extension WidgetFamily: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .systemExtraLargePortrait: "systemExtraLargePortrait"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    case .accessoryCorner: "accessoryCorner"
    }
  }

  public var debugDescription: String { description }
}

extension WidgetFamily {
  /// Lock Screen widgets and complications: drawn in one colour, without a container.
  package var isAccessory: Bool {
    switch self {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait:
      false
    case .accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner: true
    }
  }

  /// The family of that name: `systemMedium`.
  package init(named name: String) throws(DeviceError) {
    guard let family = Self.allCases.first(where: { $0.description == name }) else {
      let names = Self.allCases.map(\.description)
      throw .unknownFamily(name, suggestion: NearestName.suggestion(for: name, among: names))
    }
    self = family
  }
}
