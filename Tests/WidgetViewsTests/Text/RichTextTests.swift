import Foundation
import Testing
import WidgetGeometry
import WidgetScene
import WidgetViews

/// The runs a text hands to the shaper, as `text` and what differs from plain 17 point body.
private func runs(_ text: Text, in stage: Stage = Stage()) -> String {
  let spy = RunSpy()
  _ = stage.runs(of: text, spy)
  return spy.runs.map { run in
    var marks: [String] = []
    if run.font.weight != 400 { marks.append("\(run.font.weight)") }
    if run.font.isItalic { marks.append("i") }
    if run.font.size != 17 { marks.append("\(Int(run.font.size * 100) / 100)pt") }
    if run.font.family == .system(.monospaced) { marks.append("mono") }
    if run.tracking != 0 { marks.append("+\(run.tracking)") }
    if run.baselineOffset != 0 { marks.append("^\(run.baselineOffset)") }
    if let pattern = run.underline { marks.append("u:\(pattern.rawValue)") }
    if let pattern = run.strikethrough { marks.append("s:\(pattern.rawValue)") }
    if run.hasBackground { marks.append("box") }
    if run.attachment != nil { marks.append("picture") }
    let name = run.text == "\u{FFFC}" ? "◻︎" : run.text
    return marks.isEmpty ? name : "\(name)(\(marks.joined(separator: " ")))"
  }.joined(separator: "|")
}

/// Keeps the block that was last laid out.
private final class RunSpy: TextShaping {
  var runs: [TextRun] = []
  private let letters = BoxLetters(scale: 2)
  func metrics(_ font: FontRequest) -> FontMetrics { letters.metrics(font) }
  func layout(_ block: TextBlock, proposal: ProposedViewSize) -> TextLayout {
    runs = block.runs
    return letters.layout(block, proposal: proposal)
  }
}

extension Stage {
  fileprivate func runs(of text: Text, _ spy: RunSpy) -> Picture { draw(shaper: spy) { text } }
}

@Test func keysAreMarkdownAndVerbatimTextIsNot() {
  #expect(runs(Text("a **b** *c* `d` ~~e~~")) == "a |b(600)| |c(i)| |d(mono)| |e(s:solid)")
  #expect(runs(Text(verbatim: "a **b**")) == "a **b**")
  let variable = "a **b**"
  #expect(runs(Text(variable)) == "a **b**")
}

@Test func argumentsAreNotReadAsMarkdownButTakeItsLook() {
  let name = "*x*"
  #expect(runs(Text("Hi **\(name)**!")) == "Hi |*x*(600)|!")
  #expect(runs(Text("**\(3)** of \(1234)")) == "3(600)| of |1,234")
}

@Test func textsAddUpAndKeepTheirLook() {
  let text = Text("a").bold() + Text("b").italic().font(.caption) + Text("c")
  #expect(runs(text) == "a(600)|b(i 12pt)|c")
  #expect(runs(text.font(.title)) == "a(700 28pt)|b(i 12pt)|c(28pt)")
  #expect(runs((Text("a").kerning(2) + Text("b")).baselineOffset(3)) == "a(+2.0 ^3.0)|b(^3.0)")
}

@Test func textsAndPicturesInterpolate() {
  let sun = Image(systemName: "sun")
  #expect(runs(Text("\(sun) 21° \(Text("now").bold())")) == "◻︎(picture)| 21° |now(600)")
  #expect(runs(Text("x") + Text(sun)) == "x|◻︎(picture)")
}

@Test func attributesOfAStringWin() {
  var string = AttributedString("red small")
  if let range = string.range(of: "small") {
    string[range].font = .caption2
    string[range].underlineStyle = Text.LineStyle(pattern: .dash, color: .red)
    string[range].kern = 1
    string[range].backgroundColor = .yellow
    string[range].baselineOffset = -2
  }
  string.inlinePresentationIntent = .stronglyEmphasized
  #expect(runs(Text(string).font(.body)) == "red (600)|small(600 11pt +1.0 ^-2.0 u:dash box)")
  #expect(runs(Text("<\(string)>")).hasPrefix("<|red (600)|small"))
}

@Test func secondaryScaleKeepsTheLineAndShrinksTheLetters() {
  let spy = RunSpy()
  _ = Stage().draw(shaper: spy) { Text("5") + Text("km").textScale(.secondary) }
  #expect(spy.runs[0].font.size == 17)
  #expect(abs(spy.runs[1].font.size - 13.6) < 1e-9)
  #expect(spy.runs[1].lineFont?.size == 17)
  #expect(spy.runs[1].tracking == 0.25)
  _ = Stage().draw(shaper: spy) { Text("x").fontDesign(.serif).textScale(.secondary) }
  #expect(spy.runs[0].font.size == 17)
}

@Test(
  "specifiers format as printf does, in the language of the render",
  arguments: [
    ("en_US", "%02d", 5.0, "05"), ("en_US", "%d", 1234, "1,234"), ("de_DE", "%d", 1234, "1.234"),
    ("en_US", "%.1f", 2.25, "2.2"), ("de_DE", "%.2f", 2.5, "2,50"), ("en_US", "%+d", 3, "+3"),
    ("en_US", "%5d", 42, "   42"), ("en_US", "%-5d|", 42, "42   |"), ("en_US", "%x", 255, "ff"),
    ("en_US", "%g", 0.5, "0.5"), ("ar_EG", "%02d", 5, "٠٥"), ("en_US", "%05.1f", 2.5, "002.5"),
  ])
func specifiers(_ locale: String, _ format: String, _ value: Double, _ expected: String) {
  let stage = Stage.at(locale: locale)
  let text =
    format.contains("d") || format.contains("x")
    ? Text("\(Int(value), specifier: format)") : Text("\(value, specifier: format)")
  #expect(stage.string { text } == expected)
}

@Test func caseFollowsTheLanguage() {
  #expect(Stage.at(locale: "tr_TR").string { Text("istanbul").textCase(.uppercase) } == "İSTANBUL")
  #expect(Stage.at().string { Text("Straße").textCase(.uppercase) } == "STRASSE")
  #expect(Stage.at().string { Text("ABC").textCase(.lowercase) } == "abc")
}

@Test func shadowsFallOnceAroundNeighboursOfOneInk() {
  let style = Color.red.shadow(.drop(color: .black, radius: 2))
  let dump = Stage().draw { (Text("a").bold() + Text("b")).foregroundStyle(style) }.dump
  #expect(dump.components(separatedBy: "shadow").count == 2)
}

@Test func linksHaveTheTint() {
  let dump = Stage().draw { Text("[a](https://b.c) d").tint(.green) }.dump
  let link = dump.split(separator: "\n").first { $0.contains("“a”") }
  let plain = dump.split(separator: "\n").first { $0.contains("“ d”") }
  #expect(link?.split(separator: " ").last == "#34C759")
  #expect(plain?.split(separator: " ").last == "#000000")
}
