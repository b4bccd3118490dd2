import CommandLineKit
import Foundation
import Synchronization

/// A small program with one of everything, and a console that remembers.
enum Sample {
  enum Scheme: String, CaseIterable, Sendable { case light, dark }

  static let output = Argument.required("OUTPUT", "Where the picture goes.", .path)
  static let scale = Option.value(
    "scale", "Pixels per point; by default the device's.", .number(in: 1...8))
  static let scheme = Option.value(
    "scheme", "Light or dark; by default light.", .choice(Scheme.self), default: .light)
  static let overlay = Option.repeated(
    "overlay", short: "o", as: "NAME", "Draw over the picture: frames, margins or baselines.",
    .oneOf(["frames", "margins", "baselines"]))
  static let strict = Option.flag(
    "strict", "Treat warnings as errors, so that a picture with a replaced font fails.")
  static let files = Argument.rest("FILE", "Files to look at.", .path)
  static let jobs = Option.value("jobs", short: "j", "Workers.", .integer(in: 1...64), default: 1)

  static let render = Command(
    "render", "Draws a widget.", arguments: [output.declaration],
    options: [
      OptionSection("LOOK", [scale.declaration, scheme.declaration, overlay.declaration]),
      OptionSection("OPTIONS", [strict.declaration]),
    ]
  ) { context in
    let text =
      "\(context[output]) \(context[scale] ?? 3) \(context[scheme]) "
      + "\(context[overlay]) \(context[strict])\n"
    try context.report(["path": context[output]], text: text)
    return .done
  }

  static let check = Command(
    "check", "Looks at files.", discussion: "Reads every file twice.\n\nNothing is written.",
    arguments: [files.declaration], options: [OptionSection("OPTIONS", [jobs.declaration])],
    trailing: "WORDS"
  ) { context in
    if context[files] == ["fault"] { throw Fault() }
    if context[files] == ["gone"] {
      throw CommandLineError.fileMissing(path: "gone", suggestion: nil)
    }
    try context.console.print("\(context[files]) \(context[jobs]) \(context.arguments.trailing)\n")
    return .differs
  }

  struct Fault: Error, CustomStringConvertible {
    var description: String { "something broke" }
  }

  static let program = CommandGroup(
    "sample", "Draws and checks.", version: "1.2", commands: [render, check], default: "render")

  /// Runs the program and returns everything it said.
  static func run(_ words: String...) -> Outcome {
    let console = RecordingConsole()
    let code = program.run(words, console: console.console)
    return Outcome(code: code, out: console.out, err: console.err)
  }

  struct Outcome {
    let code: ExitCode
    let out: String
    let err: String
  }
}

/// Collects what is written, and hands out what should be read.
final class RecordingConsole: Sendable {
  private let texts = Mutex((out: Data(), err: ""))
  private let input: Data
  private let isInteractive: Bool

  init(input: String = "", isInteractive: Bool = false) {
    self.input = Data(input.utf8)
    self.isInteractive = isInteractive
  }

  var out: String { texts.withLock { String(decoding: $0.out, as: UTF8.self) } }
  var err: String { texts.withLock { $0.err } }

  var console: Console {
    Console(
      isInteractive: isInteractive,
      write: { data in self.texts.withLock { $0.out.append(data) } },
      complain: { text in self.texts.withLock { $0.err += text } },
      readInput: { _ in self.input })
  }
}

/// A folder that is gone after the test.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}
