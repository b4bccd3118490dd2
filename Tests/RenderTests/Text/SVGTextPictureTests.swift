import Foundation
import Testing
import WidgetCodecs
import WidgetGeometry
import WidgetKitCore
import WidgetRaster
import WidgetRender
import WidgetViews

private enum Browser {
  static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }
}

/// SVGs whose text is text, seen by a browser, where one is installed.
@Suite(.enabled(if: Browser.path != nil)) struct SVGTextPictureTests {
  private static let size = CGSize(width: 520, height: 760)

  private func request(_ format: OutputFormat) -> RenderRequest {
    var request = RenderRequest(
      surface: WidgetSurface(family: .systemLarge, size: Self.size, scale: 2), format: format
    ) {
      AnyView(
        ScriptSheet().frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.white))
    }
    request.keepsSVGText = true
    return request
  }

  @Test func aBrowserShowsEveryScriptAsTheBitmapDoes() throws {
    let engine = try PaintedText.engine()
    let wanted = try ImageDecoder.decode(engine.render(request(.png)).data)
    let svg = try engine.render(request(.svg))
    #expect(
      svg.diagnostics.filter { $0.id == "text-as-outlines" }.map(\.message)
        .allSatisfy { $0.contains("picture glyphs of") })
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try svg.data.write(to: folder.appendingPathComponent("page.svg"))
    let page = folder.appendingPathComponent("page.html")
    try Data("<body style=\"margin:0\"><img src=\"page.svg\" style=\"display:block\">".utf8)
      .write(to: page)
    let picture = folder.appendingPathComponent("page.png")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Browser.path))
    process.arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
      "--user-data-dir=\(folder.path)/profile", "--force-device-scale-factor=2",
      // A window's own frame may take a part of its height.
      "--window-size=\(Int(Self.size.width)),\(Int(Self.size.height) + 200)",
      "--screenshot=\(picture.path)", page.absoluteString,
    ]
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let seen = try ImageDecoder.decode(Data(contentsOf: picture))
    try #require(seen.width == wanted.width && seen.height >= wanted.height)
    var sum = 0
    var far = 0
    for index in wanted.pixels.indices {
      let (a, b) = (wanted.pixels[index], seen.pixels[index])
      var most = 0
      for shift: UInt32 in [0, 8, 16] {
        let difference = abs(Int(a >> shift & 255) - Int(b >> shift & 255))
        sum += difference
        most = max(most, difference)
      }
      if most > 128 { far += 1 }
    }
    let mean = Double(sum) / Double(wanted.pixels.count * 3)
    #expect(mean < 1.5, "differs by \(mean) of 255 on average")
    // A letter in a wrong place or of a wrong font is hundreds of pixels.
    #expect(far < 200, "\(far) pixels differ by more than half")
  }
}
