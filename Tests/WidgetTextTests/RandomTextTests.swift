import Foundation
import Testing
import WidgetGeometry
import WidgetScene

@testable import WidgetText

/// 2,000 texts nobody would write, at widths from 0 to 500: the lines that are painted are those
/// that layout was told of.
struct RandomTextTests {
  /// Each maker is one kind of trouble; a text is made of several.
  private static let makers: [@Sendable (inout SeededGenerator) -> String] = [
    { "\(scalar(in: 0...0x1F, &$0) ?? "\u{7}")" },
    { "\(scalar(in: 0x7F...0x9F, &$0) ?? "\u{85}")" },
    // Marks without a letter below them.
    { random in
      String((0..<3).compactMap { _ in scalar(in: 0x300...0x36F, &random).map(Character.init) })
    },
    { "\(scalar(in: 0x20D0...0x20F0, &$0) ?? "\u{20DD}")" },
    // Words that no line holds.
    { random in String(repeating: "abcdefghij", count: .random(in: 5...40, using: &random)) },
    { random in String(repeating: "漢字かな", count: .random(in: 2...20, using: &random)) },
    { random in String(repeating: "ภาษาไทยง่าย", count: .random(in: 1...6, using: &random)) },
    // Marks of direction whose other half is missing.
    {
      ["\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}"]
        .randomElement(using: &$0) ?? ""
    },
    {
      ["\u{202C}", "\u{2069}", "\u{200E}", "\u{200F}", "\u{61C}"].randomElement(using: &$0) ?? ""
    },
    {
      ["שלום עולם", "مرحبا 123 بالعالم", "a (b) ג [ד", "الطقس: 24°"].randomElement(using: &$0) ?? ""
    },
    {
      ["👩‍👩‍👧‍👦", "🇩🇪", "🇩", "👍🏽", "1️⃣", "☁︎", "☁️", "\u{200D}", "\u{FE0F}"].randomElement(using: &$0) ?? ""
    },
    {
      ["\n", "\r\n", "\u{2028}", "\u{2029}", "\t", " ", "   ", "\u{A0}", "\u{AD}", "\u{200B}"]
        .randomElement(using: &$0) ?? ""
    },
    { ["नमस्ते", "क्षि", "ক্ষ", "தமிழ்", "తెలుగు", "ລາວ", "ខ្មែរ", "မြန်မာ"].randomElement(using: &$0) ?? "" },
    {
      ["well-known", "e\u{301}", "office", "“quoted”", "、。」", "（", "a/b/c", "3.14"].randomElement(
        using: &$0) ?? ""
    },
    { "\(scalar(in: 0xE000...0xF8FF, &$0) ?? "\u{E000}")" },
    { "\(scalar(in: 0xE0000...0xE01EF, &$0) ?? "\u{E0001}")" },
    { "\(scalar(in: 0x1_0000...0x10_FFFF, &$0) ?? "\u{1F600}")" },
    { ["word", "Hello", "weather", "ok,", "2026"].randomElement(using: &$0) ?? "" },
  ]

  private static func scalar(
    in range: ClosedRange<UInt32>, _ random: inout SeededGenerator
  ) -> Unicode.Scalar? {
    Unicode.Scalar(UInt32.random(in: range, using: &random))
  }

  private func text(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...12, using: &random)).map { _ in
      (Self.makers.randomElement(using: &random) ?? { _ in "" })(&random)
    }.joined()
  }

  @Test(arguments: UInt64(100)..<120)
  func paintedBreaksAreTheMeasuredOnes(seed: UInt64) throws {
    let engine = try Fixtures.engine()
    // A second engine places what the first only measured: nothing is remembered between them.
    let painter = try Fixtures.engine()
    var random = SeededGenerator(seed: seed)
    for number in 0..<100 {
      let string = text(&random)
      var style = ParagraphStyle()
      style.language = ["en", "ja", "th", "ar"].randomElement(using: &random) ?? "en"
      style.direction = .random(using: &random) ? .leftToRight : .rightToLeft
      style.lineLimit = [nil, nil, 1, 3].randomElement(using: &random) ?? nil
      let block = TextBlock(string, size: .random(in: 8...40, using: &random), style: style)
      let width = CGFloat(Int.random(in: 0...1_000, using: &random)) / 2
      let measured = engine.size(block, proposal: ProposedViewSize(width: width, height: nil))
      let painted = painter.layout(block, width: width)
      let name = Comment(rawValue: "\(seed)/\(number) at \(width): \(string.debugDescription)")
      #expect(painted.size == measured, name)
      #expect(measured.width <= width && measured.height.isFinite, name)
      // A container offers a text what it answered: the same lines must come back.
      let again = painter.layout(block, width: measured.width)
      if style.lineLimit == nil { #expect(again.strings == painted.strings, name) }
      // And for every offer between its answer and what it was offered.
      if style.lineLimit == nil, width > measured.width {
        let between = CGFloat.random(in: measured.width...width, using: &random)
        #expect(painter.layout(block, width: between).strings == painted.strings, name)
      }
      check(painted, name)
      if style.lineLimit == nil { checkNothingIsLost(painted, string, name) }
    }
  }

  /// The glyphs that are painted for a line spell what the line says it shows, no more, no less.
  private func check(_ layout: TextLayout, _ name: Comment) {
    for (above, below) in zip(layout.lines, layout.lines.dropFirst()) {
      #expect(below.origin.y > above.origin.y, name)
    }
    // Glyphs are in the order of lines; inside a line from left to right.
    var runs = layout.glyphs[...]
    for line in layout.lines {
      let shown = line.text.visibleScalars
      var spelled: [UInt32] = []
      while spelled.count < shown.count, let run = runs.popFirst() {
        spelled += run.glyphs.text.visibleScalars
      }
      #expect(spelled.sorted() == shown.sorted(), name)
    }
    #expect(runs.allSatisfy { $0.glyphs.text.visibleScalars.isEmpty }, name)
  }

  /// Without a limit the lines together are the text, but for the spaces and ends of lines.
  private func checkNothingIsLost(_ layout: TextLayout, _ string: String, _ name: Comment) {
    let shown = layout.lines.map(\.text).joined().visibleScalars
    let hyphens = shown.count { $0 == 0x2010 }
    let asked = string.visibleScalars
    #expect(shown.filter { $0 != 0x2010 } == asked.filter { $0 != 0x2010 }, name)
    #expect(hyphens >= asked.count { $0 == 0x2010 }, name)
  }
}

extension String {
  /// The code points that a line cannot leave out: no spaces, controls or steering marks.
  fileprivate var visibleScalars: [UInt32] {
    unicodeScalars.filter {
      !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
        && $0.properties.generalCategory != .control && $0.value != 0x2028 && $0.value != 0x2029
    }.map(\.value)
  }
}
