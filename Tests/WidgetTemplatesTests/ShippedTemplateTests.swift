import Foundation
import Testing
import WidgetKitCore
import WidgetTemplates
import WidgetViews

/// The templates that come with the product, with their own sample entries.
@Suite struct ShippedTemplateTests {
  private static let folder = Fixtures.package.appending(path: "templates")
  private static let library = TemplateLibrary(roots: [folder])

  @Test(arguments: library.names())
  func everyTemplateResolvesItsSampleInEveryFamily(name: String) throws {
    let directory = Self.folder.appending(path: name)
    let entry = try TemplateEntry(
      Data(contentsOf: directory.appending(path: "entry.json")), file: "entry.json",
      directory: directory)
    let document = try Self.library.template(
      requested: nil, entry: entry, workingDirectory: directory)
    #expect(document.name == name)
    #expect(document.displayName != nil)
    #expect(document.description != nil)
    #expect(!document.families.isEmpty)
    for family in WidgetFamily.allCases where document.families.contains(family.description) {
      var environment = EnvironmentValues()
      environment.widgetFamily = family
      let view = try TemplateView(document, entry: entry, library: Self.library)
      let result = TemplateHarness(AnyView(view), environment: environment)
      #expect(result.failure == nil)
      #expect(!result.nodes.isEmpty, "\(name) \(family)")
    }
  }

  @Test func thereAreTemplates() { #expect(Self.library.names().contains("pay")) }

  @Test func everyParameterIsDescribedOrHasADefault() throws {
    for name in Self.library.names() {
      let document = try Self.library.load(
        Self.folder.appending(path: name).appending(path: "template.json"))
      for parameter in document.parameters {
        #expect(
          parameter.description != nil || parameter.defaultValue != nil,
          "\(name): \(parameter.name)")
      }
    }
  }

  /// The template the manual starts with.
  @Test func theExampleOfTheManualWorks() throws {
    let manual = try String(
      contentsOf: Fixtures.package.appending(path: "Docs/templates.md"), encoding: .utf8)
    let start = try #require(manual.range(of: "    {\n      \"$schema\""))
    let end = try #require(manual.range(of: "\n    }\n", range: start.lowerBound..<manual.endIndex))
    let source = manual[start.lowerBound..<end.upperBound]
    let document = try TemplateDocument(Data(source.utf8), file: "templates.md")
    let view = try TemplateView(document, entry: .empty(), library: Self.library)
    let result = TemplateHarness(AnyView(view))
    #expect(result.failure == nil)
    #expect(result.nodes.contains { $0.hasPrefix("Text \"Hello world\"") })
  }
}
