package import Foundation
package import WidgetGeometry

/// The data of one picture: an object whose members expressions reach as `entry.…`.
///
/// Two members have a meaning of their own: `template` names the template, `date` is what "now" is
/// unless the render says otherwise.
package struct TemplateEntry: Sendable {
  package let values: EntryObject
  /// A name, or a path relative to the entry.
  package let template: String?
  /// The folder of the entry's file.
  package let directory: URL?
  package let json: JSONDocument

  package init(
    _ data: Data, file: String, directory: URL? = nil, limits: RenderLimits = .standard
  ) throws(TemplateError) {
    json = try JSONDocument(data, file: file, limits: limits)
    self.directory = directory
    guard case .object(let values) = EntryValue(json.root) else {
      throw TemplateError(
        json.place(of: json.root.offset),
        .unexpected(found: json.root.kind.summary, expected: "an entry: an object"))
    }
    self.values = values
    switch values["template"] {
    case nil, .null?: template = nil
    case .string(let name)?: template = name
    case let other?:
      throw TemplateError(
        json.place(of: json.root["template"]?.offset ?? 0),
        .unexpected(found: other.summary, expected: "the name or path of a template"))
    }
  }

  /// An entry with nothing in it, for templates that need none.
  package static func empty() throws(TemplateError) -> TemplateEntry {
    try TemplateEntry(Data("{}".utf8), file: "(no entry)")
  }

  /// The entry's own date; a time without an offset is one of `timeZone`.
  package func date(in timeZone: TimeZone) throws(TemplateError) -> Date? {
    guard let value = values["date"], value != .null else { return nil }
    if case .string(let text) = value, let date = ISO8601.date(from: text, timeZone: timeZone) {
      return date
    }
    throw TemplateError(
      place(of: "date"),
      .unexpected(found: value.summary, expected: "a date like 2026-05-01T09:30:00Z"))
  }

  /// Where a member stands; `nil` for the entry itself.
  package func place(of key: String?) -> TemplatePlace {
    json.place(of: key.flatMap { json.root[$0]?.offset } ?? json.root.offset)
  }
}
