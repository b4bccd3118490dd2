import Foundation
import Testing
import WidgetKitCore
import WidgetRender
import WidgetScene
import WidgetViews

private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("Fixtures/localized")

private func text(
  _ locale: String, strings: Bool = true, _ make: @escaping @Sendable () -> AnyView
) throws -> PaintedText {
  try PaintedText(locale: locale, strings: strings ? [folder] : [], make)
}

@Test(
  "keys are looked up along the locale's chain",
  arguments: [
    ("en_US", "Good morning"), ("de_AT", "Guten Morgen"), ("zh_TW", "早安"),
    ("zh-Hant-HK", "早安"), ("zh_CN", "早上好"),
  ])
func chain(_ locale: String, _ expected: String) throws {
  let painted = try text(locale) { AnyView(Text("Good morning")) }
  #expect(painted.lines == [expected])
  #expect(painted.diagnostics.isEmpty)
}

@Test(
  "counts choose plural forms and are grouped by the locale",
  arguments: [
    ("en_US", 1, "1 glass of water"), ("en_US", 1_234, "1,234 glasses of water"),
    ("de_DE", 1, "1 Glas Wasser"), ("de_DE", 1_234, "1.234 Gläser Wasser"),
    ("pl_PL", 3, "3 szklanki"), ("pl_PL", 5, "5 szklanek"),
  ])
func plurals(_ locale: String, _ count: Int, _ expected: String) throws {
  #expect(try text(locale) { AnyView(Text("\(count) glasses of water")) }.lines == [expected])
}

@Test func translationsMayMoveArguments() throws {
  let painted = try text("de_DE") { AnyView(Text("\("3") of \(Text("7").bold())")) }
  #expect(painted.lines == ["7 – davon 3"])
}

@Test func stringsInCodeSpeakTheRendersLanguage() throws {
  let painted = try text("de_DE") {
    AnyView(
      VStack {
        Text(verbatim: String(localized: "\(2) glasses of water"))
        Text(verbatim: NSLocalizedString("title", tableName: "Other", comment: ""))
        Text(
          verbatim: String(
            format: NSLocalizedString("greeting", tableName: "Other", comment: ""), "Ada"))
        Text(verbatim: String(localized: "none", defaultValue: "Ersatz \(1)"))
        Text("title", tableName: "Other")
        Text(AttributedString(localized: "Good morning"))
      })
  }
  #expect(
    painted.lines == [
      "2 Gläser Wasser", "Wetter", "Hallo Ada", "Ersatz 1", "Wetter", "Guten Morgen",
    ])
}

@Test func foundationsOwnFunctionIsNotTheOneThatIsCalled() {
  // Outside of a render the key stands for itself; Foundation would ask the program's bundle.
  #expect(NSLocalizedString("some key", comment: "a comment") == "some key")
  #expect(NSLocalizedString("k", tableName: "T", bundle: .main, value: "v", comment: "") == "v")
}

@Test func aMissingKeyIsReportedOnceWithTheLanguage() throws {
  let painted = try text("de_DE") {
    AnyView(
      VStack {
        Text("Good mornin")
        Text("Good mornin")
        Text("Only English")
        Text(verbatim: "Verbatim")
        Text("\(3)")
      })
  }
  #expect(painted.lines == ["Good mornin", "Good mornin", "Only English", "Verbatim", "3"])
  let missing = painted.diagnostics.filter { $0.id == "string-missing" }
  #expect(missing.count == 2)
  #expect(missing.allSatisfy { $0.severity == .warning && $0.message.contains("de_DE") })
  #expect(missing.first?.message.contains("nearest: Good morning") == true)
  #expect(missing.last?.message.contains("Only English") == true)
}

@Test func withoutTablesKeysAreTexts() throws {
  let painted = try text("de_DE", strings: false) { AnyView(Text("No **tables**")) }
  #expect(painted.lines == ["No tables"])
  #expect(painted.diagnostics.isEmpty)
}

@Test func pseudoLanguagesReachEveryKey() throws {
  let accented = try text("en-XA", strings: false) { AnyView(Text("Settings \(5)")) }
  #expect(accented.lines[0].hasPrefix("[Šéţţîñĝš 5"))
  #expect(accented.lines[0].count >= 15)
  let mirrored = try text("ar-XB") { AnyView(Text("Good morning")) }
  #expect(mirrored.lines[0].contains("\u{202E}"))
  #expect(mirrored.origins[0].x > 300)
}
