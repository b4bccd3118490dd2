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
    #"{"snapshots": 1, "cases": [{"template": "./card", "matrix": {"locales": ["../a"]}}]}"#,
    "/cases/0/matrix/locales/0: “../a” is no locale"
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

@Test func aBuiltWidgetIsACaseWithEntriesConfigurationsAndForms() throws {
  let file = try suite(
    """
    {"snapshots": 1, "budget": {"picture": 1000, "total": 2000}, "cases": [
      {"suite": "w", "product": "Widgets", "kind": "Pay", "families": ["systemSmall"], "scale": 2,
       "what": ["placeholder", "timeline"], "at": "2026-05-01T00:30:00Z", "budget": 500,
       "configurations": {"left": "card/template.json", "right": "card/template.json"},
       "matrix": {"schemes": ["light", "dark"]}},
      {"suite": "w", "program": "bin/Widgets", "kind": "Trip", "presentations": ["compact"],
       "entries": ["card/template.json"], "scale": 2}]}
    """)
  let cases = try file.cases()
  #expect(
    cases.map(\.id) == [
      "w/Pay.systemSmall.left.placeholder.light@2x", "w/Pay.systemSmall.left.placeholder.dark@2x",
      "w/Pay.systemSmall.left.timeline.light@2x", "w/Pay.systemSmall.left.timeline.dark@2x",
      "w/Pay.systemSmall.right.placeholder.light@2x", "w/Pay.systemSmall.right.placeholder.dark@2x",
      "w/Pay.systemSmall.right.timeline.light@2x", "w/Pay.systemSmall.right.timeline.dark@2x",
      "w/Trip.compact@2x",
    ])
  #expect(cases[0].program == .product(name: "Widgets", package: fixtures))
  #expect(cases[0].budget == 500)
  #expect(file.budget == SizeBudget(picture: 1000, total: 2000))
  guard case .program(let picture) = cases[3].source, case .program(let trip) = cases[8].source
  else {
    Issue.record("both are drawn by programs")
    return
  }
  #expect(
    picture.processWords == [
      "--kind", "Pay", "--time-zone", "GMT", "--at", "2026-05-01T00:30:00Z", "--what", "timeline",
      "--configuration", fixtures.appendingPathComponent("card/template.json").path,
    ])
  #expect(picture.words.starts(with: ["--family", "systemSmall", "--device"]))
  #expect(trip.words.starts(with: ["--presentation", "compact"]))
  #expect(trip.processWords.contains("--entry"))
}

@Test(arguments: [
  (#""product": "W", "families": ["systemSmall"]"#, "a case of a built widget needs its “kind”"),
  (#""product": "W", "kind": "P""#, "has “families”, or “presentations” of a Live Activity"),
  (
    #""product": "W", "program": "w", "kind": "P", "families": ["systemSmall"]"#,
    "a case has one of “program”, “product” and “folder”"
  ),
  (
    #""program": "w", "package": ".", "kind": "P", "families": ["systemSmall"]"#,
    "/cases/0/package: “package” goes with “product”"
  ),
  (
    #""product": "W", "kind": "P", "families": ["systemSmall"], "what": "snapshto""#,
    "“snapshto” is none of placeholder, snapshot, timeline; did you mean 'snapshot'?"
  ),
  (
    #""product": "W", "kind": "P", "families": ["systemSmall"], "configurations": {"a": "no.json"}"#,
    "no.json: there is no such file"
  ),
  (
    #""product": "W", "kind": "P", "families": ["systemSmall"], "what": "snapshot", "entries": ["card/template.json"]"#,
    "entries stand in for what the provider gives"
  ),
  (
    #""product": "W", "kind": "P", "presentations": ["compact"]"#,
    "a Live Activity needs “entries”"
  ),
  (
    #""product": "W", "kidn": "P", "families": ["systemSmall"]"#,
    "unknown key “kidn”; did you mean “kind”?"
  ),
])
func mistakesInACaseOfABuiltWidgetNameTheirPlace(members: String, message: String) {
  do {
    _ = try suite(#"{"snapshots": 1, "cases": [{\#(members)}]}"#)
    Issue.record("expected an error")
  } catch {
    #expect("\(error)".contains(message), "\(error)")
  }
}
