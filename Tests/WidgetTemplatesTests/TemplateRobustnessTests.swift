import Foundation
import Testing
import WidgetGeometry
import WidgetTemplates
import WidgetTestSupport
import WidgetViews

/// Damaged and hostile input ends in an error or a picture, never in a trap.
@Suite struct TemplateRobustnessTests {
  private static let folder = Fixtures.package.appending(path: "templates")

  /// A shipped template and its entry with a few bytes changed, dropped or doubled.
  @Test(arguments: UInt64(0)..<60)
  func damagedFilesNeverTrap(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let names = ["pay", "weather", "lock", "photo-menu"]
    let name = names[Int.random(in: 0..<names.count, using: &generator)]
    let directory = Self.folder.appending(path: name)
    let template = damaged(
      try Data(contentsOf: directory.appending(path: "template.json")), &generator)
    let entry = damaged(try Data(contentsOf: directory.appending(path: "entry.json")), &generator)
    let library = TemplateLibrary(roots: [Self.folder])
    do throws(TemplateError) {
      let document = try TemplateDocument(template, file: "t.json", directory: directory)
      let values = try TemplateEntry(entry, file: "e.json", directory: directory)
      let view = try TemplateView(document, entry: values, library: library)
      let result = TemplateHarness(AnyView(view))
      #expect(result.failure != nil || !result.nodes.isEmpty)
    } catch {
      #expect(!error.description.isEmpty)
    }
  }

  private func damaged(_ data: Data, _ generator: inout SeededGenerator) -> Data {
    var bytes = [UInt8](data)
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      let index = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: bytes[index] = UInt8.random(in: 0x20...0x7E, using: &generator)
      case 1: bytes.remove(at: index)
      default: bytes.insert(bytes[index], at: index)
      }
    }
    return Data(bytes)
  }

  /// Random words of the language in random order.
  @Test(arguments: UInt64(0)..<200)
  func nonsenseNeverTraps(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let words = [
      "entry", "env", ".", "[", "]", "(", ")", "1", "2.5", "'a'", "+", "-", "*", "/", "%", "!", "?",
      ":", "??", "&&", "==", "<", "|", "date", "number", "count", "prefix", ",", "null", "true",
      "x", " ", "\"", "\\", "🌦️",
    ]
    let source = (0..<Int.random(in: 1...14, using: &generator)).map { _ in
      words[Int.random(in: 0..<words.count, using: &generator)]
    }.joined(separator: " ")
    let evaluator = EvaluationContext.fixed(entry: .object(EntryObject([("x", .int(3))])))
    guard case .expression(let expression)? = try? TemplateString("{{\(source)}}") else { return }
    // Whether it has a value does not matter; that asking ends does.
    let outcome = Result { try evaluator.value(of: expression) }
    if case .failure(let error) = outcome { #expect(error is ExpressionFault) }
  }

  @Test func deepTemplatesMeetALimit() throws {
    let depth = 1_000
    let body =
      String(repeating: #"{"type":"Group","children":"#, count: depth) + "[]"
      + String(repeating: "}", count: depth)
    let result = try TemplateHarness(body: body)
    #expect(result.failure?.contains("views are nested more than 512 deep") == true)
  }

  @Test func deepExpressionsMeetALimit() {
    for source in [
      String(repeating: "(", count: 5_000), String(repeating: "-", count: 5_000) + "1",
      String(repeating: "1 ?? ", count: 5_000) + "1",
      String(repeating: "true ? 1 : ", count: 5_000) + "1", String(repeating: "[", count: 5_000),
    ] {
      #expect(throws: TemplateString.Fault.self) { try TemplateString("{{\(source)}}") }
    }
  }

  @Test func longChainsAreNoNesting() throws {
    let sum = Array(repeating: "1", count: 200).joined(separator: " + ")
    guard case .expression(let expression) = try TemplateString("{{\(sum)}}") else {
      Issue.record("no expression")
      return
    }
    #expect(try EvaluationContext.fixed().value(of: expression) == .int(200))
  }
}
