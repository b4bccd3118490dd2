public import Foundation
import Testing
public import WidgetKitCore
import WidgetSnapshots
public import WidgetViews
import XCTest

/// Checks that a view looks as recorded, in Swift Testing and in XCTest.
///
/// ```swift
/// @Test func payCard() {
///   assertWidget(
///     PayCard(entry: .sample), family: .systemMedium,
///     variants: .matrix(schemes: [.light, .dark], textSizes: [.large, .accessibility3]))
/// }
/// ```
///
/// The reference is `Snapshots/<test file>/<name>.<family>[.<varying axes>]@<scale>x.png` beside the
/// test.  A failure tells what changed, where its files are, and the command that accepts it.
///
/// - Parameters:
///   - name: The case's name; the test's by default.  Needed where a test asserts twice.
///   - record: When the reference is written: here, else by scope, else by the variable
///     `SNAPSHOT_TESTING_RECORD`, else `missing`.
///   - now: What "now" is.
///   - assets: Folders with pictures, colours and strings.
public func assertWidget<Content: View>(
  _ view: @autoclosure () throws -> Content, family: WidgetFamily,
  variants: WidgetVariants = .single, as strategy: WidgetSnapshotting = .image,
  named name: String? = nil, record: WidgetSnapshotRecord? = nil,
  tolerance: WidgetSnapshotTolerance = .exact, scale: CGFloat? = nil, at now: Date? = nil,
  timeZone: TimeZone = .gmt, assets: [URL] = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    // The worker draws the view while this thread waits for it: it is never used by two at once.
    nonisolated(unsafe) let made = AnyView(try view())
    let subject = SnapshotSubject(folders: assets, now: now) { made }
    place.tell(
      assertion(
        subject, family: family, variants: variants, as: strategy, named: name, record: record,
        tolerance: tolerance, scale: scale, timeZone: timeZone, testName: testName, at: place))
  } catch {
    place.tell([SnapshotAssertion.Failure(message: "the view cannot be made: \(error)")])
  }
}

/// Checks that a template with an entry looks as recorded.
///
/// - Parameters:
///   - template: The template's folder or file.
///   - entry: The entry's file; the template's own `entry.json` by default.
public func assertWidget(
  template: URL, entry: URL? = nil, family: WidgetFamily, variants: WidgetVariants = .single,
  as strategy: WidgetSnapshotting = .image, named name: String? = nil,
  record: WidgetSnapshotRecord? = nil, tolerance: WidgetSnapshotTolerance = .exact,
  scale: CGFloat? = nil, timeZone: TimeZone = .gmt, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    let subject = try SnapshotSubject(template: template, entry: entry, timeZone: timeZone)
    place.tell(
      assertion(
        subject, family: family, variants: variants, as: strategy, named: name, record: record,
        tolerance: tolerance, scale: scale, timeZone: timeZone, testName: testName, at: place))
  } catch {
    place.tell([SnapshotAssertion.Failure(message: "\(error)")])
  }
}

private func assertion(
  _ subject: SnapshotSubject, family: WidgetFamily, variants: WidgetVariants,
  as strategy: WidgetSnapshotting, named name: String?, record: WidgetSnapshotRecord?,
  tolerance: WidgetSnapshotTolerance, scale: CGFloat?, timeZone: TimeZone, testName: String,
  at place: SourcePlace
) -> [SnapshotAssertion.Failure] {
  let settings = SnapshotSettings(
    call: SnapshotScope(record: record), scope: .current,
    environment: ProcessInfo.processInfo.environment, testFile: "\(place.filePath)")
  let plan = SnapshotPlan(
    suite: settings.suite.value, name: name ?? String(testName.prefix { $0 != "(" }),
    families: [family], subjects: [("", subject)], matrix: variants.matrix, scale: scale,
    timeZone: timeZone, tolerance: tolerance.value,
    origin: "\(place.fileID):\(place.line):\(place.column)")
  return SnapshotAssertion(
    plan: plan, strategy: strategy.strategy, settings: settings, testName: testName
  ).run()
}

/// The caller's line, where failures are told.
private struct SourcePlace {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  func tell(_ failures: [SnapshotAssertion.Failure]) {
    for failure in failures {
      guard Test.current != nil else {
        XCTFail(failure.message, file: filePath, line: line)
        continue
      }
      let location = SourceLocation(
        fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
      for (name, bytes) in failure.attachments {
        Attachment.record(bytes, named: name, sourceLocation: location)
      }
      Issue.record(Comment(rawValue: failure.message), sourceLocation: location)
    }
  }
}
