import Foundation

/// The run as annotations and as a job summary for GitHub Actions.
package enum GitHubReport {
  /// Annotations are cut off after ten a step.
  private static let mostAnnotations = 10
  /// More lines nobody reads; the HTML report has everything.
  private static let mostLines = 60

  /// One workflow command a line, one for each cause.
  package static func annotations(_ report: SnapshotReport) -> String {
    guard report.environment.isEmpty || report.failures.isEmpty else {
      let text = (report.environment + [report.environmentVerdict]).joined(separator: "\n")
      return "::error title=\(property("environment changed"))::\(message(text))\n"
    }
    let clusters = ChangeCluster.all(of: report.failures)
    var text = ""
    for cluster in clusters.prefix(mostAnnotations) {
      let first = cluster.outcomes[0]
      let count = cluster.outcomes.count
      let body =
        ([cluster.title] + cluster.more).joined(separator: "\n")
        + "\n" + cluster.outcomes.prefix(5).map(\.id).joined(separator: "\n")
        + (count > 5 ? "\n… and \(count - 5) more" : "")
      text +=
        "::error \(place(first.origin))title=\(property("\(count) snapshot(s) differ"))"
        + "::\(message(body))\n"
    }
    return text
  }

  /// Markdown of at most sixty lines.
  package static func summary(_ report: SnapshotReport) -> String {
    var lines = ["## Snapshots", "", report.sum, ""]
    if !report.environment.isEmpty {
      lines.append("**Environment changed:** " + report.environment.joined(separator: ", "))
      lines += ["", report.environmentVerdict, ""]
    }
    let clusters = ChangeCluster.all(of: report.failures)
    if !clusters.isEmpty {
      lines += ["| what | pictures | first |", "| --- | --- | --- |"]
      let room = mostLines - lines.count - 2
      for cluster in clusters.prefix(room) {
        lines.append(
          "| \(cell(cluster.title)) | \(cluster.outcomes.count) | "
            + "`\(cluster.outcomes[0].id)` |")
      }
      if clusters.count > room { lines += ["", "… and \(clusters.count - room) more causes"] }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// `file=…,line=…,` where the origin has them.
  private static func place(_ origin: String) -> String {
    let parts = origin.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
    guard let file = parts.first, file.contains(".") else { return "" }
    let line = parts.dropFirst().first.flatMap { Int($0) }
    return "file=\(property(file))," + (line.map { "line=\($0)," } ?? "")
  }

  private static func message(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  private static func cell(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing("\n", with: " ").replacing("<", with: "&lt;")
  }
}
