import Testing
import WidgetGeometry

@Suite struct NearestNameTests {
  static let families = ["systemSmall", "systemMedium", "systemLarge", "accessoryInline"]

  @Test(arguments: [
    ("systemMedum", "systemMedium"), ("SYSTEMSMALL", "systemSmall"),
    ("systmeLarge", "systemLarge"), ("medium", "systemMedium"), ("inline", "accessoryInline"),
  ])
  func findsWhatWasMeant(typed: String, meant: String) {
    #expect(NearestName.suggestion(for: typed, among: Self.families) == meant)
  }

  @Test(arguments: ["", "system", "watch", String(repeating: "systemSmall", count: 9)])
  func saysNothingWhenUnsure(typed: String) {
    #expect(NearestName.suggestion(for: typed, among: Self.families) == nil)
  }

  @Test func theFirstOfEquallyCloseNamesWins() {
    #expect(NearestName.suggestion(for: "cat", among: ["cut", "cot"]) == "cut")
    #expect(NearestName.suggestion(for: "cat", among: ["cot", "cut"]) == "cot")
  }

  @Test func shortNamesAreNotMistakenForEachOther() {
    #expect(NearestName.suggestion(for: "x", among: ["y", "z"]) == nil)
  }

  @Test func theHintIsReadyToBeAppended() {
    #expect(NearestName.hint(for: "dakr", among: ["dark"]) == "; did you mean 'dark'?")
    #expect(NearestName.hint(for: "blue", among: ["dark"]) == "")
  }
}
