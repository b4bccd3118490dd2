import Foundation
import Testing
import WidgetCodecs
import WidgetGeometry
import WidgetKitCore
import WidgetRaster
import WidgetRender
import WidgetViews

/// SVG files as pictures of a view: sliced, tiled, tinted, and still shapes in every output.
@Suite struct VectorPictureTests {
  /// Ten points wide: two points red, then green, two points blue at the end.
  private static let stripes =
    #"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">"#
    + ##"<path d="M0 0H2V10H0Z" fill="#f00"/><path d="M2 0H8V10H2Z" fill="#0f0"/>"##
    + ##"<path d="M8 0H10V10H8Z" fill="#00f"/></svg>"##
  /// The left half, and half as strong the right.
  private static let shade =
    #"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">"#
    + ##"<path d="M0 0H5V10H0Z" fill="#123"/><path d="M5 0H10V10H5Z" fill-opacity=".5"/></svg>"##
  private static let blurred =
    #"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">"#
    + #"<filter id="b"><feGaussianBlur stdDeviation="1"/></filter>"#
    + #"<path d="M2 2H8V8H2Z" filter="url(#b)"/></svg>"#

  private static let files = [
    "stripes.svg": stripes, "shade.svg": shade, "blurred.svg": blurred,
    "Own.xcassets/sign.imageset/sign.svg": shade,
    "Own.xcassets/sign.imageset/Contents.json":
      #"{"images":[{"filename":"sign.svg"}],"#
      + #""properties":{"template-rendering-intent":"template"}}"#,
    "Own.xcassets/arrow.imageset/arrow.svg": stripes,
    "Own.xcassets/arrow.imageset/Contents.json":
      #"{"images":[{"filename":"arrow.svg","language-direction":"left-to-right"}]}"#,
    "Own.xcassets/bar.imageset/bar.svg": stripes,
    "Own.xcassets/bar.imageset/Contents.json":
      #"{"images":[{"filename":"bar.svg","resizing":{"mode":"3-part-horizontal","#
      + #""center":{"mode":"tile","width":6},"cap-insets":{"left":2,"right":2}}}]}"#,
  ]

  @Test func capInsetsStayAsTheyAre() throws {
    let picture = try paint {
      Image("stripes").resizable(
        capInsets: EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 2)
      )
      .frame(width: 40, height: 10)
    }
    #expect(runs(picture.bitmap, row: 10) == [4: "red", 76: "green", 80: "blue", 200: "clear"])
    #expect(picture.diagnostics.isEmpty)
  }

  @Test func tilesRepeatTheWhole() throws {
    let picture = try paint {
      Image("stripes").resizable(resizingMode: .tile).frame(width: 25, height: 30)
    }
    let once: [(Int, String)] = [(4, "red"), (16, "green"), (20, "blue")]
    var wanted = [50: "green", 44: "red", 200: "clear"]
    for start in [0, 20] { for (end, name) in once { wanted[start + end] = name } }
    #expect(runs(picture.bitmap, row: 10) == wanted)
    #expect(runs(picture.bitmap, row: 50) == wanted)
  }

  @Test func aCataloguesSlicesHoldForShapes() throws {
    let picture = try paint { Image("bar").resizable().frame(width: 22, height: 10) }
    #expect(runs(picture.bitmap, row: 5) == [4: "red", 40: "green", 44: "blue", 200: "clear"])
  }

  @Test(arguments: ["shade", "sign"])
  func templatesAreDrawnInTheForegroundStyle(_ name: String) throws {
    let picture = try paint {
      Image(name).renderingMode(name == "sign" ? nil : .template)
        .foregroundStyle(Color(red: 1, green: 0, blue: 0))
    }.bitmap
    #expect(picture.color(x: 4, y: 10) == RGBA8(255, 0, 0))
    let weak = picture.color(x: 15, y: 10)
    #expect(weak.red == 255 && weak.green == 0 && (127...128).contains(weak.alpha))
    let faded = try paint {
      Image("shade").renderingMode(.template).foregroundStyle(.red.opacity(0.5))
    }
    #expect((126...128).contains(faded.bitmap.color(x: 4, y: 10).alpha))
    #expect((63...64).contains(faded.bitmap.color(x: 15, y: 10).alpha))
  }

  @Test func aTemplateTakesAGradient() throws {
    let picture = try paint {
      Image("shade").renderingMode(.template).foregroundStyle(
        LinearGradient(
          colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)],
          startPoint: .leading, endPoint: .trailing))
    }.bitmap
    #expect(picture.color(x: 0, y: 10).red > 230)
    #expect(picture.color(x: 19, y: 10).blue > 230)
    #expect((126...129).contains(picture.color(x: 19, y: 10).alpha))
  }

  @Test func slicesAreMirroredTogether() throws {
    let picture = try paint {
      Image("arrow").resizable(
        capInsets: EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 2)
      )
      .frame(width: 40, height: 10).environment(\.layoutDirection, .rightToLeft)
    }
    // Right to left, the frame's leading edge is on the right.
    let row = runs(picture.bitmap, row: 10).sorted { $0.key < $1.key }.map(\.value)
    #expect(row.filter { $0 != "clear" } == ["blue", "green", "red"])
  }

  @Test(arguments: [OutputFormat.svg, .pdf])
  func shapesStayShapesInEveryFormat(_ format: OutputFormat) throws {
    var request = try request { _ in
      VStack {
        Image("stripes")
        Image("stripes").resizable(resizingMode: .tile).frame(width: 25, height: 20)
        Image("sign").foregroundStyle(.orange)
      }
    }
    defer { remove(request) }
    request.format = format
    let output = try engine().render(request)
    #expect(output.diagnostics.isEmpty)
    for picture in ["<image", "/Subtype /Image"] {
      #expect(output.data.range(of: Data(picture.utf8)) == nil)
    }
  }

  @Test func whatIsDrawnAsPixelsSaysWhy() throws {
    let picture = try paint { Image("blurred") }
    #expect(picture.diagnostics.map(\.id) == ["asset-odd"])
    #expect(picture.diagnostics[0].message.contains("is drawn as pixels: filter"))
    #expect(picture.bitmap.pixels.contains { $0 >> 24 > 100 })
  }

  @Test func aPaintRepeatsAnSVG() throws {
    let picture = try paint {
      Rectangle().fill(ImagePaint(image: Image("stripes"))).frame(width: 20, height: 10)
    }
    #expect(picture.diagnostics.isEmpty)
    #expect(
      runs(picture.bitmap, row: 10) == [
        4: "red", 16: "green", 20: "blue", 24: "red", 36: "green", 40: "blue", 200: "clear",
      ])
  }

  @Test func anSVGDocumentInMemoryIsDrawnAsShapes() throws {
    let data = Data(Self.stripes.utf8)
    let picture = try paint { Image(source: .data(data, scale: 2)) }
    #expect(runs(picture.bitmap, row: 2) == [2: "red", 8: "green", 10: "blue", 200: "clear"])
  }

  // MARK: - Drawing

  /// Where each run of one colour ends in a row.
  private func runs(_ picture: Bitmap, row: Int) -> [Int: String] {
    let names: [UInt32: String] = [
      0xFFFF_0000: "red", 0xFF00_FF00: "green", 0xFF00_00FF: "blue", 0: "clear",
    ]
    var result: [Int: String] = [:]
    for x in 0..<picture.width
    where x + 1 == picture.width || picture[x, row] != picture[x + 1, row] {
      result[x + 1] = names[picture[x, row]] ?? String(picture[x, row], radix: 16)
    }
    return result
  }

  private func engine() throws -> RenderEngine {
    try RenderEngine(resources: RenderResources(root: ResourceRoot.find(executable: nil)))
  }

  private func paint<V: View>(_ make: () -> V) throws -> RenderedPicture {
    let request = try request { _ in make() }
    defer { remove(request) }
    return try engine().paint(request)
  }

  private func remove(_ request: RenderRequest) {
    for folder in request.assetFolders { try? FileManager.default.removeItem(at: folder) }
  }

  /// 100 by 100 points at scale 2, the view in the top left corner.
  private func request<V: View>(_ make: (URL) -> V) throws -> RenderRequest {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vectors-\(UUID().uuidString)")
    for (path, text) in Self.files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    // Made and drawn in this task; the request's closure only hands it over.
    nonisolated(unsafe) let view = AnyView(
      make(folder).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
    let surface = WidgetSurface(
      family: .systemSmall, size: CGSize(width: 100, height: 100), scale: 2)
    var request = RenderRequest(surface: surface) { view }
    request.assetFolders = [folder]
    return request
  }
}
