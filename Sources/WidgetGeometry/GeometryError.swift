/// What can be wrong with geometry that comes from outside.
package enum GeometryError: Error, Equatable {
  /// - Parameter offset: Bytes before the place that could not be read.
  case pathDataInvalid(offset: Int, expected: String)
  case pathTooLong(limit: Int)
}

extension GeometryError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .pathDataInvalid(let offset, let expected):
      "path data: expected \(expected) at byte \(offset)"
    case .pathTooLong(let limit): "path data: more than \(limit) elements"
    }
  }
}
