import Foundation
import Synchronization
import Testing
import WidgetGeometry
import WidgetKitCore
import WidgetSnapshotTesting
import WidgetSnapshots
import WidgetViews

nonisolated struct Card: View {
  var title = "Total"
  var color = Color.blue

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: title).font(.headline)
      Spacer()
      RoundedRectangle(cornerRadius: 8).fill(color).frame(height: 24)
    }
  }
}

/// References in a folder of their own.
private func inFolder(
  _ record: WidgetSnapshotRecord? = nil, _ body: (TemporaryFolder) -> Void
) {
  let folder = TemporaryFolder()
  withWidgetSnapshots(record: record, references: folder.url.path, suite: "cards") {
    body(folder)
  }
}

/// What `body` records as issues.
private func issues(_ body: () -> Void) -> [String] {
  let found = Mutex<[String]>([])
  withKnownIssue(isIntermittent: true) {
    body()
  } matching: { issue in
    let text = issue.comments.map(\.rawValue).joined()
    found.withLock { $0.append(text) }
    return true
  }
  return found.withLock { $0 }
}

@Test func aMissingReferenceIsRecordedOnceAndSaidSo() {
  inFolder(.all) { folder in
    let first = issues { assertWidget(Card(), family: .systemSmall, named: "card", scale: 1) }
    #expect(first.count == 1)
    #expect(first.first?.contains("recorded 1 reference") == true)
    #expect(first.first?.contains("because record is “all” by the scope") == true)
    #expect(
      folder.files == [
        "cards/card.systemSmall@1x.layout.json", "cards/card.systemSmall@1x.png",
        "environment.json",
      ])
  }
}

@Test func aWrongReferenceFailsWithThreeFilesAndTheCommandThatAcceptsIt() {
  inFolder { folder in
    _ = issues {
      assertWidget(Card(), family: .systemSmall, named: "card", record: .all, scale: 1)
    }
    var card = Card()
    card.title = "Sum"
    assertChanged(card, folder)
  }
}

/// The reference of another title, under the same call's name.
private func assertChanged(_ card: Card, _ folder: TemporaryFolder) {
  // A copy of the store: the process knows who owns the name in the first one.
  let copy = TemporaryFolder()
  let files = FileManager.default
  try? files.removeItem(at: copy.url)
  try? files.copyItem(at: folder.url, to: copy.url)
  withWidgetSnapshots(references: copy.url.path) {
    let found = issues {
      assertWidget(card, family: .systemSmall, named: "card", record: .never, scale: 1)
    }
    #expect(found.count == 1)
    let message = found.first ?? ""
    #expect(message.hasPrefix("Text “Sum” re-worded: “Total” → “Sum”"))
    #expect(message.contains("accept: SNAPSHOT_TESTING_RECORD=failed swift test --filter"))
    for name in ["reference", "actual", "difference"] {
      let path = message.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .first { $0.hasSuffix("card.systemSmall@1x.\(name).png") }
      #expect(path.map(files.fileExists(atPath:)) == true, "\(name)")
    }
  }
}

@Test func anUnchangedViewPassesInEveryMode() {
  inFolder { folder in
    _ = issues { assertWidget(Card(), family: .systemSmall, named: "c", record: .all, scale: 1) }
    let dates = modificationDates(folder)
    for record in WidgetSnapshotRecord.allCases {
      let copy = TemporaryFolder()
      try? FileManager.default.removeItem(at: copy.url)
      try? FileManager.default.copyItem(at: folder.url, to: copy.url)
      withWidgetSnapshots(references: copy.url.path) {
        assertWidget(Card(), family: .systemSmall, named: "c", record: record, scale: 1)
      }
    }
    #expect(modificationDates(folder) == dates)
  }
}

private func modificationDates(_ folder: TemporaryFolder) -> [Date?] {
  folder.files.map { name in
    let path = folder.url.appendingPathComponent(name).path
    return (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }
}

@Test func twoAssertionsUnderOneNameAreAnErrorThatNamesBoth() {
  inFolder(.all) { folder in
    _ = issues { assertWidget(Card(), family: .systemSmall, named: "same", scale: 1) }
    let found = issues {
      assertWidget(Card(title: "Other"), family: .systemSmall, named: "same", scale: 1)
    }
    #expect(found.first?.components(separatedBy: "AssertTests.swift:").count == 3)
    #expect(found.first?.contains("pass “named:”") == true)
  }
}

@Test func oneAssertionThatDrawsTwoThingsUnderOneNameIsAnError() {
  inFolder(.all) { folder in
    let found = issues {
      for title in ["A", "B"] {
        assertWidget(Card(title: title), family: .systemSmall, named: "loop", scale: 1)
      }
    }
    #expect(found.contains { $0.contains("drawn twice and differently") })
  }
}

@Test func oneCauseInManyVariantsIsToldOnce() {
  inFolder { folder in
    let variants = WidgetVariants.matrix(
      schemes: [.light, .dark], textSizes: [.large, .accessibility3])
    func check(_ color: Color, _ record: WidgetSnapshotRecord) {
      assertWidget(
        Card(color: color), family: .systemSmall, variants: variants, named: "many",
        record: record, scale: 1)
    }
    _ = issues { check(.blue, .all) }
    #expect(folder.files.count == 9)
    let copy = TemporaryFolder()
    try? FileManager.default.removeItem(at: copy.url)
    try? FileManager.default.copyItem(at: folder.url, to: copy.url)
    withWidgetSnapshots(references: copy.url.path) {
      let found = issues { check(.red, .never) }
      #expect(found.count == 1)
      #expect(found.first?.contains("re-coloured") == true)
      #expect(found.first?.contains("(in 4 pictures)") == true)
    }
  }
}

@Test func assertionsRunInParallelAndShareNothing() async {
  let folder = TemporaryFolder()
  await withTaskGroup(of: Void.self) { group in
    for index in 0..<8 {
      group.addTask {
        withWidgetSnapshots(record: .all, references: folder.url.path, suite: "parallel") {
          withKnownIssue(isIntermittent: true) {
            assertWidget(
              Card(title: "Card \(index)"), family: .systemSmall, named: "card-\(index)", scale: 1)
          }
        }
      }
    }
  }
  #expect(folder.files.count == 17)
}

@Test func layoutAndSVGAreStrategiesOfTheirOwn() {
  inFolder(.all) { folder in
    _ = issues {
      assertWidget(Card(), family: .systemSmall, as: .layout, named: "l", scale: 1)
      assertWidget(Card(), family: .systemSmall, as: .svg, named: "s", scale: 1)
    }
    #expect(folder.files.contains("cards/l.systemSmall@1x.layout.json"))
    #expect(folder.files.contains("cards/s.systemSmall@1x.svg"))
    #expect(!folder.files.contains("cards/l.systemSmall@1x.png"))
  }
}

@Test(.widgetSnapshots(record: .never, suite: "trait"))
func aTraitSetsWhatHoldsInsideIt() {
  let folder = TemporaryFolder()
  withWidgetSnapshots(references: folder.url.path) {
    let found = issues { assertWidget(Card(), family: .systemSmall, named: "t", scale: 1) }
    #expect(found.first?.contains("no reference: looked for") == true)
    #expect(found.first?.contains("/trait/t.systemSmall@1x.png") == true)
  }
  #expect(folder.files.isEmpty)
}
