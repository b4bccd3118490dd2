import CommandLineKit
import Foundation
import WidgetGeometry
import WidgetKitCore
import WidgetLayout
import WidgetRender
import WidgetTemplates
import WidgetViews

/// `widgetrender [render] … OUTPUT`: one picture from a template and an entry.
enum RenderCommand {
  static let output = Argument.required(
    "OUTPUT", "File to write: .png, .svg, .pdf or .webp; - is standard output.", .path)
  static let tree = Option.value("tree", as: "FILE", "Also write the layout tree, JSON.", .path)
  static let overlay = Option.value(
    "overlay", "Draw lines over the picture.", .list(of: .choice(InspectionOverlay.self)))

  static let command = Command(
    "render", "Draws one widget.",
    discussion: """
      Draws the template with the entry's data at the size of a widget family and writes the
      picture. Nothing is written when it fails.
      """,
    arguments: [output.declaration],
    options: RenderOptions.sections + [
      OptionSection(
        "HOW",
        [
          RenderOptions.format.declaration, RenderOptions.svgText.declaration,
          overlay.declaration, tree.declaration, RenderOptions.strict.declaration,
        ])
    ], run: run)

  /// What `--json` tells of a picture.
  struct Result: Encodable {
    let output: String
    let format: String
    let family: String
    let width: Double
    let height: Double
    let scale: Double
    let bytes: Int
    let diagnostics: [Diagnostic]
    let links: [RenderedLink]
  }

  private static func run(_ context: CommandContext) throws -> ExitCode {
    let path = context[output]
    try checkTargets(context)
    let format = try RenderOptions.outputFormat(context, path: path)
    let source = try source(context)
    var job = try RenderJob(context, source: source, format: format)
    job.request.keepsSVGText = try RenderOptions.keepsSVGText(context, format: format)
    job.request.overlays = context[overlay] ?? []
    let engine = try RenderEngine(resources: try RenderOptions.resources(context))
    let finished = try engine.render(job.request)
    for diagnostic in finished.diagnostics {
      context.console.tell("widgetrender: \(diagnostic)")
    }
    if context[RenderOptions.strict],
      finished.diagnostics.contains(where: { $0.severity == .warning })
    {
      throw RenderFailure(.badInput, "there are warnings, and --strict makes them errors")
    }
    if let tree = context[tree] {
      try AtomicFile.write(
        Data((finished.tree.json + "\n").utf8), to: tree, console: context.console)
    }
    try AtomicFile.write(finished.data, to: path, console: context.console)
    guard context.wantsJSON else { return .done }
    let surface = job.request.surface
    try context.report(
      Result(
        output: path, format: format.rawValue, family: surface.family.description,
        width: surface.size.width, height: surface.size.height, scale: surface.scale,
        bytes: finished.data.count, diagnostics: finished.diagnostics, links: finished.links),
      text: "")
    return .done
  }

  /// Each result needs a place of its own, and none may take the place of what is read.
  private static func checkTargets(_ context: CommandContext) throws {
    let (path, tree, entry) = (context[output], context[tree], context[RenderOptions.entry])
    guard path != "-" || !context.wantsJSON else {
      throw RenderFailure(.usage, "--json and the picture cannot both go to standard output")
    }
    guard tree != "-" || !context.wantsJSON else {
      throw RenderFailure(.usage, "--json and the tree cannot both go to standard output")
    }
    if let tree, FilePlace(tree) == FilePlace(path) {
      throw RenderFailure(.usage, "the picture and --tree cannot both go to '\(path)'")
    }
    guard let entry, entry != "-" else { return }
    for target in [path, tree ?? "-"] where FilePlace(target) == FilePlace(entry) {
      throw RenderFailure(.usage, "'\(target)' is the entry and would be overwritten")
    }
  }

  static func source(_ context: CommandContext) throws -> TemplateSource {
    let limits = RenderLimits.standard
    let entry = try context[RenderOptions.entry].map { path in
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
