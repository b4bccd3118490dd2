package import Foundation
import WidgetGeometry

/// Reads the files that a command line names.
package enum InputFile {
  /// The bytes of a file, or of standard input for `-`.
  ///
  /// - Parameter limit: Most bytes accepted; the file is not read when it has more.
  package static func read(
    _ path: String, limit: Int, console: Console = .system
  ) throws(CommandLineError) -> Data {
    if path == "-" {
      let data: Data
      do {
        data = try console.readInput(limit)
      } catch {
        throw error as? CommandLineError
          ?? .unreadable(path: "standard input", reason: error.localizedDescription)
      }
      guard data.count <= limit else { throw .tooLarge(path: "standard input", limit: limit) }
      return data
    }
    var status = stat()
    guard stat(path, &status) == 0 else {
      let code = errno
      guard code == ENOENT || code == ENOTDIR else { throw .unreadable(path, errno: code) }
      throw .fileMissing(path: path, suggestion: neighbour(of: path))
    }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw .unreadable(path: path, reason: "it is a folder")
    }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .unreadable(path, errno: errno) }
    defer { close(file) }
    let data = try bytes(of: file, named: path, limit: limit)
    guard data.count <= limit else { throw .tooLarge(path: path, limit: limit) }
    return data
  }

  /// What is left of an open file: at most a block more than `limit`, which tells "too large" also
  /// of a pipe, which has no size.
  static func bytes(
    of file: Int32, named path: String, limit: Int
  ) throws(CommandLineError) -> Data {
    var all = Data()
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while all.count <= limit {
      let count = Foundation.read(file, &block, block.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw .unreadable(path, errno: errno)
      }
      if count == 0 { break }
      all.append(contentsOf: block[..<count])
    }
    return all
  }

  /// A file of a similar name in the same folder.
  private static func neighbour(of path: String) -> String? {
    let (folder, name) = AtomicFile.split(path)
    guard
      let names = try? FileManager.default.contentsOfDirectory(
        atPath: folder.isEmpty ? "." : folder)
    else { return nil }
    return NearestName.suggestion(for: name, among: names.sorted()).map { folder + $0 }
  }
}

extension CommandLineError {
  fileprivate static func unreadable(_ path: String, errno code: Int32) -> CommandLineError {
    .unreadable(path: path, reason: String(cString: strerror(code)))
  }
}
