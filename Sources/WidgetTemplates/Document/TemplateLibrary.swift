package import Foundation
import Synchronization
package import WidgetGeometry

/// Finds templates by name or path.
///
/// A template is read and checked once in the life of a library and its copies: a batch draws
/// thousands of pictures from one.
package struct TemplateLibrary: Sendable {
  /// Folders with a folder for each template; the first that has a name wins.
  package let roots: [URL]
  package let limits: RenderLimits
  private let known: TemplateCache

  package init(roots: [URL], limits: RenderLimits = .standard) {
    self.init(roots: roots, limits: limits, known: TemplateCache())
  }

  private init(roots: [URL], limits: RenderLimits, known: TemplateCache) {
    self.known = known
    // The working folder may be where the shipped templates are.
    var seen = Set<String>()
    self.roots = roots.filter { seen.insert($0.standardizedFileURL.path).inserted }
    self.limits = limits
  }

  /// The template of a render: the one asked for, else the one its entry names, else the one beside
  /// the entry.
  ///
  /// - Parameters:
  ///   - requested: A name, or a path relative to `workingDirectory`; the person at the command
  ///     line may name any file.
  ///   - workingDirectory: Also where a path in an entry may lead, besides the entry's own folder.
  package func template(
    requested: String?, entry: TemplateEntry?, workingDirectory: URL
  ) throws(TemplateError) -> TemplateDocument {
    if let requested {
      guard Self.isName(requested) else {
        let isAbsolute = requested.hasPrefix("/")
        let url =
          isAbsolute
          ? URL(fileURLWithPath: requested) : workingDirectory.appending(path: requested)
        return try load(url.standardizedFileURL, shownAs: requested)
      }
      return try load(named: requested, for: TemplatePlace(file: "--template"))
    }
    if let entry, let reference = entry.template {
      let place = entry.place(of: "template")
      if Self.isName(reference) { return try load(named: reference, for: place) }
      let allowed = [entry.directory, workingDirectory].compactMap(\.self)
      return try load(
        reference, relativeTo: entry.directory ?? workingDirectory, within: allowed, for: place)
    }
    let beside = (entry?.directory ?? workingDirectory).appending(path: Self.fileName)
    guard FileManager.default.fileExists(atPath: beside.path) else {
      throw TemplateError(
        TemplatePlace(file: entry?.json.file ?? workingDirectory.path),
        .notFound(
          what: "a template (--template, “template” in the entry, or template.json beside it)",
          searched: [beside.path]))
    }
    return try load(beside)
  }

  /// The template another one uses as a component: a name, or a path inside its own folder.
  func component(
    _ reference: String, of document: TemplateDocument, for place: TemplatePlace
  ) throws(TemplateError) -> TemplateDocument {
    // The system reads a path up to its first NUL.
    guard !reference.isEmpty, !reference.contains("\0") else {
      throw TemplateError(
        place,
        .unexpected(found: "“\(reference)”", expected: "the name of a template, or a path to one"))
    }
    guard let directory = document.directory else { return try load(named: reference, for: place) }
    if Self.isName(reference) {
      let siblings = TemplateLibrary(
        roots: [directory, directory.deletingLastPathComponent()] + roots, limits: limits,
        known: known)
      return try siblings.load(named: reference, for: place)
    }
    return try load(reference, relativeTo: directory, within: [directory], for: place)
  }

  /// Names of all templates in the roots, sorted, each once.
  package func names() -> [String] {
    var names = Set<String>()
    for root in roots {
      let folders = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
      names.formUnion(folders.filter { Self.isName($0) && file(named: $0, in: root) != nil })
    }
    return names.sorted()
  }

  package func load(named name: String, for place: TemplatePlace) throws(TemplateError)
    -> TemplateDocument
  {
    guard Self.isName(name) else {
      throw TemplateError(
        place, .unexpected(found: "“\(name)”", expected: "the name of a template"))
    }
    for root in roots {
      if let file = file(named: name, in: root) { return try load(file) }
    }
    if let nearest = String?.nearest(to: name, in: names()) {
      throw TemplateError(place, .unknown(kind: "template", name: name, nearest: nearest))
    }
    throw TemplateError(
      place, .notFound(what: "the template “\(name)”", searched: roots.map(\.path)))
  }

  /// A template file, or the folder of one.
  ///
  /// - Parameter name: What messages call the path; the path itself when `nil`.
  package func load(
    _ url: URL, shownAs name: String? = nil
  ) throws(TemplateError) -> TemplateDocument {
    let name = name ?? url.path
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory)
    let file = isDirectory.boolValue ? url.appending(path: Self.fileName) : url
    let key = file.standardizedFileURL.path
    if let document = known[key] { return document }
    guard exists, let data = FileManager.default.contents(atPath: file.path) else {
      throw TemplateError(
        TemplatePlace(file: name), .notFound(what: "the template", searched: [file.path]))
    }
    let document = try TemplateDocument(
      data, file: isDirectory.boolValue ? "\(name)/\(Self.fileName)" : name,
      directory: file.deletingLastPathComponent(), limits: limits)
    known[key] = document
    return document
  }

  private static let fileName = "template.json"

  private func file(named name: String, in root: URL) -> URL? {
    let file = root.appending(path: name).appending(path: Self.fileName)
    return FileManager.default.fileExists(atPath: file.path) ? file : nil
  }

  /// A path that came with data: relative, and inside one of `allowed` after every `..` and every
  /// link is followed.
  private func load(
    _ path: String, relativeTo base: URL, within allowed: [URL], for place: TemplatePlace
  ) throws(TemplateError) -> TemplateDocument {
    let url = base.appending(path: path).standardizedFileURL.resolvingSymlinksInPath()
    let isInside = allowed.contains {
      let folder = $0.standardizedFileURL.resolvingSymlinksInPath().path
      return url.path == folder || url.path.hasPrefix(folder + "/")
    }
    guard !path.hasPrefix("/"), isInside else {
      throw TemplateError(
        place,
        .unexpected(found: "the path “\(path)”", expected: "a path inside \(base.path)"))
    }
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw TemplateError(
        place, .notFound(what: "the template “\(path)”", searched: [url.path]))
    }
    return try load(url)
  }

  /// Whether a reference is a name rather than a path.
  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && !text.hasPrefix(".") && !text.hasSuffix(".json")
      && text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
          || "-_. ".unicodeScalars.contains($0)
      }
  }
}

/// Templates that were read, by the path of their file; shared by the workers of a batch.
private final class TemplateCache: Sendable {
  private let documents = Mutex<[String: TemplateDocument]>([:])

  subscript(path: String) -> TemplateDocument? {
    get { documents.withLock { $0[path] } }
    set { documents.withLock { $0[path] = newValue } }
  }
}
