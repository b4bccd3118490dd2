/// Why a display list could not be read or written.
package enum SceneError: Error, Hashable, Sendable {
  /// Not the JSON of a display list; `path` names the place, `items/3/paint`.
  case malformed(path: String, problem: String)
  /// A version this code does not know.
  case unknownVersion(Int)
  /// More bytes than `RenderLimits.documentBytes`.
  case tooLarge(bytes: Int, limit: Int)
  /// Nested deeper than `RenderLimits.documentDepth`.
  case tooDeep(limit: Int)
}

extension SceneError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .malformed(let path, let problem):
      "display list: \(path.isEmpty ? "" : "\(path): ")\(problem)"
    case .unknownVersion(let version):
      "display list: version \(version) is unknown; this release reads version "
        + "\(DisplayList.version)"
    case .tooLarge(let bytes, let limit):
      "display list: \(bytes) bytes are more than the limit of \(limit)"
    case .tooDeep(let limit): "display list: nested deeper than the limit of \(limit)"
    }
  }
}
