import Foundation
import Testing
import WidgetGeometry
import WidgetScene

@Suite struct DisplayListDump {
  @Test func readsAsATree() {
    let box = Path(CGRect(x: 10, y: 10, width: 30, height: 20))
    let list = DisplayList(
      size: CGSize(width: 100, height: 50),
      items: [
        .fill(Path(CGRect(x: 0, y: 0, width: 100, height: 50)), .solid(.white), FillStyle()),
        .grouped(
          .shadow(.black.opacity(0.33), radius: 2, offset: CGSize(width: 0, height: 1)),
          [
            .grouped(
              .view(ViewLabel(type: "Text", pointer: "/body", url: "app://a")),
              [
                .glyphs(
                  GlyphRun(
                    face: FontFaceRef(file: "Inter.ttf", variations: [.init("wght", 600)]),
                    size: 13,
                    glyphs: [PlacedGlyph(id: 1, position: CGPoint(x: 10, y: 26), textOffset: 0)],
                    text: "A \"quote\""), .solid(.black)),
                .stroke(box, .solid(.black), StrokeStyle(lineWidth: 1, dash: [2, 1])),
              ])
          ]),
        .grouped(
          .mask([.fill(box, .solid(.black), FillStyle())]),
          [
            .image(
              ImageDraw(
                image: ImageRef(id: "sky", pixels: PixelSize(width: 4, height: 4)),
                rect: CGRect(x: 10, y: 10, width: 100 / 3.0, height: 20)))
          ]),
      ])
    #expect(
      list.dump == """
        DisplayList 100×50
        ├─ fill 0,0 100×50 #FFFFFF
        ├─ shadow #00000054 radius 2 offset 0,1 -9,1.5 55.71×44.5
        │  └─ view Text /body → app://a -3,6.5 43.71×32.5
        │     ├─ glyphs 10,26 Inter.ttf wght=600 13 "A \\"quote\\"" #000000
        │     └─ stroke 10,10 30×20 #000000 width 1 dash 2,1
        └─ mask 10,10 30×20
           ├─ (mask)
           │  └─ fill 10,10 30×20 #000000
           └─ image 10,10 33.33×20 "sky" medium

        """)
  }

  @Test func everyKindHasALine() {
    let lines = SceneSamples.list.dump.split(separator: "\n")
    #expect(lines.count > SceneSamples.list.items.count)
    #expect(!SceneSamples.list.dump.contains("Optional"))
  }
}

@Suite struct Bounds {
  private let box = DisplayItem.fill(
    Path(CGRect(x: 0, y: 0, width: 10, height: 10)), .solid(.black), FillStyle())

  @Test func shadowReachesThreeSigmaAndMoves() {
    let group = DisplayItem.grouped(
      .shadow(.black, radius: 2, offset: CGSize(width: 5, height: 0)), [box])
    #expect(group.bounds == CGRect(x: -1, y: -6, width: 22, height: 22))
  }

  @Test func clipCutsAndTransformMoves() {
    let clip = DisplayItem.grouped(
      .clip(Path(CGRect(x: 5, y: 5, width: 50, height: 50)), FillStyle()), [box])
    #expect(clip.bounds == CGRect(x: 5, y: 5, width: 5, height: 5))
    let moved = DisplayItem.grouped(
      .transform(CGAffineTransform(scaleX: 2, y: 2)), [clip])
    #expect(moved.bounds == CGRect(x: 10, y: 10, width: 10, height: 10))
  }

  @Test func nothingHasNoBounds() {
    #expect(DisplayItem.grouped(.isolate, []).bounds.isNull)
    #expect([DisplayItem]().bounds.isNull)
  }
}
