import Foundation
import Synchronization
import Testing
import WidgetGeometry
import WidgetKitCore
import WidgetRender
import WidgetSnapshots
import WidgetViews

nonisolated private struct Plate: View {
  var title = "Total"
  var body: some View {
    VStack {
      Text(verbatim: title).font(.system(size: 20))
      Rectangle().fill(Color.blue).frame(width: 40, height: 10)
    }
  }
}

/// A store with some recorded cases.
private struct Fixture {
  let folder = TemporaryFolder()
  let report = TemporaryFolder()
  let engine: RenderEngine

  init() throws { engine = try Shared.engine() }

  var store: SnapshotStore { SnapshotStore(root: folder.url) }

  func judge(_ mode: RecordMode, _ item: SnapshotCase) -> SnapshotOutcome {
    SnapshotJudge(
      store: store, mode: mode, artifacts: ReportFolder(root: report.url).artifacts
    ).judge(item, engine)
  }

  func dates() -> [String: Date] {
    var dates: [String: Date] = [:]
    for path in store.files() {
      let attributes = try? FileManager.default.attributesOfItem(
        atPath: folder.url.appendingPathComponent(path).path)
      dates[path] = attributes?[.modificationDate] as? Date
    }
    return dates
  }
}

private func plate(_ name: String, _ title: String = "Total") throws -> SnapshotCase {
  try snapshotCase(name) { AnyView(Plate(title: title)) }
}

@Test func verifyingNeverWritesAndAMissingReferenceIsAFailureOfItsOwn() throws {
  let fixture = try Fixture()
  for _ in 0..<2 {
    let outcome = fixture.judge(.never, try plate("a"))
    #expect(outcome.status == .missing)
    #expect(outcome.isFailure)
    #expect(outcome.message.contains(fixture.folder.url.path), "tells where it looked")
  }
  #expect(fixture.store.files().isEmpty)
}

@Test func recordingWhatFailedRewritesJustThat() throws {
  let fixture = try Fixture()
  for name in ["a", "b", "c", "d"] { _ = fixture.judge(.all, try plate(name)) }
  let before = fixture.dates()
  #expect(before.count == 8)
  var written: [String] = []
  for name in ["a", "b", "c", "d"] {
    let outcome = fixture.judge(.failed, try plate(name, name == "b" ? "Sum" : "Total"))
    if outcome.status == .updated { written.append(name) }
  }
  #expect(written == ["b"])
  for (path, date) in fixture.dates() where !path.contains("/b.") {
    #expect(before[path] == date, "\(path) keeps its file")
  }
}

@Test func recordingWithoutAChangeLeavesEveryByteAndDate() throws {
  let fixture = try Fixture()
  _ = fixture.judge(.all, try plate("a"))
  let before = fixture.dates()
  #expect(fixture.judge(.all, try plate("a")).status == .same)
  #expect(fixture.dates() == before)
}

@Test func recordingWhatIsMissingLeavesWhatDiffers() throws {
  let fixture = try Fixture()
  _ = fixture.judge(.all, try plate("a"))
  #expect(fixture.judge(.missing, try plate("a", "Sum")).status == .differs)
  #expect(fixture.judge(.missing, try plate("b")).status == .recorded)
}

@Test func staleReferencesAreFoundFromTheFilesAlsoOfDeletedSuites() throws {
  let fixture = try Fixture()
  _ = fixture.judge(.all, try plate("kept"))
  _ = fixture.judge(.all, try plate("gone"))
  let orphan = fixture.folder.url.appendingPathComponent("old-suite/card.systemSmall@2x.png")
  try fixture.store.write(Data("x".utf8), to: orphan)
  try Data("notes".utf8).write(to: fixture.folder.url.appendingPathComponent("README.md"))
  #expect(
    fixture.store.stale(besides: [try plate("kept")]) == [
      "old-suite/card.systemSmall@2x.png", "suite/gone.systemSmall@1x.layout.json",
      "suite/gone.systemSmall@1x.png",
    ])
}

@Test func aPointerFileIsToldFromAPictureThatDiffers() throws {
  let fixture = try Fixture()
  let item = try plate("a")
  let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12\n"
  try fixture.store.write(Data(pointer.utf8), to: fixture.store.url(of: item, "png"))
  let outcome = fixture.judge(.never, item)
  #expect(outcome.status == .broken)
  #expect(outcome.message.contains("large-file pointer of Git LFS, content not fetched"))
}

@Test func anEnvironmentChangeNamesWhatChanged() throws {
  let fixture = try Fixture()
  let recorded = EnvironmentStamp(engine: "1", fonts: "aa", symbols: "s", platform: "p")
  try fixture.store.record(recorded)
  #expect(fixture.store.recordedStamp() == recorded)
  let now = EnvironmentStamp(engine: "1", fonts: "bb", symbols: "s", platform: "p")
  #expect(now.changes(since: recorded) == ["fonts aa → bb"])
  #expect(recorded.changes(since: recorded).isEmpty)
}

@Test func anEnvironmentChangeIsToldOnceAndNotAsManyPictures() throws {
  let fixture = try Fixture()
  var outcomes: [SnapshotOutcome] = []
  for name in ["a", "b", "c"] {
    _ = fixture.judge(.all, try plate(name))
    outcomes.append(fixture.judge(.never, try plate(name, "Sum")))
  }
  let report = SnapshotReport(environment: ["fonts aa → bb"], outcomes: outcomes)
  let text = report.text(files: "files") { "accept \($0)" }
  #expect(text.hasPrefix("environment changed"))
  #expect(!text.contains("suite/a"))
  #expect(text.contains("3 of 3 pictures come out differently"))
  #expect(GitHubReport.annotations(report).split(separator: "\n").count == 1)
}

@Test func everyFailureLeavesThreeFilesAtPathsThatFollowFromItsId() throws {
  let fixture = try Fixture()
  _ = fixture.judge(.all, try plate("a"))
  let outcome = fixture.judge(.never, try plate("a", "Sum"))
  let kept = try #require(outcome.artifacts)
  #expect(kept.reference == "suite/a.systemSmall@1x.reference.png")
  #expect(kept.actual == "suite/a.systemSmall@1x.actual.png")
  #expect(kept.difference == "suite/a.systemSmall@1x.difference.png")
  let root = ReportFolder(root: fixture.report.url).artifacts.root
  for path in [kept.reference, kept.actual, kept.difference].compactMap({ $0 }) {
    let data = try Data(contentsOf: root.appendingPathComponent(path))
    #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }
}

@Test func acceptingMakesTheActualPictureTheReferenceUnlessItIsStale() throws {
  let fixture = try Fixture()
  _ = fixture.judge(.all, try plate("a"))
  let outcome = fixture.judge(.never, try plate("a", "Sum"))
  let folder = ReportFolder(root: fixture.report.url)
  try folder.write(SnapshotReport(outcomes: [outcome], references: fixture.folder.url.path))
  let wrong = try folder.accept(into: fixture.store) { _ in (true, "another") }
  #expect(wrong.accepted.isEmpty && wrong.refused.count == 1)
  let digest = outcome.artifacts?.actualDigest
  let right = try folder.accept(into: fixture.store) { _ in (true, digest) }
  #expect(right.accepted == [outcome.id])
  #expect(fixture.judge(.never, try plate("a", "Sum")).status == .same)
  let again = try folder.accept(into: fixture.store) { _ in (true, digest) }
  #expect(again.refused.first?.contains("its reference changed") == true)
}

@Test func runningOnManyWorkersGivesTheSameOutcomes() throws {
  let folder = TemporaryFolder()
  let cases = try (0..<12).map { try plate("case-\($0)", "Title \($0)") }
  func run(_ workers: Int, _ mode: RecordMode) throws -> [String] {
    try SnapshotRunner(
      judge: SnapshotJudge(store: SnapshotStore(root: folder.url), mode: mode),
      resources: Shared.resources(), workers: workers
    ).run(cases).map { "\($0.id) \($0.status)" }
  }
  _ = try run(4, .all)
  #expect(try run(1, .never) == run(4, .never))
  #expect(try run(4, .never).allSatisfy { $0.hasSuffix("same") })
}

/// A number that is another one in every picture.
private final class Turn: Sendable {
  private let value = Mutex(0)
  func next() -> Int {
    value.withLock { value in
      value += 1
      return value
    }
  }
}

@Test func whatIsDrawnTwiceAndDifferentlyIsNamedAsSuchAndNeverRecorded() throws {
  let fixture = try Fixture()
  let turn = Turn()
  let item = try snapshotCase("turn") { AnyView(Plate(title: "Draw \(turn.next())")) }
  let recorded = fixture.judge(.all, item)
  #expect(recorded.status == .unstable)
  #expect(recorded.kinds == ["unstable"])
  #expect(recorded.message.contains("drawn twice and differently"))
  #expect(recorded.changes.first?.description == "Text “Draw 2” re-worded: “Draw 1” → “Draw 2”")
  #expect(fixture.store.files().isEmpty)
  // Nor is a reference blamed that was right once.
  _ = fixture.judge(.all, try plate("turn"))
  let verified = fixture.judge(.never, item)
  #expect(verified.status == .unstable)
  let report = ReportFolder(root: fixture.report.url)
  try report.write(SnapshotReport(outcomes: [verified]))
  let result = try report.accept(into: fixture.store) { _ in (true, nil) }
  #expect(result.accepted.isEmpty)
  #expect(result.refused == ["suite/turn.systemSmall@1x: drawn twice it is not the same"])
}

@Test func referencesOverTheirBudgetAreToldTheLargestFirst() throws {
  let fixture = try Fixture()
  for name in ["a", "b"] { _ = fixture.judge(.all, try plate(name)) }
  let sizes = fixture.store.sizes()
  let picture = try #require(sizes.first { $0.path.hasSuffix("a.systemSmall@1x.png") }).bytes
  let total = sizes.reduce(0) { $0 + $1.bytes }
  var large = try plate("a")
  large.budget = picture
  let cases = [large, try plate("b")]
  #expect(SizeBudget().excesses(sizes, cases).isEmpty)
  #expect(SizeBudget(picture: picture, total: total).excesses(sizes, cases).isEmpty)
  #expect(
    SizeBudget(picture: picture - 1, total: total - 1).excesses(sizes, cases) == [
      "suite/b.systemSmall@1x.png has \(picture) bytes; its budget is \(picture - 1)",
      "the references have \(total) bytes in all; the budget is \(total - 1)",
    ])
}

@Test func aTypicalReferenceIsSmall() throws {
  let fixture = try Fixture()
  let item = try snapshotCase("card", family: .systemMedium, scale: 3) { AnyView(Plate()) }
  _ = fixture.judge(.all, item)
  let data = try Data(contentsOf: fixture.store.url(of: item, "png"))
  #expect(data.count < 20_000, "a medium widget at 3x without a photo")
}

/// A line under a figure, with everything that is easily overlooked.
nonisolated private struct Figure: View {
  var digit = "1,284"
  var line = Color(red: 0.8, green: 0.8, blue: 0.8)
  var cap = CGLineCap.butt

  var body: some View {
    VStack {
      Text(verbatim: digit).font(.system(size: 12))
      Path { path in
        path.move(to: CGPoint(x: 4, y: 2))
        path.addLine(to: CGPoint(x: 200, y: 2))
      }
      .stroke(line, style: StrokeStyle(lineWidth: 1, lineCap: cap))
      .frame(height: 4)
      Spacer()
    }
  }
}

@Test(arguments: ["digit", "hairline", "cap"])
func theSmallestChangeOfALargeWidgetFailsByDefault(what: String) throws {
  let fixture = try Fixture()
  func figure(_ figure: Figure) throws -> SnapshotCase {
    try snapshotCase("figure", family: .systemLarge, scale: 3) { AnyView(figure) }
  }
  _ = fixture.judge(.all, try figure(Figure()))
  var changed = Figure()
  switch what {
  case "digit": changed.digit = "1,234"
  case "hairline": changed.line = Color(red: 0.8, green: 0.8, blue: 0.81)
  default: changed.cap = .round
  }
  let outcome = fixture.judge(.never, try figure(changed))
  #expect(outcome.status == .differs)
  #expect(outcome.measured.map { $0.counted > 0 } == true)
}
