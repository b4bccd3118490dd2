package import WidgetGeometry

extension NearestName {
  /// The `limit` names closest to `typed`, best first.
  package static func suggestions(
    for typed: String, among names: some Sequence<String>, limit: Int = 3
  ) -> [String] {
    var left = Array(names)
    var found: [String] = []
    while found.count < limit, let next = suggestion(for: typed, among: left) {
      found.append(next)
      left.removeAll { $0 == next }
    }
    return found
  }
}
