import Foundation
package import WidgetSnapshots

/// What holds for one assertion, once call, scope, environment and defaults are weighed.
package struct SnapshotSettings: Sendable {
  package var record: Setting<WidgetSnapshotRecord>
  package var references: Setting<String>
  package var suite: Setting<String>
  package var artifacts: String
  package var isCI: Bool

  /// Variables that are read, here and nowhere else.
  package static let recordVariable = "SNAPSHOT_TESTING_RECORD"
  package static let referencesVariable = "WIDGET_SNAPSHOTS"
  package static let artifactsVariable = "SNAPSHOT_ARTIFACTS"

  package init(
    call: SnapshotScope, scope: SnapshotScope, environment: [String: String], testFile: String
  ) {
    let file = URL(fileURLWithPath: testFile)
    let named = environment[Self.recordVariable].flatMap { WidgetSnapshotRecord(rawValue: $0) }
    record = Setting(
      [.call: call.record, .scope: scope.record, .environment: named], default: .missing)
    references = Setting(
      [
        .call: call.references, .scope: scope.references,
        .environment: environment[Self.referencesVariable],
      ], default: file.deletingLastPathComponent().appendingPathComponent("Snapshots").path)
    suite = Setting(
      [.call: call.suite, .scope: scope.suite],
      default: SnapshotName.plain(file.deletingPathExtension().lastPathComponent))
    artifacts =
      environment[Self.artifactsVariable]
      ?? FileManager.default.temporaryDirectory.appendingPathComponent("widget-snapshots").path
    isCI = Self.isCI(environment)
  }

  /// A reference recorded on a CI machine is thrown away with it, and the test would pass there
  /// for ever: a missing one has to fail.
  package var mode: RecordMode {
    isCI && record.value == .missing ? .never : record.value.mode
  }

  private static func isCI(_ environment: [String: String]) -> Bool {
    guard let value = environment["CI"]?.lowercased() else { return false }
    return !["", "0", "false", "no"].contains(value)
  }
}
