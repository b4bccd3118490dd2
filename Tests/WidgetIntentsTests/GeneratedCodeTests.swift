import Foundation
import Testing
import WidgetIntentsUserCode
import WidgetKitCore

/// Sets the parameters as a widget's configuration does.
private func configured(_ json: String) async throws -> String {
  let intent = Garden.intent
  let configuration = try ConfigurationInput(json: Data(json.utf8))
  try await intent.configure(configuration)
  return Garden.describe(intent)
}

@Suite struct GeneratedCodeTests {
  @Test func defaultsComeFromTheFileAndTheHandler() async throws {
    #expect(
      try await configured("{}") == """
        The oak others= mood=inShade label=true small=false rows=3 scale=1.5 note=Say "hi" class=none
        """)
  }

  @Test func objectsAreFoundAmongTheHandlersOptions() async throws {
    let text = try await configured(#"{"plant": "rose", "others": ["fern", "rose"]}"#)
    #expect(text.hasPrefix("The rose others=fern+rose "))
  }

  @Test func valuesAreSetByName() async throws {
    let text = try await configured(
      #"{"mood": "public", "showsLabel": false, "rows": 7, "class": "ferns"}"#)
    #expect(text.contains("mood=public label=false small=false rows=7"))
    #expect(text.hasSuffix("class=ferns"))
  }

  @Test func anUnknownObjectNamesTheKnownOnes() async {
    let error = await #expect(throws: (any Error).self) {
      try await configured(#"{"plant": "rsoe"}"#)
    }
    #expect(error.map { "\($0)" }?.contains("one of fern, rose, oak (did you mean rose?)") == true)
  }

  @Test func asyncCallersReachMethodsWithCompletionHandlers() async {
    #expect(await Garden.handled() == "success inShade 4")
  }

  @Test func ownCodesStartAtOneHundred() { #expect(Garden.codes == [5, 100]) }
}
