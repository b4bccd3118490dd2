import Foundation
import Testing

/// The built command, run as a user runs it.
enum Program {
  struct Result {
    let exitCode: Int32
    let output: Data
    let errors: String
  }

  /// Beside the test bundle: both are built into the same folder.
  static let executable: URL = {
    let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    return folder.appendingPathComponent("widgetrender")
  }()

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func run(
    _ arguments: [String], in folder: URL = root, environment: [String: String] = [:],
    input: Data? = nil, standardOutput: FileHandle? = nil
  ) throws -> Result {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
    let (output, errors, feed) = (Pipe(), Pipe(), Pipe())
    process.standardOutput = standardOutput ?? output
    process.standardError = errors
    process.standardInput = feed
    try process.run()
    if let input { feed.fileHandleForWriting.write(input) }
    try feed.fileHandleForWriting.close()
    let errorReader = Reader(errors)
    // Nobody else closes the end that the program would have got.
    if standardOutput != nil { try output.fileHandleForWriting.close() }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      exitCode: process.terminationStatus, output: data,
      errors: String(decoding: errorReader.finish(), as: UTF8.self))
  }

  /// Drains a pipe beside the other one, so that neither can fill up and stop the program.
  private final class Reader: @unchecked Sendable {
    private var data = Data()
    private let done = DispatchSemaphore(value: 0)

    init(_ pipe: Pipe) {
      Thread.detachNewThread { [self] in
        data = pipe.fileHandleForReading.readDataToEndOfFile()
        done.signal()
      }
    }

    func finish() -> Data {
      done.wait()
      return data
    }
  }
}

/// A folder that is gone when the test is over.
struct Scratch: ~Copyable {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "widgetrender-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    return path(name)
  }

  /// Names of all files, sorted: what a failed run must not add to.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }
}
