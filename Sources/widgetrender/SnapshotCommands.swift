package import CommandLineKit
import Foundation
import WidgetGeometry
import WidgetRender
import WidgetSnapshots

/// What `record`, `verify`, `prune`, `report` and `approve` have in common: the suite file, the
/// references, the report's folder.
enum SnapshotCommands {
  static let suite = Option.value(
    "suite", as: "FILE", "File that lists the cases; default snapshots.json.", .path,
    default: "snapshots.json")
  static let references = Option.value(
    "references", as: "DIR", "Folder of the references; default the suite file's.", .path)
  static let report = Option.value(
    "report", as: "DIR", "Folder for the report; default snapshot-report.", .path,
    default: "snapshot-report")
  static let only = Option.repeated(
    "only", as: "GLOB", "Only cases whose id matches: 'templates/*', '**dark**'.", .text)
  static let skip = Option.repeated("skip", as: "GLOB", "Not the cases whose id matches.", .text)
  static let shard = Option.value(
    "shard", as: "i/n", "One of n parts of the cases, for n machines.",
    ValueParser("i/n") { text throws(ValueError) in
      let parts = text.split(separator: "/").compactMap { Int($0) }
      guard parts.count == 2, let shard = SnapshotShard(index: parts[0], count: parts[1]) else {
        throw ValueError(expected: "a part such as 1/4")
      }
      return shard
    })
  static let workers = Option.value(
    "jobs", short: "j", "Pictures drawn at once; default 2.", .integer(in: 1...64), default: 2)
  static let programs = Option.value(
    "programs", as: "DIR",
    "Folder where products of the suite file are built already; default builds them.", .path)
  static let explain = Option.flag("explain", "Print where each setting comes from, and stop.")
  static let list = Option.flag("list", "Print the ids of the cases, and stop.")

  static let cases = OptionSection(
    "WHICH", [suite.declaration, only.declaration, skip.declaration, shard.declaration])

  /// The variable that names the references' folder.
  static let variable = "WIDGET_SNAPSHOTS"

  /// The suite file with everything that is settled before a case is drawn.
  struct Loaded {
    let file: SuiteFile
    let references: Setting<String>
    /// Every case of the file, whatever the filters say.
    let all: [SnapshotCase]
    let resourceRoot: URL

    var store: SnapshotStore { SnapshotStore(root: URL(fileURLWithPath: references.value)) }
  }

  static func load(_ context: CommandContext) throws -> Loaded {
    let path = context[suite]
    let limits = RenderLimits.standard
    let data = try InputFile.read(path, limit: limits.documentBytes, console: context.console)
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let file: SuiteFile
    do {
      file = try SuiteFile(
        data, name: path, folder: folder, library: TemplateSource.library(limits: limits),
        limits: limits)
    } catch let error as SnapshotError {
      throw RenderFailure(.badInput, "\(error)")
    }
    let named = file.references.map { reference in
      reference.hasPrefix("/") ? reference : folder.appending(path: reference).path
    }
    let references = Setting(
      [
        .call: context[Self.references],
        .environment: ProcessInfo.processInfo.environment[variable], .suite: named,
      ], default: folder.appending(path: "Snapshots").path)
    do {
      return Loaded(
        file: file, references: references, all: try file.cases(),
        resourceRoot: ResourceRoot.find(executable: ResourceRoot.executable))
    } catch let error as SnapshotError {
      throw RenderFailure(.badInput, "\(error)")
    }
  }

  /// The cases that the filters and the shard leave.
  static func chosen(_ cases: [SnapshotCase], _ context: CommandContext) throws -> [SnapshotCase] {
    let only = context[only].map { GlobPattern($0) }
    let skip = context[skip].map { GlobPattern($0) }
    let chosen = cases.filter { item in
      (only.isEmpty || only.contains { $0.matches(item.id) })
        && !skip.contains { $0.matches(item.id) }
        && context[shard]?.contains(item.id) ?? true
    }
    if chosen.isEmpty, !only.isEmpty, context[shard] == nil {
      let wanted = context[Self.only].joined(separator: ", ")
      let near = NearestName.suggestion(for: context[Self.only][0], among: cases.map(\.id))
      throw RenderFailure(
        .usage, "no case matches \(wanted)" + (near.map { "; did you mean '\($0)'?" } ?? ""))
    }
    return chosen
  }

  /// Where each setting comes from, in the one order of precedence.
  static func explanation(_ loaded: Loaded, _ context: CommandContext) -> String {
    let order = SettingSource.allCases.filter { $0 != .scope }.map(\.title)
    return """
      precedence: \(order.joined(separator: ", then "))
      references: \(loaded.references.value)
        from \(loaded.references.source.title)
      suite: \(context[suite]), \(loaded.all.count) cases
      report: \(context[report])

      """
  }

  static func command(_ name: String, _ context: CommandContext, _ id: String) -> String {
    let suite = context[suite] == "snapshots.json" ? "" : " --suite \(context[suite])"
    let folder = context[report] == "snapshot-report" ? "" : " --report \(context[report])"
    return "widgetrender \(name)\(suite)\(folder) --only '\(id)'"
  }
}

extension SnapshotError: ExitCodeProviding {
  package var exitCode: ExitCode {
    switch self {
    case .collisions, .layoutUnreadable, .suite, .program: .badInput
    case .pointer, .unreadable, .unwritable, .file: .file
    }
  }
}
