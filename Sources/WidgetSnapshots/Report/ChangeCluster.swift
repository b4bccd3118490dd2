/// Failures with one cause: what a reviewer looks at once.
package struct ChangeCluster: Hashable, Sendable {
  /// `Text “Total” moved +4, 0 pt`, of the first of the cases.
  package var title: String
  /// Further things that changed in all of them.
  package var more: [String]
  package var outcomes: [SnapshotOutcome]

  /// Clusters of failures, the largest first; each failure is in one.
  package static func all(of failures: [SnapshotOutcome]) -> [ChangeCluster] {
    var order: [String] = []
    var groups: [String: [SnapshotOutcome]] = [:]
    for outcome in failures {
      let key = key(outcome)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(outcome)
    }
    let clusters = order.compactMap { key -> ChangeCluster? in
      guard let outcomes = groups[key], let first = outcomes.first else { return nil }
      let told = lead(first).map(\.description)
      return ChangeCluster(
        title: told.first ?? headline(first), more: Array(told.dropFirst()), outcomes: outcomes)
    }
    return clusters.enumerated().sorted {
      let (a, b) = ($0.element.outcomes.count, $1.element.outcomes.count)
      return a == b ? $0.offset < $1.offset : a > b
    }.map(\.element)
  }

  /// Causes where there are any, else all that happened.
  static func lead(_ outcome: SnapshotOutcome) -> [TreeChange] {
    guard outcome.status == .differs else { return [] }
    let causes = outcome.changes.filter(\.kind.isCause)
    return causes.isEmpty ? outcome.changes : causes
  }

  private static func headline(_ outcome: SnapshotOutcome) -> String {
    switch outcome.status {
    case .missing: "no reference"
    case .broken, .unstable: outcome.message
    case .same, .differs, .recorded, .updated: "pixels differ, the layout does not"
    }
  }

  private static func key(_ outcome: SnapshotOutcome) -> String {
    switch outcome.status {
    case .broken: return "broken \(outcome.message)"
    case .missing: return "missing"
    case .unstable: return "unstable \(outcome.suite) \(outcome.id.prefix { $0 != "." })"
    case .same, .differs, .recorded, .updated:
      let lead = lead(outcome)
      // Pixels alone: one widget, one cause.
      guard !lead.isEmpty else {
        return "pixels \(outcome.suite) \(outcome.id.prefix { $0 != "." })"
      }
      // A layout has its own places: the same view of another widget is another cause.
      return "\(outcome.suite) \(outcome.id.prefix { $0 != "." }) "
        + Set(lead.map(\.identity)).sorted().joined(separator: "|")
    }
  }
}
