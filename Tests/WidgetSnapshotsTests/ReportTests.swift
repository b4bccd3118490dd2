import Foundation
import Testing
import WidgetGeometry
import WidgetRender
import WidgetSnapshots
import WidgetViews

/// Many failures without drawing one.
private func failures(_ count: Int, causes: Int) throws -> [SnapshotOutcome] {
  let item = try snapshotCase("card") { AnyView(EmptyView()) }
  return (0..<count).map { index in
    var outcome = SnapshotOutcome(of: item, .differs, message: "12 of 100 pixels changed")
    outcome.id = "suite/card.\(index)@1x"
    outcome.axes = ["locale": "l\(index)"]
    outcome.changes = [
      TreeChange(
        .moved, view: "Text “Total”", path: "/body/\(index % causes)", detail: "+4, 0 pt")
    ]
    return outcome
  }
}

@Test func failuresWithOneCauseAreOneCluster() throws {
  let clusters = ChangeCluster.all(of: try failures(200, causes: 3))
  #expect(clusters.count == 3)
  #expect(clusters.map(\.outcomes.count) == [67, 67, 66])
  #expect(clusters[0].title == "Text “Total” moved +4, 0 pt")
}

@Test func aSummaryOfManyFailuresIsAtMostSixtyLines() throws {
  let report = SnapshotReport(outcomes: try failures(400, causes: 200), seconds: 1)
  let summary = GitHubReport.summary(report)
  #expect(summary.split(separator: "\n", omittingEmptySubsequences: false).count <= 61)
  #expect(summary.contains("more causes"))
}

@Test func annotationsAreAtTheCasesOriginAndEscaped() throws {
  var outcome = try failures(1, causes: 1)[0]
  outcome.origin = "snapshots.json:12: /cases/0"
  outcome.changes[0].view = "Text “50%\nof it”"
  let text = GitHubReport.annotations(SnapshotReport(outcomes: [outcome]))
  #expect(text.hasPrefix("::error file=snapshots.json,line=12,title="))
  #expect(text.contains("50%25%0Aof it"))
}

@Test func junitIsWellFormedWhateverTextsSay() throws {
  var outcome = try failures(1, causes: 1)[0]
  outcome.changes[0].view = "Text “<&\"\u{0}\u{8}>”"
  let xml = JUnitReport.xml(SnapshotReport(outcomes: [outcome]))
  #expect(xml.contains("&lt;&amp;&quot;\u{FFFD}\u{FFFD}&gt;"))
  #expect(xml.contains("tests=\"1\" failures=\"1\" errors=\"0\""))
}

@Test func reportsOfShardsJoinAndTheSameCaseTwiceDoesNot() throws {
  let all = try failures(6, causes: 1)
  let first = SnapshotReport(outcomes: Array(all[..<3]), seconds: 1)
  let second = SnapshotReport(outcomes: Array(all[3...]), seconds: 2)
  let merged = try SnapshotReport.merging([first, second])
  #expect(merged.outcomes.map(\.id) == all.map(\.id))
  #expect(merged.seconds == 3)
  #expect(throws: SnapshotError.self) { try SnapshotReport.merging([first, first]) }
  #expect(try SnapshotReport(json: merged.json()) == merged)
}

@Test func thePageIsOneFileThatAsksNoNetwork() throws {
  let folder = TemporaryFolder()
  let report = ReportFolder(root: folder.url)
  var outcomes = try failures(3, causes: 1)
  outcomes[0].changes[0].view = "Text “</script><b>”"
  try report.write(SnapshotReport(outcomes: outcomes))
  let html = try String(contentsOf: report.page, encoding: .utf8)
  #expect(!html.contains("http://") && !html.contains("https://"))
  #expect(html.contains("default-src 'none'"))
  #expect(!html.contains("</script><b>"), "texts cannot end the script")
}

@Test func settingsHaveOnePrecedenceThatCanBeTold() {
  let setting = Setting<Int>([.suite: 3, .environment: 2, .call: nil], default: 4)
  #expect((setting.value, setting.source) == (2, .environment))
  #expect(
    SettingSource.allCases.map(\.rawValue) == ["call", "scope", "environment", "suite", "standard"])
}
