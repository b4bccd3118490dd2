import CommandLineKit
package import Foundation
import WidgetCodecs

/// A folder with a run's results, the files of its failures and the page to look at them.
package struct ReportFolder: Sendable {
  package let root: URL

  package init(root: URL) { self.root = root }

  package var artifacts: ArtifactFolder {
    ArtifactFolder(root: root.appending(path: "files"), mark: mark)
  }
  package var page: URL { root.appendingPathComponent("index.html") }
  private var results: URL { root.appendingPathComponent("results.json") }
  /// Tells a folder of ours, also one whose run was killed, from somebody's site.
  private var mark: URL { root.appendingPathComponent(".widgetrender-report") }

  /// Removes what an earlier run left, so that no old picture is taken for a new one.
  ///
  /// Throws when the folder holds files of the same names that no run of ours left.
  package func clear() throws(SnapshotError) {
    let files = FileManager.default
    let old = ["files", "results.json", "index.html"].map { root.appendingPathComponent($0) }
      .filter { files.fileExists(atPath: $0.path) }
    guard old.isEmpty || files.fileExists(atPath: mark.path) || (try? read()) != nil else {
      throw .unwritable(
        "\(old[0].path) is in the way: no report left it; name another folder for the report")
    }
    for url in old { try? files.removeItem(at: url) }
  }

  package func write(_ report: SnapshotReport) throws {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    try AtomicFile.write(Data(), to: mark.path)
    try AtomicFile.write(try report.json(), to: results.path)
    let html = HTMLReport(report: report, files: artifacts.root)
    try AtomicFile.write(Data(try html.text().utf8), to: page.path)
  }

  package func read() throws -> SnapshotReport {
    guard let data = try? Data(contentsOf: results) else {
      throw SnapshotError.file("\(results.path): no such report")
    }
    do {
      return try SnapshotReport(json: data)
    } catch {
      throw SnapshotError.file("\(results.path): \(error)")
    }
  }

  /// Joins the reports of shards, with their files, into this folder.
  package func merge(_ parts: [ReportFolder]) throws -> SnapshotReport {
    let report = try SnapshotReport.merging(try parts.map { try $0.read() })
    try clear()
    for part in parts {
      let source = part.artifacts.root
      guard FileManager.default.fileExists(atPath: source.path) else { continue }
      let names = try FileManager.default.subpathsOfDirectory(atPath: source.path).sorted()
      for name in names {
        let file = source.appendingPathComponent(name)
        guard !file.hasDirectoryPath, let data = try? Data(contentsOf: file) else { continue }
        let target = artifacts.root.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try AtomicFile.write(data, to: target.path)
      }
    }
    try write(report)
    return report
  }

  /// What became of accepting cases.
  package struct Acceptance: Hashable, Sendable, Codable {
    package var accepted: [String] = []
    /// With the reason.
    package var refused: [String] = []
  }

  /// Makes actual pictures the references.
  ///
  /// - Parameters:
  ///   - wanted: Whether a case is accepted, and the digest of the picture that was looked at.
  package func accept(
    into store: SnapshotStore, _ wanted: (String) -> (isWanted: Bool, digest: String?)
  ) throws -> Acceptance {
    var result = Acceptance()
    for outcome in try read().outcomes where outcome.isFailure {
      let (isWanted, digest) = wanted(outcome.id)
      guard isWanted else { continue }
      guard !outcome.id.hasPrefix("/"), !outcome.id.split(separator: "/").contains("..") else {
        result.refused.append("\(outcome.id): leads out of the references")
        continue
      }
      guard outcome.status != .unstable else {
        result.refused.append("\(outcome.id): drawn twice it is not the same")
        continue
      }
      guard let kept = outcome.artifacts else {
        result.refused.append("\(outcome.id): the report has no picture of it")
        continue
      }
      if let digest, digest != kept.actualDigest {
        result.refused.append("\(outcome.id): the decision was about another picture")
        continue
      }
      let target = store.root.appendingPathComponent("\(outcome.id).png")
      let current = try? Data(contentsOf: target)
      guard current.map(ArtifactFolder.digest) == kept.referenceDigest else {
        result.refused.append("\(outcome.id): its reference changed since the report was made")
        continue
      }
      let data = try Data(contentsOf: artifacts.root.appendingPathComponent(kept.actual))
      guard ArtifactFolder.digest(data) == kept.actualDigest else {
        result.refused.append("\(outcome.id): the report's picture is not the one it tells of")
        continue
      }
      let small = try PNGEncoder(compression: .small).encode(
        try ImageDecoder.decode(data), scale: kept.scale)
      try store.write(small, to: target)
      if let layout = kept.layout,
        let dump = try? Data(contentsOf: artifacts.root.appendingPathComponent(layout))
      {
        try store.write(
          dump, to: store.root.appendingPathComponent("\(outcome.id).layout.json"))
      }
      result.accepted.append(outcome.id)
    }
    return result
  }
}

/// What a reviewer decided in the page: `{"version":1,"approved":{"id":"digest"}}`.
package struct ReviewDecisions: Hashable, Sendable, Codable {
  package var version: Int
  /// Accepted cases, each with the digest of the picture that was looked at.
  package var approved: [String: String]

  package init(json: Data) throws(SnapshotError) {
    do {
      self = try JSONDecoder().decode(ReviewDecisions.self, from: json)
    } catch {
      throw .file("these are no decisions: \(error)")
    }
    guard version == 1 else { throw .file("decisions of version \(version); this reads 1") }
  }
}
