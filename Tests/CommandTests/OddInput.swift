/// Mistakes that went through in silence, wrote over a file or stopped the program.
extension RenderCommandTests {
  private static let pay = ["--template", "pay", "--entry", "templates/pay/entry.json"]

  static let oddities =
    [
      ("--assets", "folder"), ("--symbols", "folder"), ("--fonts", "folder"),
      ("--strings", "file or folder"),
    ].map { option, kind in
      Mistake(
        "\(option) that is not there", pay + [option, "DIR/nothing", "OUT"], 66,
        ["nothing", "no such \(kind)"])
    }
    + ["\u{202E}", "../../etc", "", "-"].map {
      Mistake("locale “\($0)”", pay + ["--locale=\($0)", "OUT"], 64, ["--locale", "de_DE"])
    }
    + ["2026-02-30T00:00:00Z", "2026-05-01T25:00:00Z", "2026-05-01T09:30:61Z", "2026-05-01"].map {
      Mistake("date \($0)", pay + ["--at", $0, "OUT"], 64, [$0, "2026-05-01T09:30:00Z"])
    }
    + [
      Mistake(
        "picture and tree in one file", pay + ["--tree", "DIR/./out.png", "OUT"], 64,
        ["--tree", "out.png"]),
      Mistake("picture and tree in one stream", pay + ["--tree", "-", "-"], 64, ["--tree"]),
      Mistake(
        "picture over the entry",
        ["--template", "pay", "--entry", "DIR/e.json", "--format", "png", "DIR/./e.json"], 64,
        ["e.json", "overwritten"], files: ["e.json": "{}"]),
      Mistake(
        "misspelled template", ["--template", "pya", "OUT"], 66, ["pya", "did you mean “pay”"]),
      Mistake("line end in a name", ["--template", "x\ny", "OUT"], 66, ["x\\ny"]),
      Mistake(
        "picture cut off", ["--template", "DIR/t.json", "OUT"], 65, ["cut.svg", "damaged"],
        files: [
          "t.json": #"{"template": 1, "body": {"type": "Image", "name": "cut"}}"#,
          "cut.svg": #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect"#,
        ]),
      Mistake(
        "twenty thousand modifiers", ["--template", "DIR/t.json", "OUT"], 65,
        ["/body/modifiers", "20000", "512"],
        files: [
          "t.json": #"{"template": 1, "body": {"type": "Text", "text": "x", "modifiers": ["#
            + Array(repeating: #""hidden""#, count: 20_000).joined(separator: ",") + "]}}"
        ]),
      Mistake(
        "expression of a hundred thousand words", ["--template", "DIR/t.json", "OUT"], 65,
        ["/body/text", "…"],
        files: [
          "t.json": #"{"template": 1, "body": {"type": "Text", "text": "{{ "#
            + String(repeating: "1 + ", count: 50_000) + #"1 }}"}}"#
        ]),
      Mistake(
        "blurs in blurs", ["--template", "DIR/t.json", "OUT"], 65, ["limit"],
        files: [
          "t.json": #"{"template": 1, "body": {"type": "Text", "text": "x", "modifiers": ["#
            + Array(repeating: #"{"blur": {"radius": 100}}"#, count: 50).joined(separator: ",")
            + "]}}"
        ]),
    ]
}
