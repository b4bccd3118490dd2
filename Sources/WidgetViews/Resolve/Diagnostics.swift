import Foundation

/// Something that was ignored or replaced while rendering: the picture exists, but differs from
/// what was asked for.
public struct Diagnostic: Hashable, Sendable, Codable {
  public enum Severity: String, Hashable, Sendable, Codable { case note, warning }

  public var severity: Severity
  /// Stable name of the kind, `symbol-unknown`.
  public var id: String
  public var message: String
  /// JSON pointer into the template, when the view came from one.
  public var pointer: String?

  package init(_ severity: Severity, _ id: String, _ message: String, pointer: String? = nil) {
    self.severity = severity
    self.id = id
    self.message = message
    self.pointer = pointer
  }
}

extension Diagnostic: CustomStringConvertible {
  public var description: String {
    "\(severity.rawValue): \(pointer.map { $0 + ": " } ?? "")\(message) [\(id)]"
  }
}

/// What makes a picture impossible.
package enum ResolveError: Error, Hashable, Sendable {
  case viewsTooDeep(limit: Int, type: String)
  case tooManyViews(limit: Int)
  case tooMuchText(limit: Int)
  /// The view's own error, from a template.
  case content(String)
}

extension ResolveError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .viewsTooDeep(let limit, let type):
      "views are nested more than \(limit) deep (at \(type)); does a view contain itself?"
    case .tooManyViews(let limit): "more than \(limit) views"
    case .tooMuchText(let limit): "the texts have more than \(limit) bytes in sum"
    case .content(let message): message
    }
  }
}
