import Foundation
import Testing
import WidgetGeometry
import WidgetScene

@testable import WidgetText

/// The recorded rules, on the widths each case brings along: no font takes part.
struct TextCaseTests {
  private static let textKinds: Set<String> = [
    "breaking", "truncation", "tightening", "heightPressure", "lineSpacing", "reservedLines",
    "tracking", "alignment", "customFont",
  ]

  @Test func everyCaseIsOfAKindThatIsTested() throws {
    let kinds = Self.textKinds.union(["lineBox", "decoration", "baselineOffset"])
    #expect(TextCase.all.count >= 128)
    for file in TextCase.all { #expect(kinds.contains(try file.read().kind)) }
  }

  @Test(arguments: TextCase.ofKind(textKinds))
  func textIsLaidOutAsRecorded(_ file: TextCase) throws {
    let document = try file.read()
    let synthetic = try SyntheticText(document)
    let plan = BlockPlan(
      synthetic.text, extents: [synthetic.extent], synthetic.style, synthetic.proposal)
    let expect = document.expect
    if let size = expect.size { #expect([plan.size.width, plan.size.height] ≈ size) }
    if let lines = expect.lines { #expect(plan.lines.map(synthetic.string) == lines) }
    if let first = expect.firstBaseline { #expect([plan.stack.firstBaseline] ≈ [first]) }
    if let last = expect.lastBaseline { #expect([plan.stack.lastBaseline] ≈ [last]) }
    if let origins = expect.lineOrigins {
      #expect(plan.lines.map { plan.origin(ofLine: $0.drawnWidth) } ≈ origins)
    }
  }

  @Test(arguments: TextCase.ofKind(["lineBox"]))
  func linesStackAsRecorded(_ file: TextCase) throws {
    let document = try file.read()
    let extent = try SyntheticText.extent(document.font)
    let lines = try [LineExtent](repeating: extent, count: #require(document.lines))
    let stack = LineStack(
      lines: lines, lineSpacing: document.lineSpacing ?? 0, scale: document.scale)
    try #expect([stack.height(reserving: 0)] ≈ [#require(document.expect.height)])
    if let first = document.expect.firstBaseline { #expect([stack.firstBaseline] ≈ [first]) }
    if let last = document.expect.lastBaseline { #expect([stack.lastBaseline] ≈ [last]) }
  }

  @Test(arguments: TextCase.ofKind(["baselineOffset"]))
  func shiftedTextGrowsAsRecorded(_ file: TextCase) throws {
    let document = try file.read()
    let offset = try #require(document.offset)
    let extent = try SyntheticText.extent(document.font)
    let shifted = extent.shifted(by: offset)
    let stack = LineStack(lines: [shifted], lineSpacing: 0, scale: document.scale)
    try #expect([stack.height(reserving: 0)] ≈ [#require(document.expect.height)])
    let moved = shifted.ascender - offset - extent.ascender
    try #expect([moved] ≈ [#require(document.expect.glyphsMoveDownBy)])
    if let first = document.expect.firstBaseline { #expect([stack.firstBaseline] ≈ [first]) }
  }

  @Test(arguments: TextCase.ofKind(["decoration"]))
  func decorationsFallOnPixelsAsRecorded(_ file: TextCase) throws {
    let document = try file.read()
    let line = try DecorationLines.Line(
      centre: #require(document.font.centreBelowBaseline),
      thickness: #require(document.font.thickness))
    let rows = try DecorationLines.rows(
      line, baseline: #require(document.font.baseline), scale: document.scale)
    try #expect(
      [rows.top, rows.height]
        ≈ [#require(document.expect.top), #require(document.expect.height)])
  }
}

/// Text with the advances of a case instead of a font's.
struct SyntheticText {
  let characters: [Character]
  let text: ClusterText
  let extent: LineExtent
  let style: ParagraphStyle
  let proposal: ProposedViewSize

  static func extent(_ font: TextCase.Font) throws -> LineExtent {
    try LineExtent(
      ascender: #require(font.ascender), descender: #require(font.descender),
      leading: font.leading ?? 0)
  }

  init(_ document: TextCase.Document) throws {
    let string = try #require(document.text)
    let advances = document.advances ?? [:]
    let options = document.options
    let tracking = options?.tracking ?? 0
    characters = Array(string)
    var clusters: [TextCluster] = []
    var paragraphs: [Range<Int>] = []
    var start = 0
    for (index, character) in characters.enumerated() {
      let isNewline = character == "\n"
      let next = index + 1 < characters.count ? String(characters[index + 1]) : ""
      let kern = document.kerning?[String(character) + next] ?? 0
      let width = isNewline ? 0 : try #require(advances[String(character)]) + kern + tracking
      clusters.append(
        TextCluster(
          advance: width, isSpace: character == " ", isNewline: isNewline,
          canBreakAfter: character == " "))
      if isNewline {
        paragraphs.append(start..<index + 1)
        start = index + 1
      }
    }
    paragraphs.append(start..<characters.count)
    let size = document.font.size ?? 0
    text = ClusterText(
      clusters: clusters, paragraphs: paragraphs,
      ellipsis: { _ in (advances["…"] ?? 0) + tracking }, fontSize: { _ in size })
    extent = try Self.extent(document.font)
    let sides = document.proposal ?? [nil, nil]
    proposal = ProposedViewSize(width: sides[0], height: sides[1])
    var style = ParagraphStyle()
    style.displayScale = document.scale
    style.lineLimit = options?.lineLimit
    style.reservedLines = options?.reservedLines ?? 0
    style.lineSpacing = options?.lineSpacing ?? 0
    style.allowsTightening = options?.allowsTightening ?? false
    style.truncation = try #require(.init(rawValue: options?.truncation ?? "tail"))
    style.alignment = try #require(.init(rawValue: options?.alignment ?? "leading"))
    self.style = style
  }

  func string(_ line: LinePlan) -> String {
    line.pieces.map { piece in
      switch piece {
      case .clusters(let range): String(characters[range])
      case .ellipsis: "…"
      case .hyphen: "-"
      }
    }.joined()
  }
}

infix operator ≈ : ComparisonPrecedence

/// Equal but for the last digits the case files are written with.
func ≈ (a: [CGFloat], b: [CGFloat]) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= 1e-6 }
}
