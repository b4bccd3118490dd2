import CommandLineKit
import Foundation
import WidgetRender
import WidgetText

/// `widgetrender doctor`: whether everything pictures depend on is there and unchanged.
enum DoctorCommand {
  static let command = Command(
    "doctor", "Checks the fonts, symbols and libraries that pictures depend on.", run: run)

  private struct Check: Encodable {
    let what: String
    let isWell: Bool
    let detail: String
  }

  private static func run(_ context: CommandContext) throws -> ExitCode {
    let root = ResourceRoot.find(executable: ResourceRoot.executable)
    var checks = [
      Check(what: "engine", isWell: true, detail: EngineVersion.current),
      pack("Fonts", in: root), pack("Symbols", in: root), engine(root), pixman(),
    ]
    checks += TextLibraries.versions.map {
      Check(what: $0.name, isWell: $0.version != "does not start", detail: $0.version)
    }
    let code: ExitCode = checks.allSatisfy(\.isWell) ? .done : .differs
    try context.report(
      checks, exitCode: code,
      text: checks.map { "\($0.isWell ? "ok  " : "BAD ") \($0.what): \($0.detail)\n" }.joined())
    return code
  }

  /// A changed font or outline is a changed picture: each pack lists the SHA-256 of its files.
  private static func pack(_ name: String, in root: URL) -> Check {
    let folder = root.appendingPathComponent(name)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/sha256sum")
    process.arguments = ["--check", "--quiet", "SHA256SUMS"]
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      return Check(what: name, isWell: false, detail: "cannot be checked: \(error)")
    }
    let told = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let damaged = told.split(separator: "\n").compactMap { $0.split(separator: ":").first }
    guard process.terminationStatus == 0 else {
      let detail = damaged.isEmpty ? "SHA256SUMS is missing" : damaged.joined(separator: ", ")
      return Check(what: name, isWell: false, detail: "damaged: \(detail) in \(folder.path)")
    }
    return Check(what: name, isWell: true, detail: "unchanged, in \(folder.path)")
  }

  private static func engine(_ root: URL) -> Check {
    do {
      _ = try RenderEngine(resources: RenderResources(root: root))
      return Check(what: "start", isWell: true, detail: "an engine starts")
    } catch {
      return Check(what: "start", isWell: false, detail: "\(error)")
    }
  }

  /// The one variable that changes pixels; it is read when the library loads, too early for us.
  private static func pixman() -> Check {
    let value = ProcessInfo.processInfo.environment["PIXMAN_DISABLE"]
    return Check(
      what: "PIXMAN_DISABLE", isWell: value == nil,
      detail: value.map { "is set to “\($0)” and changes pixels; unset it" } ?? "not set")
  }
}
