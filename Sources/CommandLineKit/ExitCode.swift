/// How a command ends, for scripts to act on.
package enum ExitCode: Int32, Sendable, CaseIterable {
  /// Everything was done.
  case done = 0
  /// Pictures differ, or checks failed.
  case differs = 1
  /// A reference picture is missing.
  case referenceMissing = 2
  /// The command line is wrong.
  case usage = 64
  /// A template, an entry or an asset is wrong.
  case badInput = 65
  /// A file is not there, or cannot be read or written.
  case file = 66
  /// Our own fault.
  case internalFault = 70
}

/// An error that knows how the command should end. Every other error counts as our own fault.
package protocol ExitCodeProviding: Error {
  var exitCode: ExitCode { get }
}

/// An error of several parts, each of which is told on a line of its own below the first.
package protocol DetailedError: Error {
  var details: [String] { get }
}
