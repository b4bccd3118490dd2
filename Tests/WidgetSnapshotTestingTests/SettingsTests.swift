import Foundation
import Testing
import WidgetSnapshotTesting
import WidgetSnapshots

private func settings(
  call: WidgetSnapshotRecord? = nil, scope: WidgetSnapshotRecord? = nil,
  environment: [String: String] = [:]
) -> SnapshotSettings {
  SnapshotSettings(
    call: SnapshotScope(record: call), scope: SnapshotScope(record: scope),
    environment: environment, testFile: "/project/Tests/PayTests.swift")
}

@Test func theCallComesBeforeTheScopeBeforeTheEnvironmentBeforeTheDefault() {
  let environment = ["SNAPSHOT_TESTING_RECORD": "failed"]
  let all = settings(call: .all, scope: .never, environment: environment)
  #expect((all.record.value, all.record.source) == (.all, .call))
  let scoped = settings(scope: .never, environment: environment)
  #expect((scoped.record.value, scoped.record.source) == (.never, .scope))
  let named = settings(environment: environment)
  #expect((named.record.value, named.record.source) == (.failed, .environment))
  #expect((settings().record.value, settings().record.source) == (.missing, .standard))
}

@Test(arguments: ["true", "1", "yes"])
func onCIMissingReferencesAreNeverRecorded(value: String) {
  #expect(settings(environment: ["CI": value]).mode == .never)
  #expect(settings(call: .missing, environment: ["CI": value]).mode == .never)
  #expect(settings(call: .all, environment: ["CI": value]).mode == .all)
  #expect(settings(environment: ["CI": "false"]).mode == .missing)
  #expect(settings().mode == .missing)
}

@Test func referencesAreBesideTheTestUnlessSaidOtherwise() {
  #expect(settings().references.value == "/project/Tests/Snapshots")
  #expect(settings().suite.value == "PayTests")
  let moved = settings(environment: ["WIDGET_SNAPSHOTS": "/elsewhere"])
  #expect(moved.references.value == "/elsewhere")
}
