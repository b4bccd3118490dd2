import CommandLineKit
package import Foundation
import WidgetKitCore

/// A folder of reference pictures and what belongs to them.
///
/// A picture `pay.systemMedium@3x.png` has its layout beside it, `pay.systemMedium@3x.layout.json`,
/// which tells what moved when the picture differs.
package struct SnapshotStore: Sendable {
  package let root: URL

  package init(root: URL) { self.root = root }

  package func url(of item: SnapshotCase, _ fileExtension: String) -> URL {
    root.appendingPathComponent("\(item.id).\(fileExtension)")
  }

  /// What stands where a reference is expected.
  package enum Reference: Sendable {
    case data(Data)
    case missing
    /// A stand-in of a tool for large files, whose content was not fetched.
    case pointer(tool: String)
    case unreadable(String)
  }

  package func reference(at url: URL) -> Reference {
    let path = url.path
    // A link into an annex that leads nowhere is a pointer too.
    if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path),
      target.contains("/annex/objects/"), !FileManager.default.fileExists(atPath: path)
    {
      return .pointer(tool: "git-annex")
    }
    guard FileManager.default.fileExists(atPath: path) else { return .missing }
    guard let data = try? Data(contentsOf: url) else {
      return .unreadable("\(path) cannot be read")
    }
    if data.starts(with: Data("version https://git-lfs.github.com/".utf8)) {
      return .pointer(tool: "Git LFS")
    }
    if data.count < 1_024, data.starts(with: Data("/annex/objects/".utf8)) {
      return .pointer(tool: "git-annex")
    }
    return .data(data)
  }

  /// Writes a file as a whole, unless it has these bytes already.
  ///
  /// - Returns: Whether the file was written.
  @discardableResult
  package func write(_ data: Data, to url: URL) throws -> Bool {
    if let old = try? Data(contentsOf: url), old == data { return false }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try AtomicFile.write(data, to: url.path)
    return true
  }

  /// Every reference on disk, as a path below the root, sorted.  Starts from the files, so that
  /// those of suites that no longer exist are found as well.
  package func files() -> [String] {
    let prefix = root.standardizedFileURL.resolvingSymlinksInPath().path + "/"
    guard
      let walk = FileManager.default.enumerator(
        at: URL(fileURLWithPath: String(prefix.dropLast())), includingPropertiesForKeys: nil)
    else { return [] }
    var found: [String] = []
    for case let url as URL in walk {
      let path = url.standardizedFileURL.path
      guard path.hasPrefix(prefix), Self.isReference(url.lastPathComponent) else { continue }
      found.append(String(path.dropFirst(prefix.count)))
    }
    return found.sorted()
  }

  /// References that none of `cases` owns.
  package func stale(besides cases: [SnapshotCase]) -> [String] {
    let owned = Set(cases.map(\.id))
    return files().filter { !owned.contains(Self.id(ofFile: $0)) }
  }

  /// Extensions of the files that belong to a case.
  static let extensions = ["png", "layout.json", "svg"]

  /// Whether a file can be a reference: `name.family…@3x.png`.  An app's own `icon@2x.png` is none.
  static func isReference(_ name: String) -> Bool {
    guard let scale = name.lastIndex(of: "@") else { return false }
    let forms = name[..<scale].split(separator: ".").dropFirst()
    return forms.contains { self.forms.contains(String($0)) }
      && extensions.contains { name[scale...].hasSuffix("x.\($0)") }
  }

  /// One of them is in every name.
  private static let forms = Set(
    WidgetFamily.allCases.map(\.description) + ActivityPresentation.allCases.map(\.rawValue))

  /// The case's id: the path without its extension.
  static func id(ofFile path: String) -> String {
    for ending in extensions where path.hasSuffix("." + ending) {
      return String(path.dropLast(ending.count + 1))
    }
    return path
  }
}

extension SnapshotStore {
  /// Every reference with its size in bytes, the largest first.
  package func sizes() -> [(path: String, bytes: Int)] {
    files().map { path in
      let attributes = try? FileManager.default.attributesOfItem(
        atPath: root.appendingPathComponent(path).path)
      return (path, (attributes?[.size] as? NSNumber)?.intValue ?? 0)
    }.sorted { $0.bytes == $1.bytes ? $0.path < $1.path : $0.bytes > $1.bytes }
  }
}
