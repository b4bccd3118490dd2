import Foundation
import Testing
import WidgetTemplates

/// Every entry of the registry builds, and the registry has all that the DSL has.
@Suite struct RegistryTests {
  /// Where the sample of `Use` finds its component.
  private let library = TemplateLibrary(roots: [Fixtures.root.appending(path: "template-library")])

  @Test(arguments: Registry.views.map(\.name))
  func everyViewBuildsFromItsSample(name: String) throws {
    let entry = try #require(Registry.views.first { $0.name == name })
    #expect(entry.sample.contains("\"\(name)\""))
    let result = try TemplateHarness(body: entry.sample, library: library)
    #expect(result.failure == nil)
    #expect(result.nodes.isEmpty == (name == "EmptyView"), "\(name) makes nodes")
  }

  @Test(arguments: Registry.modifiers.map(\.name))
  func everyModifierBuildsFromItsSample(name: String) throws {
    let entry = try #require(Registry.modifiers.first { $0.name == name })
    let samples = try JSONDocument(Data(entry.sample.utf8), file: name)
    guard case .array(let items) = EntryValue(samples.root) else {
      Issue.record("the sample is no array")
      return
    }
    // One by one: a shape or an image is only what it is before its first modifier.
    for item in items {
      let target = entry.sampleTarget.dropLast()
      let body = "\(target),\"modifiers\":[\(JSONWriter.text(item))]}"
      let result = try TemplateHarness(body: body, library: library)
      #expect(result.failure == nil, "\(body)")
      #expect(!result.nodes.isEmpty)
    }
  }

  @Test func namesAreUnique() {
    #expect(Set(Registry.views.map(\.name)).count == Registry.views.count)
    #expect(Set(Registry.modifiers.map(\.name)).count == Registry.modifiers.count)
  }

  @Test func everyModifierOfTheDSLIsInTheRegistry() throws {
    let found = try DSLSource.read().modifiers
    #expect(found.count > 60, "the scan still finds the modifiers")
    let known = Set(Registry.modifiers.map(\.name)).union(DSLExclusions.modifiers)
    #expect(found.subtracting(known).sorted() == [])
    #expect(DSLExclusions.modifiers.subtracting(found).sorted() == [], "stale exclusions")
  }

  @Test func everyViewOfTheDSLIsInTheRegistry() throws {
    let found = try DSLSource.read().views
    #expect(found.count > 15, "the scan still finds the views")
    let known = Set(Registry.views.map(\.name)).union(DSLExclusions.views)
    #expect(found.subtracting(known).sorted() == [])
    #expect(DSLExclusions.views.subtracting(found).sorted() == [], "stale exclusions")
  }
}
