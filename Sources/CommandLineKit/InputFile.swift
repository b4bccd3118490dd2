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
        throw .unreadable(path: "standard input", reason: error.localizedDescription)
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
    guard let file = FileHandle(forReadingAtPath: path) else {
      throw .unreadable(path, errno: errno)
    }
    // One byte more than allowed tells "too large", also of a pipe, which has no size.
    var data = Data()
    do {
      while data.count <= limit,
        let chunk = try file.read(upToCount: min(limit + 1 - data.count, 1 << 24)), !chunk.isEmpty
      {
        data.append(chunk)
      }
      try file.close()
    } catch {
      throw .unreadable(path: path, reason: error.localizedDescription)
    }
    guard data.count <= limit else { throw .tooLarge(path: path, limit: limit) }
    return data
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
