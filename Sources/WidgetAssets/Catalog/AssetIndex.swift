import Foundation
import WidgetGeometry

/// Where each name is: made from folder listings alone, sets are not opened.
struct AssetIndex: Sendable {
  enum Source: Sendable {
    /// An `.imageset`, `.colorset` or `.symbolset` folder.
    case set(URL, id: String)
    /// Plain files of one name that differ in `@2x` or `~ipad`.
    case files([PlainImage])
  }

  var images: [String: Source] = [:]
  var colors: [String: Source] = [:]
  var symbols: [String: Source] = [:]
  /// Folders listed, for tests of how much work a lookup is.
  var listings = 0
  /// `Contents.json` files of groups read.
  var documents = 0

  private var entries = 0
  private let limits: RenderLimits
  private var isOver = false

  /// Lists `folders` in their order; of two assets of one name the first is taken.
  init(folders: [URL], limits: RenderLimits, issues: inout [AssetIssue]) {
    self.limits = limits
    for folder in folders {
      let name = folder.lastPathComponent
      if folder.pathExtension == "xcassets" {
        walkCatalog(folder, id: name, prefix: "", depth: 0, issues: &issues)
      } else {
        walkFolder(folder, id: name, prefix: "", depth: 0, issues: &issues)
      }
    }
  }

  private mutating func list(_ folder: URL, id: String, depth: Int, issues: inout [AssetIssue])
    -> [String]
  {
    guard !isOver else { return [] }
    guard depth <= limits.assetFolderDepth else {
      issues.append(
        AssetIssue(.error, file: id, "folders nest deeper than \(limits.assetFolderDepth)"))
      return []
    }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
      issues.append(AssetIssue(.error, file: id, "the folder cannot be read"))
      return []
    }
    listings += 1
    entries += names.count
    guard entries <= limits.assetEntries else {
      isOver = true
      issues.append(
        AssetIssue(.error, file: id, "more than \(limits.assetEntries) files and folders"))
      return []
    }
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Groups of an `.xcassets` folder.  A set is a leaf, so five hundred sets are one listing.
  private mutating func walkCatalog(
    _ folder: URL, id: String, prefix: String, depth: Int, issues: inout [AssetIssue]
  ) {
    for name in list(folder, id: id, depth: depth, issues: &issues) {
      let url = folder.appendingPathComponent(name)
      let path = "\(id)/\(name)"
      let key = prefix + (name as NSString).deletingPathExtension
      switch (name as NSString).pathExtension {
      case "imageset": Self.add(key, .set(url, id: path), to: &images, path, &issues)
      case "colorset": Self.add(key, .set(url, id: path), to: &colors, path, &issues)
      case "symbolset": Self.add(key, .set(url, id: path), to: &symbols, path, &issues)
      case let kind where kind.hasSuffix("set") || kind == "json" || kind == "imagestack": continue
      default:
        guard Self.isFolder(url) else { continue }
        let inner = providesNamespace(url, id: path, issues: &issues) ? "\(prefix)\(name)/" : prefix
        walkCatalog(url, id: path, prefix: inner, depth: depth + 1, issues: &issues)
      }
    }
  }

  private mutating func providesNamespace(_ group: URL, id: String, issues: inout [AssetIssue])
    -> Bool
  {
    let file = group.appendingPathComponent("Contents.json")
    guard FileManager.default.fileExists(atPath: file.path) else { return false }
    documents += 1
    do {
      let contents = try JSONCursor(reading: file, named: "\(id)/Contents.json", limits: limits)
      return contents["properties"]["provides-namespace"].bool == true
    } catch {
      issues.append(error)
      return false
    }
  }

  /// Plain pictures and catalogues at any depth.  A picture in a sub-folder answers to its path
  /// and, as in a built bundle, to its bare name.
  private mutating func walkFolder(
    _ folder: URL, id: String, prefix: String, depth: Int, issues: inout [AssetIssue]
  ) {
    var files: [String: [PlainImage]] = [:]
    var folders: [String] = []
    for name in list(folder, id: id, depth: depth, issues: &issues) {
      let url = folder.appendingPathComponent(name)
      if let file = PlainImage(url, id: "\(id)/\(name)") {
        files[file.name, default: []].append(file)
        files[file.nameWithExtension, default: []].append(file)
      } else if name.hasSuffix(".xcassets") {
        walkCatalog(url, id: "\(id)/\(name)", prefix: "", depth: depth + 1, issues: &issues)
      } else if (name as NSString).pathExtension != "lproj", Self.isFolder(url) {
        folders.append(name)
      }
    }
    for name in files.keys.sorted() {
      let source = Source.files(files[name] ?? [])
      if images[prefix + name] == nil { images[prefix + name] = source }
      if images[name] == nil { images[name] = source }
    }
    for name in folders {
      walkFolder(
        folder.appendingPathComponent(name), id: "\(id)/\(name)", prefix: "\(prefix)\(name)/",
        depth: depth + 1, issues: &issues)
    }
  }

  private static func add(
    _ name: String, _ source: Source, to table: inout [String: Source], _ path: String,
    _ issues: inout [AssetIssue]
  ) {
    if case .set(_, let other)? = table[name] {
      issues.append(
        AssetIssue(.warning, file: path, "“\(name)” is already in \(other), which is used"))
    } else {
      table[name] = source
    }
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }
}
