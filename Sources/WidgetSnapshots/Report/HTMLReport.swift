import Foundation
import WidgetGeometry

/// One page with everything about a run: opens from disk, asks no network for anything.
///
/// Pictures are in the page as text and become images only when they are looked at, so that
/// hundreds of failures stay quick.
struct HTMLReport {
  let report: SnapshotReport
  /// The folder that artifact paths are below.
  let files: URL

  /// What the page's script reads of a failure.
  private struct Item: Encodable {
    var id: String
    var suite: String
    var family: String
    var axes: String
    var status: String
    var kinds: [String]
    var cause: Int
    var changes: [String]
    var details: [String]
    var diagnostics: [String]
    var digest: String?
    /// Keys of pictures.
    var reference: String?
    var actual: String?
    var overlay: String?
    var width: Double
    var height: Double
    var scale: Double
  }

  private struct Document: Encodable {
    var sum: String
    var environment: [String]
    var verdict: String
    var causes: [String]
    var items: [Item]
  }

  func text() throws -> String {
    var pictures: [String: Data] = [:]
    func keep(_ path: String?) -> String? {
      guard let path, let data = try? Data(contentsOf: files.appendingPathComponent(path)) else {
        return nil
      }
      // By content: a reference that several cases share is in the page once.
      let key = ArtifactFolder.digest(data)
      pictures[key] = data
      return key
    }
    let clusters = ChangeCluster.all(of: report.failures)
    var items: [Item] = []
    for (index, cluster) in clusters.enumerated() {
      for outcome in cluster.outcomes {
        let kept = outcome.artifacts
        items.append(
          Item(
            id: outcome.id, suite: outcome.suite, family: outcome.family, axes: outcome.place,
            status: outcome.status.rawValue, kinds: outcome.kinds, cause: index,
            changes: outcome.changes.map { "\($0)" },
            details: outcome.details,
            diagnostics: outcome.diagnostics.map { "\($0)" },
            digest: outcome.status == .unstable ? nil : kept?.actualDigest,
            reference: keep(kept?.reference), actual: keep(kept?.actual),
            overlay: keep(kept?.overlay), width: kept.map { Double($0.size.width) } ?? 0,
            height: kept.map { Double($0.size.height) } ?? 0, scale: kept?.scale ?? 1))
      }
    }
    let document = Document(
      sum: report.sum, environment: report.environment,
      verdict: report.environment.isEmpty ? "" : report.environmentVerdict,
      causes: clusters.map(\.title), items: items)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = String(decoding: try encoder.encode(document), as: UTF8.self)
      .replacing("<", with: "\\u003c")
    let images = pictures.keys.sorted().map { key in
      "<script type=\"text/plain\" id=\"p-\(key)\">"
        + (pictures[key] ?? Data()).base64EncodedString() + "</script>"
    }
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      img-src blob: data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <title>Snapshots</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      \(Self.body)
      <script type="application/json" id="data">\(json)</script>
      \(images.joined(separator: "\n"))
      <script>
      \(PageScript.prelude)
      \(Self.script)
      </script>
      </body>
      </html>

      """
  }
}
