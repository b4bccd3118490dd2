import Testing

@Suite struct LayeringTests {
  private static let table = """
    | `Outside` | Not in the table | Low |
    <!-- targets -->
    | Target | Holds | May import |
    | --- | --- | --- |
    | `*` | Everybody | Foundation |
    | `Low` | | |
    | `Middle` * | | Low, CThing |
    | `High` | | Middle |
    | `widgetrender` | | High |
    <!-- end of targets -->
    """

  private func sandbox(_ files: [(path: String, text: String)]) throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write("Docs/architecture.md", Self.table)
    for folder in ["CThing", "Low", "Middle", "High", "widgetrender", "Outside"] {
      try sandbox.make(folder: "Sources/\(folder)")
    }
    try sandbox.write("Sources/CThing/module.modulemap", "")
    try sandbox.write("Sources/Low/Empty.swift", "")
    for file in files { try sandbox.write("Sources/\(file.path)", file.text) }
    return sandbox
  }

  @Test func acceptsWhatTheTableAllows() throws {
    let sandbox = try sandbox([
      ("Middle/A.swift", "import CThing\npackage import Low\nprivate import Foundation\n"),
      ("High/A.swift", "public import Middle\n@_exported import Low\nimport struct Low.Thing\n"),
      ("widgetrender/A.swift", "import High\nlet now = Date()\n"),
      ("Low/A.swift", "// Date() and import High\nlet a = update(), b = lastDate()\n"),
    ])
    #expect(
      try sandbox.run("Scripts/check-layering.sh") == Sandbox.Outcome(code: 0, out: "", err: ""))
  }

  @Test func namesEveryForbiddenImportWithItsPlace() throws {
    let sandbox = try sandbox([
      ("Low/A.swift", "import Foundation\nimport High\n"),
      ("Middle/A.swift", "package import CThing\n"),
      ("High/A.swift", "@preconcurrency import CThing\nimport Dispatch\n"),
      ("Outside/A.swift", "import Low\n"),
    ])
    let outcome = try sandbox.run("Scripts/check-layering.sh")
    #expect(
      outcome.out == """
        Sources/High/A.swift:1: High may not import CThing; its row in Docs/architecture.md names Middle
        Sources/High/A.swift:2: High may not import Dispatch; its row in Docs/architecture.md names Middle
        Sources/Low/A.swift:2: Low may not import High; its row in Docs/architecture.md names nothing
        Sources/Middle/A.swift:1: C module CThing is imported package; no C type may leave Middle
        Sources/Outside/A.swift:1: target Outside has no row in Docs/architecture.md

        """)
    #expect(outcome.err == "check-layering: 5 findings\n")
    #expect(outcome.code == 1)
  }

  @Test(arguments: [
    ("Date()", "let x = Foundation.Date()"), ("Date.now", "let x = Date.now"),
    ("Locale.current", "let x = Locale.current.identifier"),
    ("TimeZone.autoupdatingCurrent", "let x = TimeZone.autoupdatingCurrent"),
    ("Calendar.current", "f(Calendar.current)"),
    ("ProcessInfo", "let x = ProcessInfo.processInfo"),
    ("getenv", "let x = getenv(\"HOME\")"),
  ])
  func theMachineIsAskedInTheCommandOnly(what: String, code: String) throws {
    let sandbox = try sandbox([("Low/A.swift", code + "\n"), ("widgetrender/A.swift", code + "\n")])
    let outcome = try sandbox.run("Scripts/check-layering.sh")
    #expect(outcome.out == "Sources/Low/A.swift:1: \(what) in Low: take it from the request\n")
    #expect(outcome.code == 1)
  }

  @Test func aDocumentWithoutTheTableIsAnError() throws {
    let sandbox = try sandbox([])
    try sandbox.write("Docs/architecture.md", "# Architecture\n")
    #expect(try sandbox.run("Scripts/check-layering.sh").code == 1)
  }
}
