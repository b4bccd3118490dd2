import Foundation
import WidgetIntents

/// Resolves the objects of a project to files.
struct ProjectReader {
  let objects: [String: [String: Any]]
  /// Folder of the project.
  let folder: URL
  /// Places of groups and file references by their identifier.
  private var places: [String: URL] = [:]
  /// Variant groups and versioned groups: several files behind one reference.
  private var members: [String: [String]] = [:]

  init(objects: [String: [String: Any]], folder: URL) {
    self.objects = objects
    self.folder = folder
  }

  static func strings(_ value: Any?) -> [String] { value as? [String] ?? [] }

  mutating func readGroups(_ project: [String: Any]) {
    var base = folder
    if let path = project["projectDirPath"] as? String, !path.isEmpty {
      base.appendPathComponent(path)
    }
    if let main = project["mainGroup"] as? String { place(main, in: base, depth: 0) }
  }

  private mutating func place(_ id: String, in parent: URL, depth: Int) {
    // A group that holds itself would never end.
    guard depth < 64, places[id] == nil, let object = objects[id] else { return }
    var url = object["sourceTree"] as? String == "SOURCE_ROOT" ? folder : parent
    if let path = object["path"] as? String { url.appendPathComponent(path) }
    places[id] = url.standardizedFileURL
    let children = Self.strings(object["children"])
    if object["isa"] as? String == "PBXVariantGroup" { members[id] = children }
    for child in children { place(child, in: url, depth: depth + 1) }
  }

  /// What the target's settings say it is built with.
  func platform(of target: [String: Any]) -> Platform {
    let list = (target["buildConfigurationList"] as? String).flatMap { objects[$0] } ?? [:]
    let roots = Self.strings(list["buildConfigurations"]).compactMap {
      (objects[$0]?["buildSettings"] as? [String: Any])?["SDKROOT"] as? String
    }
    return roots.contains("watchos") ? .watchOS : .iOS
  }

  /// Sources and resources of a target.
  func files(of target: [String: Any], id: String) -> [URL] {
    var found: [URL] = []
    for phase in Self.strings(target["buildPhases"]).compactMap({ objects[$0] }) {
      let kind = phase["isa"] as? String
      guard kind == "PBXSourcesBuildPhase" || kind == "PBXResourcesBuildPhase" else { continue }
      for file in Self.strings(phase["files"]) {
        guard let reference = objects[file]?["fileRef"] as? String else { continue }
        for member in members[reference] ?? [reference] {
          if let url = places[member] { found.append(url) }
        }
      }
    }
    found += synchronizedFiles(of: target, id: id)
    var seen = Set<String>()
    return found.filter {
      seen.insert($0.path).inserted && FileManager.default.fileExists(atPath: $0.path)
    }
  }

  /// Files of folders that Xcode 16 keeps in step with the disk: all of the target's own folders
  /// but the exceptions, and of others' folders the exceptions.
  private func synchronizedFiles(of target: [String: Any], id: String) -> [URL] {
    let own = Set(Self.strings(target["fileSystemSynchronizedGroups"]))
    var found: [URL] = []
    for (group, object) in objects.sorted(by: { $0.key < $1.key })
    where object["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" {
      guard let root = places[group] else { continue }
      let exceptions = Self.strings(object["exceptions"]).compactMap { objects[$0] }
        .filter { $0["target"] as? String == id }
        .flatMap { Self.strings($0["membershipExceptions"]) }
        .map { root.appendingPathComponent($0).standardizedFileURL }
      if own.contains(group) {
        guard let all = try? SourceFolder([root]) else { continue }
        let files = all.swift + all.intentDefinitions + all.catalogs + all.resources
        found += files.filter { file in
          !exceptions.contains { file == $0 || file.path.hasPrefix($0.path + "/") }
        }
      } else {
        found += exceptions
      }
    }
    return found
  }
}

/// Finds the code that answers for intents.
enum ExtensionSearch {
  static func isExtension(_ text: String) -> Bool {
    text.contains("INExtension")
      && ExtensionFinder.extensionClass(in: EntryPoint.code(of: Array(text.utf8))) != nil
  }
}
