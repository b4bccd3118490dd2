import Foundation
import Testing
import WidgetGeometry
import WidgetKitCore
import WidgetRender
import WidgetSnapshots
import WidgetViews

private func plan(
  _ name: String, matrix: SnapshotMatrix = SnapshotMatrix(), entries: [String] = [""],
  families: [WidgetFamily] = [.systemSmall], origin: String = "here"
) -> SnapshotPlan {
  SnapshotPlan(
    suite: "cards", name: name, families: families,
    subjects: entries.map { ($0, SnapshotSubject { AnyView(EmptyView()) }) }, matrix: matrix,
    origin: origin)
}

@Test func aSingleCaseHasNoSuffixAndNoNumber() throws {
  let cases = try plan("pay").cases()
  #expect(cases.map(\.id) == ["cards/pay.systemSmall@3x"])
}

@Test func everyVaryingAxisIsInTheNameInOneOrder() throws {
  var matrix = SnapshotMatrix()
  matrix.locales = ["en", "de", "he", "zh-Hans"]
  matrix.textSizes = [.large, .xxxLarge, .accessibility3]
  matrix.schemes = [.light, .dark]
  let cases = try plan("pay", matrix: matrix).cases()
  #expect(Set(cases.map(\.id)).count == 24)
  #expect(cases.contains { $0.id == "cards/pay.systemSmall.dark.text-ax3.zh-Hans@3x" })
  for item in cases {
    #expect(item.axes.keys.sorted { $0.rawValue < $1.rawValue } == [.locale, .scheme, .textSize])
    for token in item.axes.values { #expect(item.name.stem.contains(token)) }
  }
}

@Test func addingOrShufflingCasesRenamesNothing() throws {
  let first = plan("a")
  let second = plan("b")
  let alone = try second.cases().map(\.id)
  let together = try [second, first].flatMap { try $0.cases() }.map(\.id)
  let shuffled = try [first, second].flatMap { try $0.cases() }.map(\.id)
  #expect(Set(together) == Set(shuffled))
  #expect(together.starts(with: alone))
}

@Test func collisionsNameBothOriginsBeforeAnythingIsDrawn() throws {
  let cases =
    try plan("pay now", origin: "A.swift:1").cases() + plan("pay.now", origin: "B.swift:2").cases()
  let collisions = NameCollision.all(in: cases)
  #expect(collisions.map(\.origins) == [["A.swift:1", "B.swift:2"]])
  let folder = TemporaryFolder()
  let runner = SnapshotRunner(
    judge: SnapshotJudge(store: SnapshotStore(root: folder.url), mode: .all),
    resources: try Shared.resources(), workers: 1)
  #expect(throws: SnapshotError.collisions(collisions)) { try runner.run(cases) }
  #expect(SnapshotStore(root: folder.url).files().isEmpty)
}

@Test func aShardIsTheSameWhateverOtherCasesThereAre() {
  let ids = (0..<200).map { "cards/case-\($0)@3x" }
  let shards = (1...4).compactMap { SnapshotShard(index: $0, count: 4) }
  for id in ids { #expect(shards.count { $0.contains(id) } == 1) }
  for shard in shards { #expect(ids.count(where: shard.contains) > 20) }
  #expect(SnapshotShard(index: 5, count: 4) == nil)
}

@Test(arguments: [
  ("**dark**", "a/b.dark@3x", true), ("a/*", "a/b@3x", true), ("*", "a/b@3x", false),
  ("a/?@3x", "a/b@3x", true), ("a", "a/b@3x", false),
])
func globsMatchWholeIds(pattern: String, id: String, matches: Bool) {
  #expect(GlobPattern(pattern).matches(id) == matches)
}
