import Foundation
import Testing
import WidgetGeometry
import WidgetKitCore
import WidgetRender
import WidgetScene
import WidgetViews

@Test func theSheetOfAllScriptsHasNoMissingGlyph() throws {
  let surface = WidgetSurface(
    family: .systemLarge, size: CGSize(width: 640, height: 560), scale: 2)
  let output = try PaintedText.engine().render(
    RenderRequest(surface: surface) {
      AnyView(ScriptSheet().frame(maxWidth: .infinity, maxHeight: .infinity).background(.white))
    })
  #expect(output.diagnostics.isEmpty)
}

/// Files of the fonts that a text is drawn with.
private func files(_ text: String, locale: String) throws -> Set<String> {
  let surface = WidgetSurface(family: .systemMedium, size: CGSize(width: 400, height: 60), scale: 2)
  var conditions = WidgetConditions()
  conditions.locale = Locale(identifier: locale)
  let inspection = try PaintedText.engine().inspect(
    RenderRequest(surface: surface, conditions: conditions) { AnyView(Text(verbatim: text)) })
  return Set(
    inspection.scene.items.glyphRuns.map { run in
      "\(run.face) \(run.glyphs.map { String($0.id) }.joined(separator: ","))"
    })
}

@Test func theLocaleChoosesHanShapes() throws {
  let shapes = try ["zh_CN", "zh_TW", "ja_JP", "ko_KR"].map { try files("今令返雪化直骨", locale: $0) }
  #expect(Set(shapes).count == 4)
}

@Test func punctuationStaysOffTheStartOfLines() throws {
  let painted = try PaintedText(locale: "zh_CN", width: 100) {
    AnyView(Text(verbatim: "今天多云转晴，气温二十八度，适合出门。散步！").frame(width: 90))
  }
  #expect(painted.lines.count >= 3)
  for line in painted.lines { #expect(!"，。、！」".contains(line.prefix(1))) }
}

@Test func emojiSequencesAreNeverCut() throws {
  let family = "👨‍👩‍👧‍👦"
  for width in stride(from: 10.0, through: 120, by: 7) {
    let painted = try PaintedText(width: width) {
      AnyView(Text(verbatim: String(repeating: family, count: 5)).lineLimit(1))
    }
    let text = painted.lines.joined().filter { $0 != "…" }
    #expect(text == String(repeating: family, count: text.count))
  }
}

@Test func aCharacterNoFontHasIsReportedWithItsCode() throws {
  let painted = try PaintedText { AnyView(Text(verbatim: "a\u{16A00}b")) }
  #expect(painted.diagnostics.map(\.id) == ["glyph-missing"])
  #expect(painted.diagnostics[0].message.contains("U+16A00"))
}

@Test func aTimerTakesTheOfferedWidthAndPushesItsNeighbour() throws {
  let painted = try PaintedText(width: 200) {
    AnyView(
      HStack(spacing: 0) {
        Text(Date(timeIntervalSince1970: 90), style: .timer)
        Text(verbatim: "|")
      })
  }
  #expect(painted.lines == ["1:30|"])
  let end = try PaintedText(width: 200) {
    AnyView(Text(Date(timeIntervalSince1970: 90), style: .timer).multilineTextAlignment(.trailing))
  }
  #expect(end.origins[0].x > 150)
}
