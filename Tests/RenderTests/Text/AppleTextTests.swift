import Foundation
import Testing
import WidgetCodecs
import WidgetGeometry
import WidgetKitCore
import WidgetRaster
import WidgetRender
import WidgetViews

/// Text that Apple's SwiftUI drew beside ours: as many lines, in the same places, as wide.
///
/// The letters themselves are of other fonts, so boxes of ink are compared, not pixels.
@Suite struct AppleTextTests {
  /// A picture and what is compared in it.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var size: CGSize
    var scale: CGFloat = 3
    var isDark = false
    /// Stretches of the picture in points that hold lines of text and nothing else.
    var blocks: [Block]
    var view: @Sendable () -> AnyView
    var testDescription: String { name }
  }

  struct Block: Sendable {
    var name: String
    var area: CGRect
    /// Ink boxes from top to bottom: lines whose letters do not touch.
    var lines = 1
    /// Points the place may differ.
    var place: CGFloat = 1
    /// Share the width may differ, where half a point is not more.
    var width: CGFloat = 0.03
  }

  @Test("lines are where Apple's are", arguments: cases)
  func lines(_ picture: Case) throws {
    let theirs = try ImageDecoder.decode(
      Data(contentsOf: Self.folder.appendingPathComponent(picture.name + ".png")))
    let data = try Self.draw(picture)
    let ours = try ImageDecoder.decode(data)
    try #require(ours.size == theirs.size)
    var table: [String] = []
    for block in picture.blocks {
      let expected = InkBoxes(theirs, scale: picture.scale, in: block.area).lines
      let found = InkBoxes(ours, scale: picture.scale, in: block.area).lines
      #expect(expected.count == block.lines, "\(picture.name) \(block.name) is read wrongly")
      #expect(found.count == block.lines, "\(picture.name) \(block.name): lines")
      for (apple, own) in zip(expected, found) {
        let note: Comment = """
          \(picture.name) \(block.name): Apple's x \(apple.minX) y \(apple.maxY) \
          width \(apple.width), ours x \(own.minX) y \(own.maxY) width \(own.width)
          """
        Self.tell(picture, block, apple, own)
        // By the edge or centre that the text is aligned by.
        let shift = min(
          abs(apple.midX - own.midX), abs(apple.minX - own.minX), abs(apple.maxX - own.maxX))
        table.append(
          "\(block.name): \(shift) aside, \(abs(apple.maxY - own.maxY)) up or down, "
            + "width \(own.width) for \(apple.width)")
        #expect(shift <= block.place, note)
        #expect(abs(apple.maxY - own.maxY) <= block.place, note)
        #expect(abs(apple.width - own.width) <= max(apple.width * block.width, 0.5), note)
      }
    }
    try PictureFolder.keep("lines-" + picture.name, ours, theirs, table.joined(separator: "\n"))
  }

  /// A row of the table of all lines: `WIDGET_TABLE=1 swift test --filter AppleTextTests`.
  private static func tell(_ picture: Case, _ block: Block, _ apple: CGRect, _ own: CGRect) {
    guard ProcessInfo.processInfo.environment["WIDGET_TABLE"] != nil else { return }
    let shift = min(
      abs(apple.midX - own.midX), abs(apple.minX - own.minX), abs(apple.maxX - own.maxX))
    let numbers = [
      shift, own.maxY - apple.maxY, apple.width, own.width, (own.width / apple.width - 1) * 100,
    ].map { String(format: "%.2f", Double($0)) }
    print("| \(picture.name) | \(block.name) | \(numbers.joined(separator: " | ")) % |")
  }

  private static func draw(_ picture: Case) throws -> Data {
    var conditions = WidgetConditions()
    conditions.generation = .ios26
    conditions.scheme = picture.isDark ? .dark : .light
    let surface = WidgetSurface(family: .systemSmall, size: picture.size, scale: picture.scale)
    let (view, background) = (picture.view, picture.isDark ? Color.black : .white)
    return try PaintedText.engine().render(
      RenderRequest(surface: surface, conditions: conditions) {
        AnyView(
          view().frame(maxWidth: .infinity, maxHeight: .infinity).background(background))
      }
    ).data
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/pictures")

  private static func area(
    _ x: CGFloat, _ y: CGFloat, _ right: CGFloat, _ bottom: CGFloat
  ) -> CGRect { CGRect(x: x, y: y, width: right - x, height: bottom - y) }

  static let cases: [Case] = [
    Case(
      name: "text-stack", size: CGSize(width: 400, height: 400), scale: 1,
      blocks: [
        Block(name: "title", area: area(0, 110, 400, 162)),
        Block(name: "subheadline", area: area(0, 164, 400, 195)),
        Block(name: "three lines", area: area(0, 205, 400, 290), lines: 3),
      ]
    ) { AnyView(AppleTextViews.stackOfThree) },
    Case(
      name: "text-footnote", size: CGSize(width: 350, height: 160),
      blocks: [Block(name: "footnote", area: area(0, 0, 350, 160))]
    ) { AnyView(AppleTextViews.centredFootnote) },
    Case(
      name: "text-three-lines", size: CGSize(width: 172, height: 76),
      blocks: [Block(name: "wrapped", area: area(0, 0, 172, 76), lines: 3)]
    ) { AnyView(AppleTextViews.threeLines) },
    Case(
      name: "text-inline", size: CGSize(width: 220, height: 60), isDark: true,
      blocks: [Block(name: "name", area: area(0, 0, 220, 60))]
    ) { AnyView(AppleTextViews.inlineName) },
    Case(
      name: "text-label", size: CGSize(width: 200, height: 100), scale: 2,
      blocks: [
        Block(name: "label and boxes", area: area(0, 0, 200, 100)),
        // Symbols of that system's age are a point and a half narrower.
        Block(name: "title", area: area(76, 39, 148, 62), place: 2),
      ]
    ) { AnyView(AppleTextViews.label) },
    Case(
      name: "text-tags", size: CGSize(width: 150, height: 250),
      blocks: [
        Block(name: "MAIN", area: area(22, 33, 128, 49)),
        Block(name: "INFO", area: area(22, 61, 128, 77)),
        Block(name: "SUCCESS", area: area(22, 89, 128, 105)),
        Block(name: "ERROR", area: area(22, 117, 128, 133)),
        Block(name: "WARNING", area: area(22, 173, 128, 189)),
      ]
    ) { AnyView(AppleTextViews.tags) },
    Case(
      name: "text-tile", size: CGSize(width: 160, height: 160),
      blocks: [Block(name: "title and subtitle", area: area(0, 100, 160, 160), lines: 2)]
    ) { AnyView(AppleTextViews.tile) },
    Case(
      name: "text-tile-rows", size: CGSize(width: 160, height: 160),
      blocks: [
        Block(name: "first", area: area(50, 10, 150, 45)),
        Block(name: "second", area: area(50, 62, 150, 100)),
        Block(name: "third", area: area(50, 116, 150, 152)),
      ]
    ) { AnyView(AppleTextViews.tileRows) },
    Case(
      name: "text-live-progress", size: CGSize(width: 360, height: 130),
      blocks: [
        Block(name: "title", area: area(70, 25, 240, 55)),
        Block(name: "body", area: area(70, 58, 240, 83)),
        Block(name: "percentage", area: area(280, 20, 360, 60)),
      ]
    ) { AnyView(AppleTextViews.liveProgress) },
    Case(
      name: "text-rectangular", size: CGSize(width: 220, height: 120), isDark: true,
      blocks: [
        Block(name: "first lines", area: area(34, 15, 200, 48), lines: 2),
        Block(name: "pill", area: area(117, 53, 153.5, 67.5)),
        Block(name: "0", area: area(34, 72, 60, 85.5)),
        Block(name: "100", area: area(150, 72, 190, 85.5)),
        Block(name: "last", area: area(34, 86, 200, 105)),
      ]
    ) { AnyView(AppleTextViews.rectangular) },
    Case(
      name: "text-energy", size: CGSize(width: 160, height: 160),
      blocks: [
        Block(name: "Today", area: area(10, 10, 60, 35)),
        Block(name: "clock", area: area(102, 10, 160, 35)),
        // Behind an arrow, whose drawing is not Apple's.
        Block(name: "number", area: area(39, 44, 84.5, 72), place: 2),
        Block(name: "kWh", area: area(85.5, 44, 120, 72), place: 2),
        Block(name: "Solar", area: area(31, 73, 90, 92)),
      ]
    ) { AnyView(AppleTextViews.energy) },
  ]
}

/// Boxes around what differs from the background, which is what a pixel row begins with.
struct InkBoxes {
  /// In points, from top to bottom.
  private(set) var lines: [CGRect] = []

  init(_ bitmap: Bitmap, scale: CGFloat, in area: CGRect) {
    let columns = Int(area.minX * scale)..<min(Int(area.maxX * scale), bitmap.width)
    let rows = Int(area.minY * scale)..<min(Int(area.maxY * scale), bitmap.height)
    var open: CGRect?
    for y in rows {
      guard let span = Self.ink(bitmap, y, columns) else {
        if let line = open { lines.append(line) }
        open = nil
        continue
      }
      let row = CGRect(
        x: CGFloat(span.lowerBound) / scale, y: CGFloat(y) / scale,
        width: CGFloat(span.count) / scale, height: 1 / scale)
      open = open?.union(row) ?? row
    }
    if let line = open { lines.append(line) }
  }

  /// From the first pixel to the last that is clearly not the row's background.
  private static func ink(_ bitmap: Bitmap, _ y: Int, _ columns: Range<Int>) -> ClosedRange<Int>? {
    let back = opaque(bitmap[columns.lowerBound, y])
    let inked = columns.filter { x in
      let color = opaque(bitmap[x, y])
      return max(abs(color.0 - back.0), abs(color.1 - back.1), abs(color.2 - back.2)) > 60
    }
    guard let first = inked.first, let last = inked.last else { return nil }
    return first...last
  }

  /// A pixel over white: some recordings are transparent around the view.
  private static func opaque(_ pixel: UInt32) -> (Int, Int, Int) {
    let rest = 255 - Int(pixel >> 24)
    return (Int(pixel >> 16 & 255) + rest, Int(pixel >> 8 & 255) + rest, Int(pixel & 255) + rest)
  }
}
