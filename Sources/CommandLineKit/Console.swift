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

  /// Keeps a reader that goes away from ending the process half way.
  ///
  /// A handler and not `SIG_IGN`: programs that this one starts get the default back.
  package static func outliveReaders() {
    signal(SIGPIPE) { _ in }
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
        // Whoever reads has seen enough, as `head` has: no fault of ours, and nobody to tell.
        if code == EPIPE { return }
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
  /// Line ends, other control characters and marks of direction written out: a name from a file must
  /// neither break a message in two, nor command the terminal, nor turn what follows around.
  var onOneLine: String {
    guard unicodeScalars.contains(where: { $0.isControl }) else { return self }
    return unicodeScalars.reduce(into: "") { line, scalar in
      line += scalar.isControl ? scalar.escaped(asASCII: true) : String(scalar)
    }
  }
}

extension Unicode.Scalar {
  private static let directionMarks: Set<UInt32> = Set(
    [0x61C, 0x200E, 0x200F] + Array(0x202A...0x202E) + Array(0x2066...0x2069))

  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: Self.directionMarks.contains(value)
    }
  }
}
