import Foundation
import Testing
import WidgetCodecs
import WidgetGeometry
import WidgetKitCore
import WidgetRaster
import WidgetRender
import WidgetSnapshots
import WidgetViews

private func plan(_ matrix: SnapshotMatrix, captions: Bool = true) -> SheetPlan {
  let subject = SnapshotSubject {
    AnyView(Text(verbatim: "A text that is too long for one line").lineLimit(1))
  }
  return SheetPlan.make(
    title: "Card", name: "Card", subjects: [("", subject)],
    families: [.systemSmall, .systemMedium], matrix: matrix, backdrop: .home, scale: 1,
    hasCaptions: captions, timeZone: .gmt
  ).plan
}

@Test func aSheetHasEveryVariantAndTheSameBytesAgain() throws {
  var matrix = SnapshotMatrix()
  matrix.schemes = [.light, .dark]
  matrix.locales = ["en", "de", "he"]
  let plan = plan(matrix)
  #expect(plan.cells.count == 12)
  var drawn = 0
  let first = try SheetRenderer(engine: Shared.engine()).render(plan, as: .png) { drawn += 1 }
  #expect(drawn == 12)
  let again = try SheetRenderer(engine: Shared.engine()).render(plan, as: .png)
  #expect(first.data == again.data)
  let bitmap = try ImageDecoder.decode(first.data)
  #expect(CGFloat(bitmap.width) == first.size.width.rounded(.up))
}

@Test func aSheetIsADocumentAndAPageToo() throws {
  let renderer = SheetRenderer(engine: try Shared.engine())
  let plan = plan(SnapshotMatrix())
  #expect(try renderer.render(plan, as: .pdf).data.starts(with: Data("%PDF".utf8)))
  let html = String(decoding: try renderer.page(plan).data, as: UTF8.self)
  #expect(!html.contains("http://") && !html.contains("https://"))
  #expect(html.contains("cut: “A text that is too long"))
}

@Test func combinationsADeviceLacksAreLeftOutAndSaid() {
  var matrix = SnapshotMatrix()
  matrix.devices = [.standard]
  let made = SheetPlan.make(
    title: "", name: "", subjects: [("", SnapshotSubject { AnyView(EmptyView()) })],
    families: [.systemSmall, .systemExtraLarge], matrix: matrix, backdrop: .plain, scale: 1,
    hasCaptions: false, timeZone: .gmt)
  #expect(made.plan.cells.count == 1)
  #expect(made.leftOut.count == 1)
}
