public import Foundation
package import WidgetGeometry

/// A value a parameter can have.
public protocol _IntentValue: Sendable {
  /// Makes the value from what a configuration file gives.
  static func _read(_ input: _IntentInput) async throws -> Self
  /// What the value is when neither file nor declaration say.
  static func _fallback() async -> Self?
  static var _typeName: String { get }
  /// The values there are, when they are few and known.
  static var _options: [String]? { get }
  /// As the user would read it.
  var _label: String { get }
}

extension _IntentValue {
  public static func _fallback() async -> Self? { nil }
  public static var _typeName: String { "\(Self.self)" }
  public static var _options: [String]? { nil }
  public var _label: String { "\(self)" }
}

/// What a configuration file says for one parameter.
public struct _IntentInput: Sendable {
  /// For messages.
  package let parameter: String
  package let value: PlainJSON

  package init(parameter: String, value: PlainJSON) {
    self.parameter = parameter
    self.value = value
  }

  func wrong(_ expected: String) -> ProviderError {
    .badParameter(name: parameter, expected: expected, found: "\(value)")
  }

  /// The same parameter with one element of its value.
  func element(_ index: Int, _ value: PlainJSON) -> _IntentInput {
    _IntentInput(parameter: "\(parameter)[\(index)]", value: value)
  }
}

extension Bool: _IntentValue {
  public static func _read(_ input: _IntentInput) async throws -> Bool {
    guard case .bool(let value) = input.value else { throw input.wrong("true or false") }
    return value
  }
}

extension Int: _IntentValue {
  public static func _read(_ input: _IntentInput) async throws -> Int {
    guard case .number(let value) = input.value, let whole = Int(exactly: value) else {
      throw input.wrong("a whole number")
    }
    return whole
  }
}

extension Double: _IntentValue {
  public static func _read(_ input: _IntentInput) async throws -> Double {
    guard case .number(let value) = input.value else { throw input.wrong("a number") }
    return value
  }
}

extension String: _IntentValue {
  public static func _read(_ input: _IntentInput) async throws -> String {
    guard case .string(let value) = input.value else { throw input.wrong("a string") }
    return value
  }
}

extension URL: _IntentValue {
  public static func _read(_ input: _IntentInput) async throws -> URL {
    guard case .string(let value) = input.value, let url = URL(string: value) else {
      throw input.wrong("an address")
    }
    return url
  }
}

extension UUID: _IntentValue {
  public static func _read(_ input: _IntentInput) async throws -> UUID {
    guard case .string(let value) = input.value, let id = UUID(uuidString: value) else {
      throw input.wrong("a UUID")
    }
    return id
  }
}

extension Date: _IntentValue {
  public static func _read(_ input: _IntentInput) async throws -> Date {
    switch input.value {
    case .number(let seconds): return Date(timeIntervalSince1970: seconds)
    case .string(let text):
      guard let date = EntryDecoding.date(from: text) else { throw input.wrong("an ISO 8601 date") }
      return date
    default: throw input.wrong("an ISO 8601 date")
    }
  }
}

extension DateComponents: _IntentValue {
  /// Year, month, day and so on of an object, or those of an ISO 8601 date in GMT.
  public static func _read(_ input: _IntentInput) async throws -> DateComponents {
    guard case .object(let fields) = input.value else {
      let date = try await Date._read(input)
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      return calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    }
    var components = DateComponents()
    for (name, value) in fields {
      guard case .number(let number) = value, let whole = Int(exactly: number) else {
        throw input.wrong("whole numbers for the parts of a date")
      }
      switch name {
      case "year": components.year = whole
      case "month": components.month = whole
      case "day": components.day = whole
      case "hour": components.hour = whole
      case "minute": components.minute = whole
      case "second": components.second = whole
      default: throw input.wrong("year, month, day, hour, minute or second")
      }
    }
    return components
  }
}

extension Array: _IntentValue where Element: _IntentValue {
  public static func _read(_ input: _IntentInput) async throws -> [Element] {
    guard case .array(let values) = input.value else {
      throw input.wrong("an array of \(Element._typeName)")
    }
    var result: [Element] = []
    for (index, value) in values.enumerated() {
      result.append(try await Element._read(input.element(index, value)))
    }
    return result
  }
  public static var _typeName: String { "[\(Element._typeName)]" }
  public static var _options: [String]? { Element._options }
  public var _label: String { "[\(map(\._label).joined(separator: ", "))]" }
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  public static func _read(_ input: _IntentInput) async throws -> Wrapped? {
    if case .null = input.value { return nil }
    return try await Wrapped._read(input)
  }
  public static func _fallback() async -> Wrapped?? { .some(await Wrapped._fallback()) }
  public static var _typeName: String { "\(Wrapped._typeName)?" }
  public static var _options: [String]? { Wrapped._options }
  public var _label: String { self?._label ?? "none" }
}

/// A file given to an intent.
public struct IntentFile: _IntentValue, Hashable {
  public var data: Data
  public var filename: String
  public var fileURL: URL?
  public init(data: Data, filename: String) {
    self.data = data
    self.filename = filename
  }
  public init(fileURL: URL, filename: String? = nil) throws {
    data = try Data(contentsOf: fileURL)
    self.filename = filename ?? fileURL.lastPathComponent
    self.fileURL = fileURL
  }
  public static func _read(_ input: _IntentInput) async throws -> IntentFile {
    guard case .string(let path) = input.value else { throw input.wrong("a path") }
    return try IntentFile(fileURL: URL(fileURLWithPath: path))
  }
}
