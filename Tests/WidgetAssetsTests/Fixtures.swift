import Foundation

/// Files under `Tests/Fixtures/assets`, and folders made for one test.
enum Fixtures {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/assets")
  /// The package's root.
  static let package = root.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func url(_ path: String) -> URL { root.appending(path: path) }

  /// A folder that is gone when the closure returns, filled with `files` by relative path.
  static func withFolder<R>(
    named name: String, _ files: [String: String], _ body: (URL) throws -> R
  ) throws -> R {
    let base = FileManager.default.temporaryDirectory
      .appending(path: "widget-assets-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: base) }
    let folder = base.appending(path: name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try body(folder)
  }
}
