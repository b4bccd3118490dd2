/// Everything that can stop a layout.
package enum LayoutError: Error, Equatable {
  /// Views nested deeper than `RenderLimits.viewDepth`.
  case tooDeep(depth: Int, limit: Int)
  /// More views than `RenderLimits.nodeCount`.
  case tooManyNodes(count: Int, limit: Int)
  /// More sizes asked for than `RenderLimits.layoutMeasures`.
  case tooMuchWork(limit: Int)
  /// A layout case file says something that has no meaning.
  case caseInvalid(path: String, reason: String)
}

extension LayoutError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .tooDeep(let depth, let limit):
      "layout: views are nested \(depth) deep; the limit is \(limit)"
    case .tooManyNodes(let count, let limit):
      "layout: \(count) views; the limit is \(limit)"
    case .tooMuchWork(let limit):
      "layout: more than \(limit) measurements; nest fewer stacks around texts"
    case .caseInvalid(let path, let reason):
      path.isEmpty ? "layout case: \(reason)" : "layout case: \(path): \(reason)"
    }
  }
}
