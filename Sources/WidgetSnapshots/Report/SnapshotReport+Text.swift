import Foundation
import WidgetGeometry

extension SnapshotReport {
  /// For a terminal: the environment first, then failures by cause, then the sum.
  ///
  /// - Parameters:
  ///   - files: What paths of artifacts are below.
  ///   - accept: The command that accepts a case, by its id.
  package func text(files: String, accept: (String) -> String) -> String {
    var lines: [String] = []
    let failures = failures
    if !environment.isEmpty {
      lines.append("environment changed since the references were recorded:")
      lines += environment.map { "  \($0)" }
      lines.append(environmentVerdict)
    }
    // One message for one cause: under another engine or other fonts, pictures are not told one by
    // one.
    if environment.isEmpty {
      for cluster in ChangeCluster.all(of: failures) {
        lines += Self.lines(of: cluster, files: files, accept: accept)
      }
    }
    lines.append(sum)
    return lines.joined(separator: "\n") + "\n"
  }

  /// What an environment change means for the pictures.
  package var environmentVerdict: String {
    let count = failures.count
    return count == 0
      ? "  all \(outcomes.count) pictures are as recorded; 'record' renews the stamp"
      : "  \(count) of \(outcomes.count) pictures come out differently; look at the report and "
        + "'record' them under the new environment"
  }

  /// `40 pictures: 38 same, 2 differ; 1.2 s, 30 ms each`.
  package var sum: String {
    let names: [(SnapshotOutcome.Status, String)] = [
      (.same, "same"), (.differs, "differ"), (.missing, "without reference"),
      (.recorded, "recorded"), (.updated, "updated"), (.broken, "broken"),
      (.unstable, "drawn twice and differently"),
    ]
    let parts = names.compactMap { status, name in
      count(status) > 0 ? "\(count(status)) \(name)" : nil
    }
    let stale = outcomes.count(where: \.hasStaleLayout)
    let each =
      outcomes.isEmpty ? 0 : outcomes.reduce(0) { $0 + $1.milliseconds } / Double(outcomes.count)
    return "\(outcomes.count) pictures: "
      + (parts.isEmpty ? "nothing to do" : parts.joined(separator: ", "))
      + (stale > 0 && failures.isEmpty ? "; \(stale) layout dumps are out of date" : "")
      + "; \(DecimalText.fixed(seconds, decimals: 1)) s, "
      + "\(DecimalText.fixed(each, decimals: 0)) ms each"
  }

  private static func lines(
    of cluster: ChangeCluster, files: String, accept: (String) -> String
  ) -> [String] {
    let first = cluster.outcomes[0]
    var lines: [String] = []
    let count = cluster.outcomes.count
    lines.append(count > 1 ? "\(cluster.title)  (in \(count) pictures)" : cluster.title)
    lines += cluster.more.prefix(6).map { "  \($0)" }
    let rest = first.changes.filter { change in
      !([cluster.title] + cluster.more).contains(change.description)
    }
    if !rest.isEmpty {
      lines += rest.prefix(6).map { "  → \($0)" }
      if rest.count > 6 { lines.append("  → … and \(rest.count - 6) more") }
    }
    for outcome in cluster.outcomes.prefix(5) {
      lines.append("  \(outcome.id)" + (outcome.axes.isEmpty ? "" : "  \(outcome.place)"))
    }
    if count > 5 { lines.append("  … and \(count - 5) more") }
    lines += first.details.map { "    \($0)" }
    if let kept = first.artifacts {
      let paths = [kept.reference, kept.actual, kept.difference].compactMap { $0 }
      lines += paths.map { "    \(files)/\($0)" }
    }
    if first.status != .broken, first.status != .unstable {
      lines.append("    accept: \(accept(first.id))")
    }
    return lines
  }
}

extension SnapshotOutcome {
  /// `locale he, scheme dark`.
  var place: String {
    axes.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }

  /// Numbers, places, and where to look.
  package var details: [String] {
    var lines = [message]
    if let measured, !measured.regions.isEmpty {
      let boxes = measured.regions.prefix(4).map { box in
        "\(PointText.number(box.minX)), \(PointText.number(box.minY)) "
          + PointText.size(box.size)
      }
      lines.append("changed pixels at \(boxes.joined(separator: "; ")) pt")
    }
    if !suggestions.isEmpty {
      lines.append(
        "would pass with \(suggestions.map(\.description).joined(separator: ", or "))")
    }
    return lines.filter { !$0.isEmpty }
  }
}
