import Foundation
import Testing
import WidgetGeometry
import WidgetPaint
import WidgetScene
import WidgetText

/// Text of an SVG as text, in fonts of the file's own.
@Suite struct SVGTextTests {
  private func svg(
    _ items: [DisplayItem], _ report: inout PaintReport, glyphs: any GlyphSource = SquareGlyphs()
  ) throws -> String {
    let backend = SVGBackend(
      resources: PaintResources(glyphs: glyphs, images: FixedImages())
    ) { try MatrixTools.png($0) }
    backend.textForm = .embeddedFonts
    let list = DisplayList(size: CGSize(width: 100, height: 40), items: items)
    return String(decoding: try backend.encode(list, scale: 2, report: &report), as: UTF8.self)
  }

  /// Glyphs ten points apart; each is its id and the offset of its first byte.
  private func run(
    _ text: String, _ glyphs: [(id: UInt32, offset: Int)], rightToLeft: Bool = false
  ) -> GlyphRun {
    GlyphRun(
      face: FontFaceRef(file: "Test.ttf"), size: 10,
      glyphs: glyphs.enumerated().map { index, glyph in
        PlacedGlyph(
          id: glyph.id, position: CGPoint(x: 5 + CGFloat(index) * 10, y: 20),
          textOffset: glyph.offset)
      }, text: text, isRightToLeft: rightToLeft)
  }

  private func fonts(_ svg: String) throws -> [Data] {
    svg.split(separator: "\n").compactMap { line in
      guard let start = line.range(of: "data:font/otf;base64,"),
        let end = line[start.upperBound...].firstIndex(of: ")")
      else { return nil }
      return Data(base64Encoded: String(line[start.upperBound..<end]))
    }
  }

  @Test func wordsAreInTheFileWithAPlaceForEachLetter() throws {
    var report = PaintReport()
    let text = try svg([.glyphs(run("a<b", [(1, 0), (2, 1), (1, 2)]), .solid(.red))], &report)
    #expect(text.contains("<tspan x=\"5 15 25\">a&lt;b</tspan>"))
    #expect(text.contains("fill=\"#ff0000\""))
    #expect(report.notes.isEmpty)
    #expect(try fonts(text).count == 1)
  }

  @Test func equalListsAreEqualBytes() throws {
    var report = PaintReport()
    let items: [DisplayItem] = [.glyphs(run("zyx", [(1, 0), (2, 1), (3, 2)]), .solid(.red))]
    #expect(try svg(items, &report) == svg(items, &report))
  }

  /// Reads the font back with the text engine.
  @Test func fontsHoldTheOutlinesOfTheFace() throws {
    let real = try RealText()
    let list = real.list("Ag89%", size: 20, weight: 650)
    var report = PaintReport()
    let text = try svg(list.items, &report, glyphs: real.engine)
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("svg-font-\(UUID().uuidString).otf")
    defer { try? FileManager.default.removeItem(at: file) }
    try #require(try fonts(text).first).write(to: file)
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fonts")
    let engine = try TextEngine(catalog: FontCatalog(folder: folder, extraFonts: [file]))
    guard case .glyphs(let run, _)? = list.items.last else { return #expect(Bool(false)) }
    for (index, glyph) in run.glyphs.enumerated() {
      guard case .outline(let wanted) = real.engine.shape(of: glyph.id, in: run.face),
        case .outline(let found) = engine.shape(
          of: UInt32(index + 1), in: FontFaceRef(file: file.lastPathComponent))
      else {
        Issue.record("glyph \(index) has no outline")
        continue
      }
      let (a, b) = (wanted.controlBounds, found.controlBounds)
      for (wanted, found) in [
        (a.minX, b.minX), (a.minY, b.minY), (a.maxX, b.maxX), (a.maxY, b.maxY),
      ] {
        #expect(abs(wanted - found) <= 0.001)
      }
    }
  }

  @Test func aCharacterWithTwoShapesNeedsTwoFonts() throws {
    var report = PaintReport()
    let text = try svg([.glyphs(run("aa", [(1, 0), (2, 1)]), .solid(.red))], &report)
    #expect(try fonts(text).count == 2)
    #expect(text.contains(">a</tspan><tspan x=\"15\" class=\"text2\">a</tspan>"))
  }

  @Test func aLigatureIsDrawnByItsFirstCharacter() throws {
    var report = PaintReport()
    let text = try svg([.glyphs(run("fix", [(1, 0), (2, 2)]), .solid(.red))], &report)
    // The i stands in the middle of the ligature, where a selection can end.
    #expect(text.contains("<tspan x=\"5 10 15\">fix</tspan>"))
    #expect(try fonts(text).count == 1)
  }

  @Test func rightToLeftTextIsInReadingOrder() throws {
    var report = PaintReport()
    let run = run("אב", [(2, 2), (1, 0)], rightToLeft: true)
    let text = try svg([.glyphs(run, .solid(.red))], &report)
    #expect(text.contains("<tspan x=\"15 5\">אב</tspan>"))
    #expect(text.contains("unicode-bidi:bidi-override"))
  }

  @Test func largeCharactersStandAlone() throws {
    var report = PaintReport()
    let text = try svg([.glyphs(run("a𝐀b", [(1, 0), (2, 1), (1, 5)]), .solid(.red))], &report)
    #expect(
      text.contains("<tspan x=\"5\">a</tspan><tspan x=\"15\">𝐀</tspan><tspan x=\"25\">b</tspan>"))
  }

  @Test func controlsBecomeSpaces() throws {
    var report = PaintReport()
    let text = try svg(
      [.glyphs(run("a\u{1}\n", [(1, 0), (2, 1), (2, 2)]), .solid(.red))], &report)
    #expect(text.contains(">a  </tspan>"))
  }

  @Test func translucentTextIsOneArea() throws {
    var report = PaintReport()
    let text = try svg([.glyphs(run("ab", [(1, 0), (2, 1)]), .solid(.red.opacity(0.5)))], &report)
    #expect(text.contains(" opacity=\"0.5\""))
    #expect(!text.contains("fill-opacity"))
  }

  @Test func aRunWithoutTextIsOutlinesAndSaysSo() throws {
    var report = PaintReport()
    let text = try svg([.glyphs(run("", [(1, 0)]), .solid(.red))], &report)
    #expect(!text.contains("<text"))
    #expect(report.notes == [PaintReport.Note(.textAsOutlines, "glyphs that stand for no text")])
  }

  @Test func picturesOfGlyphsStayPictures() throws {
    var report = PaintReport()
    let text = try svg([.glyphs(run("e", [(3, 0)]), .solid(.red))], &report)
    #expect(text.contains("<image"))
    #expect(!text.contains("<text"))
  }
}
