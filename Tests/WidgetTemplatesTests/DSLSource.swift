import Foundation

/// What the sources of the DSL declare, read as text: names of modifiers and views.
struct DSLSource {
  private(set) var modifiers = Set<String>()
  private(set) var views = Set<String>()

  /// Types whose methods are modifiers.
  private static let modified = ["View", "Shape", "InsettableShape", "Image"]
  private static let viewProtocols = [
    "View", "PrimitiveView", "Shape", "InsettableShape", "_StyleView",
  ]

  static func read() throws -> DSLSource {
    var source = DSLSource()
    for target in ["WidgetViews", "WidgetKitCore"] {
      let folder = Fixtures.package.appending(path: "Sources").appending(path: target)
      let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      for file in (files ?? []).sorted() where file.hasSuffix(".swift") {
        source.scan(try String(contentsOf: folder.appending(path: file), encoding: .utf8))
      }
    }
    return source
  }

  /// Declarations at the left margin open a scope, a brace at the left margin closes it.
  private mutating func scan(_ text: String) {
    var extended: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("}") { extended = nil }
      if !line.hasPrefix(" "), let header = Header(line) {
        extended = header.isExtension ? header.name : nil
        let isView = header.conformances.contains { Self.viewProtocols.contains($0) }
        if isView, header.isPublic || header.isExtension, !header.name.hasPrefix("_") {
          views.insert(header.name)
        }
      }
      if let extended, Self.modified.contains(extended), line.hasPrefix("  public func "),
        let name = line.dropFirst(14).split(whereSeparator: { "(<".contains($0) }).first
      {
        modifiers.insert(String(name))
      }
    }
  }

  /// `nonisolated public struct Name<…>: A, B {` or `extension Name: A {`, taken apart.
  private struct Header {
    var name = ""
    var isExtension = false
    var isPublic = false
    var conformances: [String] = []

    init?(_ line: String) {
      let words = line.split(separator: " ").map(String.init)
      guard
        let keyword = words.firstIndex(where: { ["struct", "enum", "extension"].contains($0) }),
        words.indices.contains(keyword + 1)
      else { return nil }
      isExtension = words[keyword] == "extension"
      isPublic = words[..<keyword].contains("public")
      name = String(words[keyword + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      // Constraints of generic parameters come before the last “: ” at depth 0.
      var depth = 0
      var tail: String?
      let line = line.components(separatedBy: " where ")[0]
      for (offset, character) in line.enumerated() {
        if character == "<" || character == "(" { depth += 1 }
        if character == ">" || character == ")" { depth -= 1 }
        if character == ":", depth == 0, tail == nil { tail = String(line.dropFirst(offset + 1)) }
      }
      conformances = (tail ?? "").split(whereSeparator: { ", {".contains($0) }).map(String.init)
    }
  }
}
