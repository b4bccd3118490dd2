import Foundation
import Testing

/// What is drawn all the same is a warning; `--strict` makes it a failure without a picture.
struct StrictTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let body: String
    var arguments: [String] = []
    let says: [String]
  }

  static let tables = "Tests/Fixtures/localized"
  static let cases = [
    Case(
      testDescription: "missing glyph", body: #"{"type": "Text", "text": "Hi \uE123"}"#,
      says: [
        "glyph-missing", "U+E123", "/body", "asked: Inter, ", "Noto Sans KR", "Noto Color Emoji",
      ]),
    Case(
      testDescription: "missing key", body: #"{"type": "Text", "text": "Good mornin"}"#,
      arguments: ["--strings", tables, "--locale", "de_DE"],
      says: ["string-missing", "Good mornin", "de_DE", "nearest: Good morning"]),
    Case(
      testDescription: "key without this language",
      body: #"{"type": "Text", "text": "Only English"}"#,
      arguments: ["--strings", tables, "--locale", "de_DE"],
      says: ["string-missing", "Only English", "de_DE", "shown in en"]),
    Case(
      testDescription: "missing key of a filter",
      body: #"{"type": "Text", "text": "{{ 'Good mornin' | localized }}"}"#,
      arguments: ["--strings", tables, "--locale", "de_DE"],
      says: ["string-missing", "Good mornin", "de_DE"]),
    Case(
      testDescription: "missing font family",
      body:
        #"{"type": "Text", "text": "x", "modifiers": [{"font": {"name": "Nope Sans", "size": 12}}]}"#,
      says: ["font-missing", "Nope Sans", "/body"]),
    Case(
      testDescription: "text over the limit",
      body: #"{"type": "Text", "text": ""# + String(repeating: "word ", count: 5_000) + #""}"#,
      says: ["text-too-long", "25000", "20000", "/body"]),
    Case(
      testDescription: "missing picture", body: #"{"type": "Image", "name": "nope"}"#,
      says: ["image-missing", "nope", "/body"]),
    Case(
      testDescription: "missing symbol", body: #"{"type": "Image", "systemName": "nope"}"#,
      says: ["symbol-unknown", "nope", "/body"]),
  ]

  @Test(arguments: cases)
  func aWarningIsAFailureWhenAsked(_ strict: Case) throws {
    let scratch = try Scratch()
    let file = try scratch.write(#"{"template": 1, "body": \#(strict.body)}"#, to: "t.json")
    let arguments = ["--template", file] + strict.arguments + [scratch.path("out.png")]
    let failed = try Program.run(["--strict"] + arguments)
    #expect(failed.exitCode == 65, "\(failed.errors)")
    for words in strict.says { #expect(failed.errors.contains(words), "\(failed.errors)") }
    #expect(try scratch.names() == ["t.json"])
    let drawn = try Program.run(arguments)
    #expect(drawn.exitCode == 0, "\(drawn.errors)")
    #expect(drawn.errors.split(separator: "\n").count == 1, "\(drawn.errors)")
    #expect(try scratch.names() == ["out.png", "t.json"])
  }

  @Test(arguments: [
    ["list", "symbols"], ["--help"],
    ["--template", "pay", "--entry", "templates/pay/entry.json", "-"],
  ])
  func aReaderThatGoesAwayIsNoFailure(_ arguments: [String]) throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let result = try Program.run(arguments, standardOutput: pipe.fileHandleForWriting)
    #expect(result.exitCode == 0)
    #expect(result.errors == "")
  }

  @Test func aFamilyTheTemplateIsNotMadeForIsSaid() throws {
    let scratch = try Scratch()
    let arguments = [
      "--entry", "templates/weather/entry.json", "--family", "accessoryRectangular",
      scratch.path("out.png"),
    ]
    let drawn = try Program.run(arguments)
    #expect(drawn.exitCode == 0)
    #expect(drawn.errors.contains("the template “weather” is not made for accessoryRectangular"))
    #expect(try Program.run(["--strict"] + arguments).exitCode == 65)
  }
}
