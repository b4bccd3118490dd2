import Foundation
import Testing
import WidgetRender
import WidgetSnapshots
import WidgetTemplates

/// The pictures of Examples/ against their references, drawn by the examples' own programs.
@Suite struct ExampleSnapshotTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The cases of the project's suite file that programs draw.
  private static func cases() throws -> [SnapshotCase] {
    let url = root.appendingPathComponent("snapshots.json")
    let file = try SuiteFile(
      Data(contentsOf: url), name: "snapshots.json", folder: root,
      library: TemplateLibrary(roots: [root.appendingPathComponent("templates")]))
    return try file.cases().filter { $0.program != nil }
  }

  /// Tests and programs are built into the same folder.
  private static func pool(_ cases: [SnapshotCase]) -> ProgramPool {
    var programs: [ProgramReference: ProgramLocation] = [:]
    for case .product(let name, let package) in cases.compactMap(\.program) {
      programs[.product(name: name, package: package)] = ProgramLocation(
        ExampleProgram(name: name).executable)
    }
    return ProgramPool(programs: programs, limit: 2)
  }

  @Test func everyExampleLooksAsRecorded() throws {
    let cases = try Self.cases()
    #expect(cases.count > 80)
    let scratch = try Scratch()
    let pool = Self.pool(cases)
    defer { pool.close() }
    let store = SnapshotStore(root: Self.root.appendingPathComponent("Snapshots"))
    let runner = SnapshotRunner(
      judge: SnapshotJudge(
        store: store, artifacts: ArtifactFolder(root: scratch.url), programs: pool),
      resources: try RenderResources(root: Self.root), workers: 2)
    let report = SnapshotReport(outcomes: try runner.run(cases))
    #expect(
      report.failures.isEmpty,
      "\(report.text(files: scratch.url.path) { "widgetrender approve --only '\($0)'" })")
    // One process for each set of options that belong to a process, and for each worker at most.
    let sets = Set(
      cases.compactMap { item -> [String]? in
        if case .program(let picture) = item.source { picture.processWords } else { nil }
      })
    #expect(pool.startCount <= 2 * sets.count)
  }

  @Test func configurationsChangeThePicture() throws {
    let store = SnapshotStore(root: Self.root.appendingPathComponent("Snapshots"))
    func picture(_ name: String) throws -> Data {
      try Data(contentsOf: store.root.appendingPathComponent("examples/\(name).png"))
    }
    let chosen = ["health", "transit"].map { "ShortcutWidget-chosen.systemMedium.\($0)@1x" }
    let all = try (chosen + ["ShortcutWidget.systemMedium.snapshot@1x"]).map(picture)
    #expect(Set(all).count == 3, "a static intent")
    let buttons = ["left", "plain"].map { "MyButtonsWidget-chosen.systemMedium.\($0)@1x" }
    let both = try (buttons + ["MyButtonsWidget.systemMedium.snapshot@1x"]).map(picture)
    #expect(Set(both).count == 3, "an intent with options from its handler")
  }

  /// Every widget of every example is in the suite file, in each of its families and forms.
  @Test(arguments: [
    "PayWidgets", "Timelines", "PhotoMenu", "LockScreen", "WidgetExtension", "WidgetExtension6",
  ])
  func noWidgetIsWithoutReferences(program: String) throws {
    struct Listing: Decodable {
      struct Row: Decodable {
        let kind: String
        let type: String
        let families: [String]
      }
      let result: [Row]
    }
    let outcome = try ExampleProgram(name: program).run("list", "--json")
    let rows = try JSONDecoder().decode(Listing.self, from: Data(outcome.out.utf8)).result
    let ids = try Self.cases().map(\.id)
    for row in rows where row.type == "widget" {
      for family in row.families {
        for what in ["placeholder", "snapshot", "timeline"] {
          #expect(ids.contains { $0.hasPrefix("examples/\(row.kind).\(family).\(what)@") })
        }
      }
    }
  }
}
