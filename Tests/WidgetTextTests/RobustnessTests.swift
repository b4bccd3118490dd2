import Foundation
import Testing
import WidgetGeometry
import WidgetScene

@testable import WidgetText

/// Text from outside may be anything; a layout comes back all the same, with numbers that are.
struct RobustnessTests {
  /// Ranges that between them hold every kind of trouble: controls, marks, joiners, directions,
  /// surrogate-pair planes, emoji and their modifiers, unassigned code points.
  private static let ranges: [ClosedRange<UInt32>] = [
    0...0x7F, 0x80...0xFF, 0x300...0x36F, 0x590...0x6FF, 0x900...0x97F, 0xE00...0xE7F,
    0x1100...0x11FF, 0x200B...0x206F, 0x2600...0x27BF, 0x3000...0x30FF, 0x4E00...0x4FFF,
    0xAC00...0xACFF, 0xE000...0xE0FF, 0xFE00...0xFE0F, 0xFFF0...0xFFFF, 0x1F1E6...0x1F1FF,
    0x1F3F4...0x1F3FF, 0x1F600...0x1F64F, 0xE0000...0xE007F, 0x10FFF0...0x10FFFF,
  ]

  private func text(using random: inout SeededGenerator) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...40, using: &random) {
      let range = Self.ranges.randomElement(using: &random) ?? 0...0x7F
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &random)) {
        text.append(scalar)
      }
    }
    return String(text)
  }

  @Test(arguments: UInt64(0)..<20)
  func anyTextIsLaidOut(seed: UInt64) throws {
    let engine = try Fixtures.engine()
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      var style = ParagraphStyle()
      style.lineLimit = [nil, 1, 2].randomElement(using: &random) ?? nil
      style.truncation = [.head, .middle, .tail].randomElement(using: &random) ?? .tail
      style.allowsTightening = .random(using: &random)
      style.direction = .random(using: &random) ? .leftToRight : .rightToLeft
      style.minimumScaleFactor = .random(using: &random) ? 1 : 0.7
      style.language = ["en", "ja", "th", "ar", "", "x-\u{0}"].randomElement(using: &random) ?? ""
      let font = FontRequest(size: .random(in: 0...40, using: &random))
      let runs = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        TextRun(
          text(using: &random), font: font,
          tracking: [0, 2, -3].randomElement(using: &random) ?? 0,
          underline: .dashDot)
      }
      let layout = engine.layout(
        TextBlock(runs: runs, style: style), width: .random(in: 0...500, using: &random))
      check(layout)
      if style.lineLimit != nil { #expect(layout.lines.count <= 2) }
    }
  }

  private func check(_ layout: TextLayout) {
    #expect(layout.size.width.isFinite && layout.size.height.isFinite)
    #expect(layout.size.width >= 0 && layout.size.height >= 0)
    #expect(layout.lines.allSatisfy { $0.origin.x.isFinite && $0.width.isFinite })
    for run in layout.glyphs.map(\.glyphs) {
      #expect(
        run.glyphs.allSatisfy {
          $0.position.x.isFinite && $0.position.y.isFinite
            && (0..<max(run.text.utf8.count, 1)).contains($0.textOffset)
        })
    }
  }

  @Test(arguments: [CGFloat.nan, -5, .infinity, -.infinity, 0, 1e300, .leastNonzeroMagnitude])
  func anyProposalIsAnswered(_ side: CGFloat) throws {
    let engine = try Fixtures.engine()
    for block in [TextBlock("Hello world"), TextBlock("")] {
      check(engine.layout(block, width: side))
      check(engine.layout(block, height: side))
      check(engine.layout(block, width: side, height: side))
    }
  }

  @Test(arguments: [CGFloat.nan, -5, .infinity, 0, 1e300])
  func anyNumberInABlockIsSurvived(_ number: CGFloat) throws {
    let engine = try Fixtures.engine()
    var style = ParagraphStyle()
    style.lineSpacing = number
    style.displayScale = number
    style.minimumScaleFactor = number
    style.lineLimit = .min
    style.reservedLines = .max
    let font = FontRequest(
      size: number, weight: .max, width: number, leading: number)
    let attachment = TextAttachment(size: CGSize(width: number, height: number), baseline: number)
    let block = TextBlock(
      runs: [
        TextRun(
          "a b\u{FFFC}", font: font, tracking: number, baselineOffset: number, underline: .dot,
          attachment: attachment)
      ], style: style)
    check(engine.layout(block, width: 50))
    #expect(engine.metrics(font).ascender.isFinite)
    check(engine.layout(TextBlock(runs: [])))
  }

  @Test func embeddedZerosAreKeptApart() throws {
    let layout = try Fixtures.engine().layout(TextBlock("a\0b\u{7}c"))
    #expect(layout.glyphs.flatMap(\.glyphs.glyphs).count == 3)
    #expect(layout.missingCharacters.isEmpty)
  }

  @Test func longestTextIsLaidOut() throws {
    let text = String(repeating: "word ", count: 4_000)
    let engine = try Fixtures.engine()
    var style = ParagraphStyle()
    style.lineLimit = 3
    for truncation in [ParagraphStyle.Truncation.head, .middle, .tail] {
      style.truncation = truncation
      let layout = engine.layout(TextBlock(text, style: style), width: 300)
      #expect(layout.lines.count == 3)
    }
  }
}
