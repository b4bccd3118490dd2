package import Foundation

/// Writes a file as a whole or not at all.
///
/// The bytes go to a temporary file in the same folder, which then takes the name over: a reader,
/// or a run that is killed, never sees half a file, and a failure leaves an older file as it was.
package enum AtomicFile {
  /// Writes to `path`, or to standard output for `-`.
  ///
  /// A link is followed, the permissions of an older file are kept, and what is no ordinary file
  /// (a pipe, `/dev/null`) is written to and not replaced.
  package static func write(
    _ data: Data, to path: String, console: Console = .system
  ) throws(CommandLineError) {
    if path == "-" {
      do {
        try console.write(data)
      } catch {
        throw error as? CommandLineError
          ?? .unwritable(path: "standard output", reason: error.localizedDescription)
      }
      return
    }
    guard !path.isEmpty else { throw .unwritable(path: "''", reason: "the path is empty") }
    // What stands there already: follow links, so that the link itself stays.
    var status = stat()
    let exists = stat(path, &status) == 0
    let kind = exists ? status.st_mode & S_IFMT : S_IFREG
    guard kind != S_IFDIR, !path.hasSuffix("/") else {
      throw .unwritable(path: path, reason: "it is a folder")
    }
    if kind != S_IFREG {
      try overwrite(data, path)
    } else {
      let target = exists ? resolved(path) : path
      try replace(data, target, shown: path, mode: exists ? status.st_mode & 0o7777 : nil)
    }
  }

  /// The folder of a path, with its slash ("" for the current one), and the name in it.
  static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    let start = path.index(after: slash)
    return (String(path[..<start]), String(path[start...]))
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func overwrite(_ data: Data, _ path: String) throws(CommandLineError) {
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw .unwritable(path, errno: errno) }
    defer { close(file) }
    if let code = writeAll(data, file) { throw .unwritable(path, errno: code) }
  }

  private static func replace(
    _ data: Data, _ target: String, shown path: String, mode: mode_t?
  ) throws(CommandLineError) {
    let (folder, name) = split(target)
    let (temporary, file) = try createTemporary(folder, name, shown: path)
    var code = writeAll(data, file)
    // umask decides about a new file; an older one keeps what its owner set.
    if code == nil, let mode, fchmod(file, mode) != 0 { code = errno }
    // Some file systems report a full disk only here.
    if close(file) != 0, code == nil { code = errno }
    if code == nil, rename(temporary, target) != 0 { code = errno }
    if let code {
      unlink(temporary)
      throw .unwritable(path, errno: code)
    }
  }

  /// A new file beside the target. The name has the process and a counter in it, so that neither
  /// two threads nor two processes meet; one left over by a killed process is passed by.
  private static func createTemporary(
    _ folder: String, _ name: String, shown path: String
  ) throws(CommandLineError) -> (path: String, file: Int32) {
    // The longest name a file system takes is 255 bytes: do not add to a long one.
    let stem = String(decoding: Array(name.utf8.prefix(100)), as: UTF8.self)
    for attempt in 0..<1_000 {
      let temporary = "\(folder).\(stem).\(getpid())-\(attempt).tmp"
      let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if file >= 0 { return (temporary, file) }
      switch errno {
      case EEXIST: continue
      case ENOENT, ENOTDIR:
        throw .unwritable(path: path, reason: "there is no folder '\(folder)'")
      case let code: throw .unwritable(path, errno: code)
      }
    }
    throw .unwritable(path: path, reason: "too many temporary files beside it")
  }

  /// Writes everything, and returns the error number if that fails.
  package static func writeAll(_ data: Data, _ file: Int32) -> Int32? {
    data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let slice = UnsafeRawBufferPointer(rebasing: rest)
        let count = Foundation.write(file, slice.baseAddress, slice.count)
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        rest = rest.dropFirst(count)
      }
      return nil
    }
  }
}

extension CommandLineError {
  fileprivate static func unwritable(_ path: String, errno code: Int32) -> CommandLineError {
    .unwritable(path: path, reason: String(cString: strerror(code)))
  }
}
