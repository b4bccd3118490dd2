import Foundation

/// The targets of an Xcode project and their files, as far as a build of a widget needs them.
///
/// A widget's folder is seldom all of the widget: it shares models and views with its app, and
/// only the project says which files belong to it.
struct XcodeProject {
  struct Target {
    let name: String
    let productType: String
    /// Sources and resources that exist, in the project's order.
    let files: [URL]
    let platform: Platform

    var isExtension: Bool { productType.contains("extension") }
    var isTest: Bool { productType.contains("bundle.") }
    func swiftFiles(below folder: URL) -> Int {
      files.count { $0.pathExtension == "swift" && $0.path.hasPrefix(folder.path + "/") }
    }
  }

  let url: URL
  let targets: [Target]

  /// Reads `project.pbxproj`; `nil` if it is not as Xcode writes it.
  init?(_ url: URL) {
    let file = url.appendingPathComponent("project.pbxproj")
    guard let data = try? Data(contentsOf: file),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let root = list as? [String: Any], let objects = root["objects"] as? [String: [String: Any]],
      let project = (root["rootObject"] as? String).flatMap({ objects[$0] })
    else { return nil }
    self.url = url
    var reader = ProjectReader(
      objects: objects, folder: url.deletingLastPathComponent().standardizedFileURL)
    reader.readGroups(project)
    targets = ProjectReader.strings(project["targets"]).compactMap { id in
      guard let target = objects[id], let name = target["name"] as? String else { return nil }
      return Target(
        name: name, productType: target["productType"] as? String ?? "",
        files: reader.files(of: target, id: id), platform: reader.platform(of: target))
    }
  }

  /// The project, in the folder or above it, with a target that has sources of the folder.
  ///
  /// - Parameter name: The target that is wanted; default the extension with most of the folder.
  static func find(for folder: URL, target name: String?) -> (XcodeProject, Target)? {
    var place = folder.standardizedFileURL
    // No project is further above its widgets in any repository we know of.
    for _ in 0..<5 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
      for file in names.sorted() where file.hasSuffix(".xcodeproj") {
        guard let project = XcodeProject(place.appendingPathComponent(file)),
          let target = project.target(for: folder.standardizedFileURL, named: name)
        else { continue }
        return (project, target)
      }
      // What is above a repository is not the widget's.
      if names.contains(".git") || place.path == "/" { return nil }
      place.deleteLastPathComponent()
    }
    return nil
  }

  private func target(for folder: URL, named name: String?) -> Target? {
    if let name { return targets.first { $0.name == name } }
    let counted = targets.filter { !$0.isTest }
      .map { (target: $0, count: $0.swiftFiles(below: folder)) }.filter { $0.count > 0 }
    let most = counted.map(\.count).max()
    let best = counted.filter { $0.count == most }.map(\.target)
    return best.first(where: \.isExtension) ?? best.first
  }

  /// Sources of a module that a widget imports and the repository has: a target of the project, or
  /// a package beside it.
  func sources(ofModule name: String) -> [URL] {
    if let target = targets.first(where: { $0.name == name && !$0.isTest }) {
      return target.files.filter { ["swift", "intentdefinition"].contains($0.pathExtension) }
    }
    return packageFolder(of: name).flatMap { try? SourceFolder([$0]) }?.swift ?? []
  }

  /// `…/Sources/NAME` in the project's folder or the one above it, not deeper than packages are.
  private func packageFolder(of name: String) -> URL? {
    let base = url.deletingLastPathComponent().standardizedFileURL
    let isRepository = FileManager.default.fileExists(
      atPath: base.appendingPathComponent(".git").path)
    var level = isRepository ? [base] : [base, base.deletingLastPathComponent()]
    for _ in 0..<4 {
      var next: [URL] = []
      for folder in level {
        let module = folder.appendingPathComponent("Sources/\(name)")
        if FileManager.default.fileExists(atPath: module.path) { return module }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        next += names.sorted().filter { !$0.hasPrefix(".") && !$0.contains(".") }
          .map { folder.appendingPathComponent($0) }
      }
      level = next
    }
    return nil
  }

  /// The files that answer for the widget's intents: the target with an `INExtension`.
  func intentsExtension(for target: Target) -> [URL] {
    guard target.files.contains(where: { $0.pathExtension == "intentdefinition" }) else {
      return []
    }
    for other in targets where other.name != target.name && other.isExtension {
      for file in other.files where file.pathExtension == "swift" {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
        if ExtensionSearch.isExtension(text) { return other.files }
      }
    }
    return []
  }
}
