import WidgetRender

/// How a case is kept and compared.  A strategy is a value; a new one is a new file.
package struct SnapshotStrategy: Sendable {
  package let name: String
  /// The files that belong to a case, the one that decides first.
  package let extensions: [String]
  /// Compares and records one case, and writes what it finds into the outcome.
  let judge:
    @Sendable (SnapshotCase, SnapshotJudge, RenderEngine, inout SnapshotOutcome) throws -> Void
}
