import Foundation
import Testing

/// Input that is odd and still has to become a picture.
struct OddPictureTests {
  private static let pay = ["--template", "pay", "--entry", "templates/pay/entry.json"]

  /// Letters that lie beyond the picture's edge beside letters inside it stopped the painter.
  @Test(arguments: ["0.1x0.1", "1x1", "30x30", "100x100", "60x400", "8192x0.1"])
  func everySizeIsDrawn(_ size: String) throws {
    let result = try Program.run(Self.pay + ["--size", size, "-"])
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.output.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test(arguments: [
    "ar-u-nu-arab", "hi@numbers=deva", "en_US@currency=EUR", "en-US-u-ca-buddhist-hc-h23",
    "zh-Hant-HK", "xx", "en-XA", "ar-XB", "en_US_POSIX",
  ])
  func everyWellFormedLocaleIsDrawn(_ locale: String) throws {
    let result = try Program.run(Self.pay + ["--scale", "1", "--locale", locale, "-"])
    #expect(result.exitCode == 0, "\(result.errors)")
  }

  @Test(arguments: [
    #"{"shadow": {"radius": 2, "x": 1e308}}"#, #"{"shadow": {"radius": 2, "y": -9e18}}"#,
    #"{"transformEffect": {"tx": -1e308}}"#, #"{"offset": {"x": 1e308}}"#,
    #"{"rotationEffect": 1e308}"#, #"{"redacted": "placeholder"}"#,
  ])
  func hugeNumbersAreDrawnInEveryFormat(_ modifier: String) throws {
    let scratch = try Scratch()
    let file = try scratch.write(
      #"""
      {"template": 1, "body": {"type": "Text", "text": "x",
        "modifiers": [{"font": {"size": 0}}, \#(modifier)]}}
      """#, to: "t.json")
    for format in ["png", "svg", "pdf", "webp"] {
      let result = try Program.run(["--template", file, "--format", format, "-"])
      #expect(result.exitCode == 0, "\(format): \(result.errors)")
      #expect(!result.output.isEmpty)
    }
  }

  /// One that is put into another file without being decoded was passed on as it was.
  @Test(arguments: ["png", "svg", "pdf", "webp"])
  func aDamagedPictureIsAnErrorInEveryFormat(_ format: String) throws {
    let scratch = try Scratch()
    // The header is whole, the pixels are missing.
    let symbol = Program.root.appendingPathComponent(
      "templates/pay/Assets.xcassets/pay-background.imageset")
    let names = try FileManager.default.contentsOfDirectory(atPath: symbol.path).sorted()
    let name = try #require(names.first { !$0.hasSuffix("json") })
    let ending = (name as NSString).pathExtension
    let bytes = try Data(contentsOf: symbol.appendingPathComponent(name))
    try bytes.prefix(bytes.count / 2).write(
      to: scratch.folder.appendingPathComponent("cut.\(ending)"))
    let file = try scratch.write(
      #"{"template": 1, "body": {"type": "Image", "name": "cut", "modifiers": ["resizable"]}}"#,
      to: "t.json")
    let result = try Program.run(["--template", file, scratch.path("out." + format)])
    #expect(result.exitCode == 65, "\(result.errors)")
    #expect(result.errors.contains("cut.\(ending)") && result.errors.contains("ends too early"))
    #expect(try scratch.names() == ["cut.\(ending)", "t.json"])
  }

  @Test func whatIsWrongInACatalogueIsSaidWithThePictureThatIsMissing() throws {
    let scratch = try Scratch()
    for name in ["a", "b"] {
      try FileManager.default.createDirectory(
        at: scratch.folder.appendingPathComponent("Assets.xcassets/\(name).imageset"),
        withIntermediateDirectories: true)
    }
    for name in ["a", "b"] {
      _ = try scratch.write(
        #"{"images": [{"filename": "gone-\#(name).png", "scale": "1x"}]}"#,
        to: "Assets.xcassets/\(name).imageset/Contents.json")
    }
    for name in ["a", "b"] {
      let file = try scratch.write(
        #"{"template": 1, "body": {"type": "Image", "name": "\#(name)"}}"#, to: "t.json")
      let result = try Program.run(["--template", file, "-"])
      #expect(result.exitCode == 0)
      #expect(result.errors.contains("“gone-\(name).png” is not in the folder"))
      #expect(result.errors.split(separator: "\n").count == 2, "\(result.errors)")
      #expect(try Program.run(["--strict", "--template", file, "-"]).exitCode == 65)
    }
  }

  /// A full disk is not our own fault.
  @Test(arguments: [
    "list devices", "--help", "--version", "dump tree --template pay", "--template pay -",
    "--template pay --json /dev/null",
  ])
  func aFullOutputIsOneClearLine(_ command: String) throws {
    let entry = "--entry templates/pay/entry.json"
    let words = command.replacingOccurrences(of: "--template pay", with: "--template pay \(entry)")
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let result = try Program.run(
      words.replacingOccurrences(of: "/dev/null", with: "--format png /dev/null")
        .split(separator: " ").map(String.init), standardOutput: full)
    #expect(result.exitCode == 66)
    #expect(
      result.errors
        == "widgetrender: standard output: cannot be written: No space left on device\n")
  }

  /// Fonts that come with a render are its author's business, not the product's.
  @Test(arguments: ["text", "empty", "folder", "loop", "pipe", "namesake"])
  func aFontThatCannotBeReadIsOneClearLine(_ kind: String) throws {
    let scratch = try Scratch()
    let name = kind == "namesake" ? "Inter-Variable.ttf" : "Brand.TTF"
    let path = scratch.path(name)
    switch kind {
    case "text": _ = try scratch.write("no font", to: name)
    case "empty": _ = try scratch.write("", to: name)
    case "folder":
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    case "loop": try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path)
    case "pipe": try #require(mkfifo(path, 0o600) == 0)
    default:
      let own = try #require(
        FileManager.default.enumerator(atPath: Program.root.path + "/Fonts")?
          .compactMap { $0 as? String }.first { $0.hasSuffix(name) })
      try FileManager.default.copyItem(
        atPath: Program.root.path + "/Fonts/" + own, toPath: path)
    }
    let result = try Program.run(Self.pay + ["--fonts", scratch.folder.path, "-"])
    #expect(result.exitCode == 65)
    #expect(result.errors.contains(path), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
  }
}
