/// Everything that can keep fonts from being used.
///
/// A character without a glyph or an unknown family is not here: the text is still drawn, and the
/// layout says what was replaced.
package enum TextError: Error, Equatable {
  case catalogUnreadable(path: String, reason: String)
  /// `place` is the key in the document.
  case catalogInvalid(path: String, place: String, reason: String)
  case fontMissing(path: String)
  case fontUnreadable(path: String, reason: String)
  case fontTooLarge(path: String, bytes: Int, limit: Int)
}

extension TextError {
  /// The file that is at fault.
  package var path: String {
    switch self {
    case .catalogUnreadable(let path, _), .catalogInvalid(let path, _, _), .fontMissing(let path),
      .fontUnreadable(let path, _), .fontTooLarge(let path, _, _):
      path
    }
  }
}

extension TextError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .catalogUnreadable(let path, let reason): "font catalogue: \(path): \(reason)"
    case .catalogInvalid(let path, let place, let reason):
      "font catalogue: \(path): \(place): \(reason)"
    case .fontMissing(let path): "font: \(path): no such file"
    case .fontUnreadable(let path, let reason): "font: \(path): \(reason)"
    case .fontTooLarge(let path, let bytes, let limit):
      "font: \(path): \(bytes) bytes is over the limit of \(limit)"
    }
  }
}
