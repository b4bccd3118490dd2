import Foundation
import Testing
import WidgetGeometry
import WidgetPaint
import WidgetRaster
import WidgetScene
import WidgetText

/// Text laid out with the package's own fonts, as a list.
struct RealText {
  let engine: TextEngine

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    engine = try TextEngine(catalog: FontCatalog(folder: root.appendingPathComponent("Fonts")))
  }

  /// - Parameter size: Point size of the font.
  func list(_ text: String, size: CGFloat, weight: Int = 400) -> DisplayList {
    var style = ParagraphStyle()
    style.displayScale = 2
    let block = TextBlock(
      runs: [TextRun(text, font: FontRequest(size: size, weight: weight))], style: style)
    let layout = engine.layout(block, proposal: ProposedViewSize(width: 300, height: nil))
    let page = DisplayItem.box(0, 0, 300, 60, .white)
    let items = layout.glyphs.map { glyphs in
      DisplayItem.glyphs(glyphs.glyphs.offsetBy(dx: 5, dy: 5), .solid(.black))
    }
    return DisplayList(size: CGSize(width: 300, height: 60), items: [page] + items)
  }
}

@Suite(.serialized) struct RealTextFormats {
  static let samples = [
    "Hello, widget! fi", "Überfällig – 25 %", "مرحبا بالعالم", "時刻 12:45", "Go 👍🏽 on",
  ]

  private func resources(_ text: RealText) -> PaintResources {
    PaintResources(glyphs: text.engine, images: FixedImages())
  }

  @Test(arguments: samples)
  func textLooksTheSameInEveryFormat(_ sample: String) throws {
    let text = try RealText()
    let list = text.list(sample, size: 22, weight: 600)
    let resources = resources(text)
    var report = PaintReport()
    let wanted = try BitmapPainter(resources: resources).paint(list, scale: 2, report: &report)
    #expect(report.notes.isEmpty)
    let svg = try SVGBackend(resources: resources) { try MatrixTools.png($0) }
      .encode(list, scale: 2, report: &report)
    let pdf = try PDFBackend(resources: resources).encode(list, scale: 2, report: &report)
    let svgSeen = try MatrixTools.convert(svg, name: "page.svg", to: "page.png") {
      ["rsvg-convert", "-w", "600", "-h", "120", "-o", $1, $0]
    }
    let pdfSeen = try MatrixTools.convert(pdf, name: "page.pdf", to: "page.png") {
      ["pdftoppm", "-png", "-singlefile", "-r", "144", $0, String($1.dropLast(4))]
    }
    try MatrixTools.keep(sample, wanted, svgSeen, "svg")
    try MatrixTools.keep(sample, wanted, pdfSeen, "pdf")
    #expect(MatrixTools.meanDifference(wanted, svgSeen) <= 2)
    #expect(MatrixTools.meanDifference(wanted, pdfSeen) <= 2)
  }

  // A colour picture is no text to cairo: emoji cannot be selected.
  @Test(arguments: samples.dropLast())
  func textInAPDFCanBeSelected(_ sample: String) throws {
    let text = try RealText()
    var report = PaintReport()
    let pdf = try PDFBackend(resources: resources(text))
      .encode(text.list(sample, size: 22), scale: 2, report: &report)
    let found = try MatrixTools.run(pdf, name: "page.pdf", output: "page.txt") {
      ["pdftotext", $0, $1]
    }
    // The extractor decides on its own about spaces between fonts, and marks direction.
    func letters(_ text: String) -> String {
      String(
        text.unicodeScalars.filter {
          !$0.properties.isWhitespace && !$0.properties.isBidiControl && $0.value >= 0x20
        }.map(Character.init))
    }
    #expect(letters(String(decoding: found, as: UTF8.self)) == letters(sample))
  }
}

@Suite struct Backends {
  private func list(_ items: [DisplayItem]) -> DisplayList {
    DisplayList(size: MatrixCase.size, items: items)
  }

  private func svg(_ items: [DisplayItem]) throws -> (text: String, report: PaintReport) {
    var report = PaintReport()
    let data = try MatrixTools.svg(list(items), 2, &report)
    return (String(decoding: data, as: UTF8.self), report)
  }

  @Test func svgReadsAsWritten() throws {
    let (text, report) = try svg([
      .box(0, 0, 60, 40, .white),
      .grouped(
        .view(ViewLabel(type: "Text", pointer: "/body/0", url: "app://a?b=1&c=<2>")),
        [.grouped(.opacity(0.5), [.box(1, 2, 3, 4, .red), .box(2, 2, 3, 4, .red.opacity(0.25))])]),
    ])
    #expect(
      text == """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
        width="60" height="40" viewBox="0 0 60 40">
          <path d="M0 0L60 0L60 40L0 40Z" fill="#ffffff"/>
          <g id="view1" data-type="Text" data-pointer="/body/0">
            <a xlink:href="app://a?b=1&amp;c=&lt;2&gt;">
              <g opacity="0.5">
                <path d="M1 2L4 2L4 6L1 6Z" fill="#ff0000"/>
                <path d="M2 2L5 2L5 6L2 6Z" fill="#ff0000" fill-opacity="0.25"/>
              </g>
            </a>
          </g>
        </svg>

        """)
    #expect(report.notes.isEmpty)
  }

  @Test func glyphsAndPicturesAreDefinedOnce() throws {
    let run = GlyphRun(
      face: FontFaceRef(file: "Test.ttf"), size: 10,
      glyphs: (0..<3).map {
        PlacedGlyph(id: 1, position: CGPoint(x: CGFloat($0) * 12, y: 20), textOffset: $0)
      }, text: "aaa")
    let photo = DisplayItem.image(
      ImageDraw(
        image: ImageRef(id: "photo", pixels: PixelSize(width: 200, height: 120)),
        rect: CGRect(x: 0, y: 0, width: 50, height: 30)))
    let (text, _) = try svg([.glyphs(run, .solid(.red)), photo, .glyphs(run, .solid(.blue)), photo])
    #expect(text.components(separatedBy: "<path id=").count == 2)
    #expect(text.components(separatedBy: "data:image/png").count == 2)
    #expect(text.components(separatedBy: "<use ").count == 9)
  }

  @Test func whatAFormatCannotExpressIsReported() throws {
    let ramp = GradientRamp(stops: [GradientStop(.red, at: 0), GradientStop(.blue, at: 1)])
    let items: [DisplayItem] = [
      .fill(
        Path(CGRect(x: 0, y: 0, width: 60, height: 40)),
        .angular(ramp, center: .zero, start: 0, end: 6), FillStyle()),
      .grouped(.shadow(.black, radius: 2, offset: .zero), [.box(5, 5, 9, 9, .red)]),
      .grouped(.blend(.plusDarker), [.box(5, 5, 9, 9, .red)]),
    ]
    let (_, svgReport) = try svg(items)
    #expect(svgReport.notes.map(\.subject) == ["angular gradient", "blend mode plusDarker"])
    var report = PaintReport()
    let pdf = try MatrixTools.pdf(list(items), 2, &report)
    #expect(!pdf.isEmpty)
    #expect(
      report.notes.map(\.subject) == ["angular gradient", "shadow", "blend mode plusDarker"])
    #expect(report.notes.allSatisfy { $0.kind == .rasterized })
  }

  @Test func linksThatRunScriptsAreLeftOut() throws {
    let (text, report) = try svg([
      .grouped(.view(ViewLabel(type: "Link", url: "JavaScript:alert(1)")), [.box(0, 0, 9, 9, .red)])
    ])
    #expect(!text.lowercased().contains("script"))
    #expect(report.notes.map(\.kind) == [.approximated])
  }

  @Test func missingPicturesAreReportedInEveryFormat() throws {
    let draw = ImageDraw(
      image: ImageRef(id: "gone", pixels: PixelSize(width: 2, height: 2)),
      rect: CGRect(x: 0, y: 0, width: 20, height: 20))
    var report = PaintReport()
    let pdf = try MatrixTools.pdf(list([.image(draw)]), 2, &report)
    #expect(!pdf.isEmpty)
    #expect(report.notes == [PaintReport.Note(.missingImage, "gone")])
    #expect(try svg([.image(draw)]).report.notes == [PaintReport.Note(.missingImage, "gone")])
  }

  @Test func picturesInAPDFHaveThePixelsOfTheScale() throws {
    let images = FixedImages(MatrixTools.pictures)
    let photo = ImageRef(id: "photo", pixels: PixelSize(width: 200, height: 120))
    let draw = ImageDraw(image: photo, rect: CGRect(x: 0, y: 0, width: 50, height: 30))
    var report = PaintReport()
    let pdf = try PDFBackend(resources: PaintResources(glyphs: SquareGlyphs(), images: images))
      .encode(list([.image(draw)]), scale: 3, report: &report)
    #expect(images.requests == [PixelSize(width: 150, height: 90)])
    #expect(String(decoding: pdf, as: UTF8.self).contains("/Width 150"))
  }

  @Test func twoRunsGiveTheSameBytes() throws {
    let items = MatrixCase.all.flatMap(\.items)
    var report = PaintReport()
    #expect(try svg(items).text == svg(items).text)
    let first = try MatrixTools.pdf(list(items), 2, &report)
    #expect(try MatrixTools.pdf(list(items), 2, &report) == first)
    let text = String(decoding: first, as: UTF8.self)
    #expect(!text.contains("cairo"))
    #expect(text.contains("/CreationDate (20000101000000Z)"))
  }

  @Test func aLinkInTheDocumentIsValidXML() throws {
    let label = ViewLabel(type: "A\u{1}<&\">", pointer: "/\n", url: "x://\u{FFFE}")
    let (text, _) = try svg([.grouped(.view(label), [.box(0, 0, 9, 9, .red)])])
    let seen = try MatrixTools.convert(Data(text.utf8), name: "a.svg", to: "a.png") {
      ["rsvg-convert", "-o", $1, $0]
    }
    #expect(seen.width == 60)
  }
}
