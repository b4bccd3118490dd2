import Foundation
import Testing

/// From nothing to recorded, broken, reviewed and accepted, as somebody at a terminal does it.
struct SnapshotCommandTests {
  private static let card = Program.root.appendingPathComponent(
    "Tests/Fixtures/snapshots/card/template.json")

  /// A folder with a suite of two cases, one of which is drawn in two schemes.
  private func project(_ scratch: borrowing Scratch) throws {
    let template = try String(contentsOf: Self.card, encoding: .utf8)
    _ = try scratch.write(template, to: "card.json")
    _ = try scratch.write(
      """
      {"snapshots": 1, "cases": [
        {"suite": "a", "name": "card", "template": "./card.json", "scale": 1,
         "matrix": {"schemes": ["light", "dark"]}},
        {"suite": "b", "name": "plain", "template": "./card.json", "scale": 1}]}
      """, to: "snapshots.json")
  }

  private func change(_ scratch: borrowing Scratch) throws {
    let template = try String(contentsOf: Self.card, encoding: .utf8)
    _ = try scratch.write(template.replacing("Forty two", with: "Forty three"), to: "card.json")
  }

  private func references(_ scratch: borrowing Scratch) -> [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: scratch.path("Snapshots"))) ?? [])
      .filter { $0.hasSuffix(".png") }.sorted()
  }

  @Test func aMissingReferenceHasItsOwnExitCodeEveryTime() throws {
    let scratch = try Scratch()
    try project(scratch)
    for _ in 0..<2 {
      let result = try Program.run(["verify"], in: scratch.folder)
      #expect(result.exitCode == 2)
      #expect(String(decoding: result.output, as: UTF8.self).contains("3 without reference"))
    }
    #expect(references(scratch).isEmpty)
  }

  @Test func recordVerifyReviewAndApprove() throws {
    let scratch = try Scratch()
    try project(scratch)
    #expect(try Program.run(["record"], in: scratch.folder).exitCode == 0)
    #expect(
      references(scratch) == [
        "a/card.systemMedium.dark@1x.png", "a/card.systemMedium.light@1x.png",
        "b/plain.systemMedium@1x.png",
      ])
    #expect(try Program.run(["verify"], in: scratch.folder).exitCode == 0)
    try change(scratch)
    let junit = scratch.path("junit.xml")
    let failed = try Program.run(["verify", "--junit", junit], in: scratch.folder)
    let text = String(decoding: failed.output, as: UTF8.self)
    #expect(failed.exitCode == 1)
    #expect(text.contains("re-worded: “Forty two” → “Forty three”  (in 2 pictures)"))
    #expect(text.contains("accept: widgetrender approve --only 'a/card.systemMedium.light@1x'"))
    #expect(try String(contentsOfFile: junit, encoding: .utf8).contains("failures=\"3\""))
    #expect(FileManager.default.fileExists(atPath: scratch.path("snapshot-report/index.html")))
    let one = try Program.run(["approve", "--only", "b/*"], in: scratch.folder)
    #expect(String(decoding: one.output, as: UTF8.self) == "accepted b/plain.systemMedium@1x\n")
    #expect(try Program.run(["verify", "--only", "b/*"], in: scratch.folder).exitCode == 0)
    let rest = try Program.run(["record", "--mode", "failed"], in: scratch.folder)
    #expect(String(decoding: rest.output, as: UTF8.self).contains("1 same, 2 updated"))
  }

  @Test func pruningKnowsAllCasesAndShardsJoin() throws {
    let scratch = try Scratch()
    try project(scratch)
    #expect(try Program.run(["record"], in: scratch.folder).exitCode == 0)
    #expect(try Program.run(["prune", "--check"], in: scratch.folder).exitCode == 0)
    try change(scratch)
    for shard in ["1", "2"] {
      _ = try Program.run(
        ["verify", "--shard", "\(shard)/2", "--report", "part-\(shard)"], in: scratch.folder)
    }
    let parts = ["part-1", "part-2"].filter {
      FileManager.default.fileExists(atPath: scratch.path($0))
    }
    let merged = try Program.run(
      ["report", "merge"] + parts + ["--out", "whole"], in: scratch.folder)
    #expect(merged.exitCode == 1)
    #expect(String(decoding: merged.output, as: UTF8.self).contains("3 differ"))
    _ = try scratch.write(
      #"{"snapshots": 1, "cases": [{"suite": "b", "name": "plain", "template": "./card.json", "scale": 1}]}"#,
      to: "snapshots.json")
    let check = try Program.run(["prune", "--check"], in: scratch.folder)
    #expect(check.exitCode == 1)
    #expect(references(scratch).count == 3)
    #expect(try Program.run(["prune"], in: scratch.folder).exitCode == 0)
    #expect(references(scratch) == ["b/plain.systemMedium@1x.png"])
  }

  @Test func explainTellsWhereTheReferencesAreAndWhy() throws {
    let scratch = try Scratch()
    try project(scratch)
    let result = try Program.run(
      ["verify", "--explain"], in: scratch.folder,
      environment: ["WIDGET_SNAPSHOTS": "/elsewhere"])
    let text = String(decoding: result.output, as: UTF8.self)
    #expect(text.contains("references: /elsewhere\n  from the environment"))
    #expect(text.hasPrefix("precedence: the call or command line, then the environment"))
  }

  @Test func aSheetOfSixtyVariantsIsOneCommand() throws {
    let scratch = try Scratch()
    try project(scratch)
    let result = try Program.run(
      [
        "sheet", "--template", "./card.json", "--families", "systemSmall,systemMedium",
        "--schemes", "light,dark", "--text-sizes", "s,l,ax1", "--locales", "en,de,fr,he,ja",
        "--scale", "1", "--json", "sheet.png",
      ], in: scratch.folder)
    #expect(result.exitCode == 0)
    #expect(String(decoding: result.output, as: UTF8.self).contains("\"variants\":60"))
  }

  @Test func everyCaseHasAnIdThatFiltersTake() throws {
    let scratch = try Scratch()
    try project(scratch)
    let all = try Program.run(["verify", "--list"], in: scratch.folder)
    #expect(
      String(decoding: all.output, as: UTF8.self) == """
        a/card.systemMedium.light@1x
        a/card.systemMedium.dark@1x
        b/plain.systemMedium@1x

        """)
    let rest = try Program.run(
      ["verify", "--list", "--skip", "a/card.systemMedium.dark@1x"], in: scratch.folder)
    #expect(
      String(decoding: rest.output, as: UTF8.self)
        == "a/card.systemMedium.light@1x\nb/plain.systemMedium@1x\n")
    let none = try Program.run(["verify", "--only", "a/crad**"], in: scratch.folder)
    #expect(none.exitCode == 64)
  }

  @Test func partialRunsNeverMakeReferencesStale() throws {
    let scratch = try Scratch()
    try project(scratch)
    #expect(try Program.run(["record"], in: scratch.folder).exitCode == 0)
    for filter in [["--only", "b/*"], ["--shard", "1/3"], ["--skip", "a/**"]] {
      #expect(try Program.run(["verify"] + filter, in: scratch.folder).exitCode == 0)
      let pruned = try Program.run(["prune"], in: scratch.folder)
      #expect(pruned.exitCode == 0)
      #expect(references(scratch).count == 3)
    }
  }

  @Test func recordingAgainLeavesEveryByteAndDate() throws {
    let scratch = try Scratch()
    try project(scratch)
    func state() throws -> [String: [String]] {
      let folder = scratch.path("Snapshots")
      var state: [String: [String]] = [:]
      for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
        state[name] = ["\(attributes[.modificationDate] ?? 0)", "\(attributes[.size] ?? 0)"]
      }
      return state
    }
    #expect(try Program.run(["record"], in: scratch.folder).exitCode == 0)
    let before = try state()
    #expect(try Program.run(["record"], in: scratch.folder).exitCode == 0)
    #expect(try state() == before)
  }

  @Test func referencesAreLookedForWhereTheOptionSaysFromAnyFolder() throws {
    let scratch = try Scratch()
    try project(scratch)
    #expect(
      try Program.run(["record", "--references", "moved"], in: scratch.folder).exitCode == 0)
    let elsewhere = try Scratch()
    let words = ["verify", "--suite", scratch.path("snapshots.json"), "--report", "r"]
    let found = try Program.run(
      words + ["--references", scratch.path("moved")], in: elsewhere.folder)
    #expect(found.exitCode == 0)
    let byVariable = try Program.run(
      words, in: elsewhere.folder, environment: ["WIDGET_SNAPSHOTS": scratch.path("moved")])
    #expect(byVariable.exitCode == 0)
    let lost = try Program.run(words, in: elsewhere.folder)
    #expect(lost.exitCode == 2)
    #expect(
      String(decoding: lost.output, as: UTF8.self)
        .contains("looked for \(scratch.path("Snapshots/a/card.systemMedium"))"))
  }

  @Test func budgetsAreToldByRecordAndCheckedByPrune() throws {
    let scratch = try Scratch()
    try project(scratch)
    _ = try scratch.write(
      #"{"snapshots": 1, "budget": {"picture": 100, "total": 200}, "cases": [{"name": "plain", "template": "./card.json", "scale": 1}]}"#,
      to: "snapshots.json")
    let recorded = try Program.run(["record"], in: scratch.folder)
    #expect(recorded.exitCode == 0)
    #expect(recorded.errors.contains("over budget: plain.systemMedium@1x.png has"))
    let check = try Program.run(["prune", "--check"], in: scratch.folder)
    #expect(check.exitCode == 1)
    let text = String(decoding: check.output, as: UTF8.self)
    #expect(text.contains("bytes in all; the budget is 200"))
    #expect(text.contains("the largest:\n"))
  }

  @Test func gitHubGetsAnnotationsAndASummary() throws {
    let scratch = try Scratch()
    try project(scratch)
    #expect(try Program.run(["record"], in: scratch.folder).exitCode == 0)
    try change(scratch)
    let summary = try scratch.write("earlier steps\n", to: "summary.md")
    let result = try Program.run(
      ["verify", "--github"], in: scratch.folder, environment: ["GITHUB_STEP_SUMMARY": summary])
    #expect(result.exitCode == 1)
    #expect(result.errors.contains("::error file=snapshots.json,line=2,title=2 snapshot(s) differ"))
    let text = try String(contentsOfFile: summary, encoding: .utf8)
    #expect(text.hasPrefix("earlier steps\n## Snapshots"))
    #expect(text.contains("| Text “Forty three” re-worded: “Forty two” → “Forty three” | 2 |"))
  }

  @Test func aProgramThatIsNotBuiltIsToldBeforeAnythingIsDrawn() throws {
    let scratch = try Scratch()
    try project(scratch)
    _ = try scratch.write(
      """
      {"snapshots": 1, "cases": [
        {"name": "plain", "template": "./card.json", "scale": 1},
        {"name": "w", "program": "nowhere", "kind": "W", "families": ["systemSmall"]}]}
      """, to: "snapshots.json")
    let result = try Program.run(["record"], in: scratch.folder)
    #expect(result.exitCode == 66)
    #expect(result.errors.contains("nowhere: there is no such program; build it first"))
    #expect(references(scratch).isEmpty)
    // Names follow from the file alone.
    let list = try Program.run(["verify", "--list"], in: scratch.folder)
    #expect(String(decoding: list.output, as: UTF8.self).hasSuffix("w.systemSmall@3x\n"))
    #expect(try Program.run(["prune", "--check"], in: scratch.folder).exitCode == 0)
  }
}
