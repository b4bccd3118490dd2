import Foundation

/// What `--json` prints: one line with the same outer keys for every command, whether it went well
/// or not. Keys are sorted, so equal results are equal bytes.
///
/// ```json
/// {"command":"render","exitCode":0,"result":{"path":"out.png"},"status":"done"}
/// {"command":"render","error":"entry.json: no such file","exitCode":66,"status":"failed"}
/// ```
package struct ResultEnvelope<Result: Encodable>: Encodable {
  let command: String
  let exitCode: Int32
  /// `done`, `differs` (also for a missing reference), or `failed`.
  let status: String
  let result: Result?
  let error: String?

  package init(command: String, exitCode: ExitCode, result: Result? = nil, error: String? = nil) {
    self.command = command
    self.exitCode = exitCode.rawValue
    self.status =
      switch exitCode {
      case .done: "done"
      case .differs, .referenceMissing: "differs"
      case .usage, .badInput, .file, .internalFault: "failed"
      }
    self.result = result
    self.error = error
  }

  /// The envelope as one line, with its line end.
  package func line() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}

/// Stands for the result of a command that has none.
package struct NoResult: Encodable {}

extension CommandContext {
  /// Prints what a command found: the envelope with `--json`, otherwise `text`.
  package func report(
    _ result: some Encodable, exitCode: ExitCode = .done, text: @autoclosure () -> String
  ) throws {
    let command = commandName.split(separator: " ").last.map(String.init) ?? commandName
    try console.print(
      wantsJSON
        ? ResultEnvelope(command: command, exitCode: exitCode, result: result).line() : text())
  }
}
