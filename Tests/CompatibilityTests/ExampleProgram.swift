import Foundation

/// A widget compiled as a program, run as its author would.
struct ExampleProgram {
  struct Outcome {
    let code: Int32
    let out: String
    let err: String
  }

  let name: String

  /// Tests and programs are built into the same folder.
  var executable: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent(name)
  }

  func run(_ words: String...) throws -> Outcome { try run(words) }

  func run(_ words: [String], environment: [String: String]? = nil) throws -> Outcome {
    let process = Process()
    if let environment { process.environment = environment }
    process.executableURL = executable
    process.arguments = words
    let out = Pipe()
    let err = Pipe()
    process.standardOutput = out
    process.standardError = err
    try process.run()
    // Both are far below what a pipe holds, except results in JSON, which are read first.
    let outData = out.fileHandleForReading.readDataToEndOfFile()
    let errData = err.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      code: process.terminationStatus, out: String(decoding: outData, as: UTF8.self),
      err: String(decoding: errData, as: UTF8.self))
  }
}

/// A folder that is gone after the test.
final class Scratch {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func write(_ name: String, _ text: String) throws -> String {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
    return path(name)
  }

  func data(_ name: String) throws -> Data {
    try Data(contentsOf: url.appendingPathComponent(name))
  }

  /// Width and height of a PNG, in pixels.
  func pixels(_ name: String) throws -> [Int] {
    let header = try data(name).prefix(24)
    return [16, 20].map { at in header[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
  }
}
