import Foundation
import Testing
import WidgetTemplates

/// Expressions with the value or the fault each must give, over one entry.
///
/// `{"locale", "timeZone", "entry", "cases": [{"in": "1 + 2", "out": 3} | {"in": …, "fault": …}]}`
struct ExpressionFixture: CustomTestStringConvertible, Sendable {
  let file: URL
  var testDescription: String { file.deletingPathExtension().lastPathComponent }

  static let all = Fixtures.files(in: "expressions").map(ExpressionFixture.init)

  struct Case {
    let source: String
    let value: EntryValue?
    let fault: String?
  }

  func read() throws -> (cases: [Case], evaluator: ExpressionEvaluator) {
    let document = try JSONDocument(Data(contentsOf: file), file: file.lastPathComponent)
    let root = document.root
    let context = EvaluationContext.fixed(
      entry: root["entry"].map { EntryValue($0) } ?? .null,
      locale: root["locale"]?.string ?? "en_US", timeZone: root["timeZone"]?.string ?? "UTC")
    guard case .array(let items)? = root["cases"]?.kind else { return ([], context) }
    let cases = items.map {
      Case(
        source: $0["in"]?.string ?? "", value: $0["out"].map { EntryValue($0) },
        fault: $0["fault"]?.string)
    }
    return (cases, context)
  }
}

extension EvaluationContext {
  /// An evaluator whose surroundings are all stated.
  static func fixed(
    entry: EntryValue = .null, locale: String = "en_US", timeZone: String = "UTC",
    strings: [String: String] = [:]
  ) -> ExpressionEvaluator {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    calendar.timeZone = TimeZone(identifier: timeZone) ?? .gmt
    let context = EvaluationContext(
      locale: Locale(identifier: locale), calendar: calendar, timeZone: calendar.timeZone,
      scope: EvaluationScope("entry", entry), localizedFormat: { key, _ in strings[key] })
    return ExpressionEvaluator(context, session: EvaluationSession())
  }
}

/// Files the tests read.
enum Fixtures {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures")
  /// The package's own folder, for what ships with it.
  static let package = root.deletingLastPathComponent().deletingLastPathComponent()

  /// Every JSON file in a folder, sorted, so a new file is a new case.
  static func files(in folder: String) -> [URL] {
    let directory = root.appending(path: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map { directory.appending(path: $0) }
  }
}
