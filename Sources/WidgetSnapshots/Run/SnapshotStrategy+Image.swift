import Foundation
import WidgetCodecs
import WidgetGeometry
import WidgetRaster
import WidgetRender

extension SnapshotStrategy {
  /// The picture, as PNG, with its layout beside it.  The picture decides; the layout explains.
  package static let image = SnapshotStrategy(
    name: "image", extensions: ["png", "layout.json"]
  ) { item, judge, engine, outcome in
    let picture = try engine.paint(item.request)
    outcome.diagnostics = picture.diagnostics
    let node = SnapshotNode(picture)
    let layout = LayoutDump.data(node)
    outcome.drawn = ArtifactFolder.digest(layout)
    let attempt = ImageAttempt(
      item: item, judge: judge, engine: engine, picture: picture, node: node, layout: layout)
    guard let reference = try judge.referenceData(item, "png") else {
      try attempt.withoutReference(&outcome)
      return
    }
    try attempt.compare(with: reference, &outcome)
  }
}

/// One picture on its way to a verdict.
private struct ImageAttempt {
  let item: SnapshotCase
  let judge: SnapshotJudge
  let engine: RenderEngine
  let picture: RenderedPicture
  let node: SnapshotNode
  let layout: Data

  func withoutReference(_ outcome: inout SnapshotOutcome) throws {
    if judge.records(missing: true, failed: false) {
      try record(picture: true)
      outcome.status = .recorded
      outcome.message = "recorded \(judge.store.url(of: item, "png").path)"
      return
    }
    outcome.status = .missing
    outcome.message = judge.missingMessage(item, "png")
    outcome.artifacts = try judge.artifacts?.keep(
      item, actual: picture.bitmap, layout: layout, scale: picture.scale, engine: engine)
  }

  func compare(with data: Data, _ outcome: inout SnapshotOutcome) throws {
    let reference: Bitmap
    do {
      reference = try ImageDecoder.decode(data, limits: item.request.limits)
    } catch {
      throw SnapshotError.unreadable("\(judge.store.url(of: item, "png").path): \(error)")
    }
    let comparison = PictureComparison(
      reference: reference, actual: picture.bitmap, scale: picture.scale,
      tolerance: item.tolerance)
    outcome.measured = comparison.measured
    let isSame = comparison.hasSameSize && comparison.changed.isEmpty
    let oldLayout = try judge.referenceData(item, "layout.json")
    outcome.hasStaleLayout = oldLayout != layout
    if judge.records(missing: false, failed: !comparison.passes) {
      // A picture that is the same keeps its file, whatever bytes another encoder would write.
      try record(picture: !isSame)
      outcome.status = isSame ? .same : .updated
      outcome.message = isSame ? "" : comparison.summary
      outcome.hasStaleLayout = false
    } else if !comparison.passes {
      outcome.status = .differs
      outcome.message = comparison.summary
      outcome.suggestions = comparison.suggestions
      outcome.artifacts = try judge.artifacts?.keep(
        item, reference: (reference, data), actual: picture.bitmap, comparison: comparison,
        layout: layout, scale: picture.scale, engine: engine)
    }
    guard !isSame, let oldLayout else { return }
    // A dump that cannot be read explains nothing, but the picture has its verdict.
    if let old = try? LayoutDump.read(oldLayout) {
      outcome.changes = TreeDifference(from: old, to: node).changes
    }
  }

  private func record(picture isNew: Bool) throws {
    if isNew {
      let data = try PNGEncoder(compression: .small).encode(picture.bitmap, scale: picture.scale)
      try judge.store.write(data, to: judge.store.url(of: item, "png"))
    }
    try judge.store.write(layout, to: judge.store.url(of: item, "layout.json"))
  }
}

extension PictureComparison {
  var measured: SnapshotOutcome.Measured {
    SnapshotOutcome.Measured(
      pixels: pixelCount, changed: changed.count, counted: counted.count, visible: visibleCount,
      edges: edgeCount, levels: largestLevels, deltaE: (largestDeltaE * 100).rounded() / 100,
      similarity: similarity.map { ($0 * 1e6).rounded(.down) / 1e6 },
      tolerance: "\(tolerance)",
      regions: ChangedRegions.boxes(counted).map { box in
        CGRect(
          x: box.minX / scale, y: box.minY / scale, width: box.width / scale,
          height: box.height / scale)
      })
  }
}
