import CommandLineKit
import Foundation
import WidgetAssets
import WidgetKitCore
import WidgetRender
import WidgetTemplates
import WidgetText

/// `widgetrender list families|devices|templates|fonts|symbols|locales`: what there is to choose from.
enum ListCommand {
  enum Subject: String, CaseIterable, Sendable {
    case families, devices, templates, fonts, symbols, locales
  }

  static let subject = Argument.required("WHAT", "What to list.", .choice(Subject.self))

  static let command = Command(
    "list", "Lists what there is to choose from.",
    arguments: [subject.declaration],
    options: [
      OptionSection("WHERE", [RenderOptions.device.declaration, RenderOptions.os.declaration])
    ]
  ) { context in
    switch context[subject] {
    case .families: try families(context)
    case .devices: try devices(context)
    case .templates: try templates(context)
    case .fonts: try fonts(context)
    case .symbols: try names(RenderOptions.resources(context).symbols.names, context)
    case .locales: try names(Locale.availableIdentifiers.sorted(), context)
    }
    return .done
  }

  private struct Family: Encodable {
    let name: String
    let width: Double
    let height: Double
    let scale: Double
    let confidence: String
  }

  private static func families(_ context: CommandContext) throws {
    let rows = WidgetFamily.allCases.compactMap { family -> Family? in
      let device = context[RenderOptions.device] ?? .standard(for: family)
      guard let size = device.size(of: family, on: context[RenderOptions.os]) else { return nil }
      return Family(
        name: family.description, width: size.value.width, height: size.value.height,
        scale: device.scale, confidence: "\(size.confidence)")
    }
    try context.report(
      rows,
      text: rows.map {
        "\($0.name.padded(26))\(plain($0.width)) × \(plain($0.height)) pt at "
          + "\(plain($0.scale))x (\($0.confidence) confidence)\n"
      }.joined())
  }

  private struct Device: Encodable {
    let name: String
    let model: String
    let width: Double
    let height: Double
    let scale: Double
    let families: [String]
  }

  private static func devices(_ context: CommandContext) throws {
    let rows = DevicePreset.all.map { device in
      Device(
        name: device.name, model: device.model, width: device.screenSize.width,
        height: device.screenSize.height, scale: device.scale,
        families: device.families(on: context[RenderOptions.os]).map(\.description))
    }
    try context.report(
      rows,
      text: rows.map {
        "\($0.name.padded(28))\("\(plain($0.width))×\(plain($0.height))".padded(11))"
          + "\(plain($0.scale))x  \($0.model)\n"
      }.joined())
  }

  private struct Template: Encodable {
    let name: String
    let displayName: String?
    let families: [String]
  }

  private static func templates(_ context: CommandContext) throws {
    let library = TemplateSource.library()
    let rows = try library.names().map { name in
      let document = try library.load(named: name, for: TemplatePlace(file: name))
      return Template(
        name: name, displayName: document.displayName, families: document.families)
    }
    try context.report(
      rows,
      text: rows.map {
        "\($0.name.padded(16))\($0.families.joined(separator: ", "))\n"
      }.joined())
  }

  private static func fonts(_ context: CommandContext) throws {
    let rows = try RenderOptions.resources(context).fonts.listing
    try context.report(
      rows,
      text: rows.map { "\($0.family.padded(26))\($0.roles.joined(separator: ", "))\n" }.joined())
  }

  private static func names(_ names: [String], _ context: CommandContext) throws {
    try context.report(names, text: names.map { $0 + "\n" }.joined())
  }

  /// A number as short as it can be, with a point.
  private static func plain(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }
}

extension String {
  fileprivate func padded(_ width: Int) -> String {
    count < width ? self + String(repeating: " ", count: width - count) : self + " "
  }
}
