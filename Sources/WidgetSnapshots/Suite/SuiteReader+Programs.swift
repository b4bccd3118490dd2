import Foundation
import WidgetGeometry
import WidgetKitCore
import WidgetTemplates

extension SuiteReader {
  private static let whats = ["placeholder", "snapshot", "timeline"]

  /// A built widget: where its program comes from, which of its widgets, with what data.
  func programContent(_ members: JSONObject, _ value: JSONValue) throws -> CaseContent {
    guard let kindValue = members["kind"] else {
      throw error(value, "a case of a built widget needs its “kind”")
    }
    // Asking the program would make names depend on what is built.
    guard (members["families"] != nil) != (members["presentations"] != nil) else {
      throw error(
        value, "a case of a built widget has “families”, or “presentations” of a Live Activity")
    }
    let kind = try text(kindValue)
    var subject = ProgramSubject(program: try reference(members, value), kind: kind)
    if let entries = members["entries"] {
      if let what = members["what"] {
        throw error(
          what, "entries stand in for what the provider gives; a case has “what” or “entries”")
      }
      subject.entries = try namedFiles(entries, "entries")
    } else if let what = members["what"] {
      let choices = Self.whats.map { (name: $0, value: $0) }
      if case .array = what.kind {
        subject.whats = try list(what) { try choice($0, choices) }
      } else {
        subject.whats = [try choice(what, choices)]
      }
    }
    if let presentations = members["presentations"] {
      guard members["entries"] != nil else {
        throw error(value, "a Live Activity needs “entries”, with its attributes and state")
      }
      let choices = ActivityPresentation.allCases.map { (name: $0.rawValue, value: $0) }
      subject.presentations = try list(presentations) { try choice($0, choices) }
    }
    if let configurations = members["configurations"] {
      subject.configurations = try namedFiles(configurations, "configurations")
    }
    subject.defaults = try members["defaults"].map { try existing($0) }
    subject.now = try members["at"].map { try date($0) }
    subject.resources = try members["resources"].map { try list($0, existing) } ?? []
    return CaseContent(content: .program(subject), name: kind, families: [])
  }

  private func reference(_ members: JSONObject, _ value: JSONValue) throws -> ProgramReference {
    let sources = ["program", "product", "folder"].filter { members[$0] != nil }
    guard sources.count == 1 else {
      throw error(value, "a case has one of “program”, “product” and “folder”")
    }
    if let package = members["package"], members["product"] == nil {
      throw error(package, "“package” goes with “product”")
    }
    // Files that are built are looked for when they are needed.
    if let program = members["program"] { return .file(url(try text(program))) }
    if let folder = members["folder"] { return .folder(try existing(folder)) }
    return .product(
      name: try members["product"].map { try text($0) } ?? "",
      package: try members["package"].map { try existing($0) } ?? folder)
  }

  private func namedFiles(
    _ value: JSONValue, _ what: String
  ) throws -> [ProgramSubject.NamedFile] {
    try namedPaths(value, what).map { file in
      ProgramSubject.NamedFile(name: file.name, url: try existing(file.place))
    }
  }

  private func existing(_ value: JSONValue) throws -> URL {
    let url = url(try text(value))
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw error(value, "\(url.path): there is no such file")
    }
    return url
  }
}
