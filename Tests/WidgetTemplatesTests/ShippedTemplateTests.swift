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
}
