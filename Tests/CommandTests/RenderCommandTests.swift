import Foundation
import Testing

/// The command end to end: bytes, messages, exit codes.
struct RenderCommandTests {
  @Test func thePayWidgetIsA1014By474Picture() throws {
    let scratch = try Scratch()
    let result = try Program.run([
      "--family", "systemMedium", "--entry", "templates/pay/entry.json", scratch.path("out.png"),
    ])
    #expect(result.exitCode == 0)
    #expect(result.output.isEmpty)
    #expect(result.errors == "")
    let png = try Data(contentsOf: scratch.folder.appendingPathComponent("out.png"))
    // Width and height stand in the header, big-endian.
    #expect(png[16..<24].elementsEqual([0, 0, 3, 246, 0, 0, 1, 218]))
  }

  @Test func jsonTellsWhatWasMade() throws {
    let scratch = try Scratch()
    let result = try Program.run([
      "--json", "--entry", "templates/pay/entry.json", scratch.path("out.png"),
    ])
    #expect(result.exitCode == 0)
    let told = try #require(
      try JSONSerialization.jsonObject(with: result.output) as? [String: Any])
    #expect(told["status"] as? String == "done")
    let picture = try #require(told["result"] as? [String: Any])
    #expect(picture["width"] as? Double == 338)
    #expect(picture["family"] as? String == "systemMedium")
    #expect((picture["links"] as? [Any])?.count ?? 0 >= 4)
  }

  /// What the user did, how it ends, and what the one line says.
  struct Mistake: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let arguments: [String]
    let exitCode: Int32
    let says: [String]
    var files: [String: String] = [:]

    init(
      _ name: String, _ arguments: [String], _ exitCode: Int32, _ says: [String],
      files: [String: String] = [:]
    ) {
      testDescription = name
      self.arguments = arguments
      self.exitCode = exitCode
      self.says = says
      self.files = files
    }
  }

  static let template = #"{"template": 1, "body": BODY}"#

  static let mistakes = [
    Mistake(
      "unknown family", ["--family", "systemMediun", "--template", "pay", "OUT"], 64,
      ["systemMediun", "systemMedium"]),
    Mistake(
      "missing entry", ["--entry", "nothing.json", "OUT"], 66, ["nothing.json", "no such file"]),
    Mistake(
      "broken JSON", ["--template", "DIR/t.json", "OUT"], 65, ["t.json:1:"],
      files: ["t.json": #"{"template": 1, "body": "#]),
    Mistake(
      "unknown view type", ["--template", "DIR/t.json", "OUT"], 65,
      ["/body", "HStak", "HStack"],
      files: ["t.json": #"{"template": 1, "body": {"type": "HStak", "children": []}}"#]),
    Mistake(
      "unknown path in an expression",
      ["--template", "DIR/t.json", "--entry", "DIR/e.json", "OUT"], 65,
      ["/body", "nme", "name"],
      files: [
        "t.json": #"{"template": 1, "body": {"type": "Text", "text": "{{ entry.nme }}"}}"#,
        "e.json": #"{"name": "Ann"}"#,
      ]),
    Mistake(
      "unwritable output",
      ["--template", "pay", "--entry", "templates/pay/entry.json", "/nowhere/out.png"],
      66, ["/nowhere"]),
    Mistake(
      "unknown extension",
      ["--template", "pay", "--entry", "templates/pay/entry.json", "DIR/out.bmp"], 64,
      ["out.bmp", ".png"]),
  ]

  @Test(arguments: mistakes + oddities)
  func aMistakeIsOneClearLineAndNoFile(_ mistake: Mistake) throws {
    let scratch = try Scratch()
    for (name, text) in mistake.files { _ = try scratch.write(text, to: name) }
    let before = try scratch.names()
    let arguments = mistake.arguments.map {
      $0.replacingOccurrences(of: "OUT", with: scratch.path("out.png"))
        .replacingOccurrences(of: "DIR", with: scratch.folder.path)
    }
    let result = try Program.run(arguments)
    #expect(result.exitCode == mistake.exitCode, "\(result.errors)")
    for words in mistake.says { #expect(result.errors.contains(words), "\(result.errors)") }
    let lines = result.errors.split(separator: "\n").filter { !$0.hasPrefix("Try ") }
    #expect(lines.count == 1, "\(result.errors)")
    #expect(try scratch.names() == before)
  }

  @Test func tenThousandNestedViewsAreAnErrorAndNoOverflow() throws {
    let scratch = try Scratch()
    let depth = 10_000
    let body =
      String(repeating: #"{"type":"VStack","children":["#, count: depth)
      + #"{"type":"Text","text":"x"}"# + String(repeating: "]}", count: depth)
    let file = try scratch.write(#"{"template":1,"body":"# + body + "}", to: "deep.json")
    let result = try Program.run(["--template", file, scratch.path("out.png")])
    #expect(result.exitCode == 65, "\(result.errors)")
    #expect(try scratch.names() == ["deep.json"])
  }

  @Test func aPictureOfImpossibleSizeIsRefusedAtItsHeader() throws {
    let scratch = try Scratch()
    let png = Program.root.appendingPathComponent(
      "Tests/Fixtures/crash/claims-20000.png")
    try #require(FileManager.default.fileExists(atPath: png.path))
    try FileManager.default.copyItem(
      at: png, to: scratch.folder.appendingPathComponent("huge.png"))
    let file = try scratch.write(
      #"{"template":1,"body":{"type":"Image","name":"huge"}}"#, to: "template.json")
    let result = try Program.run(["--template", file, scratch.path("out.png")])
    #expect(result.exitCode == 65, "\(result.errors)")
    #expect(result.errors.contains("20000"), "\(result.errors)")
    #expect(try scratch.names() == ["huge.png", "template.json"])
  }
}
