import Foundation
import WidgetGeometry
import WidgetKitCore
import WidgetTemplates
import WidgetViews

extension SuiteReader {
  /// Keys of every case.
  private static let commonKeys = [
    "suite", "name", "families", "matrix", "scale", "timeZone", "at", "tolerance", "budget",
    "comment",
  ]
  static let templateKeys = commonKeys + ["template", "entries"]
  static let programKeys =
    commonKeys + [
      "program", "product", "package", "folder", "kind", "what", "presentations", "entries",
      "configurations",
      "defaults", "resources",
    ]

  func plan(_ value: JSONValue, tolerance fallback: Tolerance) throws -> SnapshotPlan {
    let isProgram =
      if case .object(let object) = value.kind {
        ["program", "product", "folder"].contains { object[$0] != nil }
      } else { false }
    let members = try object(value, "a case", isProgram ? Self.programKeys : Self.templateKeys)
    let zone = try members["timeZone"].map { value -> TimeZone in
      guard let zone = TimeZone(identifier: try text(value)) else {
        throw error(value, "expected a time zone such as Asia/Shanghai")
      }
      return zone
    }
    let content =
      try isProgram
      ? programContent(members, value) : templateContent(members, value, timeZone: zone ?? .gmt)
    let place = json.place(of: value.offset)
    return SnapshotPlan(
      suite: try members["suite"].map { try suite($0) } ?? "",
      name: try members["name"].map { try text($0) } ?? content.name,
      families: try members["families"].map { try list($0, family) } ?? content.families,
      content: content.content,
      matrix: try members["matrix"].map { try matrix($0) } ?? SnapshotMatrix(),
      scale: try members["scale"].map { CGFloat(try number($0, in: 0.5...8)) },
      timeZone: zone ?? .gmt,
      tolerance: try members["tolerance"].map { try tolerance($0) } ?? fallback,
      budget: try members["budget"].map { Int(try number($0, in: 1...1e9)) },
      origin: "\(json.file):\(place.line): \(place.pointer)")
  }

  /// What a case draws, with the name and the families it has when the file gives none.
  struct CaseContent {
    var content: SnapshotPlan.Content
    var name: String
    var families: [WidgetFamily]
  }

  private func templateContent(
    _ members: JSONObject, _ value: JSONValue, timeZone: TimeZone
  ) throws -> CaseContent {
    guard let template = members["template"] else {
      throw error(
        value, "a case needs “template”, a name or a path, or “product”, “program” or “folder”")
    }
    let document = try library.template(
      requested: try text(template), entry: nil, workingDirectory: folder)
    let families = try document.families.map { try WidgetFamily(named: $0) }
    let subjects = try subjects(
      members["entries"], document, timeZone: timeZone,
      now: try members["at"].map { try date($0) })
    return CaseContent(
      content: .views(subjects), name: document.name,
      families: families.isEmpty ? [.systemMedium] : families)
  }

  private func family(_ value: JSONValue) throws -> WidgetFamily {
    do {
      return try WidgetFamily(named: try text(value))
    } catch let fault as DeviceError {
      throw error(value, "\(fault)")
    }
  }

  /// A folder below the references: never beside or above them.
  private func suite(_ value: JSONValue) throws -> String {
    let parts = try text(value).split(separator: "/").map(String.init)
    guard !parts.contains(".."), !parts.contains(".") else {
      throw error(value, "a suite is the name of a folder, without dots")
    }
    return parts.map(SnapshotName.plain).joined(separator: "/")
  }

  func date(_ value: JSONValue) throws -> Date {
    guard let date = try? Date(try text(value), strategy: .iso8601) else {
      throw error(value, "expected a date such as 2026-05-01T09:30:00Z")
    }
    return date
  }

  /// The template with each entry; with its own sample when none is given.
  private func subjects(
    _ value: JSONValue?, _ document: TemplateDocument, timeZone: TimeZone, now: Date?
  ) throws -> [(entry: String, subject: SnapshotSubject)] {
    var files: [(name: String, place: JSONValue?, path: String?)] = []
    if let value {
      files = try namedPaths(value, "entries").map { ($0.name, $0.place, $0.path) }
    } else {
      let sample = document.directory?.appendingPathComponent("entry.json")
      let exists = sample.map { FileManager.default.fileExists(atPath: $0.path) } ?? false
      files = [("", nil, exists ? sample?.path : nil)]
    }
    return try files.map { file in
      let entry = try entry(file.path, at: file.place)
      let view = try TemplateView(document, entry: entry, library: library)
      let subject = SnapshotSubject(
        folders: document.directory.map { [$0] } ?? [],
        now: try now ?? entry.date(in: timeZone),
        ignoresMargins: document.contentMarginsDisabled
      ) { AnyView(view) }
      return (file.name, subject)
    }
  }

  /// An array of files, named as they are, or an object of names and files.
  func namedPaths(
    _ value: JSONValue, _ what: String
  ) throws -> [(name: String, place: JSONValue, path: String)] {
    let files: [(name: String, place: JSONValue, path: String)]
    switch value.kind {
    case .object(let object):
      files = try object.members.map { ($0.key, $0.value, try text($0.value)) }
    case .array(let items):
      files = try items.map { item in
        let path = try text(item)
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        return (name, item, path)
      }
    default:
      throw error(value, "expected \(what): an array of files, or an object of names and files")
    }
    guard !files.isEmpty else { throw error(value, "there are no \(what)") }
    return files
  }

  /// A path of the file: relative to the file's folder.
  func url(_ path: String) -> URL {
    path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appending(path: path)
  }

  private func entry(_ path: String?, at place: JSONValue?) throws -> TemplateEntry {
    guard let path else { return try .empty() }
    let url = url(path)
    guard let data = FileManager.default.contents(atPath: url.path) else {
      if let place { throw error(place, "\(url.path): no such file") }
      throw SnapshotError.file("\(url.path): no such file")
    }
    return try TemplateEntry(
      data, file: path, directory: url.deletingLastPathComponent(), limits: limits)
  }
}
