import CommandLineKit
import Foundation
import WidgetGeometry
import WidgetKitCore
import WidgetLayout
import WidgetScene
import WidgetViews

/// `[render] --kind K --family F OUTPUT`: a picture of one of the program's widgets.
enum WidgetRenderCommand {
  enum What: String, CaseIterable, Sendable { case placeholder, snapshot, timeline }

  /// Whether a widget was written for content margins and container backgrounds.
  enum Containers: String, CaseIterable, Sendable { case adopted, absent }

  static let output = Argument.required(
    "OUTPUT", "File to write: .png, .svg, .pdf or .webp; - is standard output.", .path)
  static let kind = Option.value("kind", as: "KIND", "Widget to draw; default the first.", .text)
  static let what = Option.value(
    "what", "What the provider is asked for; default snapshot.", .choice(What.self),
    default: .snapshot)
  static let entry = Option.value(
    "entry", as: "FILE",
    "Entry instead of the provider's, JSON; of an activity its attributes "
      + "and state.", .path)
  static let configuration = Option.value(
    "configuration", as: "FILE", "Values of the widget's parameters by name, JSON.", .path)
  static let defaults = Option.value(
    "defaults", as: "FILE",
    "What user defaults hold, JSON: values by key, for all suites or "
      + "by suite.", .path)
  static let resources = Option.repeated(
    "resources", as: "DIR", "Folder of the widget: pictures, strings, files of its bundle.", .path)
  static let intentHandler = Option.value(
    "intent-handler", as: "CLASS",
    "Class that offers options and defaults of intents; default IntentHandler, if there is one.",
    .text)
  static let presentation = Option.value(
    "presentation", "Form of a Live Activity; default lockScreen.",
    .choice(ActivityPresentation.self), default: .lockScreen)
  static let containers = Option.value(
    "containers",
    "absent: draw as before iOS 17, without content margins and on the system's background; "
      + "default adopted. 'widgetrender build' says absent for sources that never mention them.",
    .choice(Containers.self), default: .adopted)
  static let network = Option.flag(
    "network",
    "Let the widget's code reach the network; without it every request fails at once, so that a "
      + "picture depends on nothing outside.")
  static let timeout = Option.value(
    "timeout", as: "SECONDS", "How long the widget's code may take; default 30.",
    .number(in: 0.1...3_600))
  static let tree = Option.value("tree", as: "FILE", "Also write the layout tree, JSON.", .path)

  /// The options that say what is drawn.
  static let subject = [
    kind.declaration, RenderOptions.family.declaration, what.declaration,
    presentation.declaration, entry.declaration, configuration.declaration,
    intentHandler.declaration, defaults.declaration, resources.declaration, network.declaration,
    containers.declaration,
  ]

  static func command(_ widgets: @escaping @Sendable () -> [WidgetDescription]) -> Command {
    Command(
      "render", "Draws one widget.",
      discussion: """
        Asks the widget's provider for an entry and draws it at the size of a widget family. \
        “Now” is --at, by default the entry's date, else 2025-01-01T09:41:00Z, also for the \
        widget's own code. --what timeline draws all entries with their dates and the policy.
        """,
      arguments: [output.declaration],
      options: [OptionSection("WHAT", subject)] + RenderOptions.circumstances + [
        OptionSection(
          "HOW",
          [
            RenderOptions.format.declaration, RenderOptions.svgText.declaration,
            tree.declaration, timeout.declaration, RenderOptions.strict.declaration,
          ])
      ],
      run: { try run($0, widgets) })
  }

  /// What `--json` tells.
  struct Result: Encodable {
    struct Moment: Encodable {
      let date: Date
      let relevance: Float?
    }
    let output: String
    let kind: String
    let family: String?
    let what: String
    let width: Double
    let height: Double
    let scale: Double
    let entries: [Moment]
    /// `atEnd`, `never` or `after` with a date; of timelines.
    let policy: String?
    /// Kinds whose timelines the widget's code asked to reload.
    let reloads: [String]
    let diagnostics: [Diagnostic]
    let links: [RenderedLink]
  }

  private static func run(
    _ context: CommandContext, _ widgets: @Sendable () -> [WidgetDescription]
  ) throws -> ExitCode {
    let path = context[output]
    guard path != "-" || !context.wantsJSON else {
      throw RenderFailure(.usage, "--json and the picture cannot both go to standard output")
    }
    let job = try WidgetJob(context)
    try job.prepareProcess()
    let drawn = try CrashReport.watching(
      "\(context.commandName)", seconds: job.seconds * 4
    ) { try job.draw(try job.widget(among: widgets())) }
    for diagnostic in drawn.output.diagnostics {
      context.console.complain("\(context.commandName): \(diagnostic)\n")
    }
    if context[RenderOptions.strict],
      drawn.output.diagnostics.contains(where: { $0.severity == .warning })
    {
      throw RenderFailure(.badInput, "there are warnings, and --strict makes them errors")
    }
    if let tree = context[tree] {
      try AtomicFile.write(
        Data((drawn.output.tree.json + "\n").utf8), to: tree, console: context.console)
    }
    try AtomicFile.write(drawn.output.data, to: path, console: context.console)
    guard context.wantsJSON else { return .done }
    try context.report(
      Result(
        output: path, kind: drawn.kind, family: drawn.family?.description,
        what: drawn.what, width: drawn.output.scene.size.width,
        height: drawn.output.scene.size.height, scale: drawn.scale,
        entries: drawn.entries.map {
          Result.Moment(date: $0.date, relevance: $0.relevance?.score)
        }, policy: drawn.policy?.words, reloads: WidgetCenter.shared.recordedReloads,
        diagnostics: drawn.output.diagnostics, links: drawn.output.links),
      text: "")
    return .done
  }
}

extension TimelineReloadPolicy {
  /// For people and reports.
  var words: String {
    switch kind {
    case .atEnd: "atEnd"
    case .never: "never"
    case .after(let date): "after \(date.formatted(.iso8601))"
    }
  }
}
