import Foundation

/// Runs a tool to its end.
struct ProcessRunner {
  /// Folder for the files that take the tool's output.
  let folder: URL

  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  /// - Parameters:
  ///   - words: The tool's name, looked up as a shell does, and its arguments.
  ///   - seconds: When it is ended by force.
  func run(_ words: [String], seconds: Int) throws(WidgetBuildError) -> Outcome {
    let name = words.first ?? ""
    // Files, not pipes: nobody has to read while the tool writes.
    let id = UUID().uuidString
    let files = ["out", "err"].map { folder.appendingPathComponent("\(id).\($0)") }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    do {
      for file in files { try Data().write(to: file) }
      let handles = try files.map { try FileHandle(forWritingTo: $0) }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = words
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = handles[0]
      process.standardError = handles[1]
      let end = DispatchSemaphore(value: 0)
      process.terminationHandler = { _ in end.signal() }
      try process.run()
      guard end.wait(timeout: .now() + .seconds(seconds)) == .success else {
        process.terminate()
        throw WidgetBuildError.tooSlow(what: name, seconds: seconds)
      }
      for handle in handles { try? handle.close() }
      let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
      return Outcome(status: process.terminationStatus, output: texts[0], errors: texts[1])
    } catch let error as WidgetBuildError {
      throw error
    } catch {
      throw .compilerFailed(what: name, output: error.localizedDescription)
    }
  }
}
