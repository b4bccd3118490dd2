import Foundation
import Testing
import WidgetGeometry
import WidgetScene

@testable import WidgetText

/// Writing systems: direction, joining, clusters, and which font draws what.
struct ScriptTests {
  private func runs(_ text: String, language: String = "en") throws -> [GlyphRun] {
    var style = ParagraphStyle()
    style.language = language
    return try Fixtures.engine().layout(TextBlock(text, style: style)).glyphs.map(\.glyphs)
  }

  @Test func arabicRunsRightToLeftAndJoins() throws {
    let joined = try #require(runs("سلام").first)
    #expect(joined.isRightToLeft)
    let offsets = joined.glyphs.map(\.textOffset)
    #expect(offsets == offsets.sorted(by: >))
    let alone = try runs("س\u{200C}ل\u{200C}ا\u{200C}م").flatMap(\.glyphs).map(\.id)
    #expect(joined.glyphs.map(\.id) != alone)
  }

  @Test func lettersJoinAcrossAChangeOfInk() throws {
    let font = FontRequest(size: 17)
    let block = TextBlock(runs: [TextRun("سل", font: font), TextRun("ام", font: font)])
    let split = try Fixtures.engine().layout(block).glyphs
    let apart = try runs("سل").flatMap(\.glyphs).map(\.id)
    #expect(Set(split.map(\.run)) == [0, 1])
    #expect(split.filter { $0.run == 0 }.flatMap(\.glyphs.glyphs).map(\.id) != apart)
  }

  @Test func numbersInHebrewKeepTheirOrder() throws {
    let runs = try runs("שלום 123")
    let digits = try #require(runs.first { $0.text.contains("1") && !$0.isRightToLeft })
    let letters = try #require(runs.first { $0.isRightToLeft && $0.text.contains("ש") })
    let xs = digits.glyphs.map(\.position.x)
    #expect(xs == xs.sorted())
    #expect(digits.text.filter(\.isNumber) == "123")
    // The number comes after the word, hence on its left.
    #expect(try #require(xs.max()) < #require(letters.glyphs.map(\.position.x).min()))
  }

  @Test func latinInRightToLeftLayoutIsOnlyMovedAside() throws {
    var style = ParagraphStyle()
    style.direction = .rightToLeft
    let engine = try Fixtures.engine()
    let mirrored = engine.layout(TextBlock("Hello\nWorldwide", style: style))
    let plain = engine.layout(TextBlock("Hello\nWorldwide"))
    #expect(mirrored.strings == plain.strings)
    #expect(mirrored.size == plain.size)
    #expect(mirrored.lines[0].origin.x > 0)
    #expect(plain.lines[0].origin.x == 0)
  }

  @Test(
    "Han characters have the form of the language",
    arguments: [
      ("ko", "NotoSansKR-KSX1001.ttf"), ("ko-KR", "NotoSansKR-KSX1001.ttf"),
      ("ja", "NotoSansJP-JISX0208.ttf"), ("zh-Hans", "NotoSansSC-URO.ttf"),
      ("zh-Hant", "NotoSansTC-Big5HKSCS.ttf"), ("zh-HK", "NotoSansTC-Big5HKSCS.ttf"),
    ])
  func hanByLanguage(_ language: String, _ file: String) throws {
    // Written differently in all four, among them Hanja that Korean newspapers use.
    let runs = try runs("韓國角平直骨", language: language)
    #expect(runs.map(\.face.file) == [file])
    #expect(runs.flatMap(\.glyphs).allSatisfy { $0.id != 0 })
  }

  @Test func runsOfOneTextHaveTheirOwnLanguages() throws {
    let font = FontRequest(size: 17)
    var style = ParagraphStyle()
    style.language = "ja"
    let languages = ["ko", "zh-Hans", nil, "zh-Hant"]
    let block = TextBlock(
      runs: languages.map { TextRun("骨直", font: font, language: $0) }, style: style)
    #expect(
      try Fixtures.engine().layout(block).glyphs.map(\.glyphs.face.file) == [
        "NotoSansKR-KSX1001.ttf", "NotoSansSC-URO.ttf", "NotoSansJP-JISX0208.ttf",
        "NotoSansTC-Big5HKSCS.ttf",
      ])
  }

  @Test func hanjaHaveTheirKoreanReadingsFormsAndRarerOnesAnothersForm() throws {
    // A compatibility ideograph of KS X 1001, and a character that it lacks.
    let known = try runs("\u{F914}", language: "ko").map(\.face.file)
    #expect(known == ["NotoSansKR-KSX1001.ttf"])
    let rare = try runs("\u{4E22}", language: "ko").flatMap(\.glyphs)
    #expect(rare.allSatisfy { $0.id != 0 })
  }

  @Test func devanagariFormsClusters() throws {
    let glyphs = try runs("क्षि").flatMap(\.glyphs)
    #expect(glyphs.count == 2)
    // The vowel sign is written before the consonants it follows.
    #expect(glyphs.allSatisfy { $0.textOffset == 0 })
  }

  @Test(arguments: ["👩‍💻", "🇯🇵", "👍🏽", "1️⃣", "#️⃣", "❤️", "👨‍👩‍👧‍👦", "🏴󠁧󠁢󠁷󠁬󠁳󠁿", "🏳️‍🌈", "☺️"])
  func emojiSequenceIsOneGlyph(_ emoji: String) throws {
    let engine = try Fixtures.engine()
    let layout = engine.layout(TextBlock(emoji, size: 20))
    let glyphs = layout.glyphs.flatMap(\.glyphs.glyphs)
    #expect(glyphs.count == 1)
    let run = try #require(layout.glyphs.first).glyphs
    #expect(run.face.file == "NotoColorEmoji.ttf")
    #expect(abs(layout.lines[0].width - 1.245 * 20) < 0.02)
    guard case .bitmap = engine.shape(of: glyphs[0].id, in: run.face) else {
      Issue.record("not a colour picture")
      return
    }
  }

  @Test func presentationSelectorsDecide() throws {
    #expect(try runs("☀\u{FE0F}").map(\.face.file) == ["NotoColorEmoji.ttf"])
    #expect(try runs("☀\u{FE0E}").map(\.face.file) != ["NotoColorEmoji.ttf"])
    #expect(try runs("😀\u{FE0E}").flatMap(\.glyphs).count == 1)
  }

  /// As on an iPhone, where San Francisco has no such glyph and the colour font comes next.
  @Test(arguments: ["☀", "❤", "▶", "♥", "✔", "⚠", "🌤", "🌡"])
  func symbolsSanFranciscoLacksAreInColourWithoutASelector(_ symbol: String) throws {
    #expect(try runs(symbol).map(\.face.file) == ["NotoColorEmoji.ttf"])
  }

  @Test(arguments: ["™", "©", "↗", "▪", "★", "✓", "1"])
  func symbolsOfSanFranciscoAreText(_ symbol: String) throws {
    #expect(try runs(symbol).map(\.face.file) != ["NotoColorEmoji.ttf"])
  }

  @Test(arguments: [
    ("zh-Hans", "SC"), ("zh-CN", "SC"), ("zh", "SC"), ("zh-Hans-HK", "SC"), ("zh-Hant", "TC"),
    ("zh-TW", "TC"), ("zh_HK", "TC"), ("ja", "JP"), ("ja-JP", "JP"), ("ko-KR", "KR"), ("en", "SC"),
  ])
  func hanShapesFollowTheLanguage(_ language: String, _ font: String) throws {
    let text = language.hasPrefix("ko") ? "한국" : "直"
    let file = try #require(runs(text, language: language).first).face.file
    #expect(file.hasPrefix("NotoSans\(font)-"))
  }

  @Test(arguments: [
    ("বাংলা", "Bengali"), ("தமிழ்", "Tamil"), ("తెలుగు", "Telugu"), ("ไทย", "Thai"),
    ("हिन्दी", "Devanagari"), ("עברית", "Hebrew"), ("عربي", "Arabic"), ("🂡", "Symbols2"),
  ])
  func scriptHasItsFont(_ text: String, _ font: String) throws {
    let runs = try runs(text)
    #expect(runs.allSatisfy { $0.face.file.hasPrefix("NotoSans\(font)-") })
    #expect(!runs.flatMap(\.glyphs).contains { $0.id == 0 })
  }

  @Test func whatNoFontHasIsShownAndSaid() throws {
    let engine = try Fixtures.engine()
    let layout = engine.layout(TextBlock("a\u{F8FF}b\u{F8FF}"))
    #expect(layout.missingCharacters == ["\u{F8FF}"])
    let run = try #require(layout.glyphs.first).glyphs
    let missing = try #require(run.glyphs.first { $0.id == 0 })
    guard case .outline(let box) = engine.shape(of: missing.id, in: run.face) else {
      Issue.record("nothing is drawn")
      return
    }
    #expect(!box.isEmpty)
  }

  /// Struck and overlined letters, whose marks no shipped font has.
  @Test(arguments: ["s\u{336}", "x\u{305}", "v\u{20D7}", "\u{5D0}\u{332}"])
  func aLetterIsDrawnWithoutAMarkThatNoFontHas(_ letter: String) throws {
    let layout = try Fixtures.engine().layout(TextBlock(letter, size: 20))
    let plain = String(letter.unicodeScalars.prefix(1))
    let bare = try Fixtures.engine().layout(TextBlock(plain, size: 20))
    #expect(layout.missingCharacters == [letter])
    #expect(!layout.glyphs.flatMap(\.glyphs.glyphs).contains { $0.id == 0 })
    #expect(layout.lines[0].width == bare.lines[0].width)
  }

  @Test func fallbackDoesNotDependOnWhatCameBefore() throws {
    let texts = ["直骨 ☀ hello", "한국어 直", "ไทย 😀 ①②", "→ ⏣ 漢字かな", "עברית abc 直"]
    let used = try Fixtures.engine()
    for text in texts.reversed() { _ = used.layout(TextBlock(text)) }
    for text in texts {
      #expect(try used.layout(TextBlock(text)) == Fixtures.engine().layout(TextBlock(text)))
    }
  }
}
