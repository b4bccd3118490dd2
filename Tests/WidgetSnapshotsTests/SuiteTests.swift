import Foundation
import Testing
import WidgetGeometry
import WidgetSnapshots
import WidgetTemplates

private let fixtures = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
    "Fixtures/snapshots")

private func suite(_ source: String) throws -> SuiteFile {
  try SuiteFile(
    Data(source.utf8), name: "snapshots.json", folder: fixtures,
    library: TemplateLibrary(roots: [fixtures]))
}

@Test func aSuiteFileListsCasesTimesMatrix() throws {
  let file = try suite(
    """
    {"snapshots": 1, "references": "refs", "cases": [
      {"suite": "cards", "template": "./card", "scale": 2,
       "matrix": {"schemes": ["light", "dark"], "os": [18, 26]},
       "tolerance": {"channel": 1, "masks": [[0, 0, 10, 10]]}}]}
    """)
  let cases = try file.cases()
  #expect(
    cases.map(\.id) == [
      "cards/card.systemMedium.ios18.light@2x", "cards/card.systemMedium.ios18.dark@2x",
      "cards/card.systemMedium.ios26.light@2x", "cards/card.systemMedium.ios26.dark@2x",
    ])
  #expect("\(cases[0].tolerance)" == "channel ±1 of 255, 1 region(s) left out")
  #expect(cases[0].origin == "snapshots.json:2: /cases/0")
}

@Test(arguments: [
  (#"{"snapshots": 2, "cases": []}"#, "snapshots.json:1:15: /snapshots: expected “snapshots”: 1"),
  (#"{"snapshots": 1, "casse": []}"#, "unknown key “casse”; did you mean “cases”?"),
  (
    #"{"snapshots": 1, "cases": [{"template": "./card", "matrix": {"schemes": ["drak"]}}]}"#,
    "“drak” is none of light, dark; did you mean 'dark'?"
  ),
  (
    #"{"snapshots": 1, "cases": [{"template": "./card", "suite": "../x"}]}"#,
    "/cases/0/suite: a suite is the name of a folder"
  ),
  (
    #"{"snapshots": 1, "cases": [{"template": "./card", "tolerance": {"changed": 2}}]}"#,
    "expected a number from 0.0 to 1.0"
  ),
])
func mistakesInASuiteFileNameTheirPlace(source: String, message: String) {
  do {
    _ = try suite(source)
    Issue.record("expected an error")
  } catch {
    #expect("\(error)".contains(message))
  }
}

@Test func twoCasesOfOneNameAreRefusedBeforeAnythingIsDrawn() throws {
  let file = try suite(
    #"{"snapshots": 1, "cases": [{"template": "./card"}, {"template": "./card"}]}"#)
  #expect(throws: SnapshotError.self) { try file.cases() }
}
