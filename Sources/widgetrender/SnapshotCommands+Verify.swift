import CommandLineKit
import Foundation
import WidgetRender
import WidgetSnapshots

/// `widgetrender verify` and `record`: draw the cases and compare them, or make them references.
extension SnapshotCommands {
  static let mode = Option.value(
    "mode", "What is written: all, missing, or failed and missing; default all.",
    .choice(named: [("all", RecordMode.all), ("missing", .missing), ("failed", .failed)]),
    default: .all)
  static let junit = Option.value("junit", as: "FILE", "Also write JUnit XML.", .path)
  static let github = Option.flag(
    "github", "Print GitHub annotations, and write the summary to $GITHUB_STEP_SUMMARY.")
  static let strictEnvironment = Option.flag(
    "strict-environment", "Another engine, font or symbol set is a failure of its own.")

  private static let reports = OptionSection(
    "REPORTS",
    [
      report.declaration, junit.declaration, github.declaration, explain.declaration,
      list.declaration,
    ])

  static let verify = Command(
    "verify", "Compares pictures with their references.",
    discussion: """
      Draws every case of the suite file and compares it with its reference. Never writes a
      reference: a missing one is a failure with an exit code of its own. Failures leave their
      pictures and a page to look at them in the report's folder.
      """,
    options: [
      cases,
      OptionSection(
        "HOW",
        [
          references.declaration, programs.declaration, workers.declaration,
          strictEnvironment.declaration,
        ]), reports,
    ]
  ) { try run($0, mode: .never) }

  static let record = Command(
    "record", "Makes pictures the references.",
    discussion: """
      Draws the cases and writes references. A file that would not change is left alone.
      """,
    options: [
      cases,
      OptionSection(
        "HOW",
        [
          mode.declaration, references.declaration, programs.declaration, workers.declaration,
        ]), reports,
    ]
  ) { try run($0, mode: $0[mode]) }

  private static func run(_ context: CommandContext, mode: RecordMode) throws -> ExitCode {
    let start = ContinuousClock.now
    let loaded = try load(context)
    let cases = try chosen(loaded.all, context)
    if context[explain] {
      try context.console.print(explanation(loaded, context))
      return .done
    }
    if context[list] {
      try context.console.print(cases.map { $0.id + "\n" }.joined())
      return .done
    }
    let store = loaded.store
    let stamp = EnvironmentStamp(resources: loaded.resourceRoot)
    let environment = store.recordedStamp().map { stamp.changes(since: $0) } ?? []
    let folder = ReportFolder(root: URL(fileURLWithPath: context[report]))
    try folder.clear()
    let locator = ProgramLocator(programs: context[programs], console: context.console)
    let pool = ProgramPool(
      programs: try locator.locate(Set(cases.compactMap(\.program))), limit: context[workers])
    defer { pool.close() }
    let runner = SnapshotRunner(
      judge: SnapshotJudge(
        store: store, mode: mode, artifacts: folder.artifacts, programs: pool),
      resources: try RenderResources(root: loaded.resourceRoot), workers: context[workers])
    let progress = ProgressLine(
      mode == .never ? "verify" : "record", total: cases.count, console: context.console)
    let outcomes = try runner.run(cases) { _ in progress.advance() }
    progress.finish()
    // The stamp speaks for all references: it is renewed when all of them were drawn anew.
    let isComplete = cases.count == loaded.all.count && !outcomes.contains(where: \.isFailure)
    if mode != .never, store.recordedStamp() == nil || (mode != .missing && isComplete) {
      try store.record(stamp)
    }
    let elapsed = ContinuousClock.now - start
    let result = SnapshotReport(
      environment: mode == .never ? environment : [], outcomes: outcomes,
      references: loaded.references.value,
      seconds: Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18)
    if mode != .never {
      for line in loaded.file.budget.excesses(store.sizes(), loaded.all) {
        context.console.complain("widgetrender: over budget: \(line)\n")
      }
    }
    return try finish(result, folder, context)
  }

  /// Writes all reports and says how the run ended.
  static func finish(
    _ result: SnapshotReport, _ folder: ReportFolder, _ context: CommandContext
  ) throws -> ExitCode {
    let hasFailures = !result.failures.isEmpty
    if hasFailures { try folder.write(result) }
    if let path = context[junit] {
      try AtomicFile.write(Data(JUnitReport.xml(result).utf8), to: path, console: context.console)
    }
    if context[github] {
      context.console.complain(GitHubReport.annotations(result))
      if let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"] {
        try append(GitHubReport.summary(result), to: path)
      }
    }
    var code: ExitCode = .done
    if hasFailures {
      code = result.failures.allSatisfy { $0.status == .missing } ? .referenceMissing : .differs
    } else if context[strictEnvironment], !result.environment.isEmpty {
      code = .differs
    }
    var text = result.text(files: folder.artifacts.root.path) { command("approve", context, $0) }
    if hasFailures { text += "report: \(folder.page.path)\n" }
    try context.report(result, exitCode: code, text: text)
    return code
  }

  /// GitHub's summary file may have what earlier steps wrote.
  private static func append(_ text: String, to path: String) throws {
    let old = FileManager.default.contents(atPath: path) ?? Data()
    try AtomicFile.write(old + Data(text.utf8), to: path)
  }
}
