import Foundation
import WidgetGeometry

/// A place in a parsed JSON document that remembers how it was reached.
///
/// Values are read one at a time; what is missing or of the wrong type is `nil`, and the caller
/// says so with `place`.  Objects are only ever asked for keys they should have or walked in
/// sorted order, so the order of a dictionary never shows.
struct JSONCursor {
  private let value: Any?
  /// JSON pointer.
  let place: String

  private init(_ value: Any?, _ place: String) {
    self.value = value
    self.place = place
  }

  /// Parses `file`.  An unreadable, oversized or malformed file is an issue named `name`.
  init(reading file: URL, named name: String, limits: RenderLimits) throws(AssetIssue) {
    let data = try DocumentReader.data(of: file, named: name, limit: limits.documentBytes)
    do {
      self.init(try JSONSerialization.jsonObject(with: data), "")
    } catch {
      let detail = (error as NSError).userInfo["NSDebugDescription"] as? String
      throw AssetIssue(.error, file: name, "is not JSON: \(detail ?? "the text is malformed")")
    }
  }

  var exists: Bool { value != nil && !(value is NSNull) }
  var string: String? { value as? String }
  var isObject: Bool { value is [String: Any] }

  /// A number; strings and booleans are none.
  var number: Double? {
    guard let number = value as? NSNumber, bool == nil else { return nil }
    return number.doubleValue
  }

  /// `true` or `false`.  Foundation casts 0 and 1 to them as well; the C type tells them apart.
  var bool: Bool? {
    guard let number = value as? NSNumber, String(cString: number.objCType) == "c" else {
      return nil
    }
    return number.boolValue
  }

  subscript(key: String) -> JSONCursor {
    JSONCursor((value as? [String: Any])?[key], "\(place)/\(Self.escaped(key))")
  }

  /// A key as JSON pointers write it.  Nearly all keys need no change.
  private static func escaped(_ key: String) -> String {
    guard key.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else {
      return key
    }
    return key.replacingOccurrences(of: "~", with: "~0").replacingOccurrences(of: "/", with: "~1")
  }

  /// The items of an array, `nil` for anything else.
  var items: [JSONCursor]? {
    (value as? [Any])?.enumerated().map { JSONCursor($1, "\(place)/\($0)") }
  }

  /// The keys of an object in alphabetical order.
  var keys: [String] { (value as? [String: Any])?.keys.sorted() ?? [] }

  /// What stands here, for messages: `true`, `"text"`, `an object`.
  var found: String {
    switch value {
    case nil: "nothing"
    case is NSNull: "null"
    case let text as String: "“\(text.prefix(40))”"
    case is [Any]: "an array"
    case is [String: Any]: "an object"
    case is NSNumber where bool != nil: "\(bool == true)"
    case let number as NSNumber: "\(number)"
    default: "an unknown value"
    }
  }
}
