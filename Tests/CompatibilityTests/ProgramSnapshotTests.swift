import Foundation
import Testing
import WidgetGeometry
import WidgetKitCore
import WidgetRender
import WidgetSnapshots
import WidgetViews

/// Built widgets as cases of snapshots, when their own code makes trouble.
@Suite struct ProgramSnapshotTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private let scratch: Scratch
  private let program = ProgramReference.file(ExampleProgram(name: "Troublemakers").executable)

  init() throws { scratch = try Scratch() }

  /// Cases of the kinds, in several colour schemes, with a short patience.
  private func cases(
    _ kinds: [String], schemes: [ColorScheme] = [.light]
  ) throws -> [SnapshotCase] {
    var matrix = SnapshotMatrix()
    matrix.schemes = schemes
    return try kinds.flatMap { kind in
      try SnapshotPlan(
        suite: "trouble", name: kind, families: [.systemSmall],
        content: .program(ProgramSubject(program: program, kind: kind)), matrix: matrix, scale: 1,
        origin: "here:1"
      ).cases().map { item in
        var item = item
        guard case .program(var picture) = item.source else { return item }
        picture.processWords += ["--timeout", "1"]
        item.source = .program(picture)
        return item
      }
    }
  }

  private func run(
    _ cases: [SnapshotCase], _ mode: RecordMode, workers: Int = 1
  ) throws -> (outcomes: [SnapshotOutcome], pool: ProgramPool) {
    let location =
      if case .file(let url) = program { ProgramLocation(url) } else {
        ProgramLocation(scratch.url)
      }
    let pool = ProgramPool(programs: [program: location], limit: workers)
    let runner = SnapshotRunner(
      judge: SnapshotJudge(
        store: SnapshotStore(root: scratch.url), mode: mode, programs: pool),
      resources: try RenderResources(root: Self.root), workers: workers)
    return (try runner.run(cases), pool)
  }

  @Test func aWidgetThatCrashesBreaksItsOwnCasesAlone() throws {
    let outcomes = try run(
      cases(["talking", "crashingBody", "crashingProvider", "mainQueue"]), .missing
    ).outcomes
    #expect(outcomes.map(\.status) == [.recorded, .broken, .broken, .recorded])
    #expect(outcomes[1].message.contains("ended with code 70 instead of drawing"))
    #expect(outcomes[1].message.contains("the widget's code crashed"))
    #expect(outcomes[2].message.contains("the provider gave up"), "\(outcomes[2].message)")
  }

  @Test func aWidgetThatNeverAnswersIsGivenUp() throws {
    let outcomes = try run(cases(["silent", "talking"]), .missing).outcomes
    #expect(outcomes.map(\.status) == [.broken, .recorded])
    #expect(outcomes[0].message.contains("did not finish within 1.0 seconds"))
  }

  @Test func whatAWidgetPrintsIsNoPicture() throws {
    let items = try cases(["talking"], schemes: [.light, .dark])
    #expect(try run(items, .missing).outcomes.map(\.status) == [.recorded, .recorded])
    #expect(try run(items, .never).outcomes.map(\.status) == [.same, .same])
  }

  @Test func aWidgetThatKeepsSomethingFromAnEarlierPictureIsNamedAsSuch() throws {
    // The first picture is drawn by a new process both times, the second only the second time.
    let outcomes = try run(cases(["counting"], schemes: [.light, .dark]), .missing).outcomes
    #expect(outcomes.map(\.status) == [.recorded, .unstable])
    #expect(outcomes[1].message.contains("drawn twice and differently"))
    #expect(outcomes[1].changes.contains { $0.kind == .reworded }, "\(outcomes[1].changes)")
    #expect(SnapshotStore(root: scratch.url).files().count == 2, "only the first is recorded")
  }

  @Test func picturesWithTheSameOptionsShareAProcess() throws {
    let items = try cases(["talking"], schemes: [.light, .dark])
    _ = try run(items, .missing)
    #expect(try run(items, .never).pool.startCount == 1)
    let both = try cases(["talking", "mainQueue"], schemes: [.light, .dark])
    #expect(try run(both, .missing).outcomes.count == 4)
    #expect(try run(both, .never).pool.startCount == 2)
  }

  @Test func aKindThatIsNotThereIsNamedWithItsNeighbour() throws {
    let outcomes = try run(cases(["talkin"]), .never).outcomes
    #expect(outcomes[0].status == .broken)
    #expect(outcomes[0].message.contains("did you mean 'talking'?"), "\(outcomes[0].message)")
  }

  @Test func aProgramThatIsNoneIsAnError() throws {
    let file = try scratch.write("program", "#!/bin/sh\necho hello\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
    for (path, message) in [
      (file, "its answer is none"), (scratch.path("nowhere"), "there is no such program"),
    ] {
      let reference = ProgramReference.file(URL(fileURLWithPath: path))
      let pool = ProgramPool(
        programs: [reference: ProgramLocation(URL(fileURLWithPath: path))], limit: 1)
      let item = try SnapshotPlan(
        suite: "", name: "a", families: [.systemSmall],
        content: .program(ProgramSubject(program: reference, kind: "a")), origin: "here:1"
      ).cases()[0]
      let outcome = SnapshotJudge(store: SnapshotStore(root: scratch.url), programs: pool)
        .judge(item, try RenderEngine(resources: RenderResources(root: Self.root)))
      #expect(outcome.status == .broken)
      #expect(outcome.message.contains(message), "\(outcome.message)")
    }
  }
}
