import Foundation
import WidgetRender

extension SnapshotStrategy {
  /// The layout alone: quick, small, readable in a review, blind to how things are painted.
  package static let layout = SnapshotStrategy(
    name: "layout", extensions: ["layout.json"]
  ) { item, judge, engine, outcome in
    let picture = try engine.paint(item.request)
    outcome.diagnostics = picture.diagnostics
    let node = SnapshotNode(picture)
    let data = LayoutDump.data(node)
    outcome.drawn = ArtifactFolder.digest(data)
    let url = judge.store.url(of: item, "layout.json")
    let old = try judge.referenceData(item, "layout.json")
    if old == data { return }
    if let old {
      outcome.changes = TreeDifference(from: try LayoutDump.read(old), to: node).changes
    }
    if judge.records(missing: old == nil, failed: true) {
      try judge.store.write(data, to: url)
      outcome.status = old == nil ? .recorded : .updated
      outcome.message = "recorded \(url.path)"
    } else if old == nil {
      outcome.status = .missing
      outcome.message = judge.missingMessage(item, "layout.json")
    } else {
      outcome.status = .differs
      outcome.message =
        outcome.changes.isEmpty
        ? "the dump differs in what is no change of the layout: another proposal or form"
        : "the layout changed"
    }
  }
}
