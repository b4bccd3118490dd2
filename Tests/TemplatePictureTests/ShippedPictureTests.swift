import Foundation
import Testing
import WidgetGeometry
import WidgetKitCore
import WidgetLayout
import WidgetRender
import WidgetScene
import WidgetTemplates
import WidgetViews

/// The shipped templates drawn with the shipped fonts.
@Suite struct ShippedPictureTests {
  private static let root = ResourceRoot.find(executable: nil)
  private static let folder = root.appending(path: "templates")
  private static let library = TemplateLibrary(roots: [folder])

  private func request(
    _ name: String, _ family: WidgetFamily, locale: String = "en_US",
    changing change: (inout String) -> Void = { _ in }
  ) throws -> RenderRequest {
    let directory = Self.folder.appending(path: name)
    var text = try String(contentsOf: directory.appending(path: "entry.json"), encoding: .utf8)
    change(&text)
    let entry = try TemplateEntry(Data(text.utf8), file: "entry.json", directory: directory)
    let document = try Self.library.template(
      requested: name, entry: entry, workingDirectory: directory)
    let view = try TemplateView(document, entry: entry, library: Self.library)
    var conditions = WidgetConditions()
    conditions.locale = Locale(identifier: locale)
    conditions.timeZone = try #require(TimeZone(identifier: "Asia/Shanghai"))
    conditions.now = try #require(try entry.date(in: conditions.timeZone))
    var request = RenderRequest(
      surface: try WidgetSurface(family, on: .standard(for: family)), conditions: conditions,
      assetFolders: [directory], strings: [directory], content: { AnyView(view) })
    request.ignoresMargins = document.contentMarginsDisabled
    return request
  }

  private func engine() throws -> RenderEngine {
    try RenderEngine(resources: RenderResources(root: Self.root))
  }

  /// Frames of all texts by what they say.
  private func texts(_ request: RenderRequest) throws -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    func visit(_ node: DumpNode) {
      if node.type == "Text", let frame = node.frame { frames[node.detail] = frame }
      node.children.forEach(visit)
    }
    visit(try engine().inspect(request).tree)
    return frames
  }

  @Test(arguments: library.names())
  func everySampleIsDrawnWithoutFindings(name: String) throws {
    let document = try Self.library.load(named: name, for: TemplatePlace(file: "test"))
    for family in WidgetFamily.allCases where document.families.contains(family.description) {
      let output = try engine().render(request(name, family))
      // What a watch bends along its edge is drawn straight, and said so.
      let known = family == .accessoryCorner ? ["widget-label-straight"] : []
      #expect(output.diagnostics.map(\.id) == known, "\(name) \(family)")
      #expect(!output.scene.items.isEmpty)
      #expect(try engine().render(request(name, family)).data == output.data)
    }
  }

  /// The weather line is a title that does not fit: it shrinks, and is not cut.
  @Test func minimumScaleFactorBitesInThePayWidget() throws {
    let long = try texts(request("pay", .systemMedium, locale: "zh_CN"))
    let shrunk = try #require(long["\"22° 多云转小雨\""])
    let short = try texts(
      request("pay", .systemMedium, locale: "zh_CN") {
        $0 = $0.replacing("多云转小雨", with: "晴").replacing("健康与医保凭证", with: "健康")
      })
    let whole = try #require(short["\"22° 晴\""])
    #expect(shrunk.height < whole.height * 0.8)
    #expect(shrunk.height > whole.height * 0.5)
    #expect(shrunk.width <= 148)
    // The same on the last button.
    let button = try #require(long["\"健康与医保凭证\""])
    #expect(button.height < (try #require(short["\"健康\""])).height)
    #expect(button.width <= 58)
  }

  @Test func thePlateOfTheChipIsAsLargeAsItsTwin() throws {
    var plates: [CGRect] = []
    var chips: [CGRect] = []
    func visit(_ node: DumpNode) {
      if node.pointer == "chip#/body", node.type == "HStack", let frame = node.frame {
        chips.append(frame)
      }
      if node.type == "RoundedRectangle", let frame = node.frame { plates.append(frame) }
      node.children.forEach(visit)
    }
    visit(try engine().inspect(request("pay", .systemMedium, locale: "zh_CN")).tree)
    #expect(chips.count == 2)
    #expect(chips.first == chips.last)
    let padded = try #require(chips.first).insetBy(dx: -12, dy: -7)
    #expect(
      plates.contains { abs($0.width - padded.width) < 0.01 && abs($0.minX - padded.minX) < 0.01 })
  }

  /// Larger with the text size up to what the family has room for, and nothing leaves the widget.
  @Test(arguments: [
    (WidgetFamily.systemSmall, DynamicTypeSize.xxLarge), (.systemMedium, .xLarge),
    (.systemLarge, .xxLarge),
  ])
  func weatherGrowsWithTheTextSize(_ family: WidgetFamily, _ last: DynamicTypeSize) throws {
    func frames(_ size: DynamicTypeSize) throws -> [String: CGRect] {
      var sized = try request("weather", family)
      sized.conditions.textSize = size
      return try texts(sized)
    }
    let heights = try [DynamicTypeSize.xSmall, .large, last].map {
      try #require(try frames($0)["\"24°\""]).height
    }
    #expect(heights == heights.sorted() && Set(heights).count == 3)
    let largest = try frames(.accessibility5)
    #expect(largest == (try frames(last)))
    let whole = CGRect(origin: .zero, size: try request("weather", family).surface.size)
    for (name, frame) in largest { #expect(whole.contains(frame), "\(name)") }
  }

  @Test func weatherHasADarkSky() throws {
    var dark = try request("weather", .systemSmall)
    dark.conditions.scheme = .dark
    let pictures = try [dark, request("weather", .systemSmall)].map { try engine().render($0).data }
    #expect(pictures[0] != pictures[1])
  }

  /// The arrow points onwards, which is to the left where text runs to the left.
  @Test func theArrowOfThePayWidgetIsMirrored() throws {
    func flipped(_ direction: LayoutDirection) throws -> Int {
      var turned = try request("pay", .systemMedium)
      turned.conditions.direction = direction
      func count(_ items: [DisplayItem]) -> Int {
        items.reduce(0) { sum, item in
          switch item {
          case .image(let draw): sum + (draw.isFlipped ? 1 : 0)
          case .group(_, _, let inner): sum + count(inner)
          case .fill, .stroke, .glyphs: sum
          }
        }
      }
      return count(try engine().render(turned).scene.items)
    }
    #expect(try flipped(.leftToRight) == 0)
    #expect(try flipped(.rightToLeft) == 1)
  }

  @Test func textsAndHoursFollowTheLanguage() throws {
    let german = try texts(request("weather", .systemMedium, locale: "de_DE"))
    #expect(german["\"Jetzt\""] != nil)
    #expect(german["\"15 Uhr\""] != nil)
    let chinese = try texts(request("weather", .systemLarge, locale: "zh_CN"))
    #expect(chinese["\"现在\""] != nil)
    #expect(chinese["\"星期六\""] != nil)
  }

  @Test func everyButtonOfThePayWidgetIsALink() throws {
    let output = try engine().render(request("pay", .systemMedium))
    #expect(
      output.links.map(\.url) == [
        "demo-pay://almanac", "demo-pay://scan", "demo-pay://code", "demo-pay://transit",
        "demo-pay://health",
      ])
    for link in output.links { #expect(link.frame.map { $0.width > 60 && $0.height > 30 } == true) }
  }
}
