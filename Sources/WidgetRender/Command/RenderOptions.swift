package import CommandLineKit
package import Foundation
package import WidgetGeometry
package import WidgetKitCore
package import WidgetScene
package import WidgetViews

/// The options that say what a picture looks like, shared by all commands that make pictures.
package enum RenderOptions {
  package static let template = Option.value(
    "template", as: "NAME|PATH", "Template to draw; default: the entry's, else the one beside it.",
    .path)
  package static let entry = Option.value("entry", as: "FILE", "Entry with the data, JSON.", .path)
  package static let family = Option.value(
    "family", as: "FAMILY", "Widget family; default: the template's first.",
    ValueParser("FAMILY") { text throws(ValueError) in
      do throws(DeviceError) {
        return try WidgetFamily(named: text)
      } catch {
        throw ValueError(
          expected:
            "a family (\(WidgetFamily.allCases.map(\.description).joined(separator: ", ")))",
          suggestion: error.suggestion)
      }
    })
  package static let device = Option.value(
    "device", as: "NAME", "Device whose sizes are used; default iphone-16.",
    ValueParser("NAME") { text throws(ValueError) in
      do throws(DeviceError) {
        return try DevicePreset.named(text)
      } catch {
        throw ValueError(
          expected: "a device; 'widgetrender list devices' shows them",
          suggestion: error.suggestion)
      }
    })
  package static let size = Option.value(
    "size", as: "WxH", "Size in points instead of the family's.", .size(upTo: 8_192))
  package static let scale = Option.value(
    "scale", as: "N", "Pixels per point; default the device's.", .number(in: 0.5...8))
  package static let os = Option.value(
    "os", "Generation of sizes and colours; default 18.",
    .choice(named: [("18", SystemGeneration.ios18), ("26", .ios26)]), default: .ios18)
  package static let scheme = Option.value(
    "scheme", "Colour scheme; default light.", .choice(ColorScheme.self), default: .light)
  package static let contrast = Option.value(
    "contrast", "Contrast; default normal.",
    .choice(named: [("normal", ColorSchemeContrast.standard), ("increased", .increased)]),
    default: .standard)
  package static let mode = Option.value(
    "mode", "Rendering mode; default fullColor, of accessories of phones and tablets vibrant.",
    .choice(named: WidgetRenderingMode.all.map { ($0.description, $0) }))
  package static let tint = Option.value(
    "tint", as: "COLOR", "Accent colour of accented mode: #RRGGBB or a system colour's name.",
    ValueParser("COLOR") { text throws(ValueError) in
      let named = SystemColors.color(named: text, .ios18, .light, .standard)
      guard let color = ColorValue(hex: text) ?? named else {
        throw ValueError(expected: "a colour such as #FF9500 or orange")
      }
      return color
    })
  package static let locale = Option.value(
    "locale", as: "ID", "Language and region; default en_US.", .locale)
  package static let timeZone = Option.value(
    "time-zone", as: "ID", "Time zone; default GMT.",
    ValueParser("ID") { text throws(ValueError) in
      guard let zone = TimeZone(identifier: text) else {
        throw ValueError(expected: "a time zone such as Asia/Shanghai")
      }
      return zone
    }, default: .gmt)
  package static let at = Option.value(
    "at", as: "ISO-8601", "What “now” is; default the entry's date.",
    ValueParser("ISO-8601") { text throws(ValueError) in
      guard let date = ISO8601.instant(from: text) else {
        throw ValueError(expected: "a date such as 2026-05-01T09:30:00Z")
      }
      return date
    })
  package static let textSize = Option.value(
    "text-size", "The user's text size; default l.",
    .choice(named: DynamicTypeSize.allCases.map { ($0.token, $0) }), default: .large)
  package static let boldText = Option.flag("bold-text", "Bold text, as in the system's settings.")
  package static let direction = Option.value(
    "direction", "Layout direction; default the locale's.",
    .choice(named: [("ltr", LayoutDirection.leftToRight), ("rtl", .rightToLeft)]))
  package static let background = Option.value(
    "background", "Whether the container background is drawn; default keep.",
    .choice(named: [("keep", false), ("remove", true)]), default: false)
  package static let corners = Option.value(
    "corners", "Corners of the picture; default square.", .choice(WidgetSurface.Corners.self),
    default: .square)
  package static let placeholder = Option.flag("placeholder", "Draw the redacted placeholder.")
  package static let assets = Option.repeated(
    "assets", as: "DIR", "Catalogue or folder with pictures and colours.", .path)
  package static let strings = Option.repeated(
    "strings", as: "PATH", "Strings tables: folder or file.", .path)
  package static let fonts = Option.repeated(
    "fonts", as: "DIR", "Folder with further fonts.", .path)
  package static let symbols = Option.value(
    "symbols", as: "DIR", "Folder with symbols of your own.", .path)
  package static let strict = Option.flag("strict", "Warnings are errors.")
  package static let format = Option.value(
    "format", "File format; default by the output's extension.", .choice(OutputFormat.self))

  package static let svgText = Option.flag(
    "svg-text", "Text of an SVG as text, in fonts inside the file; default outlines.")

  package static let sections =
    [
      OptionSection("WHAT", [template.declaration, entry.declaration, family.declaration])
    ] + circumstances

  /// All but what is drawn.
  package static let circumstances = [
    OptionSection(
      "WHERE",
      [
        device.declaration, size.declaration, scale.declaration, os.declaration,
        corners.declaration, background.declaration, mode.declaration,
        tint.declaration, placeholder.declaration,
      ]),
    OptionSection(
      "FOR WHOM",
      [
        scheme.declaration, contrast.declaration, locale.declaration, timeZone.declaration,
        at.declaration, textSize.declaration, boldText.declaration, direction.declaration,
      ]),
    OptionSection(
      "FROM WHAT",
      [assets.declaration, strings.declaration, fonts.declaration, symbols.declaration]
    ),
  ]

  /// The surface the options describe.
  package static func surface(
    _ context: CommandContext, family: WidgetFamily
  ) throws -> WidgetSurface {
    let generation = context[os]
    let device = context[device] ?? .standard(for: family)
    var surface: WidgetSurface
    if let size = context[size] {
      surface = WidgetSurface(
        family: family, size: size, scale: device.scale,
        margins: device.contentMargins(of: family).value,
        cornerRadius: device.cornerRadius(of: family, on: generation).value)
      surface.isAlwaysDark = device.kind == .watch
    } else {
      do throws(DeviceError) {
        surface = try WidgetSurface(family, on: device, generation)
      } catch {
        throw RenderFailure(.usage, "\(error)")
      }
    }
    if let scale = context[scale] { surface.scale = scale }
    surface.corners = context[corners]
    return surface
  }

  /// The mode that is asked for, or the family's usual one on the device.
  package static func renderingMode(
    _ context: CommandContext, of family: WidgetFamily
  ) -> WidgetRenderingMode {
    context[mode]
      ?? (context[device] ?? .standard(for: family)).standardRenderingMode(of: family)
  }

  /// The circumstances the options describe; `entryDate` is "now" unless `--at` says otherwise.
  package static func conditions(
    _ context: CommandContext, family: WidgetFamily, entryDate: Date?
  ) -> WidgetConditions {
    var conditions = WidgetConditions()
    conditions.generation = context[os]
    conditions.scheme = context[scheme]
    conditions.contrast = context[contrast]
    if let identifier = context[locale] { conditions.locale = Locale(identifier: identifier) }
    conditions.timeZone = context[timeZone]
    if let now = context[at] ?? entryDate { conditions.now = now }
    conditions.textSize = context[textSize]
    conditions.usesBoldText = context[boldText]
    conditions.direction = context[direction]
    conditions.renderingMode = renderingMode(context, of: family)
    conditions.tint = context[tint]
    conditions.removesBackground = context[background]
    return conditions
  }

  /// The format the option or the extension names.
  package static func outputFormat(
    _ context: CommandContext, path: String
  ) throws -> OutputFormat {
    if let format = context[format] { return format }
    let ending = (path as NSString).pathExtension.lowercased()
    if path == "-" { return .png }
    guard let format = OutputFormat(rawValue: ending) else {
      let names = OutputFormat.allCases.map { "." + $0.rawValue }.joined(separator: ", ")
      throw RenderFailure(
        .usage,
        "cannot tell the format of '\(path)': its extension is none of \(names); use --format")
    }
    return format
  }

  /// Whether the text of an SVG stays text.
  package static func keepsSVGText(
    _ context: CommandContext, format: OutputFormat
  ) throws -> Bool {
    guard context[svgText] else { return false }
    guard format == .svg else {
      throw RenderFailure(.usage, "--svg-text is for SVGs, and the output is a \(format.rawValue)")
    }
    return true
  }

  package static func resources(_ context: CommandContext) throws -> RenderResources {
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return try RenderResources(
      root: ResourceRoot.find(executable: executable),
      extraFonts: try context[fonts].flatMap(fontFiles),
      symbolFolder: try context[symbols].map {
        URL(fileURLWithPath: try existing($0, isFolder: true))
      })
  }

  /// Folders with pictures and colours that the command line names.
  package static func assetFolders(_ context: CommandContext) throws -> [URL] {
    try context[assets].map { URL(fileURLWithPath: try existing($0, isFolder: true)) }
  }

  /// Strings tables, or folders of them, that the command line names.
  package static func stringsSources(_ context: CommandContext) throws -> [URL] {
    try context[strings].map { URL(fileURLWithPath: try existing($0, isFolder: false)) }
  }

  /// The path; a folder or file that was asked for and is not there must not pass in silence.
  private static func existing(_ path: String, isFolder: Bool) throws -> String {
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    guard exists, isDirectory.boolValue || !isFolder else {
      throw RenderFailure(
        .file, "\(path): there is no such \(isFolder ? "folder" : "file or folder")")
    }
    return path
  }

  private static func fontFiles(in folder: String) throws -> [URL] {
    let url = URL(fileURLWithPath: folder)
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw RenderFailure(.file, "\(folder): there is no such folder")
    }
    return names.sorted().filter {
      ["ttf", "otf", "ttc"].contains(($0 as NSString).pathExtension.lowercased())
    }
    .map { url.appendingPathComponent($0) }
  }
}

/// What the user can be told, and how the command ends.
package struct RenderFailure: ExitCodeProviding, CustomStringConvertible {
  package let exitCode: ExitCode
  package let description: String

  package init(_ exitCode: ExitCode, _ description: String) {
    self.exitCode = exitCode
    self.description = description
  }
}
