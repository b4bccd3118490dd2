import Foundation
import WidgetGeometry
import WidgetKitCore
import WidgetViews

extension SnapshotVariant {
  /// The value on an axis as people say it.
  func title(_ axis: SnapshotAxis) -> String {
    switch axis {
    case .entry: entry ?? "Default"
    case .configuration: configuration ?? "Default"
    case .what: (what ?? "snapshot").capitalized
    case .device: device?.name ?? "Device"
    case .os: "iOS \(generation.rawValue)"
    case .scheme: scheme == .dark ? "Dark" : "Light"
    case .contrast: contrast == .increased ? "Increased contrast" : "Normal contrast"
    case .mode:
      switch mode {
      case .accented: "Accented"
      case .vibrant: "Vibrant"
      case .fullColor: "Full colour"
      default: "Usual mode"
      }
    case .textSize: "Text \(textSize.token.uppercased())"
    case .boldText: usesBoldText ? "Bold text" : "Regular text"
    case .locale: locale
    case .direction:
      switch direction {
      case .leftToRight: "Left to right"
      case .rightToLeft: "Right to left"
      default: "Own direction"
      }
    case .background: removesBackground ? "Without background" : "With background"
    }
  }
}
