import CommandLineKit
import Foundation
import WidgetCodecs
import WidgetGeometry
import WidgetRaster
import WidgetRender
import WidgetSnapshots

/// `widgetrender diff A B`: what differs between two pictures, and between their layouts where
/// those are beside them.
enum DiffCommand {
  static let first = Argument.required("A", "The older picture.", .path)
  static let second = Argument.required("B", "The newer picture.", .path)
  static let out = Option.value(
    "out", as: "DIR", "Folder for the heat map; default none.", .path)
  static let scale = Option.value(
    "scale", as: "N", "Pixels per point; default from the name, …@3x.png, else 1.",
    .number(in: 0.5...8))
  static let channel = Option.value(
    "channel", as: "N", "Levels of 255 a channel may be off.", .integer(in: 0...255))
  static let deltaE = Option.value(
    "delta-e", as: "N", "ΔE up to which colours are the same.", .number(in: 0...200))
  static let changed = Option.value(
    "changed", as: "N", "Part of the pixels that may change, 0…1.", .number(in: 0...1))
  static let similarity = Option.value(
    "similarity", as: "N", "SSIM from which on the pictures are the same.", .number(in: 0...1))
  static let edges = Option.flag("ignore-edges", "Leave out edges with another coverage.")

  static let command = Command(
    "diff", "Compares two pictures.", arguments: [first.declaration, second.declaration],
    options: [
      OptionSection(
        "ALLOWED",
        [
          channel.declaration, deltaE.declaration, changed.declaration, similarity.declaration,
          edges.declaration,
        ]),
      OptionSection("HOW", [out.declaration, scale.declaration]),
    ], run: run)

  private struct Result: Encodable {
    let same: Bool
    let summary: String
    let changes: [TreeChange]
    let suggestions: [PictureComparison.Suggestion]
    let heatMap: String?
  }

  private static func run(_ context: CommandContext) throws -> ExitCode {
    let (a, b) = (context[first], context[second])
    let scale = context[scale] ?? scaleInName(b) ?? scaleInName(a) ?? 1
    let reference = try bitmap(a, context)
    let comparison = PictureComparison(
      reference: reference, actual: try bitmap(b, context), scale: scale,
      tolerance: tolerance(context))
    var changes: [TreeChange] = []
    if let old = layout(beside: a), let new = layout(beside: b) {
      changes = TreeDifference(from: old, to: new).changes
    }
    var map: String?
    if let folder = context[out], !comparison.passes {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      let engine = try RenderEngine(
        resources: RenderResources(
          root: ResourceRoot.find(executable: ResourceRoot.executable)))
      let drawn = try HeatMap(comparison).picture(over: reference, comparison, engine: engine)
      let path = URL(fileURLWithPath: folder).appendingPathComponent("difference.png").path
      try AtomicFile.write(try PNGEncoder().encode(drawn), to: path, console: context.console)
      map = path
    }
    let code: ExitCode = comparison.passes ? .done : .differs
    var lines = changes.map { "\($0)  (\($0.path))" } + [comparison.summary]
    if !comparison.suggestions.isEmpty {
      lines.append(
        "would pass with "
          + comparison.suggestions.map(\.description).joined(separator: ", or "))
    }
    if let map { lines.append("heat map: \(map)") }
    try context.report(
      Result(
        same: comparison.passes, summary: comparison.summary, changes: changes,
        suggestions: comparison.suggestions, heatMap: map),
      exitCode: code, text: lines.joined(separator: "\n") + "\n")
    return code
  }

  private static func tolerance(_ context: CommandContext) -> Tolerance {
    var tolerance = Tolerance()
    tolerance.channel = context[channel].map { ChannelTolerance(levels: $0) }
    tolerance.perceptual = context[deltaE].map { PerceptualTolerance(deltaE: $0) }
    tolerance.share = context[changed].map { ChangedShare(share: $0) }
    tolerance.similarity = context[similarity].map { SimilarityTolerance(minimum: $0) }
    tolerance.edges = context[edges] ? EdgeTolerance() : nil
    return tolerance
  }

  private static func bitmap(_ path: String, _ context: CommandContext) throws -> Bitmap {
    let limits = RenderLimits.standard
    let data = try InputFile.read(path, limit: limits.imageBytes, console: context.console)
    do {
      return try ImageDecoder.decode(data, limits: limits)
    } catch {
      throw RenderFailure(.badInput, "\(path): \(error)")
    }
  }

  private static func layout(beside path: String) -> SnapshotNode? {
    guard path.hasSuffix(".png"),
      let data = FileManager.default.contents(atPath: String(path.dropLast(4)) + ".layout.json")
    else { return nil }
    return try? LayoutDump.read(data)
  }

  /// 3 for `…@3x.png`.
  private static func scaleInName(_ path: String) -> Double? {
    let name = (path as NSString).lastPathComponent
    guard let at = name.lastIndex(of: "@"), let end = name[at...].firstIndex(of: "x") else {
      return nil
    }
    return Double(name[name.index(after: at)..<end])
  }
}
