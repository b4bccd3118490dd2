import Foundation
import Testing
import WidgetGeometry
import WidgetScene

@testable import WidgetText

/// From a request to a face, and from a face to outlines.
struct FontTests {
  private func face(_ font: FontRequest, extraFonts: [URL] = []) throws -> FontFaceRef {
    let layout = try Fixtures.engine(extraFonts: extraFonts).layout(
      TextBlock(runs: [TextRun("Ag", font: font)]))
    return try #require(layout.glyphs.first).glyphs.face
  }

  private func axis(_ tag: String, _ face: FontFaceRef) -> Double? {
    face.variations.first { $0.tag == tag }?.value
  }

  @Test func designsHaveTheirStandIns() throws {
    let files = try FontRequest.Design.allCases.map {
      try face(FontRequest(family: .system($0), size: 17)).file
    }
    #expect(
      files == [
        "Inter-Variable.ttf", "Nunito-Variable.ttf", "SourceSerif4-Variable.ttf",
        "GeistMono-Variable.ttf",
      ])
  }

  @Test func axesFollowSizeAndWeight() throws {
    #expect(try axis("opsz", face(FontRequest(size: 11))) == 17)
    #expect(try axis("opsz", face(FontRequest(size: 20))) == 20)
    #expect(try axis("opsz", face(FontRequest(size: 90))) == 28)
    #expect(try axis("wght", face(FontRequest(size: 17, weight: 590))) == 590)
    let rounded = FontRequest(family: .system(.rounded), size: 17, weight: 100)
    #expect(try axis("wght", face(rounded)) == 200)
    #expect(try axis("opsz", face(FontRequest(family: .system(.serif), size: 4))) == 8)
  }

  @Test func italicsAreDrawnOrSlanted() throws {
    let italic = try face(FontRequest(size: 17, isItalic: true))
    #expect(italic.file == "Inter-Italic-Variable.ttf")
    #expect(italic.obliqueness == 0)
    let rounded = try face(FontRequest(family: .system(.rounded), size: 17, isItalic: true))
    #expect(rounded.obliqueness > 0.2)
  }

  @Test(arguments: [
    ("SF Pro Rounded", "Nunito-Variable.ttf", 400.0), ("Georgia", "SourceSerif4-Variable.ttf", 400),
    ("HelveticaNeue-Bold", "Inter-Variable.ttf", 700),
    ("AvenirNext-DemiBold", "Inter-Variable.ttf", 600),
    ("SFProText-Semibold", "Inter-Variable.ttf", 600),
    ("PingFangSC-Medium", "NotoSansSC-URO.ttf", 500),
    ("Georgia-BoldItalic", "SourceSerif4-Italic-Variable.ttf", 700),
    ("menlo", "GeistMono-Variable.ttf", 400),
  ])
  func appleNamesFindStandIns(_ name: String, _ file: String, _ weight: Double) throws {
    let face = try face(FontRequest(family: .named(name), size: 17))
    #expect(face.file == file)
    #expect(axis("wght", face) == weight)
  }

  @Test func unknownFamilyIsReplacedAndSaid() throws {
    let engine = try Fixtures.engine()
    let font = FontRequest(family: .named("No Such Font"), size: 17)
    let layout = engine.layout(TextBlock(runs: [TextRun("Ag", font: font)]))
    #expect(layout.missingFamilies == ["No Such Font"])
    #expect(layout.size == engine.layout(TextBlock("Ag")).size)
  }

  /// Recorded with the font file itself, so shaping must give the same widths.
  @Test(arguments: TextCase.ofKind(["customFont"]))
  func customFontMeasuresAsRecorded(_ file: TextCase) throws {
    let document = try file.read()
    let font = try FontRequest(family: .named("Abel"), size: #require(document.font.size))
    let text = try #require(document.text)
    var block = TextBlock(runs: [TextRun(text, font: font)])
    block.style.displayScale = document.scale
    let engine = try Fixtures.engine(extraFonts: [Fixtures.abel])
    let layout = engine.layout(block, width: document.proposal?[0])
    #expect(layout.strings == document.expect.lines)
    #expect(layout.size.width == document.expect.size?[0])
  }

  @Test func madeUpBoldKeepsTheWidth() throws {
    let engine = try Fixtures.engine(extraFonts: [Fixtures.abel])
    let plain = FontRequest(family: .named("Abel-Regular"), size: 20)
    var bold = plain
    bold.weight = 700
    bold.isItalic = true
    let layouts = [plain, bold].map {
      engine.layout(TextBlock(runs: [TextRun("Bold", font: $0)]))
    }
    #expect(layouts[0].size == layouts[1].size)
    let faces = layouts.compactMap { $0.glyphs.first?.glyphs }
    #expect(faces[1].face.emboldening > 0)
    let boxes = try faces.map { try inkBox(engine.shape(of: $0.glyphs[0].id, in: $0.face)) }
    #expect(boxes[1].width > boxes[0].width)
    #expect(boxes[1].height > boxes[0].height)
  }

  @Test func customFontHasItsOwnLine() throws {
    let engine = try Fixtures.engine(extraFonts: [Fixtures.abel])
    let metrics = engine.metrics(FontRequest(family: .named("Abel"), size: 20))
    #expect(abs(metrics.ascender - 19.58984375) < 1e-9)
    #expect(abs(metrics.descender - 5.8984375) < 1e-9)
  }

  @Test func digitsCanBeEquallyWide() throws {
    let engine = try Fixtures.engine()
    let widths = { (digits: Bool) in
      Set(
        "0123456789".map { digit in
          var block = TextBlock(String(digit))
          block.runs[0].font.monospacedDigits = digits
          return engine.layout(block).lines[0].width
        })
    }
    #expect(widths(true).count == 1)
    #expect(widths(false).count > 1)
  }

  @Test func typographyIsTheSystemFontsNotTheStandIns() throws {
    let engine = try Fixtures.engine()
    let ids = { (text: String) in
      engine.layout(TextBlock(text)).glyphs.flatMap(\.glyphs.glyphs).map(\.id)
    }
    // No arrow, no multiplication sign.
    #expect(ids("->") == ids("-") + ids(">"))
    #expect(ids("1x2")[1] == ids("x")[0])
    // A colon is lifted between digits and only there.
    #expect(ids("1:2")[1] != ids(":")[0])
    #expect(ids("a:b")[1] == ids(":")[0])
  }

  @Test func smallCapitalsAreMadeWhereTheFontHasNone() throws {
    let engine = try Fixtures.engine()
    var block = TextBlock("Ab")
    block.runs[0].font.caps = .lowercase
    let runs = engine.layout(block).glyphs.map(\.glyphs)
    #expect(runs.map(\.text) == ["A", "b"])
    #expect(runs[1].size < runs[0].size)
    let capital = engine.layout(TextBlock("B")).glyphs[0].glyphs.glyphs[0].id
    #expect(runs[1].glyphs[0].id == capital)
  }

  private func inkBox(_ shape: GlyphShape) throws -> CGRect {
    guard case .outline(let path) = shape else {
      throw TextError.fontUnreadable(path: "", reason: "no outline")
    }
    var (low, high) = (
      CGPoint(x: CGFloat.infinity, y: .infinity), CGPoint(x: -CGFloat.infinity, y: -.infinity)
    )
    path.forEach { element in
      let points: [CGPoint] =
        switch element {
        case .move(let p), .line(let p): [p]
        case .quadCurve(let p, let c): [p, c]
        case .curve(let p, let a, let b): [p, a, b]
        case .closeSubpath: []
        }
      for p in points {
        low = CGPoint(x: min(low.x, p.x), y: min(low.y, p.y))
        high = CGPoint(x: max(high.x, p.x), y: max(high.y, p.y))
      }
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  @Test func outlinesAreInEmAndDownwards() throws {
    let engine = try Fixtures.engine()
    let run = try #require(engine.layout(TextBlock("H g")).glyphs.first).glyphs
    let capital = try inkBox(engine.shape(of: run.glyphs[0].id, in: run.face))
    #expect(abs(capital.minY + 1490.0 / 2048) < 1e-9)
    #expect(capital.maxY == 0)
    // Drawn at the run's size, capitals are as tall as the system font's.
    #expect(abs(capital.height * run.size - 0.70459 * 17) < 0.01)
    let descending = try inkBox(engine.shape(of: run.glyphs[2].id, in: run.face))
    #expect(descending.maxY > 0.1)
    #expect(engine.shape(of: run.glyphs[1].id, in: run.face) == .empty)
    #expect(engine.shape(of: 5, in: FontFaceRef(file: "nothing.ttf")) == .empty)
    #expect(engine.shape(of: .max, in: run.face) == .empty)
  }

  @Test func weightChangesTheOutlineWhicheverCameBefore() throws {
    let engine = try Fixtures.engine()
    let heavy = FontFaceRef(
      file: "Inter-Variable.ttf", variations: [.init("opsz", 17), .init("wght", 900)])
    var light = heavy
    light.variations[1].value = 100
    let glyph = try #require(engine.layout(TextBlock("H")).glyphs.first).glyphs.glyphs[0].id
    let shapes = [heavy, light, heavy, light].map { engine.shape(of: glyph, in: $0) }
    #expect(shapes[0] == shapes[2])
    #expect(shapes[1] == shapes[3])
    #expect(shapes[0] != shapes[1])
    #expect(try Fixtures.engine().shape(of: glyph, in: light) == shapes[1])
  }

  @Test func emojiPictureIsPremultipliedAndSitsOnTheLine() throws {
    let engine = try Fixtures.engine()
    let run = try #require(engine.layout(TextBlock("😀")).glyphs.first).glyphs
    guard
      case .bitmap(let width, let height, let pixels, let frame) =
        engine.shape(of: run.glyphs[0].id, in: run.face)
    else {
      Issue.record("not a picture")
      return
    }
    #expect(pixels.count == width * height)
    for pixel in pixels {
      let alpha = pixel >> 24
      #expect([pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255].allSatisfy { $0 <= alpha })
    }
    #expect(pixels.contains { $0 >> 24 == 255 })
    #expect((1.1...1.3).contains(frame.width))
    #expect(frame.minY < -0.8 && frame.maxY > 0)
  }
}

/// Widths that no file has.
struct FontWidthTests {
  @Test(arguments: [(80.0, 0.8), (120, 1.2), (100, 1), (1_000, 1.5)])
  func lettersAreStretchedWhereThereIsNoAxis(_ width: Double, _ factor: CGFloat) throws {
    let engine = try Fixtures.engine()
    let widths = try [100, width].map { width in
      let font = FontRequest(size: 17, width: width)
      let layout = engine.layout(TextBlock(runs: [TextRun("Hamburg", font: font)]))
      return try #require(layout.lines.first).width
    }
    #expect(abs(widths[1] / widths[0] - factor) < 0.01)
  }

  @Test func fallbackFontsKeepTheirWidth() throws {
    let engine = try Fixtures.engine()
    let layouts = [100.0, 80].map { width in
      engine.layout(
        TextBlock(runs: [TextRun("天气", font: FontRequest(size: 17, width: width))]))
    }
    #expect(layouts[0].size == layouts[1].size)
  }
}
