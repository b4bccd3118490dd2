import Foundation
import Testing
import WidgetGeometry
import WidgetScene
import WidgetViews

private func request(
  _ font: Font, _ size: DynamicTypeSize = .large, bold: Bool = false
) -> FontRequest {
  var environment = EnvironmentValues()
  environment.dynamicTypeSize = size
  environment.legibilityWeight = bold ? .bold : .regular
  return font.request(in: environment)
}

/// Apple's published sizes, and the pitch of lines that iOS scales by.
@Test(
  "text styles follow the user's text size",
  arguments: [
    (Font.TextStyle.body, DynamicTypeSize.xSmall, 14.0, 19.0), (.body, .large, 17, 22),
    (.body, .xxxLarge, 23, 29), (.body, .accessibility5, 53, 62), (.largeTitle, .large, 34, 41),
    (.largeTitle, .accessibility5, 60, 70), (.caption2, .xSmall, 11, 13),
    (.caption2, .large, 11, 13),
    (.footnote, .accessibility1, 23, 29), (.extraLargeTitle, .large, 36, 43),
  ])
func styles(_ style: Font.TextStyle, _ size: DynamicTypeSize, _ points: Double, _ pitch: Double) {
  let font = request(.system(style), size)
  #expect(Double(font.size) == points)
  // San Francisco is 2444 of 2048 units high; the rest of the pitch is leading, never negative.
  #expect(abs(font.leading - max(0, pitch - points * 2444 / 2048)) < 1e-9)
}

@Test func everyStyleGrowsWithEverySize() {
  for style in Font.TextStyle.allCases {
    let sizes = DynamicTypeSize.allCases.map { request(.system(style), $0).size }
    #expect(sizes == sizes.sorted(), "\(style)")
    #expect(sizes[0] < sizes[11], "\(style)")
  }
}

@Test func sizesInPointsDoNotGrowAndNamedFontsDo() {
  #expect(request(.system(size: 12), .accessibility5).size == 12)
  #expect(request(.custom("Abel", fixedSize: 20), .accessibility5).size == 20)
  // 17 · 62 / 22, not the 53 of body text: named fonts grow by the pitch.
  #expect(request(.custom("Abel", size: 17), .accessibility5).size == 48)
  #expect(request(.custom("Abel", size: 12, relativeTo: .largeTitle), .xxxLarge).size == 14)
}

@Test func boldIsSemiboldForSmallStyles() {
  for style in [Font.TextStyle.largeTitle, .title, .title2] {
    #expect(request(.system(style).bold()).weight == 700)
  }
  for style in [Font.TextStyle.title3, .headline, .body, .caption2] {
    #expect(request(.system(style).bold()).weight == 600)
  }
  #expect(request(.system(size: 10).bold()).weight == 700)
  #expect(request(.body.weight(.heavy)).weight == 800)
  #expect(request(.headline).weight == 600)
}

@Test func boldTextMakesEveryWeightHeavier() {
  let weights = [Font.Weight.ultraLight, .regular, .semibold, .bold, .black]
  for weight in weights {
    let plain = request(.body.weight(weight)).weight
    let bold = request(.body.weight(weight), bold: true).weight
    #expect(bold > plain || plain == 900)
  }
}

@Test func fontsCarryTheirVariantsToTheShaper() {
  let font = request(
    .system(.body, design: .rounded).width(.condensed).monospacedDigit().smallCaps().italic())
  #expect(font.family == .system(.rounded))
  #expect(font.width == 80)
  #expect(font.monospacedDigits && font.isItalic)
  #expect(font.caps == .small)
  #expect(request(.body.monospaced()).family == .system(.monospaced))
  let leadings = [Font.Leading.tight, .standard, .loose].map { request(.body.leading($0)).leading }
  #expect(leadings[0] == leadings[1] - 2 && leadings[2] == leadings[1] + 2)
}

@Test func rangesBoundTheTextSize() {
  struct Probe: View {
    @Environment(\.dynamicTypeSize) var size
    var body: some View { Text(verbatim: size.rawValue) }
  }
  var stage = Stage.at()
  stage.environment.dynamicTypeSize = .accessibility3
  #expect(stage.string { Probe().dynamicTypeSize(...DynamicTypeSize.xxLarge) } == "xxLarge")
  #expect(stage.string { Probe().dynamicTypeSize(.small) } == "small")
  stage.environment.dynamicTypeSize = .xSmall
  #expect(stage.string { Probe().dynamicTypeSize(.medium ... .xLarge) } == "medium")
}

@Test func paragraphSettingsReachTheShaper() {
  let spy = BlockSpy()
  _ = Stage().draw(shaper: spy) {
    Text("x").lineLimit(2...3).lineSpacing(4).minimumScaleFactor(0.5).allowsTightening(true)
      .truncationMode(.middle).multilineTextAlignment(.trailing)
      .typesettingLanguage(Locale.Language(identifier: "ja"))
  }
  let style = spy.style
  #expect(style.lineLimit == 3 && style.reservedLines == 2 && style.lineSpacing == 4)
  #expect(style.minimumScaleFactor == 0.5 && style.allowsTightening)
  #expect(style.truncation == .middle && style.alignment == .trailing)
  #expect(style.language == "ja" && !style.fillsWidth)
  _ = Stage().draw(shaper: spy) { Text(.distantFuture, style: .timer) }
  #expect(spy.style.fillsWidth)
}

private final class BlockSpy: TextShaping {
  var style = ParagraphStyle()
  private let letters = BoxLetters(scale: 2)
  func metrics(_ font: FontRequest) -> FontMetrics { letters.metrics(font) }
  func layout(_ block: TextBlock, proposal: ProposedViewSize) -> TextLayout {
    style = block.style
    return letters.layout(block, proposal: proposal)
  }
}
