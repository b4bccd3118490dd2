import Testing

@testable import WidgetBuild

@Suite struct CutTests {
  private let source = """
    import Contacts
    @available(iOS 17, *)
    struct Provider: TimelineProvider {
      let store: Store = { Store() }()
      // The first { is in a comment.
      func placeholder(
        in context: Context
      ) -> Entry { Entry("}") }
      #if DEBUG
      var picture: some View {
        Map()
      }
      #endif
      @Published
      private(set) var name: String {
        get { "a" }
        set { store.name = newValue }
      }
      class func make() {}
      enum Kind { case one, two }
    }
    @main struct All: WidgetBundle {
      var body: some Widget {
        First()
        Second()  // of two
      }
    }
    """
  private var outline: SourceOutline { SourceOutline(Array(source.utf8)) }

  private func message(_ line: Int, _ column: Int) -> CompilerMessage {
    CompilerMessage(
      path: "/a.swift", line: line, column: column, severity: .error, text: "cannot find it")
  }

  /// What is left after errors, round by round; lines without their ends.
  private func rest(_ rounds: [[(Int, Int)]]) -> (lines: [String], list: CutList) {
    var list = CutList()
    var bytes = Array(source.utf8)
    for round in rounds {
      bytes = list.cut(
        round.map { message($0.0, $0.1) }, of: "/a.swift", bytes, missing: ["Contacts"])
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    return (lines, list)
  }

  @Test func declarationsAreFoundWithTheirAttributes() {
    let types = outline.parts(in: 0..<outline.source.count)
    #expect(types.map(\.name) == ["import Contacts", "struct Provider", "struct All"])
    #expect(outline.line(of: types[1].range.lowerBound) == 2)
    let members = types[1].content.map { outline.parts(in: $0).map(\.name) }
    #expect(
      members == [
        "let store", "func placeholder", "var picture", "var name", "func make", "enum Kind",
      ])
  }

  @Test func aBodyIsReplacedByWhatEndsTheProgram() {
    let (lines, list) = rest([[(8, 16), (8, 22)]])
    #expect(lines[7] == "  ) -> Entry { fatalError(\"line 8: cannot find it\") }")
    #expect(lines.count == source.split(separator: "\n", omittingEmptySubsequences: false).count)
    #expect(
      list.leftOut == [
        BrokenFile(
          path: "/a.swift",
          reason: "line 8: cannot find it (it imports Contacts); without func placeholder")
      ])
  }

  @Test func aViewWithoutItsBodyStillReturnsSomething() {
    let (lines, _) = rest([[(11, 5)]])
    #expect(
      lines[9...11].joined()
        == "  var picture: some View { return fatalError(\"line 11: cannot find it\")}")
  }

  @Test func anErrorThatComesBackTakesTheDeclarationThenWhatIsAroundIt() {
    let once = rest([[(11, 5)], [(10, 7)]]).lines
    #expect(once[8...12].filter { !$0.isEmpty } == ["  #if DEBUG", "  #endif"])
    let (twice, list) = rest([[(11, 5)], [(10, 7)], [(3, 8)], [(1, 1)]])
    #expect(twice[0...20].allSatisfy { $0.isEmpty })
    #expect(twice[21].hasPrefix("@main"))
    #expect(list.files.isEmpty)
  }

  @Test func oneAccessorIsCutAlone() {
    let (lines, _) = rest([[(17, 11)]])
    #expect(lines[15] == "    get { \"a\" }")
    #expect(lines[16] == "    set { fatalError(\"line 17: cannot find it\") }")
  }

  @Test func aBundleLosesOneWidget() {
    let (lines, list) = rest([[(25, 5)]])
    #expect(lines[23...25] == ["    First()", "", "  }"])
    #expect(list.leftOut.first?.reason.hasSuffix("without Second") == true)
  }

  @Test func placesOutsideOfDeclarationsTakeTheFile() {
    let (_, list) = rest([[(1, 1)], [(1, 1)]])
    #expect(list.files == ["/a.swift"])
  }
}
