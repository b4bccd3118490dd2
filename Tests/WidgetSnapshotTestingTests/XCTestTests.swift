import Foundation
import WidgetKitCore
import WidgetSnapshotTesting
import WidgetViews
import XCTest

/// The same function in XCTest: failures arrive there, at the caller's line.
final class XCTestTests: XCTestCase {
  private struct Told {
    var message: String
    var file: String
    var line: Int
  }

  private var told: [Told] = []
  private var isCatching = false

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    guard isCatching else {
      super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      return
    }
    told.append(Told(message: description, file: filePath, line: lineNumber))
  }

  /// A helper of the author's own that hands its caller's place on.
  private func check(
    _ title: String, in folder: TemporaryFolder, record: WidgetSnapshotRecord,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    isCatching = true
    withWidgetSnapshots(references: folder.url.path, suite: "xctest") {
      assertWidget(
        Card(title: title), family: .systemSmall, named: "card", record: record, scale: 1,
        filePath: file, line: line)
    }
    isCatching = false
  }

  func testAWrongReferenceFailsAtTheCallersLineWithThreeFiles() throws {
    let folder = TemporaryFolder()
    check("Total", in: folder, record: .all)
    XCTAssertEqual(told.count, 1)
    let copy = TemporaryFolder()
    try FileManager.default.removeItem(at: copy.url)
    try FileManager.default.copyItem(at: folder.url, to: copy.url)
    told = []
    let line = #line + 1
    check("Sum", in: copy, record: .never)
    XCTAssertEqual(told.count, 1)
    let failure = try XCTUnwrap(told.first)
    XCTAssertEqual(failure.line, line)
    XCTAssertTrue(failure.file.hasSuffix("XCTestTests.swift"))
    XCTAssertTrue(failure.message.contains("Text “Sum” re-worded: “Total” → “Sum”"))
    XCTAssertTrue(failure.message.contains("accept: SNAPSHOT_TESTING_RECORD=failed"))
    for name in ["reference", "actual", "difference"] {
      XCTAssertTrue(failure.message.contains("xctest/card.systemSmall@1x.\(name).png"), name)
    }
  }

  func testAMissingReferenceFailsAndIsNotWrittenWhenNeverRecording() {
    let folder = TemporaryFolder()
    check("Total", in: folder, record: .never)
    XCTAssertEqual(told.count, 1)
    XCTAssertTrue(folder.files.isEmpty)
  }
}
