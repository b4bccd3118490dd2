import Testing

@testable import WidgetBuild

@Suite struct SwitchRepairTests {
  @Test func aDefaultGoesBeforeTheClosingBrace() throws {
    let source = "func f() {\n  switch a {\n  case .b: print(\"}\") // }\n  }\n}\n"
    let repaired = try #require(SwitchRepair.repair(Array(source.utf8), line: 2, column: 3))
    #expect(
      String(decoding: repaired, as: UTF8.self) == """
        func f() {
          switch a {
          case .b: print("}") // }
          default: fatalError("the switch has no case for this value") }
        }

        """)
  }

  @Test(arguments: [(1, 1), (9, 1), (2, 4), (1, 500)])
  func otherPlacesAreLeftAlone(_ line: Int, _ column: Int) {
    #expect(SwitchRepair.repair(Array("a\n  switch b {".utf8), line: line, column: column) == nil)
  }
}
