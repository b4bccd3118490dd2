import Foundation
import Testing
import WidgetGeometry
import WidgetPaint
import WidgetRaster
import WidgetScene

@Suite struct RememberedGlyphs {
  private func paint(
    _ list: DisplayList, with painter: BitmapPainter, scale: CGFloat = 3
  ) throws -> (bitmap: Bitmap, fills: Int) {
    var report = PaintReport()
    let bitmap = try painter.paint(list, scale: scale, report: &report)
    return (bitmap, report.work.glyphFills)
  }

  private func moved(_ list: DisplayList, _ dx: CGFloat, _ dy: CGFloat) -> DisplayList {
    DisplayList(
      size: list.size,
      items: list.items.map { item in
        if case .glyphs(let run, let paint) = item {
          return .glyphs(run.offsetBy(dx: dx, dy: dy), paint)
        }
        return item
      })
  }

  @Test func areNotFilledAgainAndLookTheSame() throws {
    let text = try RealText()
    let resources = PaintResources(glyphs: text.engine, images: FixedImages())
    let list = text.list("AVATAR Toledo, office: مرحبا", size: 15)
    let painter = BitmapPainter(resources: resources)
    let first = try paint(list, with: painter)
    let second = try paint(list, with: painter)
    #expect(first.fills > 15)
    #expect(second.fills == 0)
    #expect(first.bitmap == second.bitmap)

    // A painter that has met the same letters in other words gives the same bytes.
    let other = BitmapPainter(resources: resources)
    let elsewhere = try paint(text.list("Toledo AVATAR", size: 15), with: other)
    #expect(elsewhere.fills > 0)
    #expect(try paint(list, with: other).bitmap == first.bitmap)
  }

  @Test func movingByWholePixelsMovesThePicture() throws {
    let text = try RealText()
    let painter = BitmapPainter(
      resources: PaintResources(glyphs: text.engine, images: FixedImages()))
    let list = text.list("Office 25 %", size: 15)
    let here = try paint(list, with: painter, scale: 2).bitmap
    let there = try paint(moved(list, 7, 4.5), with: painter, scale: 2).bitmap
    for y in 0..<(here.height - 9) {
      let same = (0..<(here.width - 14)).allSatisfy { here[$0, y] == there[$0 + 14, y + 9] }
      #expect(same)
    }
  }
}
