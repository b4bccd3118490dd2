package import Foundation
package import WidgetGeometry

/// What a folder of a widget's sources holds, by kind; each list sorted by path.
package struct SourceFolder: Sendable, Equatable {
  package var swift: [URL] = []
  package var intentDefinitions: [URL] = []
  package var catalogs: [URL] = []
  /// Everything that Xcode would copy into the bundle.
  package var resources: [URL] = []

  /// Folders that hold no sources of a widget.
  private static let ignored: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "Preview Content",
  ]
  /// Folders that stay whole: packages of resources, projects, frameworks.
  private static let packages: Set<String> = [
    "xcodeproj", "xcworkspace", "framework", "xcframework", "playground", "xcdatamodeld",
    "storyboardc", "docc",
  ]
  /// Files that only Xcode has a use for.
  private static let toolFiles: Set<String> = [
    "entitlements", "md", "h", "m", "mm", "c", "cpp", "pch", "xib", "storyboard", "xcconfig",
    "modulemap", "yml", "yaml", "sh", "rb", "resolved", "lock", "license",
  ]

  package init() {}

  /// Looks through folders, and takes files as they are.
  package init(
    _ paths: [URL], limits: RenderLimits = .standard
  ) throws(WidgetBuildError) {
    var seen = Set<String>()
    var count = 0
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path.path, isDirectory: &isFolder) else {
        throw .folderMissing(path: path.path)
      }
      var pending = [path.standardizedFileURL]
      while let url = pending.popLast() {
        guard seen.insert(url.path).inserted else { continue }
        count += 1
        guard count <= limits.assetEntries else {
          throw .tooManyFiles(path: path.path, limit: limits.assetEntries)
        }
        add(url, isRoot: url == path.standardizedFileURL, to: &pending)
      }
    }
    for list in [\SourceFolder.swift, \.intentDefinitions, \.catalogs, \.resources] {
      self[keyPath: list].sort { $0.path < $1.path }
    }
  }

  private mutating func add(_ url: URL, isRoot: Bool, to pending: inout [URL]) {
    let name = url.lastPathComponent
    let ending = url.pathExtension
    if ending == "xcassets" {
      catalogs.append(url)
      return
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return }
    if isFolder.boolValue {
      guard isRoot || !(name.hasPrefix(".") || Self.ignored.contains(name)),
        !Self.packages.contains(ending)
      else { return }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
      pending += names.map { url.appendingPathComponent($0) }
      return
    }
    guard !name.hasPrefix(".") else { return }
    switch ending {
    case "swift" where name != "Package.swift": swift.append(url)
    case "swift": break
    case "intentdefinition": intentDefinitions.append(url)
    case _ where Self.toolFiles.contains(ending.lowercased()) || ending.isEmpty: break
    default: resources.append(url)
    }
  }
}
