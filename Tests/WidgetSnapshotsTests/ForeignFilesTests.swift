import Foundation
import Testing
import WidgetRender
import WidgetSnapshots
import WidgetViews

/// What is not ours is left alone.
@Suite struct ForeignFilesTests {
  private let folder = TemporaryFolder()

  private func write(_ text: String, _ path: String) throws {
    let url = folder.url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.url.appendingPathComponent(path).path)
  }

  @Test func picturesOfAnAppAreNoReferences() throws {
    for name in [
      "Assets/icon@2x.png", "menu.bar@3x.png", "a/b.layout.json", "a/pay.systemMedium@2x.png",
      "a/pay.systemMedium@2x.layout.json", "a/ride.lockScreen.dark@3x.png",
    ] {
      try write("x", name)
    }
    #expect(
      SnapshotStore(root: folder.url).stale(besides: []) == [
        "a/pay.systemMedium@2x.layout.json", "a/pay.systemMedium@2x.png",
        "a/ride.lockScreen.dark@3x.png",
      ])
  }

  @Test(arguments: ["files/notes.txt", "index.html", "results.json"])
  func aReportReplacesNothingThatNoReportLeft(path: String) throws {
    try write("mine", path)
    #expect(throws: SnapshotError.self) { try ReportFolder(root: folder.url).clear() }
    #expect(exists(path))
  }

  @Test func aReportReplacesOneOfAnEarlierRun() throws {
    let report = ReportFolder(root: folder.url)
    try report.write(SnapshotReport(outcomes: [], seconds: 1))
    try write("old", "files/a.png")
    try report.clear()
    #expect(!exists("files/a.png") && !exists("index.html"))
  }

  @Test func aReportReplacesWhatAKilledRunLeft() throws {
    let report = ReportFolder(root: folder.url.appendingPathComponent("report"))
    let item = try snapshotCase("a") { AnyView(Color.red) }
    try report.clear()
    let judge = SnapshotJudge(
      store: SnapshotStore(root: folder.url), mode: .never, artifacts: report.artifacts)
    #expect(judge.judge(item, try Shared.engine()).status == .missing)
    #expect(exists("report/files") && !exists("report/results.json"))
    try report.clear()
    #expect(!exists("report/files"))
  }

  @Test(arguments: [
    "junk", "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n",
  ])
  func recordingEverythingReplacesADamagedReference(content: String) throws {
    let engine = try Shared.engine()
    let item = try snapshotCase("a") { AnyView(Color.red) }
    let store = SnapshotStore(root: folder.url)
    try write(content, "\(item.id).png")
    #expect(SnapshotJudge(store: store, mode: .failed).judge(item, engine).status == .broken)
    #expect(SnapshotJudge(store: store, mode: .all).judge(item, engine).status == .recorded)
    #expect(SnapshotJudge(store: store, mode: .never).judge(item, engine).status == .same)
  }
}
