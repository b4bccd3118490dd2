import CommandLineKit
import Foundation
import WidgetGeometry
import WidgetLayout
import WidgetRender
import WidgetScene

/// `widgetrender dump layout|display-list …`: what a render looks like inside.
enum DumpCommand {
  enum Subject: String, CaseIterable, Sendable {
    case tree, layout
    case displayList = "display-list"
  }

  static let subject = Argument.required("WHAT", "What to print.", .choice(Subject.self))
  static let layoutCase = Option.value(
    "case", as: "FILE", "A layout case instead of a template: prints its frames.", .path)

  static let command = Command(
    "dump", "Prints the layout tree or the display list of a render.",
    discussion: """
      tree and layout print the placed views with their frames, display-list what is painted.
      With --json the schema is versioned; Docs/layout.md and Docs/display-list.md describe it.
      """,
    arguments: [subject.declaration],
    options: RenderOptions.sections + [OptionSection("HOW", [layoutCase.declaration])], run: run)

  private static func run(_ context: CommandContext) throws -> ExitCode {
    if let file = context[layoutCase] { return try runCase(file, context) }
    let source = try RenderCommand.source(context)
    let job = try RenderJob(context, source: source, format: .png)
    let engine = try RenderEngine(resources: try RenderOptions.resources(context))
    let inspection = try engine.inspect(job.request)
    for diagnostic in inspection.diagnostics {
      context.console.tell("widgetrender: \(diagnostic)")
    }
    switch (context[subject], context.wantsJSON) {
    case (.tree, false), (.layout, false): try context.console.print(inspection.tree.text + "\n")
    case (.tree, true), (.layout, true): try context.console.print(inspection.tree.json + "\n")
    case (.displayList, false): try context.console.print(inspection.scene.dump + "\n")
    case (.displayList, true):
      let json = try inspection.scene.json(isPretty: true)
      try context.console.print(String(decoding: json, as: UTF8.self) + "\n")
    }
    return .done
  }

  private static func runCase(_ file: String, _ context: CommandContext) throws -> ExitCode {
    guard context[subject] == .layout else {
      throw RenderFailure(.usage, "--case goes with 'dump layout'")
    }
    let limits = RenderLimits.standard
    let data = try InputFile.read(file, limit: limits.documentBytes, console: context.console)
    do {
      let answer = try LayoutCase(data, limits: limits).answer()
      try context.console.print(answer.json + "\n")
    } catch {
      throw RenderFailure(.badInput, "\(file): \(error)")
    }
    return .done
  }
}
