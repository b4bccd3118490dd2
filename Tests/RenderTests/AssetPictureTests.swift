import Foundation
import Testing
import WidgetCodecs
import WidgetGeometry
import WidgetKitCore
import WidgetRaster
import WidgetRender
import WidgetViews

/// What a catalogue's files look like in the end.
@Suite struct AssetPictureTests {
  /// Ten points wide, the left half black.
  private static let halves =
    #"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10">"#
    + #"<path d="M0 0H5V10H0Z"/></svg>"#

  @Test func outlinesAreSharpAtEverySize() throws {
    let picture = try draw(["halves.svg": Self.halves]) {
      VStack(alignment: .leading, spacing: 0) {
        Image("halves")
        Image("halves").resizable().frame(width: 90, height: 90)
      }
    }.bitmap
    // At scale 2: black up to the middle, clear after, in the small one and in the large one.
    #expect((0..<20).map { picture[$0, 10] >> 24 } == (0..<20).map { $0 < 10 ? 255 : 0 })
    #expect((0..<180).map { picture[$0, 100] >> 24 } == (0..<180).map { $0 < 90 ? 255 : 0 })
  }

  @Test func anImageFindsTheCataloguesOwnSymbols() throws {
    let files = [
      "Own.xcassets/half.symbolset/half.svg": Self.halves,
      "Own.xcassets/half.symbolset/Contents.json": #"{"symbols":[{"filename":"half.svg"}]}"#,
    ]
    let found = try draw(files) { Image("half").font(.system(size: 60)) }
    #expect(found.diagnostics.isEmpty)
    #expect(found.bitmap.pixels.contains { $0 >> 24 == 255 })
    // Symbols of the system have another initializer.
    let missing = try draw(files) { Image("star.fill") }
    #expect(missing.diagnostics.map(\.id) == ["image-missing"])
    let mistaken = try draw(files) { Image(systemName: "half") }
    #expect(mistaken.diagnostics.map(\.id) == ["symbol-unknown"])
    #expect(mistaken.diagnostics[0].message.hasSuffix(#"own symbol of that name is Image("half")"#))
  }

  @Test func aValueWithoutStepsIsReported() throws {
    let star = try draw([:]) { Image(systemName: "star", variableValue: 0.5) }
    #expect(star.diagnostics.map(\.id) == ["symbol-value-unused"])
    #expect(try draw([:]) { Image(systemName: "wifi", variableValue: 0.5) }.diagnostics.isEmpty)
    let files = [
      "Own.xcassets/bars.symbolset/bars.svg":
        #"<svg xmlns="http://www.w3.org/2000/svg"><style>"#
        + ".monochrome-0 {-sfsymbols-variable-threshold:0.0}"
        + ".monochrome-1 {-sfsymbols-variable-threshold:0.6}</style>"
        + #"<g id="Regular-M"><path class="monochrome-0" d="M0 0H40V70H0Z"/>"#
        + #"<path class="monochrome-1" d="M50 0H90V70H50Z"/></g></svg>"#,
      "Own.xcassets/bars.symbolset/Contents.json": #"{"symbols":[{"filename":"bars.svg"}]}"#,
    ]
    let half = try draw(files) { Image("bars", variableValue: 0.5).font(.system(size: 60)) }
    #expect(half.diagnostics.isEmpty)
    let alphas = Set(half.bitmap.pixels.map { $0 >> 24 })
    #expect(alphas.contains(255) && !alphas.isDisjoint(with: [76, 77]))
  }

  @Test func aPictureThatCannotBeReadSaysWhatToDo() throws {
    let files = [
      "Own.xcassets/page.imageset/page.pdf": "%PDF-1.4",
      "Own.xcassets/page.imageset/Contents.json":
        #"{"images":[{"idiom":"universal","filename":"page.pdf"}]}"#,
    ]
    let found = try draw(files) { Image("page") }
    #expect(found.diagnostics.map(\.id) == ["image-missing", "asset-odd"])
    #expect(found.diagnostics.last?.message.contains("convert it to SVG or to PNG") == true)
  }

  /// Decoding at another size leaves other pixels: which one is taken may not depend on history.
  @Test func aPhotoLooksTheSameAfterALargerOne() throws {
    let photo = try Data(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures/images/quadrants.jpg"))
    func request(_ side: CGFloat) -> RenderRequest {
      let surface = WidgetSurface(
        family: .systemSmall, size: CGSize(width: 100, height: 100), scale: 1)
      return RenderRequest(surface: surface) {
        AnyView(
          Image(uiImage: UIImage(data: photo) ?? UIImage()).resizable()
            .frame(width: side, height: side))
      }
    }
    let resources = try RenderResources(root: ResourceRoot.find(executable: nil))
    let used = try RenderEngine(resources: resources)
    let large = try used.render(request(90))
    let after = try used.render(request(6))
    #expect(after.data == (try RenderEngine(resources: resources).render(request(6)).data))
    #expect(large.data != after.data)
    #expect(after.diagnostics.isEmpty)
  }

  @Test func aTileRepeatedTooOftenIsReported() throws {
    let files = ["halves.svg": Self.halves]
    let tiles = Image("halves").resizable(resizingMode: .tile)
    let some = try draw(files) { tiles.frame(width: 2_500) }
    #expect(some.diagnostics.isEmpty)
    let many = try draw(files) { tiles.frame(width: 2_600) }
    #expect(many.diagnostics.map(\.id) == ["tiles-stretched"])
  }

  @Test func whatIsDrawnAsItIsIsReported() throws {
    let stale = try draw([:]) { Text("A").redacted(reason: .invalidated) }
    #expect(stale.diagnostics.map(\.id) == ["invalidated"])
    let hard = try draw(["halves.svg": Self.halves]) { Image("halves").antialiased(false) }
    #expect(hard.diagnostics.map(\.id) == ["image-edges-smooth"])
  }

  /// Draws a view at 100 by 100 points, scale 2, with files as its assets.
  private func draw<V: View>(
    _ files: [String: String], _ make: () -> V
  ) throws -> RenderedPicture {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("assets-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    // Made and drawn in this task; the request's closure only hands it over.
    nonisolated(unsafe) let view = AnyView(
      make().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
    let surface = WidgetSurface(
      family: .systemSmall, size: CGSize(width: 100, height: 100), scale: 2)
    var request = RenderRequest(surface: surface) { view }
    request.assetFolders = [folder]
    return try RenderEngine(resources: RenderResources(root: ResourceRoot.find(executable: nil)))
      .paint(request)
  }
}
