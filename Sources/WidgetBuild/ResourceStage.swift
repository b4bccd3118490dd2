import Foundation

/// Lays out the resources of a folder as Xcode lays out a bundle: flat, but for languages.
struct ResourceStage {
  let folder: URL

  /// Makes the folder anew, of links, unless it is as it should be: a program that is drawing may
  /// be reading it.
  func fill(with sources: SourceFolder) throws(WidgetBuildError) {
    let links = links(to: sources)
    let wanted = Dictionary(uniqueKeysWithValues: links.map { ($0.name, $0.file.path) })
    guard existing() != wanted else { return }
    let files = FileManager.default
    do {
      try? files.removeItem(at: folder)
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, file) in links {
        let link = folder.appendingPathComponent(name)
        try files.createDirectory(
          at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
        try files.createSymbolicLink(at: link, withDestinationURL: file)
      }
    } catch {
      throw .unwritable(path: folder.path, reason: error.localizedDescription)
    }
  }

  /// Names below the folder and what they lead to.  Of two files of one name the first is taken.
  private func links(to sources: SourceFolder) -> [(name: String, file: URL)] {
    var names = Set<String>()
    var links: [(name: String, file: URL)] = []
    func add(_ name: String, _ file: URL) {
      if names.insert(name).inserted { links.append((name, file)) }
    }
    for (index, catalog) in sources.catalogs.enumerated() {
      add("\(index)-\(catalog.lastPathComponent)", catalog)
    }
    for file in sources.resources {
      let parent = file.deletingLastPathComponent()
      let language = parent.pathExtension == "lproj" ? parent.lastPathComponent + "/" : ""
      add(language + file.lastPathComponent, file)
    }
    return links
  }

  /// What the folder holds; `nil` if it is not there.
  private func existing() -> [String: String]? {
    let files = FileManager.default
    guard let names = try? files.contentsOfDirectory(atPath: folder.path) else { return nil }
    var found: [String: String] = [:]
    for name in names {
      let path = folder.appendingPathComponent(name).path
      if let target = try? files.destinationOfSymbolicLink(atPath: path) {
        found[name] = target
        continue
      }
      for inner in (try? files.contentsOfDirectory(atPath: path)) ?? [] {
        found["\(name)/\(inner)"] = try? files.destinationOfSymbolicLink(atPath: "\(path)/\(inner)")
      }
    }
    return found
  }

  static func hasFonts(_ sources: SourceFolder) -> Bool {
    sources.resources.contains { ["ttf", "otf", "ttc"].contains($0.pathExtension.lowercased()) }
  }
}
