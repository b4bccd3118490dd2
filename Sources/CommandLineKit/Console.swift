package import Foundation

/// Where a command reads and writes, so that tests can stand in for the terminal.
package struct Console: Sendable {
  /// Results: what a pipe gets.
  package let write: @Sendable (Data) throws -> Void
  /// Messages for people. Cannot fail: there is nobody left to tell.
  package let complain: @Sendable (String) -> Void
  /// Standard input up to a number of bytes; more than that if there is more, but not all of it.
  let readInput: @Sendable (_ limit: Int) throws -> Data
  /// Whether somebody watches standard error.
  package let isInteractive: Bool

  package init(
    isInteractive: Bool, write: @escaping @Sendable (Data) throws -> Void,
    complain: @escaping @Sendable (String) -> Void,
    readInput: @escaping @Sendable (_ limit: Int) throws -> Data
  ) {
    self.isInteractive = isInteractive
    self.write = write
    self.complain = complain
    self.readInput = readInput
  }

  /// Prints a result as it is, without adding a line end.
  package func print(_ text: String) throws { try write(Data(text.utf8)) }

  /// Tells people one thing, on one line whatever names are in it.
  package func tell(_ message: String) { complain(message.onOneLine + "\n") }

  /// The process's own streams.
  package static let system = Console(
    isInteractive: isatty(FileHandle.standardError.fileDescriptor) == 1,
    write: { data in
      if let code = AtomicFile.writeAll(data, FileHandle.standardOutput.fileDescriptor) {
        throw CommandLineError.unwritable(
          path: "standard output", reason: String(cString: strerror(code)))
      }
    },
    complain: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) },
    readInput: {
      try InputFile.bytes(
        of: FileHandle.standardInput.fileDescriptor, named: "standard input", limit: $0)
    })
}

extension String {
  /// Line ends and other control characters written out: a name from a file must neither break a
  /// message in two nor command the terminal.
  var onOneLine: String {
    guard unicodeScalars.contains(where: { $0.isControl }) else { return self }
    return unicodeScalars.reduce(into: "") { line, scalar in
      line += scalar.isControl ? scalar.escaped(asASCII: true) : String(scalar)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
