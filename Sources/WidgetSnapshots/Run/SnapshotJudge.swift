import Foundation
package import WidgetRender

/// Draws a case, compares it with its reference, and records or leaves behind what is asked for.
package struct SnapshotJudge: Sendable {
  package var store: SnapshotStore
  package var mode: RecordMode
  package var strategy: SnapshotStrategy
  /// Where failures leave their files; `nil` leaves none.
  package var artifacts: ArtifactFolder?
  /// Draws the cases of built widgets.
  package var programs: ProgramPool?

  package init(
    store: SnapshotStore, mode: RecordMode = .never, strategy: SnapshotStrategy = .image,
    artifacts: ArtifactFolder? = nil, programs: ProgramPool? = nil
  ) {
    self.programs = programs
    self.store = store
    self.mode = mode
    self.strategy = strategy
    self.artifacts = artifacts
  }

  package func judge(_ item: SnapshotCase, _ engine: RenderEngine) -> SnapshotOutcome {
    let start = ContinuousClock.now
    var outcome = SnapshotOutcome(of: item)
    do {
      try strategy.judge(item, self, engine, &outcome)
    } catch {
      outcome.status = .broken
      outcome.message = "\(error)"
    }
    let elapsed = ContinuousClock.now - start
    outcome.milliseconds =
      Double(elapsed.components.seconds) * 1_000
      + (Double(elapsed.components.attoseconds) / 1e13).rounded() / 100
    return outcome
  }

  /// The bytes of a reference, or `nil` if there is none.
  func referenceData(_ item: SnapshotCase, _ fileExtension: String) throws -> Data? {
    let url = store.url(of: item, fileExtension)
    switch store.reference(at: url) {
    case .data(let data): return data
    case .missing: return nil
    case .pointer(let tool): throw SnapshotError.pointer(path: url.path, tool: tool)
    case .unreadable(let reason): throw SnapshotError.unreadable(reason)
    }
  }

  /// Whether a reference is written now.
  func records(missing isMissing: Bool, failed: Bool) -> Bool {
    switch mode {
    case .never: false
    case .missing: isMissing
    case .failed: isMissing || failed
    case .all: true
    }
  }

  func missingMessage(_ item: SnapshotCase, _ fileExtension: String) -> String {
    "no reference: looked for \(store.url(of: item, fileExtension).path)"
  }
}
