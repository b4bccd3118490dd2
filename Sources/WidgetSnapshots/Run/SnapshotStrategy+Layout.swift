import Foundation
import WidgetRender

extension SnapshotStrategy {
  /// The layout alone: quick, small, readable in a review, blind to how things are painted.
  package static let layout = SnapshotStrategy(
    name: "layout", extensions: ["layout.json"]
  ) { item, judge, engine, outcome in
    let drawn = try judge.draw(item, engine)
    outcome.diagnostics = drawn.diagnostics
    let data = drawn.layout
    outcome.drawn = ArtifactFolder.digest(data)
    let url = judge.store.url(of: item, "layout.json")
    let old = try judge.referenceData(item, "layout.json")
    if old == data { return }
    guard try judge.drawAgain(item, engine).layout == data else {
      outcome.status = .unstable
      outcome.message = "drawn twice and laid out differently: \(SnapshotJudge.unstableReason)"
      return
    }
    if let old {
      outcome.changes =
        TreeDifference(
          from: try LayoutDump.read(old), to: try drawn.node()
        ).changes
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
