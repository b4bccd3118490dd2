import Foundation
import WidgetRender

extension SnapshotStrategy {
  /// The picture as SVG text: every byte counts.
  package static let svg = SnapshotStrategy(
    name: "svg", extensions: ["svg"]
  ) { item, judge, engine, outcome in
    guard var request = item.request else {
      throw SnapshotError.program("pictures of built widgets are compared as pixels only")
    }
    request.format = .svg
    let output = try engine.render(request)
    outcome.diagnostics = output.diagnostics
    let url = judge.store.url(of: item, "svg")
    let old = try judge.referenceData(item, "svg")
    if old == output.data { return }
    if judge.records(missing: old == nil, failed: true) {
      try judge.store.write(output.data, to: url)
      outcome.status = old == nil ? .recorded : .updated
      outcome.message = "recorded \(url.path)"
    } else if let old {
      outcome.status = .differs
      outcome.message = firstDifference(old, output.data)
    } else {
      outcome.status = .missing
      outcome.message = judge.missingMessage(item, "svg")
    }
  }

  /// The first line that differs, with its number.
  private static func firstDifference(_ old: Data, _ new: Data) -> String {
    func lines(_ data: Data) -> [Substring] {
      String(decoding: data, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
    }
    let (a, b) = (lines(old), lines(new))
    let index =
      zip(a, b).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      ?? min(a.count, b.count)
    func text(_ lines: [Substring]) -> String {
      lines.indices.contains(index) ? String(lines[index].prefix(200)) : "(end)"
    }
    return "line \(index + 1) differs:\n  - \(text(a))\n  + \(text(b))"
  }
}
