import Foundation
import Testing
import WidgetGeometry
import WidgetScene

@testable import WidgetText

/// The engine as its callers see it: sizes, baselines, truncation, scaling, memory.
struct EngineTests {
  private let paragraph = "Layout must wrap this sentence onto several lines inside a narrow frame."

  @Test(arguments: [(2.0, 20.5), (3.0, 61.0 / 3), (1.0, 21.0)])
  func oneLineIsAsTallAsTheSystemFont(_ scale: CGFloat, _ height: CGFloat) throws {
    var style = ParagraphStyle()
    style.displayScale = scale
    let engine = try Fixtures.engine()
    for text in ["Body", "天气", "😀", "สภาพ", "الطقس", "①⏣"] {
      let layout = engine.layout(TextBlock(text, style: style))
      #expect(abs(layout.size.height - height) < 1e-9)
      #expect(abs(layout.firstBaseline - (16.186523 * scale).rounded() / scale) < 1e-6)
    }
  }

  @Test func leadingAndLineSpacingOpenLines() throws {
    let engine = try Fixtures.engine()
    var block = TextBlock("a\nb")
    block.runs[0].font.leading = 1.712891
    #expect(engine.layout(block).size.height == 42.5)
    block.style.lineSpacing = 1
    #expect(engine.layout(block).size.height == 42.5)
    block.style.lineSpacing = 5
    #expect(engine.layout(block).size.height == 46)
  }

  @Test func tallestRunMakesTheLine() throws {
    let small = FontRequest(size: 12)
    let large = FontRequest(size: 28)
    let engine = try Fixtures.engine()
    let mixed = engine.layout(
      TextBlock(runs: [TextRun("ab", font: small), TextRun("cd", font: large)]))
    let alone = engine.layout(TextBlock("cd", size: 28))
    #expect(mixed.size.height == alone.size.height)
    #expect(mixed.firstBaseline == alone.firstBaseline)
    #expect(mixed.metrics == engine.metrics(large))
    #expect(Set(mixed.glyphs.flatMap(\.glyphs.glyphs).map(\.position.y)).count == 1)
  }

  @Test(arguments: UInt64(0)..<40)
  func ownSizeIsKept(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var style = ParagraphStyle()
    style.lineLimit = [nil, 1, 2, 3].randomElement(using: &random) ?? nil
    style.displayScale = [1, 2, 3].randomElement(using: &random) ?? 2
    style.minimumScaleFactor = [1, 0.5].randomElement(using: &random) ?? 1
    style.lineSpacing = [0, 3].randomElement(using: &random) ?? 0
    var block = TextBlock(paragraph, size: .random(in: 8...30, using: &random), style: style)
    block.runs[0].font.leading = .random(in: 0...2, using: &random)
    let engine = try Fixtures.engine()
    let first = engine.layout(block, width: .random(in: 20...300, using: &random))
    let again = engine.layout(block, width: first.size.width, height: first.size.height)
    #expect(again.size == first.size)
    #expect(again.strings == first.strings)
  }

  @Test(arguments: UInt64(0)..<40)
  func glyphsStayInsideTheirLines(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let width = CGFloat.random(in: 30...300, using: &random)
    let layout = try Fixtures.engine().layout(
      TextBlock(paragraph + " 天气预报 سلام 123", size: 15), width: width)
    #expect(layout.size.width <= width)
    for line in layout.lines {
      #expect(line.width <= width + 1e-6)
      #expect(line.origin.x >= -1e-6)
      #expect(line.origin.x + line.width <= layout.size.width + 1e-6)
    }
    for glyph in layout.glyphs.flatMap(\.glyphs.glyphs) {
      #expect((-2...layout.size.width + 2).contains(glyph.position.x))
      #expect((0...layout.size.height).contains(glyph.position.y))
    }
  }

  @Test func minimumScaleFactorShrinksOnlyWhatWouldBeCut() throws {
    let engine = try Fixtures.engine()
    var block = TextBlock("The quick brown fox", size: 13)
    block.style.minimumScaleFactor = 0.5
    let natural = engine.layout(block).size.width
    // Wrapping comes first.
    #expect(engine.layout(block, width: 80).scaleFactor == 1)
    block.style.lineLimit = 1
    #expect(engine.layout(block, width: natural).scaleFactor == 1)
    for share in [0.95, 0.8, 0.65] {
      let shrunk = engine.layout(block, width: natural * share)
      #expect(!shrunk.isTruncated)
      #expect(shrunk.scaleFactor < 1)
      // No step of the search larger than this one fits.
      var larger = block
      larger.style.minimumScaleFactor = 1
      larger.runs[0].font = block.runs[0].font.scaled(by: shrunk.scaleFactor + 1.0 / 64)
      #expect(engine.layout(larger, width: natural * share).isTruncated)
      #expect(shrunk.metrics.ascender < engine.metrics(block.runs[0].font).ascender)
    }
    let cut = engine.layout(block, width: natural * 0.3)
    #expect(cut.isTruncated)
    #expect(cut.scaleFactor == 0.5)
  }

  @Test func truncatedArabicEndsInItsFinalForms() throws {
    var style = ParagraphStyle()
    style.lineLimit = 1
    let engine = try Fixtures.engine()
    let text = "مرحبابالعالمالجميل"
    let cut = engine.layout(TextBlock(text, style: style), width: 70)
    #expect(cut.isTruncated)
    let shown = cut.lines[0].text.filter { $0 != "…" }
    let alone = engine.layout(TextBlock(shown, style: style))
    let ids = { (layout: TextLayout) in
      layout.glyphs.filter { $0.glyphs.text != "…" }.flatMap(\.glyphs.glyphs).map(\.id)
    }
    #expect(ids(cut) == ids(alone))
    // The ellipsis stands at the left, where the text goes on.
    let dots = try #require(cut.glyphs.first { $0.glyphs.text == "…" })
    #expect(dots.glyphs.glyphs[0].position.x == 0)
  }

  @Test func newlinesBeyondTheLimitAreCutOffVisibly() throws {
    var style = ParagraphStyle()
    style.lineLimit = 1
    let engine = try Fixtures.engine()
    #expect(engine.layout(TextBlock("one\ntwo", style: style)).strings == ["one…"])
    #expect(engine.layout(TextBlock("one\n \n", style: style)).strings == ["one"])
    style.truncation = .head
    #expect(engine.layout(TextBlock("one\ntwo", style: style)).strings == ["…two"])
    style.truncation = .middle
    #expect(engine.layout(TextBlock("one\ntwo", style: style)).strings == ["one…two"])
  }

  @Test func shiftedRunsMoveTheirGlyphs() throws {
    let engine = try Fixtures.engine()
    var block = TextBlock("up", size: 20)
    let plain = engine.layout(block)
    block.runs[0].baselineOffset = 6
    let raised = engine.layout(block)
    #expect(raised.size.height == plain.size.height + 6)
    #expect(raised.firstBaseline == plain.firstBaseline + 6)
    let y = { (layout: TextLayout) in layout.glyphs[0].glyphs.glyphs[0].position.y }
    #expect(abs(y(raised) - y(plain)) < 1e-9)
  }

  @Test func picturesStandOnTheBaseline() throws {
    let font = FontRequest(size: 17)
    let picture = TextAttachment(size: CGSize(width: 20, height: 18), baseline: 15)
    let layout = try Fixtures.engine().layout(
      TextBlock(runs: [
        TextRun("a", font: font), TextRun("\u{FFFC}", font: font, attachment: picture),
        TextRun("b", font: font),
      ]))
    let placed = try #require(layout.attachments.first)
    #expect(placed.run == 1)
    #expect(abs(placed.rect.minY - (layout.lines[0].origin.y - 15)) < 1e-9)
    let after = try #require(layout.glyphs.last?.glyphs.glyphs.first)
    #expect(abs(after.position.x - placed.rect.maxX) < 1e-9)
    #expect(layout.missingCharacters.isEmpty)
  }

  @Test func timersFillTheirWidth() throws {
    var style = ParagraphStyle()
    style.fillsWidth = true
    style.alignment = .trailing
    let layout = try Fixtures.engine().layout(TextBlock("1:23", style: style), width: 120)
    #expect(layout.size.width == 120)
    #expect(abs(layout.lines[0].origin.x + layout.lines[0].width - 120) < 1e-9)
  }

  @Test func textIsShapedOnceForAllWidths() throws {
    let engine = try Fixtures.engine()
    for width in stride(from: CGFloat(20), to: 400, by: 13) {
      _ = engine.layout(TextBlock(paragraph), width: width)
    }
    #expect(engine.shapeCount == 1)
    _ = engine.layout(TextBlock(paragraph, weight: 700), width: 100)
    #expect(engine.shapeCount == 2)
  }

  @Test(arguments: UInt64(0)..<20)
  func sizeIsThatOfTheLayout(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var style = ParagraphStyle()
    style.lineLimit = [nil, 1, 2].randomElement(using: &random) ?? nil
    style.minimumScaleFactor = [1, 0.5].randomElement(using: &random) ?? 1
    let block = TextBlock(
      ["", paragraph, "天气 سلام"].randomElement(using: &random) ?? "", style: style)
    let width: CGFloat? = [nil, 0, 37, 120].randomElement(using: &random) ?? nil
    let height: CGFloat? = [nil, 0, 50].randomElement(using: &random) ?? nil
    let proposal = ProposedViewSize(width: width, height: height)
    let size = try Fixtures.engine().size(block, proposal: proposal)
    #expect(try size == Fixtures.engine().layout(block, proposal: proposal).size)
  }

  @Test func overlongTextIsCutAndSaid() throws {
    var limits = RenderLimits()
    limits.textLength = 10
    let catalog = try FontCatalog(folder: Fixtures.fonts, limits: limits)
    let layout = try TextEngine(catalog: catalog).layout(TextBlock("0123456789abc"))
    #expect(layout.strings == ["0123456789"])
    #expect(layout.isTruncated)
  }
}

/// Repeatable randomness (SplitMix64): a failing seed is part of the test's name.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
