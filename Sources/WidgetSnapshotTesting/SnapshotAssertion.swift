import Foundation
import Synchronization
import WidgetCodecs
import WidgetKitCore
import WidgetRender
import WidgetSnapshots

/// One call of `assertWidget`, from its cases to what is told of them.
struct SnapshotAssertion {
  var plan: SnapshotPlan
  var strategy: SnapshotStrategy
  var settings: SnapshotSettings
  /// The test's name, for the command that accepts.
  var testName: String

  /// A failure to be told at the caller's line, with files to attach.
  struct Failure: Sendable {
    var message: String
    var attachments: [(name: String, bytes: [UInt8])] = []
  }

  func run() -> [Failure] {
    let cases: [SnapshotCase]
    do {
      cases = try plan.cases()
    } catch {
      return [Failure(message: "\(error)")]
    }
    let store = SnapshotStore(root: URL(fileURLWithPath: settings.references.value))
    if let collision = collision(among: cases, store) { return [collision] }
    let folder = ArtifactFolder(root: URL(fileURLWithPath: settings.artifacts))
    let judge = SnapshotJudge(
      store: store, mode: settings.mode, strategy: strategy, artifacts: folder)
    let outcomes = judged(cases, judge)
    let report = SnapshotReport(outcomes: outcomes)
    if let clash = clash(in: outcomes, store) { return [clash] }
    var failures = recordings(outcomes, store)
    guard !report.failures.isEmpty else { return failures }
    if let change = environmentChange(store) {
      failures.append(change)
      return failures
    }
    return failures
      + ChangeCluster.all(of: report.failures).map { failure($0, folder, store) }
  }

  private func judged(_ cases: [SnapshotCase], _ judge: SnapshotJudge) -> [SnapshotOutcome] {
    let outcomes = Slots(count: cases.count)
    EnginePool.shared.run(count: cases.count) { index, engine in
      switch engine {
      case .success(let engine): outcomes.put(judge.judge(cases[index], engine), at: index)
      case .failure(let error):
        outcomes.put(
          SnapshotOutcome(of: cases[index], .broken, message: "\(error)"), at: index)
      }
    }
    return outcomes.all
  }

  private func collision(among cases: [SnapshotCase], _ store: SnapshotStore) -> Failure? {
    let own = NameCollision.all(in: cases)
    if !own.isEmpty { return Failure(message: "\(SnapshotError.collisions(own))") }
    for item in cases {
      let path = store.url(of: item, strategy.extensions[0]).path
      if let other = SnapshotClaims.shared.claim(path, origin: item.origin) {
        let both = NameCollision(id: item.id, origins: [other, item.origin])
        return Failure(message: "\(both): pass “named:”")
      }
    }
    return nil
  }

  /// The same assertion that drew two different pictures under one name, as for two arguments.
  private func clash(in outcomes: [SnapshotOutcome], _ store: SnapshotStore) -> Failure? {
    for outcome in outcomes {
      guard let digest = outcome.drawn else { continue }
      let path = store.root.appendingPathComponent("\(outcome.id).\(strategy.extensions[0])").path
      guard SnapshotClaims.shared.confirm(path, digest: digest) else {
        return Failure(
          message: "\(outcome.id) was drawn twice and differently by \(outcome.origin): "
            + "put what varies into “named:”")
      }
    }
    return nil
  }

  private func recordings(_ outcomes: [SnapshotOutcome], _ store: SnapshotStore) -> [Failure] {
    let written = outcomes.filter { $0.status == .recorded || $0.status == .updated }
    guard !written.isEmpty else { return [] }
    if store.recordedStamp() == nil {
      // Nothing to compare with next time if this fails, which is then told.
      try? store.record(EnvironmentStamp(resources: ResourceRoot.find(executable: nil)))
    }
    let paths = written.map { store.root.appendingPathComponent($0.id).path }
    return [
      Failure(
        message: "recorded \(written.count) reference(s), because record is "
          + "“\(settings.record.value.rawValue)” by \(settings.record.source.title); look at them "
          + "and run again:\n" + paths.map { "  \($0)" }.joined(separator: "\n"))
    ]
  }

  private func environmentChange(_ store: SnapshotStore) -> Failure? {
    let stamp = EnvironmentStamp(resources: ResourceRoot.find(executable: nil))
    let changes = store.recordedStamp().map { stamp.changes(since: $0) } ?? []
    guard !changes.isEmpty else { return nil }
    guard ToldEnvironments.shared.isNew(store.root.path) else {
      return Failure(message: "differs under another environment, which was told before")
    }
    return Failure(
      message: "the environment changed since the references were recorded: "
        + changes.joined(separator: ", ") + "\n" + accept)
  }

  private func failure(
    _ cluster: ChangeCluster, _ folder: ArtifactFolder, _ store: SnapshotStore
  ) -> Failure {
    let first = cluster.outcomes[0]
    let count = cluster.outcomes.count
    var lines = [count > 1 ? "\(cluster.title) (in \(count) pictures)" : cluster.title]
    let told = Set([cluster.title] + cluster.more)
    lines += cluster.more.map { "  \($0)" }
    lines += first.changes.filter { !told.contains($0.description) }.prefix(8).map {
      "  → \($0) (\($0.path))"
    }
    lines += cluster.outcomes.map { "  \($0.id)" }
    lines += first.details.map { "  \($0)" }
    var failure = Failure(message: "")
    for outcome in cluster.outcomes {
      guard let kept = outcome.artifacts else { continue }
      for path in [kept.reference, kept.actual, kept.difference].compactMap({ $0 }) {
        let url = folder.root.appendingPathComponent(path)
        if outcome.id == first.id { lines.append("  \(url.path)") }
        if let data = try? Data(contentsOf: url) {
          failure.attachments.append((url.lastPathComponent, [UInt8](data)))
        }
      }
    }
    if settings.isCI, first.status == .missing {
      lines.append("  references are not recorded on a CI machine")
    }
    lines.append(accept)
    failure.message = lines.joined(separator: "\n")
    return failure
  }

  private var accept: String {
    "accept: \(SnapshotSettings.recordVariable)=failed swift test --filter "
      + "'\(testName.prefix { $0 != "(" })'"
  }

  private final class Slots: Sendable {
    private let values: Mutex<[SnapshotOutcome?]>
    init(count: Int) { values = Mutex(Array(repeating: nil, count: count)) }
    func put(_ value: SnapshotOutcome, at index: Int) { values.withLock { $0[index] = value } }
    var all: [SnapshotOutcome] { values.withLock { $0.compactMap { $0 } } }
  }
}
