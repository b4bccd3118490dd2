package import Foundation

/// Files tests read, below `Tests/Fixtures`.
package enum Fixtures {
  package static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures")

  /// The files of one kind in a folder, sorted by name, so that a new file is a new case.
  package static func files(in name: String, extension suffix: String = "json") -> [URL] {
    let all = try? FileManager.default.contentsOfDirectory(
      at: folder.appending(path: name), includingPropertiesForKeys: nil)
    return (all ?? []).filter { $0.pathExtension == suffix }.sorted { $0.path < $1.path }
  }
}
