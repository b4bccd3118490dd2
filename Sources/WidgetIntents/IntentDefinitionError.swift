import WidgetGeometry

/// What can be wrong with an `.intentdefinition` file.
package enum IntentDefinitionError: Error, Equatable {
  /// Not a property list at all.
  case notAPropertyList(reason: String)
  /// A key of the list is missing or has a value of another kind; `place` as in `INIntents[2]`.
  case badValue(place: String, key: String, expected: String)
  /// A field names an enumeration or a type that the file does not have.
  case unknownType(place: String, name: String, known: [String])
  case tooLarge(bytes: Int, limit: Int)
}

extension IntentDefinitionError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notAPropertyList(let reason): "not a property list: \(reason)"
    case .badValue(let place, let key, let expected): "\(place): \(key) must be \(expected)"
    case .unknownType(let place, let name, let known):
      "\(place): there is no type “\(name)”"
        + (NearestName.suggestion(for: name, among: known).map { "; did you mean “\($0)”?" } ?? "")
    case .tooLarge(let bytes, let limit): "\(bytes) bytes is over the limit of \(limit)"
    }
  }
}
