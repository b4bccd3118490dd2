import Foundation
import Testing

/// The widgets of Examples/, drawn in every form they have.
@Suite struct ExamplesTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let program: String
    let kind: String
    let family: String
    /// Width and height of the picture at the default device, in pixels.
    let pixels: [Int]
    var testDescription: String { "\(kind) \(family)" }
  }

  private static let small = [474, 474]
  private static let medium = [1014, 474]
  static let cases = [
    Case(program: "PayWidgets", kind: "PayWidget", family: "systemMedium", pixels: medium),
    Case(program: "PayWidgets", kind: "ShortcutWidget", family: "systemMedium", pixels: medium),
    Case(program: "PayWidgets", kind: "MyButtonsWidget", family: "systemMedium", pixels: medium),
    Case(program: "Timelines", kind: "AtEnd", family: "systemSmall", pixels: small),
    Case(program: "Timelines", kind: "After", family: "systemSmall", pixels: small),
    Case(program: "Timelines", kind: "Never", family: "systemSmall", pixels: small),
    Case(program: "PhotoMenu", kind: "PhotoMenu", family: "systemSmall", pixels: small),
    Case(program: "PhotoMenu", kind: "PhotoMenu", family: "systemMedium", pixels: medium),
    Case(program: "PhotoMenu", kind: "PhotoMenu", family: "systemLarge", pixels: [1014, 1062]),
    Case(program: "LockScreen", kind: "Allowance", family: "accessoryRectangular", pixels: []),
    Case(program: "LockScreen", kind: "Allowance", family: "accessoryInline", pixels: []),
    Case(program: "LockScreen", kind: "Disc", family: "accessoryCircular", pixels: []),
    Case(program: "LockScreen", kind: "PhotoDisc", family: "accessoryCircular", pixels: []),
    Case(program: "LockScreen", kind: "Corner", family: "accessoryCorner", pixels: []),
  ]

  @Test(arguments: cases) func drawsPlaceholderSnapshotAndTimeline(_ example: Case) throws {
    let scratch = try Scratch()
    let program = ExampleProgram(name: example.program)
    var pictures: [Data] = []
    for what in ["placeholder", "snapshot", "timeline"] {
      let outcome = try program.run(
        "--kind", example.kind, "--family", example.family, "--what", what, "--at",
        "2026-05-01T00:30:00Z", scratch.path("\(what).png"))
      #expect(outcome.code == 0, "\(outcome.err)")
      #expect(!outcome.err.contains("warning"), "\(outcome.err)")
      pictures.append(try scratch.data("\(what).png"))
      if what != "timeline", !example.pixels.isEmpty {
        #expect(try scratch.pixels("\(what).png") == example.pixels)
      }
    }
    #expect(pictures[0] != pictures[1], "a placeholder is redacted")
    #expect(pictures[1] != pictures[2], "a timeline is a strip with dates")
  }

  @Test(arguments: [
    ("AtEnd", "atEnd"), ("After", "after 2026-05-01T01:30:00Z"), ("Never", "never"),
  ])
  func theReloadPolicyIsReported(kind: String, policy: String) throws {
    let scratch = try Scratch()
    let outcome = try ExampleProgram(name: "Timelines").run(
      "--kind", kind, "--what", "timeline", "--at", "2026-05-01T00:30:00Z", "--json",
      scratch.path("a.png"))
    #expect(outcome.out.contains("\"policy\":\"\(policy)\""))
    #expect(outcome.out.contains("\"date\":\"2026-05-01T18:30:00Z\",\"relevance\":3"))
  }

  @Test func anEnumOfAnIntentChoosesTheButton() throws {
    let scratch = try Scratch()
    let program = ExampleProgram(name: "PayWidgets")
    for button in ["scan", "transit"] {
      let file = try scratch.write("c.json", #"{"button": "\#(button)"}"#)
      let outcome = try program.run(
        "--kind", "ShortcutWidget", "--configuration", file, "--json",
        scratch.path("\(button).png"))
      #expect(outcome.out.contains("demo-pay://\(button)"), "\(outcome.err)")
    }
    #expect(try scratch.data("scan.png") != scratch.data("transit.png"))
  }

  @Test func itemsOfAnIntentComeFromItsHandlerOrAreWrittenOut() throws {
    let scratch = try Scratch()
    let program = ExampleProgram(name: "PayWidgets")
    let file = try scratch.write(
      "c.json",
      #"""
      {"side": "left", "showsWeather": false,
       "buttons": ["food", {"identifier": "x", "displayString": "X", "url": "demo-pay://x"}]}
      """#)
    let outcome = try program.run(
      "--kind", "MyButtonsWidget", "--configuration", file, "--json", scratch.path("a.png"))
    #expect(outcome.code == 0, "\(outcome.err)")
    #expect(outcome.out.contains("demo-pay://food"))
    #expect(outcome.out.contains("demo-pay://x"))
    #expect(!outcome.out.contains("demo-pay://almanac"), "the weather is not shown")
    let unconfigured = try program.run(
      "--kind", "MyButtonsWidget", "--json", scratch.path("b.png"))
    #expect(unconfigured.out.contains("demo-pay://health"), "the handler's default has four")
  }

  @Test func anUnknownItemIsNamedWithTheKnownOnes() throws {
    let scratch = try Scratch()
    let file = try scratch.write("c.json", #"{"buttons": ["parsel"]}"#)
    let outcome = try ExampleProgram(name: "PayWidgets").run(
      "--kind", "MyButtonsWidget", "--configuration", file, scratch.path("a.png"))
    #expect(outcome.code == 65)
    #expect(outcome.err.contains("did you mean parcel?"), "\(outcome.err)")
  }

  @Test(arguments: [
    #"{"group.example.allowance": {"data": 3.5, "minutes": 7}}"#, #"{"data": 3.5, "minutes": 7}"#,
  ])
  func groupDefaultsComeFromAFile(json: String) throws {
    let scratch = try Scratch()
    let file = try scratch.write("group.json", json)
    let program = ExampleProgram(name: "LockScreen")
    for (name, words) in [("a", []), ("b", ["--defaults", file])] {
      let outcome = try program.run(
        ["--kind", "Allowance", "--family", "accessoryInline", scratch.path("\(name).png")]
          + words)
      #expect(outcome.code == 0, "\(outcome.err)")
    }
    #expect(try scratch.data("a.png") != scratch.data("b.png"))
  }

  @Test func anEntryIsReadFromAFile() throws {
    let scratch = try Scratch()
    let program = ExampleProgram(name: "PhotoMenu")
    let entry = try scratch.write(
      "entry.json", #"{"date": "2026-05-02T12:00:00+02:00", "picture": "menu-salad"}"#)
    let outcome = try program.run("--entry", entry, "--json", scratch.path("a.png"))
    #expect(outcome.out.contains("2026-05-02T10:00:00Z"), "\(outcome.err)")
    #expect(outcome.out.contains("demo-menu://today"))
    let broken = try scratch.write("broken.json", #"{"date": "yesterday"}"#)
    let failed = try program.run("--entry", broken, scratch.path("b.png"))
    #expect(failed.code == 65)
    #expect(failed.err.contains("date: “yesterday” is not an ISO 8601 date"), "\(failed.err)")
  }
}
