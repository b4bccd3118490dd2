import Foundation
import Testing
import WidgetGeometry
import WidgetScene

@testable import WidgetText

/// Where lines end, with real fonts and the rules of each script.
struct LineBreakTests {
  private func lines(
    _ text: String, width: CGFloat, size: CGFloat = 17, language: String = "en"
  ) throws -> [String] {
    var style = ParagraphStyle()
    style.language = language
    return try Fixtures.engine().layout(
      TextBlock(text, size: size, style: style), width: width
    ).strings
  }

  @Test(arguments: stride(from: 70, through: 200, by: 7).map { CGFloat($0) })
  func chineseAndJapaneseKeepPunctuationInPlace(_ width: CGFloat) throws {
    let texts = [
      ("zh-Hans", "天气预报：今天多云，最高气温二十五度，最低十八度（测试）。“引用”《书名》、结束！"),
      ("ja", "今日の天気は「曇り」です。明日は、ちょっと晴れるでしょう（たぶん）。"),
    ]
    for (language, text) in texts {
      let lines = try lines(text, width: width, language: language)
      #expect(lines.joined() == text)
      for line in lines {
        #expect(!"，。、）：！」》".contains(try #require(line.first)), "\(line)")
        #expect(!"（「《".contains(try #require(line.last)), "\(line)")
      }
    }
  }

  @Test func chineseBreaksBetweenCharacters() throws {
    let lines = try lines("一二三四五六七八九十", width: 50)
    #expect(lines.map(\.count) == [2, 2, 2, 2, 2])
  }

  @Test func koreanBreaksBetweenWords() throws {
    let lines = try lines("오늘 날씨는 흐림입니다", width: 70, language: "ko")
    #expect(lines == ["오늘", "날씨는", "흐림입니", "다"])
  }

  @Test func thaiBreaksBetweenWordsOfItsDictionary() throws {
    let words: Set<String> = ["สภาพ", "อากาศ", "วัน", "เป็น", "อย่างไร", "บ้าง"]
    let lines = try lines("สภาพอากาศวันนี้เป็นอย่างไรบ้าง", width: 75, language: "th")
    #expect(lines.count > 2)
    for line in lines { #expect(words.contains { line.hasPrefix($0) }) }
  }

  @Test(
    "scripts without spaces break between words, whatever the machine's dictionaries are",
    arguments: [
      ("ภาษา|ไทย|เป็น|ภาษา|ที่|มี|ระดับ|เสียง", "th"),
      ("สภาพ|อากาศ|วัน|นี้|เป็น|อย่างไร|บ้าง", "en"),
      ("พบ|กัน |10:30 |น. |ที่|ร้าน|กาแฟ |(ชั้น |2)", "th"), ("ສະບາຍດີ|ຕອນເຊົ້າ", "lo"),
      ("សួស្តី|ពិភពលោក", "km"), ("မြန်မာ|စကားပြော", "my"), ("Hello |ไทย", "en"),
    ])
  func scriptsWithoutSpaces(_ cut: String, _ language: String) {
    let text = cut.replacing("|", with: "")
    let analysis = TextAnalysis(text, language: language, direction: .leftToRight)
    let found = zip(text, analysis.graphemes).map { character, grapheme in
      "\(character)" + (grapheme.canBreakAfter ? "|" : "")
    }.joined()
    #expect(found == cut || found == cut + "|")
  }

  @Test func noBreakSpaceHoldsAndZeroWidthSpaceLetsGo() throws {
    #expect(try lines("aaaa bb\u{A0}cc", width: 65) == ["aaaa", "bb\u{A0}cc"])
    #expect(try lines("aaaaaa\u{200B}bbbbbb", width: 70) == ["aaaaaa\u{200B}", "bbbbbb"])
    #expect(try lines("well-known", width: 60) == ["well-", "known"])
  }

  @Test func softHyphenShowsOnlyWhereALineEnds() throws {
    #expect(try lines("wonder\u{AD}ful", width: 200) == ["wonderful"])
    let engine = try Fixtures.engine()
    let broken = engine.layout(TextBlock("wonder\u{AD}ful"), width: 75)
    #expect(broken.strings == ["wonder\u{2010}", "ful"])
    let first = try #require(broken.lines.first)
    #expect(first.width > engine.layout(TextBlock("wonder")).lines[0].width + 3)
    #expect(broken.glyphs.map(\.glyphs.text).contains("\u{2010}"))
    // Not where its hyphen would stick out.
    let tight = engine.layout(TextBlock("wonder")).lines[0].width + 1
    #expect(try !lines("wonder\u{AD}ful", width: tight).contains { $0.hasSuffix("\u{2010}") })
  }

  @Test(arguments: ["a\nb", "a\r\nb", "a\u{2028}b", "a\u{2029}b", "a\u{85}b"])
  func everyNewlineEndsALine(_ text: String) throws {
    #expect(try lines(text, width: 100) == ["a", "b"])
  }

  @Test func newlineAtTheEndMakesAnEmptyLine() throws {
    let engine = try Fixtures.engine()
    #expect(engine.layout(TextBlock("a\n")).strings == ["a", ""])
    #expect(engine.layout(TextBlock("a\n\nb")).strings == ["a", "", "b"])
    #expect(engine.layout(TextBlock("a\n\nb")).size.height == 61)
  }

  @Test func tabsReachTheNextStop() throws {
    let layout = try Fixtures.engine().layout(TextBlock("a\tb\tc"))
    let glyphs = layout.glyphs.filter { $0.glyphs.text != "a" }
    #expect(glyphs.compactMap(\.glyphs.glyphs.first?.position.x) == [28, 56])
  }

  @Test func longWordsAreCutBetweenCharactersOnly() throws {
    let text = "👩‍💻👍🏽🇯🇵e\u{301}🏴󠁧󠁢󠁷󠁬󠁳󠁿क्षि"
    let lines = try lines(text, width: 0)
    #expect(lines == text.map(String.init))
  }

  @Test func emptyProposalIsEmptyAndNoWidthIsOneCharacterALine() throws {
    let engine = try Fixtures.engine()
    #expect(engine.layout(TextBlock("Hello"), width: 0, height: 0).size == .zero)
    let narrow = engine.layout(TextBlock("Hello"), width: 0)
    #expect(narrow.size == CGSize(width: 0, height: 101.5))
    #expect(narrow.strings == ["H", "e", "l", "l", "o"])
    #expect(engine.layout(TextBlock("Hello"), height: 0).strings == ["Hello"])
    #expect(engine.layout(TextBlock("")).size == .zero)
  }
}
