import Foundation
import Testing
import WidgetTemplates

@Suite struct TemplateSchemaTests {
  /// Set `WIDGET_RECORD=1` to write the schema anew after the registry has changed.
  @Test func thePublishedSchemaIsTheRegistrys() throws {
    let file = Fixtures.package.appending(path: "schemas/template.schema.json")
    let text = JSONWriter.text(TemplateSchema.document())
    if ProcessInfo.processInfo.environment["WIDGET_RECORD"] == "1" {
      try Data(text.utf8).write(to: file)
    }
    let published = try String(contentsOf: file, encoding: .utf8)
    #expect(published == text, "stale; run this test with WIDGET_RECORD=1")
  }

  @Test func everyReferenceLeadsToADefinition() throws {
    guard case .object(let root) = TemplateSchema.document(),
      case .object(let definitions)? = root["definitions"]
    else {
      Issue.record("no definitions")
      return
    }
    let text = JSONWriter.text(.object(root))
    let references = text.matches(of: /"#\/definitions\/([^"]+)"/).map { String($0.output.1) }
    #expect(references.count > 100)
    for name in Set(references) { #expect(definitions[name] != nil, "\(name)") }
    for key in definitions.keys where key != "binding" {
      #expect(references.contains(key), "\(key) is used")
    }
  }
}
