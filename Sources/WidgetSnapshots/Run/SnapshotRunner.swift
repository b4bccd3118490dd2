import Foundation
import Synchronization
package import WidgetRender

/// Judges many cases on several workers.
///
/// Only what a report needs is kept of a case, so memory does not grow with pictures.
package struct SnapshotRunner: Sendable {
  package var judge: SnapshotJudge
  package var resources: RenderResources
  package var workers: Int

  package init(judge: SnapshotJudge, resources: RenderResources, workers: Int) {
    self.judge = judge
    self.resources = resources
    self.workers = workers
  }

  /// - Parameter each: Told of every case as it ends, in no order.
  /// - Returns: One outcome for each case, in their order.
  package func run(
    _ cases: [SnapshotCase], each: @escaping @Sendable (SnapshotOutcome) -> Void = { _ in }
  ) throws -> [SnapshotOutcome] {
    let collisions = NameCollision.all(in: cases)
    guard collisions.isEmpty else { throw SnapshotError.collisions(collisions) }
    let outcomes = Outcomes(count: cases.count)
    let judge = judge
    try BatchRenderer(resources: resources, workers: workers).run(count: cases.count) {
      index, engine in
      let outcome = judge.judge(cases[index], engine)
      outcomes.put(outcome, at: index)
      each(outcome)
    }
    return outcomes.all
  }

  private final class Outcomes: Sendable {
    private let values: Mutex<[SnapshotOutcome?]>
    init(count: Int) { values = Mutex(Array(repeating: nil, count: count)) }
    func put(_ value: SnapshotOutcome, at index: Int) { values.withLock { $0[index] = value } }
    var all: [SnapshotOutcome] { values.withLock { $0.compactMap { $0 } } }
  }
}

/// A part of all cases that one of several machines does.
package struct SnapshotShard: Hashable, Sendable {
  /// Counted from 1.
  package let index: Int
  package let count: Int

  package init?(index: Int, count: Int) {
    guard count >= 1, (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// By a hash of the id: adding a case moves no other to another shard.
  package func contains(_ id: String) -> Bool {
    StableHash(id).value % UInt64(count) == UInt64(index - 1)
  }
}
