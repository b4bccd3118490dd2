import Foundation

/// How entries are read from JSON.
nonisolated enum EntryDecoding {
  static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      if let seconds = try? container.decode(Double.self) {
        return Date(timeIntervalSince1970: seconds)
      }
      let text = try container.decode(String.self)
      guard let date = date(from: text) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "“\(text)” is not an ISO 8601 date")
      }
      return date
    }
    return decoder
  }

  /// `2024-05-17T09:41:00Z`, with or without fractions of a second or a time of day.
  static func date(from text: String) -> Date? {
    let options: [ISO8601DateFormatter.Options] = [
      .withInternetDateTime, [.withInternetDateTime, .withFractionalSeconds], .withFullDate,
    ]
    for option in options {
      let formatter = ISO8601DateFormatter()
      formatter.formatOptions = option
      if let date = formatter.date(from: text) { return date }
    }
    return nil
  }

  /// Names the place as `buttons[2].title`.
  static func describe(_ error: DecodingError) -> String {
    let (context, what): (DecodingError.Context, String) =
      switch error {
      case .keyNotFound(let key, let context): (context, "“\(key.stringValue)” is missing")
      case .valueNotFound(let type, let context): (context, "expected \(type), found null")
      case .typeMismatch(let type, let context): (context, "expected \(type)")
      case .dataCorrupted(let context): (context, context.debugDescription)
      @unknown default:
        (DecodingError.Context(codingPath: [], debugDescription: ""), "\(error)")
      }
    var place = ""
    for key in context.codingPath {
      if let index = key.intValue {
        place += "[\(index)]"
      } else {
        place += (place.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return place.isEmpty ? what : "\(place): \(what)"
  }
}
