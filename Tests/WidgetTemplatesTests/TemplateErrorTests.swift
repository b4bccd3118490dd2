import Foundation
import Testing
import WidgetGeometry
import WidgetTemplates
import WidgetViews

/// A template with one fault; its `comment` is the message it must give.
struct TemplateErrorFixture: CustomTestStringConvertible, Sendable {
  let file: URL
  var testDescription: String { file.deletingPathExtension().lastPathComponent }
  static let all = Fixtures.files(in: "template-errors").map(TemplateErrorFixture.init)

  func expected() throws -> String {
    let json = try JSONDocument(Data(contentsOf: file), file: "")
    return json.root["comment"]?.string ?? ""
  }

  /// The message of reading, checking or resolving.
  func message() throws -> String? {
    let library = TemplateLibrary(roots: [Fixtures.root.appending(path: "template-library")])
    do {
      let document = try TemplateDocument(Data(contentsOf: file), file: file.lastPathComponent)
      let view = try TemplateView(document, entry: .empty(), library: library)
      return TemplateHarness(AnyView(view)).failure
    } catch let error as TemplateError {
      return "\(error)"
    }
  }
}

@Suite struct TemplateErrorTests {
  @Test(arguments: TemplateErrorFixture.all)
  func faultsAreToldWithPlaceAndSuggestion(_ fixture: TemplateErrorFixture) throws {
    let message = try #require(try fixture.message())
    let expected = try fixture.expected()
    // Components are read from files whose paths differ between machines.
    let shortened = message.replacing(/^.*\/(?=template\.json)/, with: "")
    #expect(shortened == expected)
  }

  @Test func aCheckFindsAllFaultsAtOnce() throws {
    let source = """
      {"template": 1, "body": [
        {"type": "Text", "text": "A"},
        {"type": "Text", "text": "A", "modifiers": [{"bodl": true}, {"opacity": "x"}]},
        {"type": "VStack", "alignment": "middle", "children": [{"type": "Spacr"}]}
      ]}
      """
    let good = try TemplateDocument(Data(#"{"template":1,"body":[]}"#.utf8), file: "t")
    #expect(good.problems().isEmpty)
    #expect(
      TemplateDocument.problems(in: Data(source.utf8), file: "t").map { "\($0.problem)" } == [
        "unknown modifier “bodl”; did you mean “bold”?",
        "found the string “x”, expected a number",
        "unknown name for a horizontal alignment “middle”",
        "unknown view “Spacr”; did you mean “Spacer”?",
      ])
  }
}
