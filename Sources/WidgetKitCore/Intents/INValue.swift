public import Foundation
import WidgetGeometry

/// A value a parameter of the Intents framework can have.
public protocol _INValue {
  /// - Parameter objects: What a handler offers; objects are looked for there by identifier.
  static func _read(_ input: _IntentInput, among objects: [INObject]) throws -> Self
  static var _inTypeName: String { get }
  static var _inOptions: [String]? { get }
  var _inLabel: String { get }
}

extension _INValue {
  public static var _inTypeName: String { "\(Self.self)" }
  public static var _inOptions: [String]? { nil }
  public var _inLabel: String { "\(self)" }
}

/// An enumeration of an intent definition: whole numbers with names, 0 being `unknown`.
public protocol _INEnum: _INValue, CaseIterable, RawRepresentable where RawValue == Int {}

extension _INEnum {
  public static func _read(_ input: _IntentInput, among objects: [INObject]) throws -> Self {
    let names = allCases.map { "\($0)" }
    if case .string(let text) = input.value, let found = allCases.first(where: { "\($0)" == text })
    {
      return found
    }
    if case .number(let number) = input.value, let raw = Int(exactly: number),
      let found = Self(rawValue: raw)
    {
      return found
    }
    var near: String?
    if case .string(let text) = input.value {
      near = NearestName.suggestion(for: text, among: names)
    }
    throw input.wrong(
      "one of \(names.joined(separator: ", "))" + (near.map { " (did you mean \($0)?)" } ?? ""))
  }
  public static var _inOptions: [String]? { allCases.map { "\($0)" } }
}

extension NSNumber: _INValue {
  public static func _read(_ input: _IntentInput, among objects: [INObject]) throws -> Self {
    let number: NSNumber
    switch input.value {
    case .bool(let value): number = NSNumber(value: value)
    case .number(let value): number = NSNumber(value: value)
    default: throw input.wrong("true, false or a number")
    }
    // NSNumber has no subclasses of its own here.
    guard let result = number as? Self else { throw input.wrong("\(Self.self)") }
    return result
  }
  public static var _inTypeName: String { "NSNumber" }
  public var _inLabel: String { "\(self)" }
}

extension String: _INValue {
  public static func _read(_ input: _IntentInput, among objects: [INObject]) throws -> String {
    guard case .string(let value) = input.value else { throw input.wrong("a string") }
    return value
  }
}

extension URL: _INValue {
  public static func _read(_ input: _IntentInput, among objects: [INObject]) throws -> URL {
    guard case .string(let value) = input.value, let url = URL(string: value) else {
      throw input.wrong("an address")
    }
    return url
  }
}

extension DateComponents: _INValue {
  public static func _read(
    _ input: _IntentInput, among objects: [INObject]
  ) throws -> DateComponents {
    guard case .string(let text) = input.value, let date = EntryDecoding.date(from: text) else {
      throw input.wrong("an ISO 8601 date")
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
  }
}

extension Array: _INValue where Element: _INValue {
  public static func _read(_ input: _IntentInput, among objects: [INObject]) throws -> [Element] {
    guard case .array(let values) = input.value else {
      throw input.wrong("an array of \(Element._inTypeName)")
    }
    return try values.enumerated().map { index, value in
      try Element._read(input.element(index, value), among: objects)
    }
  }
  public static var _inTypeName: String { "[\(Element._inTypeName)]" }
  public static var _inOptions: [String]? { Element._inOptions }
  public var _inLabel: String { "[\(map(\._inLabel).joined(separator: ", "))]" }
}

extension Optional: _INValue where Wrapped: _INValue {
  public static func _read(_ input: _IntentInput, among objects: [INObject]) throws -> Wrapped? {
    if case .null = input.value { return nil }
    return try Wrapped._read(input, among: objects)
  }
  public static var _inTypeName: String { Wrapped._inTypeName }
  public static var _inOptions: [String]? { Wrapped._inOptions }
  public var _inLabel: String { self?._inLabel ?? "none" }
}

extension INObject: _INValue {
  /// By identifier among what the handler offers, or written out: `{"identifier": "a", …}`.
  public static func _read(_ input: _IntentInput, among objects: [INObject]) throws -> Self {
    switch input.value {
    case .string(let id):
      if let found = objects.first(where: { $0.identifier == id }) as? Self { return found }
      guard objects.isEmpty else {
        let known = objects.compactMap(\.identifier)
        let near = NearestName.suggestion(for: id, among: known)
        throw input.wrong(
          "one of \(known.joined(separator: ", "))" + (near.map { " (did you mean \($0)?)" } ?? "")
        )
      }
      return Self(identifier: id, display: id)
    case .object(let fields):
      var identifier: String?
      if case .string(let text)? = fields["identifier"] { identifier = text }
      var display = identifier ?? ""
      if case .string(let text)? = fields["displayString"] { display = text }
      let object = Self(identifier: identifier, display: display)
      for property in _properties {
        guard let value = fields[property.name] else { continue }
        try property.set(
          object, _IntentInput(parameter: "\(input.parameter).\(property.name)", value: value))
      }
      let known = ["identifier", "displayString"] + _properties.map(\.name)
      if let stray = fields.keys.sorted().first(where: { !known.contains($0) }) {
        throw input.wrong("an object with \(known.joined(separator: ", ")), not \(stray)")
      }
      return object
    default: throw input.wrong("an identifier, or an object with one")
    }
  }
  public static var _inTypeName: String { "\(Self.self)" }
  public var _inLabel: String { displayString }
}
