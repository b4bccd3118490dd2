import CommandLineKit
import Foundation
import WidgetGeometry
import WidgetRender
import WidgetSnapshots

/// `widgetrender report`, `approve` and `prune`: what comes after a run.
extension SnapshotCommands {
  static let folders = Argument<[String]>.rest(
    "DIR", "Report to look at; 'merge DIR…' joins those of shards.", .path)
  static let out = Option.value("out", as: "DIR", "Folder for the merged report.", .path)
  static let decisions = Argument.optional(
    "DECISIONS", "File downloaded from the report's page.", .path)
  static let all = Option.flag("all", "Accept every failure of the report.")
  static let check = Option.flag(
    "check", "Only list what would be deleted; exit code 1 if any, or if a budget is exceeded.")

  static let reportCommand = Command(
    "report", "Makes a report's page again, or joins reports of shards.",
    arguments: [folders.declaration],
    options: [
      OptionSection(
        "HOW",
        [
          out.declaration, report.declaration, junit.declaration, github.declaration,
          suite.declaration,
        ])
    ]
  ) { context in
    let words = context[folders]
    guard words.first == "merge" else {
      let folder = ReportFolder(root: URL(fileURLWithPath: words.first ?? context[report]))
      return try finish(try folder.read(), folder, context)
    }
    let parts = words.dropFirst().map { ReportFolder(root: URL(fileURLWithPath: $0)) }
    guard !parts.isEmpty, let target = context[out] else {
      throw RenderFailure(.usage, "report merge needs the reports and --out DIR")
    }
    let folder = ReportFolder(root: URL(fileURLWithPath: target))
    return try finish(try folder.merge(parts), folder, context)
  }

  static let approve = Command(
    "approve", "Accepts pictures of a report as references.",
    discussion: """
      Takes the decisions made in the report's page, or the cases --only names, or --all. A case
      whose reference changed since the report was made is refused.
      """,
    arguments: [decisions.declaration],
    options: [
      OptionSection(
        "WHICH", [only.declaration, all.declaration]),
      OptionSection(
        "HOW", [report.declaration, references.declaration, suite.declaration]),
    ], run: runApprove)

  private static func runApprove(_ context: CommandContext) throws -> ExitCode {
    let folder = ReportFolder(root: URL(fileURLWithPath: context[report]))
    let root = try context[references] ?? folder.read().references
    let patterns = context[only].map { GlobPattern($0) }
    var approved: [String: String] = [:]
    if let file = context[decisions] {
      let data = try InputFile.read(
        file, limit: RenderLimits.standard.documentBytes, console: context.console)
      approved = try ReviewDecisions(json: data).approved
    } else if patterns.isEmpty, !context[all] {
      throw RenderFailure(.usage, "say what to accept: DECISIONS, --only GLOB or --all")
    }
    let result = try folder.accept(into: SnapshotStore(root: URL(fileURLWithPath: root))) { id in
      if let digest = approved[id] { return (true, digest) }
      return (context[all] || patterns.contains { $0.matches(id) }, nil)
    }
    for line in result.refused { context.console.complain("widgetrender: \(line)\n") }
    let code: ExitCode = result.refused.isEmpty ? .done : .differs
    try context.report(
      result, exitCode: code,
      text: result.accepted.map { "accepted \($0)\n" }.joined()
        + (result.accepted.isEmpty ? "nothing accepted\n" : ""))
    return code
  }

  static let prune = Command(
    "prune", "Deletes references that no case owns.",
    discussion: """
      Starts from the files on disk and always knows every case of the suite file: filters and
      shards have no say.
      """,
    options: [
      OptionSection(
        "HOW", [check.declaration, suite.declaration, references.declaration])
    ], run: runPrune)

  private struct Pruned: Encodable {
    let stale: [String]
    let deleted: Bool
    /// Of all references, in bytes.
    let total: Int
    let overBudget: [String]
  }

  private static func runPrune(_ context: CommandContext) throws -> ExitCode {
    let loaded = try load(context)
    let store = loaded.store
    let stale = store.stale(besides: loaded.all)
    let isCheck = context[check]
    if !isCheck {
      for path in stale {
        try FileManager.default.removeItem(at: store.root.appendingPathComponent(path))
      }
    }
    let sizes = store.sizes()
    let total = sizes.reduce(0) { $0 + $1.bytes }
    let excesses = loaded.file.budget.excesses(sizes, loaded.all)
    let code: ExitCode = isCheck && !(stale.isEmpty && excesses.isEmpty) ? .differs : .done
    let verb = isCheck ? "stale" : "deleted"
    let largest = sizes.prefix(3).map { "  \($0.bytes) bytes  \($0.path)\n" }.joined()
    try context.report(
      Pruned(stale: stale, deleted: !isCheck, total: total, overBudget: excesses), exitCode: code,
      text: stale.map { "\(verb) \($0)\n" }.joined()
        + excesses.map { "over budget: \($0)\n" }.joined()
        + "\(stale.count) of \(sizes.count + (isCheck ? 0 : stale.count)) files are stale; "
        + "\(total) bytes in all, the largest:\n" + largest)
    return code
  }
}
