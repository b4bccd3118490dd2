package import Foundation

/// How a whole run ended: what every other report is made of.
package struct SnapshotReport: Hashable, Sendable, Codable {
  /// Raised when a key changes its meaning or goes away.
  package static let version = 1

  package var version = Self.version
  /// What the references were recorded with and is now something else; told before any picture.
  package var environment: [String]
  package var outcomes: [SnapshotOutcome]
  /// Where the references are, for those who accept a picture later.
  package var references: String
  /// Wall time of the run.
  package var seconds: Double

  package init(
    environment: [String] = [], outcomes: [SnapshotOutcome], references: String = "",
    seconds: Double = 0
  ) {
    self.environment = environment
    self.outcomes = outcomes
    self.references = references
    self.seconds = seconds
  }

  package var failures: [SnapshotOutcome] { outcomes.filter(\.isFailure) }

  package func count(_ status: SnapshotOutcome.Status) -> Int {
    outcomes.count { $0.status == status }
  }

  /// The report as JSON, the same bytes for the same results.
  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  package init(json: Data) throws {
    self = try JSONDecoder().decode(SnapshotReport.self, from: json)
    guard version == Self.version else {
      throw SnapshotError.file("the report has version \(version); this is \(Self.version)")
    }
  }

  /// Reports of the shards of one run, joined.
  ///
  /// - Throws: When two of them tell of the same case.
  package static func merging(_ parts: [SnapshotReport]) throws(SnapshotError) -> SnapshotReport {
    var merged = SnapshotReport(
      environment: [], outcomes: [], references: parts.first?.references ?? "")
    var seen = Set<String>()
    for part in parts {
      for line in part.environment where !merged.environment.contains(line) {
        merged.environment.append(line)
      }
      for outcome in part.outcomes {
        guard seen.insert(outcome.id).inserted else {
          throw .file("\(outcome.id) is in two of the reports: those are not shards of one run")
        }
        merged.outcomes.append(outcome)
      }
      merged.seconds += part.seconds
    }
    merged.outcomes.sort { $0.id < $1.id }
    return merged
  }
}
