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
    let drawn = try judge.draw(item, engine)
    outcome.diagnostics = drawn.diagnostics
    outcome.drawn = ArtifactFolder.digest(drawn.layout)
    let attempt = ImageAttempt(item: item, judge: judge, engine: engine, drawn: drawn)
    // Recording everything asks nothing of what stands there, which may be damaged.
    if judge.mode == .all, try judge.isDamaged(item) {
      try attempt.withoutReference(&outcome)
      return
    }
    guard let reference = try judge.referenceData(item, "png") else {
      try attempt.withoutReference(&outcome)
      return
    }
    try attempt.compare(with: reference, &outcome)
  }
}

extension SnapshotJudge {
  /// Whether there is a reference that is no picture.
  fileprivate func isDamaged(_ item: SnapshotCase) throws -> Bool {
    switch store.reference(at: store.url(of: item, "png")) {
    case .data(let data): (try? ImageDecoder.decode(data, limits: .standard)) == nil
    case .missing, .unreadable: false
    case .pointer: true
    }
  }
}

/// One picture on its way to a verdict.
private struct ImageAttempt {
  let item: SnapshotCase
  let judge: SnapshotJudge
  let engine: RenderEngine
  let drawn: DrawnSnapshot

  func withoutReference(_ outcome: inout SnapshotOutcome) throws {
    if judge.records(missing: true, failed: false) {
      guard try isStable(&outcome) else { return }
      try record(picture: true)
      outcome.status = .recorded
      outcome.message = "recorded \(judge.store.url(of: item, "png").path)"
      return
    }
    outcome.status = .missing
    outcome.message = judge.missingMessage(item, "png")
    outcome.artifacts = try judge.artifacts?.keep(
      item, actual: drawn.bitmap, layout: drawn.layout, scale: drawn.scale, engine: engine)
  }

  func compare(with data: Data, _ outcome: inout SnapshotOutcome) throws {
    let reference: Bitmap
    do {
      reference = try ImageDecoder.decode(data, limits: .standard)
    } catch {
      throw SnapshotError.unreadable("\(judge.store.url(of: item, "png").path): \(error)")
    }
    let comparison = PictureComparison(
      reference: reference, actual: drawn.bitmap, scale: drawn.scale, tolerance: item.tolerance)
    outcome.measured = comparison.measured
    let isSame = comparison.hasSameSize && comparison.changed.isEmpty
    let oldLayout = try judge.referenceData(item, "layout.json")
    outcome.hasStaleLayout = oldLayout != drawn.layout
    let records = judge.records(missing: false, failed: !comparison.passes)
    if !isSame, records || !comparison.passes {
      guard try isStable(&outcome) else { return }
    }
    if records {
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
        item, reference: (reference, data), actual: drawn.bitmap, comparison: comparison,
        layout: drawn.layout, scale: drawn.scale, engine: engine)
    }
    guard !isSame, let oldLayout else { return }
    // A dump that cannot be read explains nothing, but the picture has its verdict.
    if let old = try? LayoutDump.read(oldLayout), let new = try? drawn.node() {
      outcome.changes = TreeDifference(from: old, to: new).changes
    }
  }

  /// Whether the picture comes out the same once more.  One that does not is no reference, and that
  /// it differs from one says nothing.
  private func isStable(_ outcome: inout SnapshotOutcome) throws -> Bool {
    let again = try judge.drawAgain(item, engine)
    guard again.bitmap != drawn.bitmap else { return true }
    let comparison = PictureComparison(
      reference: drawn.bitmap, actual: again.bitmap, scale: drawn.scale, tolerance: .exact)
    outcome.status = .unstable
    outcome.message =
      "drawn twice and differently: \(SnapshotJudge.unstableReason); "
      + comparison.summary
    outcome.measured = comparison.measured
    outcome.changes = TreeDifference(from: try drawn.node(), to: try again.node()).changes
    let first = try PNGEncoder().encode(drawn.bitmap, scale: drawn.scale)
    outcome.artifacts = try judge.artifacts?.keep(
      item, reference: (drawn.bitmap, first), actual: again.bitmap, comparison: comparison,
      layout: again.layout, scale: drawn.scale, engine: engine)
    return false
  }

  private func record(picture isNew: Bool) throws {
    if isNew {
      let data = try PNGEncoder(compression: .small).encode(drawn.bitmap, scale: drawn.scale)
      try judge.store.write(data, to: judge.store.url(of: item, "png"))
    }
    try judge.store.write(drawn.layout, to: judge.store.url(of: item, "layout.json"))
  }
}

extension SnapshotJudge {
  /// What makes a picture come out in two ways.
  static let unstableReason =
    "the widget's own code is random, reads a clock or keeps something from an earlier picture"
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
