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

@Test func labelsKeepTheMarginOfASheetThatIsNarrowerThanThem() throws {
  let subject = SnapshotSubject { AnyView(EmptyView()) }
  let plan = SheetPlan.make(
    title: "Card", name: "Card", subjects: [("", subject)], families: [.accessoryCircular],
    matrix: SnapshotMatrix(), backdrop: .lock, scale: 1, hasCaptions: true, timeZone: .gmt
  ).plan
  let made = try SheetRenderer(engine: Shared.engine()).render(plan, as: .png)
  let bitmap = try ImageDecoder.decode(made.data)
  let ground = bitmap[0, 0]
  let inMargin = (0..<bitmap.height).contains { y in
    (0..<26).contains { bitmap[$0, y] != ground }
  }
  #expect(!inMargin)
}

@Test func aDarkVariantStandsOnADimmedHomeScreen() throws {
  var matrix = SnapshotMatrix()
  matrix.schemes = [.light, .dark]
  let plan = SheetPlan.make(
    title: "Card", name: "Card", subjects: [("", SnapshotSubject { AnyView(EmptyView()) })],
    families: [.systemSmall], matrix: matrix, backdrop: .home, scale: 1, hasCaptions: false,
    timeZone: .gmt
  ).plan
  let made = try SheetRenderer(engine: Shared.engine()).render(plan, as: .png)
  let bitmap = try ImageDecoder.decode(made.data)
  // The middle of both backdrops, at the height of the widgets.
  let y = bitmap.height / 2
  let colors = [28 + 99, 28 + 198 + 18 + 99].map { RGBA8(premultiplied: bitmap[$0, y]) }
  #expect(Int(colors[0].red) > Int(colors[1].red) + 20)
}
