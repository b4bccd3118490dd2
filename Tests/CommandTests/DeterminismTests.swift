import Foundation
import Testing

/// Nothing of the machine reaches a pixel.
struct DeterminismTests {
  private static let pay = ["--family", "systemMedium", "--entry", "templates/pay/entry.json"]

  private func picture(
    _ environment: [String: String] = [:], in folder: URL = Program.root,
    _ arguments: [String] = pay
  ) throws -> Data {
    let result = try Program.run(
      arguments + ["-"], in: folder, environment: environment)
    #expect(result.exitCode == 0, "\(result.errors)")
    return result.output
  }

  @Test func twoRunsGiveTheSameBytes() throws {
    let first = try picture()
    #expect(first.count > 10_000)
    #expect(try picture() == first)
  }

  @Test(arguments: [
    ["LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8", "LANGUAGE": "de"],
    ["TZ": "Pacific/Kiritimati"], ["TZ": "America/Los_Angeles"],
    ["HOME": "/nonexistent", "XDG_CACHE_HOME": "/nonexistent", "XDG_CONFIG_HOME": "/nonexistent"],
    ["PANGO_LANGUAGE": "zh-tw:ja", "PANGOCAIRO_BACKEND": "win32"],
    ["FREETYPE_PROPERTIES": "truetype:interpreter-version=35"],
    ["DISPLAY": ":0", "COLUMNS": "40", "TERM": "dumb"],
  ])
  func noEnvironmentVariableChangesAPixel(_ environment: [String: String]) throws {
    #expect(try picture(environment) == picture())
  }

  /// libthai reads the folder of its dictionary from the environment.
  @Test func thaiBreaksDoNotDependOnTheMachine() throws {
    let scratch = try Scratch()
    let template = try scratch.write(
      #"{"template": 1, "body": {"type": "Text", "text": "ภาษาไทยเป็นภาษาที่มีระดับเสียง"}}"#,
      to: "t.json")
    let arguments = ["--template", template, "--size", "100x200", "--locale", "th_TH"]
    _ = try scratch.write("no dictionary", to: "thbrk.tri")
    #expect(
      try picture(["LIBTHAI_DICTDIR": scratch.folder.path], arguments)
        == picture([:], arguments))
  }

  @Test func aHostileFontconfigChangesNothing() throws {
    let scratch = try Scratch()
    let config = try scratch.write(
      """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
      <match target="pattern"><edit name="family" mode="assign" binding="strong">
      <string>Missing</string></edit></match>
      <match target="font"><edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
      <edit name="rgba" mode="assign"><const>rgb</const></edit></match></fontconfig>
      """, to: "fonts.conf")
    #expect(
      try picture(["FONTCONFIG_FILE": config, "FONTCONFIG_PATH": scratch.folder.path])
        == picture())
  }

  @Test func theWorkingFolderDoesNotMatter() throws {
    let scratch = try Scratch()
    let entry = Program.root.appendingPathComponent("templates/pay/entry.json").path
    let elsewhere = try picture(
      in: scratch.folder, ["--family", "systemMedium", "--entry", entry])
    #expect(elsewhere == (try picture()))
  }

  @Test func oneWorkerGivesTheSameBytesAsFour() throws {
    let scratch = try Scratch()
    let lines = (0..<8).map { index in
      """
      {"output": "\(index).png", "entryFile": "templates/pay/entry.json", \
      "scheme": "\(index % 2 == 0 ? "light" : "dark")", "locale": "zh_CN"}
      """
    }
    let jobs = try scratch.write(lines.joined(separator: "\n"), to: "jobs.ndjson")
    for workers in ["1", "4"] {
      let result = try Program.run(
        ["batch", jobs, "--jobs", workers, "--out", scratch.path("out" + workers)])
      #expect(result.exitCode == 0, "\(result.errors)")
    }
    for index in 0..<8 {
      let one = try Data(contentsOf: scratch.folder.appendingPathComponent("out1/\(index).png"))
      let four = try Data(contentsOf: scratch.folder.appendingPathComponent("out4/\(index).png"))
      #expect(one == four)
    }
  }
}
