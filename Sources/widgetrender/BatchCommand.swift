import CommandLineKit
import Foundation
import Synchronization
import WidgetGeometry
import WidgetKitCore
import WidgetRender
import WidgetTemplates
import WidgetViews

/// `widgetrender batch JOBS.ndjson --out DIR`: one picture for each line.
///
/// A line is a JSON object: `output` (a path below the folder), and any of `template`, `entry` (an
/// object) or `entryFile`, `family`, `scheme`, `locale`, `textSize`, `at`.  A bad line is reported
/// and the rest goes on.
enum BatchCommand {
  static let jobs = Argument.required(
    "JOBS", "File with one JSON object a line; - is input.", .path)
  static let out = Option.value("out", as: "DIR", "Folder for the pictures; default here.", .path)
  static let workers = Option.value(
    "jobs", short: "j", "Pictures drawn at once; default 1.", .integer(in: 1...64), default: 1)

  static let command = Command(
    "batch", "Draws one widget for each line of a file.",
    arguments: [jobs.declaration],
    options: RenderOptions.sections + [
      OptionSection(
        "HOW",
        [
          out.declaration, workers.declaration, RenderOptions.svgText.declaration,
          RenderOptions.strict.declaration,
        ])
    ], run: run)

  /// How one line ended.
  private struct LineResult: Encodable, Sendable {
    let line: Int
    let output: String?
    let error: String?
    let diagnostics: [Diagnostic]
  }

  private struct Summary: Encodable {
    let pictures: Int
    let failures: Int
    let lines: [LineResult]
  }

  private static func run(_ context: CommandContext) throws -> ExitCode {
    let limits = RenderLimits.standard
    let data = try InputFile.read(
      context[jobs], limit: limits.documentBytes * 16, console: context.console)
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated().filter { !$0.element.allSatisfy { $0 == 0x20 || $0 == 0x0D || $0 == 0x09 } }
      .map { (number: $0.offset + 1, bytes: Data($0.element)) }
    let folder = URL(fileURLWithPath: context[out] ?? ".")
    try makeFolder(folder)
    let sink = ResultSink(count: lines.count)
    var claiming = OutputClaims()
    for line in lines { claiming.claim(line.bytes, number: line.number, in: folder) }
    let claims = claiming
    let progress = ProgressLine("batch", total: lines.count, console: context.console)
    let renderer = BatchRenderer(
      resources: try RenderOptions.resources(context), workers: context[workers])
    try renderer.run(count: lines.count) { index, engine in
      let line = lines[index]
      sink.put(
        draw(
          line.bytes, number: line.number, into: folder, claims, context, engine), at: index)
      progress.advance()
    }
    progress.finish()
    let finished = sink.all
    for result in finished {
      if let error = result.error {
        context.console.tell("widgetrender: line \(result.line): \(error)")
      }
      for diagnostic in result.diagnostics {
        context.console.tell("widgetrender: line \(result.line): \(diagnostic)")
      }
    }
    let failures = finished.count { $0.error != nil }
    let code: ExitCode = failures == 0 ? .done : .badInput
    try context.report(
      Summary(pictures: finished.count - failures, failures: failures, lines: finished),
      exitCode: code,
      text: "\(finished.count - failures) pictures, \(failures) failures\n")
    return code
  }

  private static func draw(
    _ bytes: Data, number: Int, into folder: URL, _ claims: OutputClaims,
    _ context: CommandContext, _ engine: RenderEngine
  ) -> LineResult {
    do {
      let job = try BatchLine(bytes, number: number)
      let path = try job.output(in: folder)
      if let first = claims.owner(of: path), first != number {
        throw RenderFailure(.badInput, "/output: line \(first) writes the same file")
      }
      let output = try engine.render(try job.request(context, path: path))
      if context[RenderOptions.strict],
        let warning = output.diagnostics.first(where: { $0.severity == .warning })
      {
        throw RenderFailure(.badInput, "\(warning)")
      }
      try makeFolder(URL(fileURLWithPath: path).deletingLastPathComponent())
      try AtomicFile.write(output.data, to: path, console: context.console)
      return LineResult(line: number, output: path, error: nil, diagnostics: output.diagnostics)
    } catch {
      return LineResult(line: number, output: nil, error: "\(error)", diagnostics: [])
    }
  }

  private static func makeFolder(_ folder: URL) throws {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      let reason =
        FileManager.default.fileExists(atPath: folder.path)
        ? "it is no folder" : "it cannot be made"
      throw CommandLineError.unwritable(path: folder.path, reason: reason)
    }
  }

  /// Which line writes which file: the first that names it, so that neither the number of workers
  /// nor their speed decides what is in it.
  private struct OutputClaims {
    private(set) var lines: [FilePlace: Int] = [:]

    mutating func claim(_ bytes: Data, number: Int, in folder: URL) {
      // A line that cannot be read claims nothing; it is reported when it is drawn.
      guard let job = try? BatchLine(bytes, number: number),
        let place = (try? job.output(in: folder)).map(FilePlace.init), lines[place] == nil
      else { return }
      lines[place] = number
    }

    func owner(of path: String) -> Int? { lines[FilePlace(path)] }
  }

  /// Results by index, from several threads.
  private final class ResultSink: Sendable {
    private let results: Mutex<[LineResult?]>
    init(count: Int) { results = Mutex(Array(repeating: nil, count: count)) }
    func put(_ result: LineResult, at index: Int) { results.withLock { $0[index] = result } }
    var all: [LineResult] { results.withLock { $0.compactMap { $0 } } }
  }
}
