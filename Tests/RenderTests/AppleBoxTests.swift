import Foundation
import Testing
import WidgetCodecs
import WidgetGeometry
import WidgetKitCore
import WidgetRaster
import WidgetRender
import WidgetViews

/// Widgets that Apple's SwiftUI drew beside ours: filled boxes are within a point of each other.
///
/// Letters and symbols are other people's and are not compared here.
@Suite struct AppleBoxTests {
  /// A picture and the boxes in it.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var size: CGSize
    var scale: CGFloat = 3
    var isDark = false
    var generation = SystemGeneration.ios26
    var boxes: [Box]
    var view: @Sendable () -> AnyView
    var testDescription: String { name }
  }

  /// All pixels of a colour in a part of the picture.
  struct Box: Sendable {
    var name: String
    /// `0xRRGGBB`.
    var color: UInt32
    /// In points; everywhere when it is not said.
    var area: CGRect?
    /// Levels of 255 a pixel may be away from the colour.
    var slack = 6
  }

  @Test("boxes are where Apple's are", arguments: cases)
  func boxes(_ picture: Case) throws {
    let theirs = try ImageDecoder.decode(
      Data(contentsOf: Self.folder.appendingPathComponent(picture.name + ".png")))
    let ours = try ImageDecoder.decode(Self.draw(picture))
    try #require(ours.size == theirs.size)
    var table: [String] = []
    for box in picture.boxes {
      let found = try #require(
        ColorBox(theirs, box, scale: picture.scale).rect, "\(box.name) is not in the recording")
      guard let own = ColorBox(ours, box, scale: picture.scale).rect else {
        Issue.record("\(picture.name): \(box.name) is not in our picture")
        continue
      }
      let far = max(
        abs(found.minX - own.minX), abs(found.minY - own.minY), abs(found.maxX - own.maxX),
        abs(found.maxY - own.maxY))
      #expect(far <= 1, "\(picture.name): \(box.name) is \(own), Apple's \(found)")
      table.append("\(box.name): \(far)")
    }
    try PictureFolder.keep(picture.name, ours, theirs, table.joined(separator: "\n"))
  }

  private static func draw(_ picture: Case) throws -> Data {
    var conditions = WidgetConditions()
    conditions.generation = picture.generation
    conditions.scheme = picture.isDark ? .dark : .light
    let surface = WidgetSurface(family: .systemSmall, size: picture.size, scale: picture.scale)
    let (view, background) = (picture.view, picture.isDark ? Color.black : .white)
    return try PaintedText.engine().render(
      RenderRequest(surface: surface, conditions: conditions) {
        AnyView(view().frame(maxWidth: .infinity, maxHeight: .infinity).background(background))
      }
    ).data
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/pictures")

  /// A plate with a word on it.
  private static func tag(
    _ name: String, _ color: UInt32, _ y: CGFloat, slack: Int = 6
  ) -> Box {
    Box(name: name, color: color, area: CGRect(x: 0, y: y, width: 150, height: 28), slack: slack)
  }

  static let cases: [Case] = [
    Case(
      name: "box-gauge-capacity", size: CGSize(width: 160, height: 160),
      boxes: [Box(name: "fill", color: 0x009AC7), Box(name: "track", color: 0xBFE6F1)]
    ) { AnyView(AppleBoxViews.closedGauge) },
    Case(
      name: "box-gauge-open", size: CGSize(width: 160, height: 160), isDark: true,
      boxes: [
        Box(name: "fill", color: 0x009AC7, area: CGRect(x: 0, y: 0, width: 160, height: 120)),
        Box(name: "track", color: 0x002632, area: CGRect(x: 112, y: 98, width: 48, height: 62)),
      ]
    ) { AnyView(AppleBoxViews.openGauge) },
    Case(
      name: "box-five-tiles", size: CGSize(width: 350, height: 160), isDark: true,
      boxes: [
        Box(
          name: "first circle", color: 0x14414F, area: CGRect(x: 0, y: 0, width: 170, height: 50)),
        Box(
          name: "second circle", color: 0x14414F,
          area: CGRect(x: 180, y: 0, width: 170, height: 50)),
        Box(
          name: "third circle", color: 0x14414F, area: CGRect(x: 0, y: 56, width: 170, height: 48)),
        Box(
          name: "fourth circle", color: 0x14414F,
          area: CGRect(x: 180, y: 56, width: 170, height: 48)),
        Box(
          name: "fifth circle", color: 0x14414F, area: CGRect(x: 0, y: 110, width: 350, height: 50)),
        Box(
          name: "upright border", color: 0x333737,
          area: CGRect(x: 150, y: 10, width: 50, height: 30)),
        Box(
          name: "first level border", color: 0x333737,
          area: CGRect(x: 3, y: 40, width: 8, height: 30)),
        Box(
          name: "second level border", color: 0x333737,
          area: CGRect(x: 3, y: 90, width: 8, height: 30)),
        Box(name: "tiles", color: 0x1C1B1B),
      ]
    ) { AnyView(AppleBoxViews.fiveTiles) },
    Case(
      name: "text-tile", size: CGSize(width: 160, height: 160),
      boxes: [Box(name: "circle", color: 0xB2E0EE)]
    ) { AnyView(AppleTextViews.tile) },
    Case(
      name: "text-tile-rows", size: CGSize(width: 160, height: 160),
      boxes: [
        Box(name: "frame", color: 0xE0E0E0),
        Box(
          name: "first border", color: 0xE0E0E0, area: CGRect(x: 3, y: 40, width: 100, height: 30)),
        Box(
          name: "second border", color: 0xE0E0E0, area: CGRect(x: 3, y: 90, width: 100, height: 30)),
      ]
    ) { AnyView(AppleBoxViews.rows) },
    Case(
      name: "text-live-progress", size: CGSize(width: 360, height: 130),
      boxes: [
        Box(name: "square", color: 0xCDEEFD, area: CGRect(x: 0, y: 0, width: 76, height: 80)),
        Box(name: "track", color: 0xE0E0E0, area: CGRect(x: 150, y: 80, width: 210, height: 50)),
        Box(
          name: "fill", color: 0x0DACF3, area: CGRect(x: 0, y: 80, width: 360, height: 50),
          slack: 12),
      ]
    ) { AnyView(AppleBoxViews.liveProgress) },
    Case(
      name: "text-rectangular", size: CGSize(width: 220, height: 120), isDark: true,
      boxes: [
        Box(name: "fill and pill", color: 0x30D158),
        Box(name: "track", color: 0x0C3416, area: CGRect(x: 162, y: 40, width: 58, height: 40)),
      ]
    ) { AnyView(AppleTextViews.rectangular) },
    Case(
      name: "text-label", size: CGSize(width: 200, height: 100), scale: 2, generation: .ios18,
      boxes: [Box(name: "outer", color: 0xFFCC00), Box(name: "inner", color: 0x007AFF)]
    ) { AnyView(AppleBoxViews.label) },
    Case(
      name: "text-tags", size: CGSize(width: 150, height: 250),
      boxes: [
        tag("MAIN", 0xDDECFB, 26), tag("INFO", 0xE1E1E1, 54), tag("SUCCESS", 0xDBF0E4, 82),
        tag("ERROR", 0xF9E1DF, 110), tag("IN PROGRESS", 0xF5F6D8, 138),
        tag("WARNING", 0xF8EADC, 166), tag("DISABLED", 0xF4F4F4, 194, slack: 2),
      ]
    ) { AnyView(AppleTextViews.tags) },
  ]
}

/// The box around all pixels of about one colour.
private struct ColorBox {
  /// In points; `nil` when there is none.
  private(set) var rect: CGRect?

  init(_ bitmap: Bitmap, _ box: AppleBoxTests.Box, scale: CGFloat) {
    let area = box.area ?? CGRect(x: 0, y: 0, width: 1_000, height: 1_000)
    for y in Int(area.minY * scale)..<min(Int(area.maxY * scale), bitmap.height) {
      for x in Int(area.minX * scale)..<min(Int(area.maxX * scale), bitmap.width) {
        let isInk = [0, 8, 16].allSatisfy { (shift: UInt32) in
          abs(Int(bitmap[x, y] >> shift & 255) - Int(box.color >> shift & 255)) <= box.slack
        }
        guard isInk else { continue }
        let pixel = CGRect(
          x: CGFloat(x) / scale, y: CGFloat(y) / scale, width: 1 / scale, height: 1 / scale)
        rect = rect?.union(pixel) ?? pixel
      }
    }
  }
}
