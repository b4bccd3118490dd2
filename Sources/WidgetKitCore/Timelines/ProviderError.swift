/// Why a provider gave no entry.
package enum ProviderError: Error, Sendable {
  /// Its completion handler was not called, or its method did not return.
  case timedOut(method: String, seconds: Double)
  case emptyTimeline
  case tooManyEntries(count: Int, limit: Int)
  case notDecodable(type: String)
  case badEntry(type: String, reason: String)
  case unknownParameter(String, known: [String], suggestion: String?)
  case badParameter(name: String, expected: String, found: String)
  /// A query, or a provider of options, threw.
  case failed(method: String, reason: String)
}

extension ProviderError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .timedOut(let method, let seconds):
      "\(method) did not finish within \(seconds) seconds"
    case .emptyTimeline: "the provider's timeline has no entries"
    case .tooManyEntries(let count, let limit):
      "the provider's timeline has \(count) entries; the limit is \(limit)"
    case .notDecodable(let type): "\(type) is not Decodable, so an entry cannot be read from a file"
    case .badEntry(let type, let reason): "not a \(type): \(reason)"
    case .unknownParameter(let name, let known, let suggestion):
      "the widget has no parameter “\(name)”"
        + (suggestion.map { "; did you mean “\($0)”?" }
          ?? (known.isEmpty
            ? "; it has none" : "; it has \(known.map { "“\($0)”" }.joined(separator: ", "))"))
    case .badParameter(let name, let expected, let found):
      "parameter “\(name)”: expected \(expected), found \(found)"
    case .failed(let method, let reason): "\(method) failed: \(reason)"
    }
  }
}
