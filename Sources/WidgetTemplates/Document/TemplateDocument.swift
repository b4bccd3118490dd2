package import Foundation
package import WidgetGeometry

/// A template: what `template.json` says, with every expression parsed.
package struct TemplateDocument: Sendable {
  /// The version of the format this code reads.
  package static let version = 1

  /// Keys at the top of a template.
  static let keys = [
    "$schema", "template", "name", "displayName", "description", "families",
    "contentMarginsDisabled", "parameters", "body", "comment",
  ]

  package let name: String
  package let displayName: String?
  package let description: String?
  /// Names of the widget families it is made for, the first being its default; empty for any.
  package let families: [String]
  /// Whether the body reaches into the margins the system keeps around content.
  package let contentMarginsDisabled: Bool
  package let parameters: [TemplateParameter]
  package let body: TemplateValue
  /// The folder its assets are in; `nil` when it came from no file.
  package let directory: URL?
  package let json: JSONDocument

  /// - Throws: The first fault of the whole template, also of branches no entry would take.
  package init(
    _ data: Data, file: String, directory: URL? = nil, limits: RenderLimits = .standard
  ) throws(TemplateError) {
    try self.init(unchecked: data, file: file, directory: directory, limits: limits)
    if let problem = problems().first { throw problem }
  }

  /// All faults of a template that can be found without an entry.
  package static func problems(
    in data: Data, file: String, limits: RenderLimits = .standard
  ) -> [TemplateError] {
    do throws(TemplateError) {
      return try TemplateDocument(unchecked: data, file: file, directory: nil, limits: limits)
        .problems()
    } catch {
      return [error]
    }
  }

  private init(
    unchecked data: Data, file: String, directory: URL?, limits: RenderLimits
  ) throws(TemplateError) {
    let json = try JSONDocument(data, file: file, limits: limits)
    let reader = try DocumentReader(json)
    try reader.checkVersion(Self.version)
    self.json = json
    self.directory = directory
    name = try reader.text("name") ?? directory?.lastPathComponent ?? "template"
    displayName = try reader.text("displayName")
    description = try reader.text("description")
    families = try reader.families()
    contentMarginsDisabled = try reader.bool("contentMarginsDisabled") ?? false
    parameters = try reader.parameters()
    body = try TemplateValue(reader.required("body"), of: json, under: "body")
  }

  /// Every fault that can be found without an entry, in the order of the file.
  package func problems() -> [TemplateError] {
    var checker = TemplateChecker(self)
    checker.checkContent(body)
    return checker.problems
  }
}

extension TemplateDocument {
  /// What tells one template from another: its folder, or its name when it has none.
  var identity: String { directory?.standardizedFileURL.path ?? name }

  /// The last part of an identity, for messages.
  static func shortName(_ identity: String) -> String {
    identity.split(separator: "/").last.map(String.init) ?? identity
  }
}

/// Reads the top level of a template.
private struct DocumentReader {
  private let json: JSONDocument
  private let object: JSONObject
  private let keys = TemplateDocument.keys

  init(_ json: JSONDocument) throws(TemplateError) {
    self.json = json
    guard case .object(let object) = json.root.kind else {
      throw TemplateError(
        json.place(of: json.root.offset),
        .unexpected(found: json.root.kind.summary, expected: "a template: an object"))
    }
    self.object = object
    for member in object.members where !keys.contains(member.key) {
      throw TemplateError(
        json.place(of: member.keyOffset),
        .unknown(
          kind: "key of a template", name: member.key,
          nearest: .nearest(to: member.key, in: keys)))
    }
  }

  func checkVersion(_ version: Int) throws(TemplateError) {
    let value = try required("template")
    guard case .int(version) = value.kind else {
      throw error(value, expected: "version \(version) of the format")
    }
  }

  func required(_ key: String) throws(TemplateError) -> JSONValue {
    guard let value = object[key] else {
      throw TemplateError(
        json.place(of: json.root.offset), .missingKey(key, of: "a template"))
    }
    return value
  }

  func text(_ key: String) throws(TemplateError) -> String? {
    guard let value = object[key] else { return nil }
    guard let text = value.string else { throw error(value, expected: "a text") }
    return text
  }

  func bool(_ key: String) throws(TemplateError) -> Bool? {
    guard let value = object[key] else { return nil }
    guard case .bool(let bool) = value.kind else { throw error(value, expected: "true or false") }
    return bool
  }

  func families() throws(TemplateError) -> [String] {
    guard let value = object["families"] else { return [] }
    guard case .array(let items) = value.kind else {
      throw error(value, expected: "an array of families")
    }
    var names: [String] = []
    for item in items {
      guard let name = item.string else { throw error(item, expected: "the name of a family") }
      guard TemplateEnvironment.families.contains(name) else {
        throw TemplateError(
          json.place(of: item.offset),
          .unknown(
            kind: "family", name: name,
            nearest: .nearest(to: name, in: TemplateEnvironment.families)))
      }
      names.append(name)
    }
    return names
  }

  func parameters() throws(TemplateError) -> [TemplateParameter] {
    guard let value = object["parameters"] else { return [] }
    guard case .object(let object) = value.kind else {
      throw error(value, expected: "an object: a name and a description of each parameter")
    }
    var parameters: [TemplateParameter] = []
    for member in object.members {
      parameters.append(try TemplateParameter(member, of: json))
    }
    return parameters
  }

  private func error(_ value: JSONValue, expected: String) -> TemplateError {
    TemplateError(
      json.place(of: value.offset), .unexpected(found: value.kind.summary, expected: expected))
  }
}
