import Foundation
import WidgetGeometry

/// A value a template takes from its entry, or as a component from whoever uses it.
///
/// `"parameters": {"title": {"type": "text", "default": "Lunch", "description": "…"}}`
package struct TemplateParameter: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case any, text, number, bool, date, array, object

    func accepts(_ value: EntryValue) -> Bool {
      switch (self, value) {
      case (.any, _), (.text, .string), (.number, .int), (.number, .double), (.bool, .bool),
        (.array, .array), (.object, .object), (.date, .date):
        true
      // In which time zone does not matter to whether it is a date.
      case (.date, .string(let text)): ISO8601.date(from: text, timeZone: .gmt) != nil
      case (.text, _), (.number, _), (.bool, _), (.array, _), (.object, _), (.date, _): false
      }
    }
  }

  package let name: String
  package let kind: Kind
  /// Without one the value must be given.
  package let defaultValue: EntryValue?
  package let description: String?

  private static let keys = ["type", "default", "description"]

  init(_ member: JSONObject.Member, of json: JSONDocument) throws(TemplateError) {
    name = member.key
    guard case .object(let object) = member.value.kind else {
      throw TemplateError(
        json.place(of: member.value.offset),
        .unexpected(
          found: member.value.kind.summary,
          expected: "an object with “type”, “default” or “description”"))
    }
    for key in object.members where !Self.keys.contains(key.key) {
      throw TemplateError(
        json.place(of: key.keyOffset),
        .unknown(
          kind: "key of a parameter", name: key.key, nearest: .nearest(to: key.key, in: Self.keys)))
    }
    kind = try Self.kind(object["type"], json)
    description = object["description"]?.string
    defaultValue = object["default"].map { EntryValue($0) }
    if let value = defaultValue, value != .null, !kind.accepts(value), let place = object["default"]
    {
      throw TemplateError(
        json.place(of: place.offset),
        .unexpected(found: value.summary, expected: "a default of the type “\(kind.rawValue)”"))
    }
  }

  private static func kind(
    _ value: JSONValue?, _ json: JSONDocument
  ) throws(TemplateError) -> Kind {
    guard let value else { return .any }
    let name = value.string ?? value.kind.summary
    guard let kind = Kind(rawValue: name) else {
      throw TemplateError(
        json.place(of: value.offset),
        .unknown(
          kind: "type", name: name, nearest: .nearest(to: name, in: Kind.allCases.map(\.rawValue))))
    }
    return kind
  }
}

extension TemplateDocument {
  /// The entry as the template sees it: defaults filled in, declared types checked.
  ///
  /// - Parameter place: Where a value of the entry stands, for messages; `nil` the entry itself.
  package func completed(
    _ values: EntryObject, place: (String?) -> TemplatePlace
  ) throws(TemplateError) -> EntryValue {
    var values = values
    for parameter in parameters {
      guard let value = values[parameter.name], value != .null else {
        guard let value = parameter.defaultValue else {
          throw TemplateError(
            place(nil), .missingKey(parameter.name, of: "the template “\(name)”"))
        }
        values[parameter.name] = value
        continue
      }
      guard parameter.kind.accepts(value) else {
        throw TemplateError(
          place(parameter.name),
          .unexpected(
            found: value.summary, expected: "\(parameter.kind.rawValue) for “\(parameter.name)”"))
      }
    }
    return .object(values)
  }
}
