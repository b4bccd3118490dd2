import APIProbes
import Foundation
import Testing
import WidgetKitCore
import WidgetRender
import WidgetScene
import WidgetViews

/// Holds the table of Docs/compatibility.md to what probes really draw.
///
/// `WIDGET_RECORD=1 swift test --filter APITableTests` writes the table anew.
@Suite struct APITableTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  struct Signature {
    let kind: String
    let name: String
    let uses: Int
    let repositories: Int
    /// Why there is no probe of it.
    let note: String
  }

  static func signatures() throws -> [Signature] {
    let file = package.appendingPathComponent("Tests/Fixtures/api/signatures.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { line in
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        let uses = try #require(Int(fields[2]))
        let repositories = try #require(Int(fields[3]))
        return Signature(
          kind: fields[0], name: fields[1], uses: uses, repositories: repositories,
          note: fields[4])
      }
  }

  @Test func everyCountedAPIHasAProbeOrAReason() throws {
    let probed = Set(allProbes.map { "\($0.kind.rawValue) \($0.name)" })
    let notes: Set = ["", "listed", "activity", "preview", "own", "no-call"]
    for signature in try Self.signatures() {
      // What is absent says why.
      #expect(
        notes.contains(signature.note) || signature.note.hasPrefix("absent: "),
        "\(signature.name)")
      #expect(
        signature.note.isEmpty == probed.contains("\(signature.kind) \(signature.name)"),
        "\(signature.name)")
    }
  }

  @Test func theTableIsWhatProbesDraw() throws {
    let table = try Self.table()
    let file = Self.package.appendingPathComponent("Docs/compatibility.md")
    let document = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(document.range(of: "<!-- api -->\n"))
    let end = try #require(document.range(of: "<!-- end of api -->"))
    if ProcessInfo.processInfo.environment["WIDGET_RECORD"] != nil {
      let new = document[..<start.upperBound] + "\n" + table + "\n" + document[end.lowerBound...]
      try Data(String(new).utf8).write(to: file)
      return
    }
    let recorded = document[start.upperBound..<end.lowerBound]
      .trimmingCharacters(in: .newlines)
    #expect(
      recorded == table.trimmingCharacters(in: .newlines),
      "run WIDGET_RECORD=1 swift test --filter APITableTests, and look at the difference")
  }

  private static func table() throws -> String {
    let states = try ProbeRenderer().states()
    let signatures = try signatures()
    var rows: [String] = []
    var known = 0
    var apis = 0
    for signature in signatures {
      let state: String
      switch signature.note {
      case "": state = states["\(signature.kind) \(signature.name)"] ?? "missing"
      case "own", "no-call": continue
      case "activity": state = "drawn"
      case "preview": state = "inert"
      default: state = signature.note
      }
      apis += signature.uses
      if !state.hasPrefix("absent") { known += signature.uses }
      rows.append(
        "| `\(signature.name)` | \(signature.kind) | \(signature.uses) | "
          + "\(signature.repositories) | \(state) |")
    }
    #expect(known * 20 > apis * 19, "less than 95 % of uses are known")
    let share = (Double(known) / Double(apis) * 1_000).rounded(.down) / 10
    return """
      Compiled: \(share) % of \(apis) uses.

      | API | kind | uses | repositories | here |
      | --- | --- | --- | --- | --- |
      \(rows.joined(separator: "\n"))

      Not counted are extensions that the repositories declare themselves (`widgetBackground`, `Color(hex:)`), and
      properties that only look like calls (`var x: Color { … }`).
      """ + "\n"
  }
}

/// Draws every probe with and without its API.
private struct ProbeRenderer {
  private let engine: RenderEngine
  private let pictures: Scratch
  private let surface: WidgetSurface

  init() throws {
    engine = try RenderEngine(resources: RenderResources(root: ResourceRoot.find(executable: nil)))
    pictures = try Scratch()
    surface = WidgetSurface(family: .systemSmall, size: CGSize(width: 158, height: 158), scale: 1)
    // The picture that probes of pictures show.
    let red = RenderRequest(
      surface: WidgetSurface(
        family: .systemSmall, size: CGSize(width: 8, height: 8), scale: 1)
    ) { AnyView(Color.red) }
    try engine.render(red).data.write(to: pictures.url.appendingPathComponent("probe.png"))
  }

  func states() throws -> [String: String] {
    var states: [String: String] = [:]
    for probe in allProbes {
      let base = try render(probe.base)
      let probed = try render(probe.probed)
      let state =
        if base.scene != probed.scene {
          "drawn"
        } else if base.diagnostics != probed.diagnostics || base.links != probed.links {
          "reported"
        } else {
          "inert"
        }
      states["\(probe.kind.rawValue) \(probe.name)"] = state
    }
    return states
  }

  private func render(_ view: AnyView) throws -> RenderOutput {
    // Drawn on this thread, before anything else is done with it.
    nonisolated(unsafe) let view = view
    var request = RenderRequest(surface: surface) { view }
    request.assetFolders = [pictures.url]
    return try engine.render(request)
  }
}
