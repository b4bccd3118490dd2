import CommandLineKit
import Foundation
import WidgetGeometry
import WidgetKitCore
import WidgetRender
import WidgetSnapshots
import WidgetTemplates
import WidgetViews

/// `widgetrender sheet … OUTPUT`: all variants of a widget in one picture or page.
enum SheetCommand {
  static let output = Argument.required(
    "OUTPUT", "File to write: .png, .pdf, .svg or .html; - is standard output.", .path)
  static let entries = Option.repeated(
    "entry", as: "FILE", "Entry with the data; several make an axis.", .path)
  static let families = Option.value(
    "families", "Widget families; default the template's.",
    .list(of: .choice(named: WidgetFamily.allCases.map { ($0.description, $0) })))
  static let devices = Option.value(
    "devices", as: "NAME,…", "Devices whose sizes are used.",
    .list(
      of: ValueParser("NAME") { text throws(ValueError) in
        do throws(DeviceError) {
          return try DevicePreset.named(text)
        } catch {
          throw ValueError(
            expected: "a device; 'widgetrender list devices' shows them",
            suggestion: error.suggestion)
        }
      }))
  static let generations = Option.value(
    "os", "Generations of sizes and colours; default 18.",
    .list(of: .choice(named: SystemGeneration.allCases.map { ("\($0.rawValue)", $0) })),
    default: [.ios18])
  static let schemes = Option.value(
    "schemes", "Colour schemes; default light.", .list(of: .choice(ColorScheme.self)),
    default: [.light])
  static let contrasts = Option.value(
    "contrasts", "Contrasts; default normal.",
    .list(
      of: .choice(named: [("normal", ColorSchemeContrast.standard), ("increased", .increased)])),
    default: [.standard])
  static let modes = Option.value(
    "modes", "Rendering modes; default fullColor, for accessories vibrant.",
    .list(of: .choice(named: WidgetRenderingMode.all.map { ($0.description, $0) })),
    default: [])
  static let textSizes = Option.value(
    "text-sizes", "Text sizes; default l.",
    .list(of: .choice(named: DynamicTypeSize.allCases.map { ($0.token, $0) })),
    default: [.large])
  static let locales = Option.value(
    "locales", as: "ID,…", "Languages and regions; default en_US.", .list(of: .locale),
    default: ["en_US"])
  static let directions = Option.value(
    "directions", "Layout directions; default the locale's.",
    .list(of: .choice(named: [("ltr", LayoutDirection.leftToRight), ("rtl", .rightToLeft)])),
    default: [])
  static let backdrop = Option.value(
    "backdrop", "What is behind the widgets; default home.", .choice(SheetPlan.Backdrop.self),
    default: .home)
  static let scale = Option.value(
    "scale", as: "N", "Pixels per point; default 2.", .number(in: 0.5...4), default: 2)
  static let captions = Option.flag(
    "captions", "Write below each widget what is cut, shrunk or missing.")

  static let command = Command(
    "sheet", "Draws all variants of a widget for a review.",
    discussion: """
      Every combination of the axes is drawn at once: sections for families, devices and entries,
      columns for the axis with the most values, rows for the rest. As .html, axes can be switched
      and overlays shown in the page.
      """,
    arguments: [output.declaration],
    options: [
      OptionSection("WHAT", [RenderOptions.template.declaration, entries.declaration]),
      OptionSection(
        "AXES",
        [
          families.declaration, devices.declaration, generations.declaration,
          schemes.declaration, contrasts.declaration, modes.declaration, textSizes.declaration,
          locales.declaration, directions.declaration,
        ]),
      OptionSection(
        "HOW",
        [
          backdrop.declaration, scale.declaration, captions.declaration,
          RenderOptions.timeZone.declaration,
        ]),
    ], run: run)

  private struct Result: Encodable {
    let output: String
    let variants: Int
    let width: Double
    let height: Double
    let bytes: Int
    let leftOut: [String]
  }

  private static func run(_ context: CommandContext) throws -> ExitCode {
    let path = context[output]
    let (plan, leftOut) = try plan(context)
    guard !plan.cells.isEmpty else {
      throw RenderFailure(.usage, "no variant can be drawn: \(leftOut.joined(separator: "; "))")
    }
    for line in leftOut { context.console.complain("widgetrender: left out: \(line)\n") }
    let root = ResourceRoot.find(executable: ResourceRoot.executable)
    let renderer = SheetRenderer(
      engine: try RenderEngine(resources: RenderResources(root: root)))
    let progress = ProgressLine("sheet", total: plan.cells.count, console: context.console)
    let ending = (path as NSString).pathExtension.lowercased()
    let made: SheetRenderer.Output
    if ending == "html" || ending == "htm" {
      made = try renderer.page(plan) { progress.advance() }
    } else if let format = path == "-" ? .png : OutputFormat(rawValue: ending) {
      made = try renderer.render(plan, as: format) { progress.advance() }
    } else {
      throw RenderFailure(.usage, "'\(path)': a sheet is .png, .pdf, .svg, .webp or .html")
    }
    progress.finish()
    for diagnostic in made.diagnostics {
      context.console.complain("widgetrender: \(diagnostic)\n")
    }
    try AtomicFile.write(made.data, to: path, console: context.console)
    guard context.wantsJSON else { return .done }
    try context.report(
      Result(
        output: path, variants: plan.cells.count, width: made.size.width,
        height: made.size.height, bytes: made.data.count, leftOut: leftOut), text: "")
    return .done
  }

  private static func plan(
    _ context: CommandContext
  ) throws -> (plan: SheetPlan, leftOut: [String]) {
    let files = context[entries]
    let sources =
      try files.isEmpty ? [sample(context)] : files.map { try source($0, context) }
    let names = files.map {
      (($0 as NSString).lastPathComponent as NSString).deletingPathExtension
    }
    let subjects = try sources.enumerated().map { index, source in
      let subject = SnapshotSubject(
        folders: source.folders, now: try source.entry.date(in: context[RenderOptions.timeZone]),
        ignoresMargins: source.document.contentMarginsDisabled, content: try source.content())
      return (entry: names.indices.contains(index) ? names[index] : "", subject: subject)
    }
    let document = sources[0].document
    let own = try document.families.map { try WidgetFamily(named: $0) }
    var matrix = SnapshotMatrix()
    matrix.devices = context[devices] ?? []
    matrix.generations = context[generations]
    matrix.schemes = context[schemes]
    matrix.contrasts = context[contrasts]
    matrix.modes = context[modes]
    matrix.textSizes = context[textSizes]
    matrix.locales = context[locales]
    matrix.directions = context[directions]
    let name = document.displayName ?? document.name
    return SheetPlan.make(
      title: name, name: name, subjects: subjects,
      families: context[families] ?? (own.isEmpty ? [.systemMedium] : own), matrix: matrix,
      backdrop: context[backdrop], scale: context[scale], hasCaptions: context[captions],
      timeZone: context[RenderOptions.timeZone])
  }

  /// The template with the sample that lies beside it, as suites have it when no entry is named.
  private static func sample(_ context: CommandContext) throws -> TemplateSource {
    let plain = try source(nil, context)
    guard let file = plain.document.directory?.appendingPathComponent("entry.json"),
      FileManager.default.fileExists(atPath: file.path)
    else { return plain }
    return try source(file.path, context)
  }

  private static func source(_ file: String?, _ context: CommandContext) throws -> TemplateSource {
    let limits = RenderLimits.standard
    let entry = try file.map { path in
      (
        data: try InputFile.read(path, limit: limits.documentBytes, console: context.console),
        file: path
      )
    }
    return try TemplateSource(
      template: context[RenderOptions.template], entry: entry, limits: limits,
      console: context.console)
  }
}
