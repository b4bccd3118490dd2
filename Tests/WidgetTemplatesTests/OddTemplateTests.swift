import Foundation
import Testing
import WidgetGeometry
import WidgetTemplates
import WidgetViews

/// A template or an entry that nobody means to write, and the one line that tells what is wrong.
struct OddTemplate: Sendable, CustomTestStringConvertible {
  let name: String
  let template: Data
  let entry: Data
  let says: String
  var testDescription: String { name }

  /// `odd-templates.json`: an array of cases.  `template` and `entry` are texts, since most of them
  /// are no JSON.
  static let all: [OddTemplate] = {
    guard let data = try? Data(contentsOf: Fixtures.root.appending(path: "odd-templates.json")),
      let cases = try? JSONSerialization.jsonObject(with: data) as? [[String: String]]
    else { return [] }
    return cases.map {
      OddTemplate(
        name: $0["name"] ?? "", template: Data(($0["template"] ?? "").utf8),
        entry: Data(($0["entry"] ?? "{}").utf8), says: $0["says"] ?? "")
    }
  }()

  func message() -> String? {
    do throws(TemplateError) {
      let document = try TemplateDocument(template, file: "t.json")
      let values = try TemplateEntry(entry, file: "e.json")
      let view = try TemplateView(document, entry: values, library: TemplateLibrary(roots: []))
      return TemplateHarness(AnyView(view)).failure
    } catch {
      return "\(error)"
    }
  }
}

@Suite struct OddTemplateTests {
  @Test func thereAreAHundredOfThem() { #expect(OddTemplate.all.count >= 100) }

  @Test(arguments: OddTemplate.all)
  func theMistakeIsToldInOneLine(_ odd: OddTemplate) {
    #expect(odd.message() == odd.says)
    #expect(!odd.says.contains("\n") && odd.says.count < 600)
  }
}
