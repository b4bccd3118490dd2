import Foundation

/// One message of the compiler, with the lines of source that it shows.
struct CompilerMessage: Equatable, Sendable {
  enum Severity: String, Sendable { case error, warning, note, remark }
  /// `nil` for messages about no file.
  var path: String?
  var line = 0
  var column = 0
  var severity: Severity
  var text: String
}

/// Reads what the compiler prints in its plain style.
enum CompilerMessages {
  /// Messages in their order, each once: a file's imports are reported by every process.
  ///
  /// - Parameter names: The author's files for copies that the compiler was given.
  static func parse(
    _ output: String, renaming names: [String: String] = [:]
  ) -> [CompilerMessage] {
    var messages: [CompilerMessage] = []
    for line in output.split(separator: "\n", omittingEmptySubsequences: true) {
      guard var message = message(line) else { continue }
      if let name = message.path.flatMap({ names[$0] }) { message.path = name }
      guard !messages.contains(message) else { continue }
      messages.append(message)
    }
    return messages
  }

  private static func message(_ line: Substring) -> CompilerMessage? {
    if let match = line.wholeMatch(
      of: /(\/.+?):(\d+):(\d+): (?:fatal )?(error|warning|note|remark): (.*)/)
    {
      guard let severity = CompilerMessage.Severity(rawValue: String(match.4)) else { return nil }
      return CompilerMessage(
        path: String(match.1), line: Int(match.2) ?? 0, column: Int(match.3) ?? 0,
        severity: severity, text: String(match.5))
    }
    if let match = line.wholeMatch(of: /(?:<unknown>:0|.*clang.*|.*ld\.lld): error: (.*)/) {
      return CompilerMessage(severity: .error, text: String(match.1))
    }
    return nil
  }

  /// The files with errors, in their order, each with its first error.
  static func broken(_ messages: [CompilerMessage], missing: [String: [String]]) -> [BrokenFile] {
    var seen = Set<String>()
    return messages.compactMap { message in
      guard message.severity == .error, let path = message.path, seen.insert(path).inserted else {
        return nil
      }
      let modules = missing[path] ?? []
      let needs = modules.isEmpty ? "" : " (it imports \(modules.joined(separator: ", ")))"
      return BrokenFile(path: path, reason: "line \(message.line): \(message.text)\(needs)")
    }
  }
}
