import Foundation
import Testing
import WidgetGeometry
import WidgetIntents

private let fixtures = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/intents")

private func definition(_ name: String) throws -> IntentDefinition {
  try IntentDefinition(data: Data(contentsOf: fixtures.appending(path: name)))
}

@Suite struct GeneratorTests {
  @Test func sourceIsAsRecorded() throws {
    let source = IntentGenerator.source(
      for: try definition("garden.intentdefinition"), named: "garden.intentdefinition",
      extensionClass: "GardenExtension"
    ).source
    let file = fixtures.appending(path: "garden.expected.txt")
    guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
      try source.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("there was no \(file.lastPathComponent): it is written now, look at it")
      return
    }
    #expect(source == expected)
  }

  @Test func parametersOfMissingTypesAreNamed() throws {
    let omissions = IntentGenerator.source(
      for: try definition("garden.intentdefinition"), named: "garden"
    ).omissions
    #expect(omissions == ["ShowPlantsIntent.owner is left out: values of type Person do not exist"])
  }

  @Test func intentsOfTheSystemAreNotGenerated() throws {
    let intents = try definition("garden.intentdefinition").intents
    #expect(intents.map(\.className) == ["ShowPlantsIntent", "GDRestIntent"])
  }

  @Test func aTypeThatIsMissingIsNamedWithItsNeighbour() throws {
    let error = #expect(throws: IntentDefinitionError.self) {
      try definition("unknown-type.intentdefinition")
    }
    #expect(
      error.map { "\($0)" } == "intent Walk, dog: there is no type “Dgo”; did you mean “Dog”?")
  }

  @Test func aNameThatIsNoNameCannotWriteCode() {
    let list = """
      <plist version="1.0"><dict><key>INIntents</key><array><dict><key>INIntentName</key>
      <string>A {} ; func evil() {}</string></dict></array></dict></plist>
      """
    #expect(
      throws: IntentDefinitionError.badValue(
        place: "INIntents[0]", key: "INIntentName", expected: "a name of letters and digits")
    ) { try IntentDefinition(data: Data(list.utf8)) }
  }

  @Test(arguments: ["", "{", "<plist><array/></plist>", "not a list"])
  func nonsenseIsAnError(_ text: String) {
    #expect(throws: IntentDefinitionError.self) { try IntentDefinition(data: Data(text.utf8)) }
  }

  @Test func aLargeFileIsRefusedBeforeItIsRead() {
    var limits = RenderLimits.standard
    limits.documentBytes = 10
    #expect(throws: IntentDefinitionError.tooLarge(bytes: 11, limit: 10)) {
      try IntentDefinition(data: Data(repeating: 0x20, count: 11), limits: limits)
    }
  }

  @Test(arguments: [
    ("class Handler: INExtension {}", "Handler"),
    ("@objc(Foo) final class Foo : INExtension, BarHandling {", "Foo"),
    ("// class No: INExtension", nil),
    ("class View: NSObject {}", nil),
  ])
  func theExtensionIsFoundByItsDeclaration(_ source: String, _ name: String?) {
    #expect(ExtensionFinder.extensionClass(in: source) == name)
  }
}
