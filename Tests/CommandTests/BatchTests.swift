import Foundation
import Testing

/// Many pictures in one run: a bad line is told and the others are drawn.
struct BatchTests {
  private static let pay = #""template": "pay", "entryFile": "templates/pay/entry.json", "#

  private func run(
    _ lines: [String], _ scratch: borrowing Scratch, _ arguments: [String] = []
  ) throws -> Program.Result {
    let jobs = try scratch.write(lines.joined(separator: "\n"), to: "jobs.ndjson")
    return try Program.run(
      ["batch", jobs, "--out", scratch.path("out"), "--scale", "1"] + arguments)
  }

  @Test(arguments: [
    (#"x"#, "expected a value"), (#"[]"#, "expected a JSON object"),
    (#"{}"#, "“output” is missing"),
    (#"{"output": 5}"#, "expected a text"), (#"{"output": "../a.png"}"#, "leads out of"),
    (#"{"output": "/tmp/a.png"}"#, "leads out of"),
    (#"{"output": "b/../../a.png"}"#, "leads out of"),
    (#"{"output": "a\u0000b.png"}"#, "NUL"),
    (#"{\#(pay) "output": "a.gif"}"#, ".png, .svg, .pdf, .webp"),
    (#"{"output": "a.png", "tmplate": "pay"}"#, "did you mean “template”"),
    (#"{"output": "a.png", "output": "b.png"}"#, "a second time"),
    (#"{\#(pay) "output": "a.png", "locale": "\u202e"}"#, "language and region"),
    (#"{\#(pay) "output": "a.png", "at": "2026-02-30T00:00:00Z"}"#, "is not a date"),
    (#"{\#(pay) "output": "a.png", "family": "nope"}"#, "nope"),
    (#"{"output": "a.png", "template": "no\npe"}"#, "no\\npe"),
  ])
  func aBadLineIsOneLineOfTheReport(_ line: String, _ says: String) throws {
    let scratch = try Scratch()
    let result = try run([#"{\#(Self.pay) "output": "good.png"}"#, "", line], scratch)
    #expect(result.exitCode == 65)
    let told = result.errors.split(separator: "\n")
    #expect(told.count == 1 && result.errors.contains("line 3: "), "\(result.errors)")
    #expect(result.errors.contains(says), "\(result.errors)")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.path("out")) == ["good.png"])
  }

  /// Whichever worker came last decided what was in the file.
  @Test func twoLinesCannotWriteOneFile() throws {
    let scratch = try Scratch()
    let lines = ["a.png", "./a.png", "b/../a.png"].map { #"{\#(Self.pay) "output": "\#($0)"}"# }
    let result = try run(lines, scratch, ["--jobs", "3"])
    #expect(result.exitCode == 65)
    #expect(result.errors.contains("line 2: /output: line 1 writes the same file"))
    #expect(result.errors.contains("line 3: /output: line 1 writes the same file"))
  }

  /// A link in the folder is not followed out of it, neither as a folder nor as the file itself.
  @Test func linksThatLeadOutAreRefused() throws {
    let scratch = try Scratch()
    let manager = FileManager.default
    for folder in ["out/inside", "elsewhere"] {
      try manager.createDirectory(
        at: scratch.folder.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    let mine = try scratch.write("mine", to: "elsewhere/mine.png")
    try manager.createSymbolicLink(
      atPath: scratch.path("out/away"), withDestinationPath: scratch.path("elsewhere"))
    try manager.createSymbolicLink(atPath: scratch.path("out/file.png"), withDestinationPath: mine)
    try manager.createSymbolicLink(atPath: scratch.path("out/near"), withDestinationPath: "inside")
    let names = ["away/a.png", "away/b/c.png", "file.png", "near/ok.png", "inside/ok.png"]
    let result = try run(names.map { #"{\#(Self.pay) "output": "\#($0)"}"# }, scratch)
    #expect(result.exitCode == 65)
    for line in 1...3 { #expect(result.errors.contains("line \(line): /output: ")) }
    #expect(result.errors.contains("by a link"), "\(result.errors)")
    // One file under two names.
    #expect(result.errors.contains("line 5: /output: line 4 writes the same file"))
    #expect(try String(contentsOfFile: mine, encoding: .utf8) == "mine")
    #expect(try manager.contentsOfDirectory(atPath: scratch.path("elsewhere")) == ["mine.png"])
    #expect(try manager.contentsOfDirectory(atPath: scratch.path("out/inside")) == ["ok.png"])
  }

  @Test func aFileInPlaceOfTheFolderIsRefused() throws {
    let scratch = try Scratch()
    _ = try scratch.write("", to: "out")
    let result = try run([#"{\#(Self.pay) "output": "a.png"}"#], scratch)
    #expect(result.exitCode == 66)
    #expect(result.errors.contains("no folder"), "\(result.errors)")
  }

  /// Pictures were remembered by their path below the template's folder.
  @Test func templatesOfOneNameKeepTheirOwnPictures() throws {
    let scratch = try Scratch()
    var lines: [String] = []
    for (index, color) in ["red", "blue", "red"].enumerated() {
      let folder = "\(index)/card"
      try FileManager.default.createDirectory(
        at: scratch.folder.appendingPathComponent(folder), withIntermediateDirectories: true)
      _ = try scratch.write(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">
        <rect width="9" height="9" fill="\(color)"/></svg>
        """, to: folder + "/plate.svg")
      _ = try scratch.write(
        #"{"template": 1, "body": {"type": "Image", "name": "plate", "modifiers": ["resizable"]}}"#,
        to: folder + "/template.json")
      lines.append(#"{"output": "\#(index).png", "template": "\#(scratch.path(folder))"}"#)
    }
    let result = try run(lines, scratch)
    #expect(result.exitCode == 0, "\(result.errors)")
    let pictures = try (0..<3).map {
      try Data(contentsOf: scratch.folder.appendingPathComponent("out/\($0).png"))
    }
    #expect(pictures[0] != pictures[1])
    #expect(pictures[0] == pictures[2])
  }
}
