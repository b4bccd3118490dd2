package import Foundation
package import WidgetGeometry
package import WidgetKitCore
package import WidgetRender
package import WidgetViews

/// The circumstances of one picture of a case: a value on every axis a matrix can have.
package struct SnapshotVariant: Hashable, Sendable {
  /// The name of the entry, where a case has several.
  package var entry: String?
  /// The name of the configuration, where a case has several.
  package var configuration: String?
  /// What a built widget's provider is asked for: `placeholder`, `snapshot`, `timeline`.
  package var what: String?
  /// The device whose sizes are used; `nil` is the family's usual one.
  package var device: DevicePreset?
  package var generation = SystemGeneration.ios18
  package var scheme = ColorScheme.light
  package var contrast = ColorSchemeContrast.standard
  /// The family's usual one when `nil`.
  package var mode: WidgetRenderingMode?
  package var textSize = DynamicTypeSize.large
  package var usesBoldText = false
  package var locale = "en_US"
  /// The locale's own when `nil`.
  package var direction: LayoutDirection?
  package var removesBackground = false

  package init() {}

  /// The circumstances as a render takes them.
  package func conditions(
    of family: WidgetFamily, now: Date?, timeZone: TimeZone = .gmt
  ) -> WidgetConditions {
    var conditions = WidgetConditions()
    conditions.generation = generation
    conditions.scheme = scheme
    conditions.contrast = contrast
    conditions.renderingMode = renderingMode(of: family)
    conditions.textSize = textSize
    conditions.usesBoldText = usesBoldText
    conditions.locale = Locale(identifier: locale)
    conditions.direction = direction
    conditions.removesBackground = removesBackground
    conditions.timeZone = timeZone
    if let now { conditions.now = now }
    return conditions
  }

  package func renderingMode(of family: WidgetFamily) -> WidgetRenderingMode {
    mode ?? device(for: family).standardRenderingMode(of: family)
  }

  private func device(for family: WidgetFamily) -> DevicePreset {
    device ?? .standard(for: family, on: generation)
  }

  /// The surface of a family under these circumstances.
  package func surface(
    of family: WidgetFamily, scale: CGFloat? = nil
  ) throws(DeviceError) -> WidgetSurface {
    var surface = try WidgetSurface(family, on: device(for: family), generation)
    if let scale { surface.scale = scale }
    return surface
  }
}

/// One direction a matrix can vary in.  The order of the cases is the order in file names.
package enum SnapshotAxis: String, CaseIterable, Hashable, Sendable, Codable {
  case entry, configuration, what
  case device, os, scheme, contrast, mode, textSize, boldText, locale, direction, background
}

extension SnapshotVariant {
  /// How the value on an axis reads in a file name.
  package func token(_ axis: SnapshotAxis) -> String {
    switch axis {
    case .entry: SnapshotName.plain(entry ?? "default")
    case .configuration: SnapshotName.plain(configuration ?? "default")
    case .what: what ?? "snapshot"
    case .device: device?.name ?? "device"
    case .os: "ios\(generation.rawValue)"
    case .scheme: scheme == .dark ? "dark" : "light"
    case .contrast: contrast == .increased ? "contrast" : "normal"
    case .mode: mode?.description ?? "usual"
    case .textSize: "text-\(textSize.token)"
    case .boldText: usesBoldText ? "bold" : "regular"
    case .locale: SnapshotName.plain(locale)
    case .direction: direction.map { $0 == .rightToLeft ? "rtl" : "ltr" } ?? "natural"
    case .background: removesBackground ? "bare" : "background"
    }
  }
}
