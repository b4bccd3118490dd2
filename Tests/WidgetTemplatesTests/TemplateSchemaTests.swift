import Foundation
import Testing
import WidgetTemplates

@Suite struct TemplateSchemaTests {
  private static let schema = TemplateSchema.document()

  /// Set `WIDGET_RECORD=1` to write both files anew after the registry has changed.
  @Test(arguments: ["schemas/template.schema.json", "Docs/templates-reference.md"])
  func whatIsMadeFromTheRegistryIsUpToDate(path: String) throws {
    let file = Fixtures.package.appending(path: path)
    let text =
      path.hasSuffix(".md") ? TemplateManual.markdown() : JSONWriter.text(Self.schema)
    if ProcessInfo.processInfo.environment["WIDGET_RECORD"] == "1" {
      try Data(text.utf8).write(to: file)
    }
    let published = try String(contentsOf: file, encoding: .utf8)
    #expect(published == text, "\(path) is stale; run this test with WIDGET_RECORD=1")
  }

  private func accepts(_ text: String) throws -> Bool {
    let json = try JSONDocument(Data(text.utf8), file: "t.json")
    return SchemaValidator(Self.schema).accepts(EntryValue(json.root), Self.schema)
  }

  @Test func itAcceptsEveryShippedTemplate() throws {
    let folder = Fixtures.package.appending(path: "templates")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let templates = (files ?? []).filter { $0.hasSuffix("template.json") }.sorted()
    #expect(templates.count > 4)
    for file in templates {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      #expect(try accepts(text), "\(file)")
    }
  }

  @Test func itAcceptsEverySample() throws {
    for entry in Registry.views {
      #expect(try accepts(#"{"template":1,"body":\#(entry.sample)}"#), "\(entry.name)")
    }
    for entry in Registry.modifiers {
      let body = "\(entry.sampleTarget.dropLast()),\"modifiers\":\(entry.sample)}"
      #expect(try accepts(#"{"template":1,"body":\#(body)}"#), "\(entry.name)")
    }
  }

  /// Faults an editor can show while somebody types.
  @Test(arguments: [
    "missing-argument", "missing-type", "two-modifiers-in-one-object", "unknown-argument",
    "unknown-family", "unknown-modifier", "unknown-modifier-argument", "unknown-top-level-key",
    "unknown-view", "wrong-enum-name", "wrong-type", "wrong-version", "bad-colour-part",
    "wrong-colour-in-a-branch-not-taken",
  ])
  func itRejectsWhatNoEntryCouldMakeRight(name: String) throws {
    let file = Fixtures.root.appending(path: "template-errors/\(name).json")
    #expect(try !accepts(String(contentsOf: file, encoding: .utf8)))
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
