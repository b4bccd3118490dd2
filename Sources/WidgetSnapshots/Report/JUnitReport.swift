import Foundation
import WidgetGeometry

/// The run as JUnit XML, which every CI reads.
package enum JUnitReport {
  package static func xml(_ report: SnapshotReport) -> String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append(
      "<testsuites name=\"snapshots\" tests=\"\(report.outcomes.count)\" "
        + "failures=\"\(report.failures.count { !$0.isError })\" "
        + "errors=\"\(report.failures.count(where: \.isError))\" time=\"\(number(report.seconds))\">"
    )
    let suites = Dictionary(grouping: report.outcomes, by: \.suite)
    for suite in suites.keys.sorted() {
      lines += suiteLines(suite, suites[suite] ?? [])
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func suiteLines(_ name: String, _ outcomes: [SnapshotOutcome]) -> [String] {
    let seconds = outcomes.reduce(0) { $0 + $1.milliseconds } / 1_000
    let failures = outcomes.count { $0.isFailure && !$0.isError }
    var lines = [
      "  <testsuite name=\"\(XMLText.escaped(name))\" tests=\"\(outcomes.count)\" "
        + "failures=\"\(failures)\" errors=\"\(outcomes.count(where: \.isError))\" "
        + "time=\"\(number(seconds))\">"
    ]
    for outcome in outcomes.sorted(by: { $0.id < $1.id }) {
      let open =
        "    <testcase classname=\"\(XMLText.escaped(outcome.suite))\" name=\"\(XMLText.escaped(outcome.id))\" "
        + "time=\"\(number(outcome.milliseconds / 1_000))\""
      guard outcome.isFailure else {
        lines.append(open + "/>")
        continue
      }
      let tag = outcome.isError ? "error" : "failure"
      let text = (outcome.changes.map(\.description) + outcome.details).joined(separator: "\n")
      lines.append(open + ">")
      lines.append(
        "      <\(tag) type=\"\(outcome.status.rawValue)\" "
          + "message=\"\(XMLText.escaped(outcome.headline))\">\(XMLText.escaped(text))</\(tag)>")
      lines.append("    </testcase>")
    }
    lines.append("  </testsuite>")
    return lines
  }

  private static func number(_ value: Double) -> String { DecimalText.fixed(value, decimals: 3) }
}

extension SnapshotOutcome {
  /// Whether there is no verdict: what JUnit calls an error.
  fileprivate var isError: Bool { status == .broken || status == .unstable }

  /// The first thing to say about a failure.
  var headline: String {
    ChangeCluster.lead(self).first?.description ?? message
  }
}
