import Foundation
import Testing
import WidgetGeometry
import WidgetTemplates
import WidgetViews

@Suite struct TemplateBuildingTests {
  @Test func nodesCarryTheirPointers() throws {
    let result = try TemplateHarness(
      body: ##"{"type":"HStack","children":[{"type":"Spacer"},{"type":"Color","color":"#F00"}]}"##)
    #expect(
      result.nodes == [
        "Spacer /body/children/0", "Color #FF0000 /body/children/1", "HStack /body",
      ])
  }

  @Test func forEachMakesItsContentOncePerElement() throws {
    let result = try TemplateHarness(
      body: """
        {"type":"ForEach","items":"{{ entry.rows | chunked(2) }}","as":"row","index":"r","content":
          {"type":"HStack","children":{"type":"ForEach","items":"{{ row }}","content":
            {"type":"Text","text":"{{ r }}{{ item.name }}"}}}}
        """, entry: #"{"rows":[{"name":"a"},{"name":"b"},{"name":"c"}]}"#)
    #expect(result.failure == nil)
    #expect(
      result.nodes.map { $0.components(separatedBy: " /")[0] } == [
        "Text \"0a\"", "Text \"0b\"", "HStack", "Text \"1c\"", "HStack",
      ])
  }

  @Test func onlyTheTakenBranchIsBuilt() throws {
    let result = try TemplateHarness(
      body: """
        [{"type":"If","condition":"{{ entry.on }}","then":{"type":"Text","text":"{{ entry.missing }}"},
          "else":{"type":"Text","text":"off"}},
         {"type":"Switch","on":"{{ entry.kind }}","cases":{"a":{"type":"Text","text":"A"}},
          "default":{"type":"Text","text":"?"}}]
        """, entry: #"{"on":false,"kind":"b"}"#)
    #expect(result.failure == nil)
    #expect(
      result.nodes.map { $0.components(separatedBy: " /")[0] } == ["Text \"off\"", "Text \"?\""])
  }

  @Test func letBindsOneAfterTheOther() throws {
    let result = try TemplateHarness(
      body: """
        {"type":"Let","values":{"a":"{{ entry.n + 1 }}","b":"{{ a * 10 }}"},
         "content":{"type":"Text","text":"{{ b }}"}}
        """, entry: #"{"n":1}"#)
    #expect(result.nodes.first?.hasPrefix("Text \"20\"") == true)
  }

  @Test func environmentValuesFollowModifiersAbove() throws {
    let result = try TemplateHarness(
      body: """
        {"type":"VStack","modifiers":[{"colorScheme":"dark"}],
         "children":{"type":"Text","text":"{{ env.colorScheme }}"}}
        """)
    #expect(result.nodes.first?.hasPrefix("Text \"dark\"") == true)
  }

  @Test func stringsTablesAreAskedInTheLocaleOfThePlace() throws {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "de_DE")
    let result = try TemplateHarness(
      body: #"{"type":"Text","text":"{{ 'greeting' | localized(entry.name) }}"}"#,
      entry: #"{"name":"Ada"}"#, environment: environment)
    #expect(result.nodes.first?.hasPrefix("Text \"Hallo Ada (de_DE)\"") == true)
  }

  @Test func datesCanBeTextsThatFollowTheClock() throws {
    var environment = EnvironmentValues()
    environment.now = Date(timeIntervalSince1970: 0)
    let result = try TemplateHarness(
      body: """
        [{"type":"Text","date":"{{ entry.at }}","style":"relative"},
         {"type":"Text","dates":["{{ env.now }}","{{ entry.at }}"]},
         {"type":"Text","timerInterval":["1970-01-01T00:00","1970-01-01T01:00"],"countsDown":true}]
        """, entry: #"{"at":"1970-01-01T02:23:00Z"}"#, environment: environment)
    #expect(result.failure == nil)
    #expect(result.nodes.count == 3)
    #expect(result.nodes.first?.contains("2 hr, 23 min") == true)
  }

  @Test func datesInTheWrongOrderAreAFault() throws {
    let result = try TemplateHarness(
      body: #"{"type":"Text","dates":["{{ entry.b }}","{{ entry.a }}"]}"#,
      entry: #"{"a":"2026-01-01","b":"2026-01-02"}"#)
    #expect(result.failure?.contains("two dates in order") == true)
  }

  @Test(arguments: ["50% off", "100%"])
  func percentSignsInLiteralsStay(text: String) throws {
    let result = try TemplateHarness(body: #"{"type":"Text","text":"\#(text)"}"#)
    #expect(result.nodes.first?.hasPrefix("Text \"\(text)\"") == true)
  }

  @Test func spansBecomeOneText() throws {
    let result = try TemplateHarness(
      body: """
        {"type":"Text","spans":[
          {"type":"Text","text":"21","modifiers":[{"font":"title"},"bold"]},
          {"type":"Text","text":"°"}]}
        """)
    #expect(result.failure == nil)
    #expect(result.nodes.count == 1)
    let padded = try TemplateHarness(
      body: #"{"type":"Text","spans":[{"type":"Text","text":"A","modifiers":["padding"]}]}"#)
    #expect(padded.failure?.contains("found a view among the spans") == true)
  }

  @Test func falseLeavesABareModifierOut() throws {
    let body = #"{"type":"Color","color":"red","modifiers":[{"hidden":"{{ entry.hide }}"}]}"#
    #expect(try TemplateHarness(body: body, entry: #"{"hide":false}"#).nodes.count == 1)
    #expect(try TemplateHarness(body: body, entry: #"{"hide":true}"#).nodes.count == 2)
  }

  @Test func componentsSeeTheirParametersOnly() throws {
    let library = TemplateLibrary(roots: [Fixtures.root.appending(path: "template-library")])
    let result = try TemplateHarness(
      body: #"{"type":"Use","template":"component","parameters":{"title":"{{ entry.a }}"}}"#,
      entry: #"{"a":"hello"}"#, library: library)
    #expect(result.failure == nil)
    #expect(result.nodes.first == "Text \"hello\" component#/body")
  }

  @Test func limitsOfARenderAreToldWithTheirPlace() throws {
    var limits = RenderLimits()
    limits.nodeCount = 100
    let result = try TemplateHarness(
      body: """
        {"type":"ForEach","items":20,"content":{"type":"ForEach","items":20,"content":{"type":"Spacer"}}}
        """, limits: limits)
    let failure = try #require(result.failure)
    #expect(failure.hasPrefix("t.json:1:"))
    #expect(failure.hasSuffix(": /body/content/content: more than 100 views"), "\(failure)")
  }

  @Test func loopsAreBoundedByTheLimitsOfTheRender() throws {
    var limits = RenderLimits()
    limits.nodeCount = 100
    let result = try TemplateHarness(
      body: #"{"type":"ForEach","items":1000,"content":{"type":"Spacer"}}"#, limits: limits)
    #expect(
      result.failure == "t.json:1:59: /body/items: a ForEach over 1000 is over the limit of 100")
  }
}
