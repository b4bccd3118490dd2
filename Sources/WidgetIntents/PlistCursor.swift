import Foundation

/// A place in a property list, which errors can name.
struct PlistCursor {
  let place: String
  private let values: [String: Any]

  init(root data: Data) throws(IntentDefinitionError) {
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      throw .notAPropertyList(reason: error.localizedDescription)
    }
    guard let values = list as? [String: Any] else {
      throw .notAPropertyList(reason: "the outermost value is no dictionary")
    }
    self.init(place: "file", values)
  }

  private init(place: String, _ values: [String: Any]) {
    self.place = place
    self.values = values
  }

  /// The dictionaries of an array; none if the key is missing.
  func list(_ key: String) throws(IntentDefinitionError) -> [PlistCursor] {
    guard let value = values[key] else { return [] }
    guard let list = value as? [[String: Any]] else {
      throw .badValue(place: place, key: key, expected: "an array of dictionaries")
    }
    let prefix = place == "file" ? key : "\(place).\(key)"
    return list.enumerated().map { PlistCursor(place: "\(prefix)[\($0)]", $1) }
  }

  /// A dictionary; an empty one if the key is missing.
  func dictionary(_ key: String) throws(IntentDefinitionError) -> PlistCursor {
    guard let value = values[key] else { return PlistCursor(place: "\(place).\(key)", [:]) }
    guard let inner = value as? [String: Any] else {
      throw .badValue(place: place, key: key, expected: "a dictionary")
    }
    return PlistCursor(place: "\(place).\(key)", inner)
  }

  func text(_ key: String) -> String? { values[key] as? String }

  func requiredText(_ key: String) throws(IntentDefinitionError) -> String {
    guard let text = text(key), !text.isEmpty else {
      throw .badValue(place: place, key: key, expected: "a text")
    }
    return text
  }

  /// A name that can stand in Swift source, so that a file cannot write code of its own.
  func identifier(_ key: String) throws(IntentDefinitionError) -> String {
    let name = try requiredText(key)
    guard SwiftName.isIdentifier(name) else {
      throw .badValue(place: place, key: key, expected: "a name of letters and digits")
    }
    return name
  }

  func optionalIdentifier(_ key: String) throws(IntentDefinitionError) -> String? {
    values[key] == nil || text(key) == "" ? nil : try identifier(key)
  }

  func flag(_ key: String) -> Bool { (values[key] as? NSNumber)?.boolValue ?? false }

  func whole(_ key: String) -> Int? {
    (values[key] as? NSNumber)?.intValue ?? text(key).flatMap { Int($0) }
  }

  func decimal(_ key: String) -> Double? {
    (values[key] as? NSNumber)?.doubleValue ?? text(key).flatMap { Double($0) }
  }

  func has(_ key: String) -> Bool { values[key] != nil }
}
