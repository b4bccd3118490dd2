import Foundation

/// Lays out the resources of a folder as Xcode lays out a bundle: flat, but for languages.
struct ResourceStage {
  let folder: URL

  /// Makes the folder anew, of links.  Of two files of one name the first is taken.
  func fill(with sources: SourceFolder) throws(WidgetBuildError) {
    let files = FileManager.default
    do {
      try? files.removeItem(at: folder)
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      for (index, catalog) in sources.catalogs.enumerated() {
        try files.createSymbolicLink(
          at: folder.appendingPathComponent("\(index)-\(catalog.lastPathComponent)"),
          withDestinationURL: catalog)
      }
      for file in sources.resources {
        let parent = file.deletingLastPathComponent()
        var place = folder
        if parent.pathExtension == "lproj" {
          place = folder.appendingPathComponent(parent.lastPathComponent)
          try files.createDirectory(at: place, withIntermediateDirectories: true)
        }
        let link = place.appendingPathComponent(file.lastPathComponent)
        guard !files.fileExists(atPath: link.path) else { continue }
        try files.createSymbolicLink(at: link, withDestinationURL: file)
      }
    } catch {
      throw .unwritable(path: folder.path, reason: error.localizedDescription)
    }
  }

  static func hasFonts(_ sources: SourceFolder) -> Bool {
    sources.resources.contains { ["ttf", "otf", "ttc"].contains($0.pathExtension.lowercased()) }
  }
}
