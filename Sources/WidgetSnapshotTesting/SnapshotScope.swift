import Foundation
public import Testing
import WidgetSnapshots

/// Settings for everything inside a scope.
package struct SnapshotScope: Sendable {
  var record: WidgetSnapshotRecord?
  /// The folder of all references.
  var references: String?
  /// The folder below it.
  var suite: String?

  package init(
    record: WidgetSnapshotRecord? = nil, references: String? = nil, suite: String? = nil
  ) {
    self.record = record
    self.references = references
    self.suite = suite
  }

  @TaskLocal static var current = SnapshotScope()

  /// `inner` where it says something, else this.
  func overridden(by inner: SnapshotScope) -> SnapshotScope {
    SnapshotScope(
      record: inner.record ?? record, references: inner.references ?? references,
      suite: inner.suite ?? suite)
  }
}

/// Runs `body` with settings for every `assertWidget` in it.
///
/// - Parameters:
///   - references: The folder of references, a path; `Snapshots` beside the test by default.
///   - suite: The folder below it; the test file's name by default.
public func withWidgetSnapshots<Result>(
  record: WidgetSnapshotRecord? = nil, references: String? = nil, suite: String? = nil,
  _ body: () throws -> Result
) rethrows -> Result {
  let scope = SnapshotScope(record: record, references: references, suite: suite)
  return try SnapshotScope.$current.withValue(SnapshotScope.current.overridden(by: scope)) {
    try body()
  }
}

/// Settings for every `assertWidget` of a test or suite: `@Test(.widgetSnapshots(record: .failed))`.
public struct WidgetSnapshotTrait: SuiteTrait, TestTrait, TestScoping {
  let scope: SnapshotScope

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let inner = SnapshotScope.current.overridden(by: scope)
    try await SnapshotScope.$current.withValue(inner) { try await function() }
  }
}

extension Trait where Self == WidgetSnapshotTrait {
  /// Settings for every `assertWidget` inside; see `withWidgetSnapshots`.
  public static func widgetSnapshots(
    record: WidgetSnapshotRecord? = nil, references: String? = nil, suite: String? = nil
  ) -> Self {
    WidgetSnapshotTrait(
      scope: SnapshotScope(record: record, references: references, suite: suite))
  }
}
