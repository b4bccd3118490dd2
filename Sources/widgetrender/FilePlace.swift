import Foundation

/// Where a path leads after `.`, `..` and links, so that two spellings of one file are equal.
struct FilePlace: Hashable {
  private let path: String

  init(_ path: String) {
    guard path != "-" else {
      self.path = path
      return
    }
    // Links can only be in the part that exists; the rest is added as it is.
    var known = URL(fileURLWithPath: path).standardizedFileURL
    var rest: [String] = []
    while known.path != "/" {
      if let real = realpath(known.path, nil) {
        defer { free(real) }
        self.path = ([String(cString: real)] + rest).joined(separator: "/")
        return
      }
      rest.insert(known.lastPathComponent, at: 0)
      known.deleteLastPathComponent()
    }
    self.path = "/" + rest.joined(separator: "/")
  }

  /// Whether it is somewhere below a folder.
  func isBelow(_ folder: FilePlace) -> Bool {
    path.hasPrefix(folder.path == "/" ? "/" : folder.path + "/")
  }
}
