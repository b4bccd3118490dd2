import Foundation
import WidgetGeometry
import WidgetKitCore
package import WidgetViews

/// What `env.…` reads: one row for each name.
package enum TemplateEnvironment {
  struct Row: Sendable {
    let name: String
    let summary: String
    let read: @Sendable (EnvironmentValues) -> EntryValue

    init(
      _ name: String, _ summary: String,
      _ read: @escaping @Sendable (EnvironmentValues) -> EntryValue
    ) {
      self.name = name
      self.summary = summary
      self.read = read
    }
  }

  static let rows: [Row] = [
    Row("now", "the date and time of the picture") { .date($0.now) },
    Row("colorScheme", "light or dark") { .string($0.colorScheme.rawValue) },
    Row("colorSchemeContrast", "standard or increased") {
      .string($0.colorSchemeContrast.rawValue)
    },
    Row("displayScale", "pixels in a point") { .double(Double($0.displayScale)) },
    Row("dynamicTypeSize", "large, accessibility1 …") { .string("\($0.dynamicTypeSize)") },
    Row("layoutDirection", "leftToRight or rightToLeft") { .string($0.layoutDirection.rawValue) },
    Row("legibilityWeight", "regular or bold") {
      .string($0.legibilityWeight?.rawValue ?? "regular")
    },
    Row("locale", "the locale's identifier, zh_CN") { .string($0.locale.identifier) },
    Row("language", "the locale's language, zh") {
      .string($0.locale.language.languageCode?.identifier ?? $0.locale.identifier)
    },
    Row("timeZone", "the time zone's identifier") { .string($0.timeZone.identifier) },
    Row("isPlaceholder", "whether the placeholder is drawn") {
      .bool($0.redactionReasons.contains(.placeholder))
    },
    Row("widgetFamily", "systemSmall, systemMedium …") { .string($0.widgetFamily.description) },
    Row("widgetRenderingMode", "fullColor, accented or vibrant") {
      .string($0.widgetRenderingMode.description)
    },
    Row("showsWidgetContainerBackground", "whether the background is drawn") {
      .bool($0.showsWidgetContainerBackground)
    },
    Row("widgetContentMargins", "top, leading, bottom and trailing margins in points") {
      let margins = $0.widgetContentMargins
      return .object(
        EntryObject([
          ("top", .double(margins.top)), ("leading", .double(margins.leading)),
          ("bottom", .double(margins.bottom)), ("trailing", .double(margins.trailing)),
        ]))
    },
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: rows.map { ($0.name, $0) })

  static let names = rows.map(\.name)

  package static func value(of name: String, in environment: EnvironmentValues) -> EntryValue? {
    byName[name]?.read(environment)
  }

  /// Names of the widget families.
  static let families = WidgetFamily.allCases.map(\.description)
}
