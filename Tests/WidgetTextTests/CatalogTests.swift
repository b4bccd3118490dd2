import Foundation
import Testing
import WidgetGeometry
import WidgetScene

@testable import WidgetText

/// The table of fonts, and what is said when it is wrong.
struct CatalogTests {
  @Test func tableAgreesWithTheFiles() throws {
    let catalog = try FontCatalog(folder: Fixtures.fonts)
    for family in catalog.families {
      for file in family.files {
        let face = try FontFace(url: file.url, limits: .standard)
        #expect(face.axes() == file.axes, "\(file.name)")
        #expect((face.name(16) ?? face.name(1)) == family.name, "\(file.name)")
      }
    }
  }

  @Test func coverageIsNeverTooSmall() throws {
    let catalog = try FontCatalog(folder: Fixtures.fonts)
    let files = catalog.families.flatMap(\.files).filter { $0.coverage != nil }
    #expect(!files.isEmpty)
    for file in files {
      let face = try FontFace(url: file.url, limits: .standard)
      let font = ShapingFont(face: face, variations: [], stretch: 1)
      let uncovered = (UInt32(0)...0x10FFFF).lazy.compactMap(Unicode.Scalar.init).first {
        file.coverage?.contains($0) == false && font.covers($0)
      }
      #expect(uncovered == nil, "\(file.name)")
    }
  }

  @Test func fontsThatCannotHelpStayClosed() throws {
    let catalog = try FontCatalog(folder: Fixtures.fonts)
    let store = FontStore(catalog: catalog)
    let matcher = FontMatcher(store: store)
    let chain = FontChain(
      request: FontRequest(family: .system(.standard), size: 17, weight: 400), language: "zh-Hans",
      store: store, matcher: matcher)
    guard case .found(let use) = chain.choose("付".unicodeScalars, wantsEmoji: false) else {
      Issue.record("no font has 付")
      return
    }
    #expect(use.reference.file.hasPrefix("NotoSansSC"))
    #expect(store.openCount == 2)
  }

  private func catalog(
    _ text: String, extraFonts: [URL] = [], limits: RenderLimits = .standard
  ) throws -> FontCatalog {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("catalog-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(text.utf8).write(to: folder.appendingPathComponent("fonts.json"))
    return try FontCatalog(folder: folder, extraFonts: extraFonts, limits: limits)
  }

  private func failure(_ body: () throws -> FontCatalog) -> String {
    do {
      _ = try body()
      return "no error"
    } catch {
      return "\(error)".replacing(#/\/[^ :]*\//#, with: "")
    }
  }

  private static let minimal = """
    {"schema": 1, "families": [{"family": "A", "roles": ["sans"], "files": [
      {"path": "a.ttf", "style": "normal", "axes": {}}]}],
     "aliases": [], "fallback": {"scripts": [], "cjk": {"ja": []}, "cjkDefault": "ja", "last": []}}
    """

  @Test func errorsNameThePlace() throws {
    let minimal = Self.minimal
    #expect(
      failure { try FontCatalog(folder: URL(fileURLWithPath: "/nowhere")) }
        == "font catalogue: fonts.json: cannot be read")
    #expect(
      failure { try catalog(minimal.replacing("\"schema\": 1", with: "\"schema\": 7")) }
        == "font catalogue: fonts.json: schema: expected 1, found 7")
    #expect(
      failure { try catalog(minimal.replacing("\"sans\"", with: "\"serif\"")) }
        == "font catalogue: fonts.json: .families: none has the role sans")
    #expect(
      failure {
        try catalog(
          minimal.replacing("\"aliases\": []", with: #""aliases": [{"names": [], "family": "B"}]"#))
      } == "font catalogue: fonts.json: .aliases[0].family: no family is called B")
    #expect(
      failure { try catalog(minimal.replacing("\"last\": []", with: "\"last\": [\"B\"]")) }
        == "font catalogue: fonts.json: .fallback: no family is called B")
    #expect(
      failure { try catalog(minimal.replacing("{}}]", with: "{\"wght\": [900, 100]}}]")) }
        == "font catalogue: fonts.json: .families[0].files: axis wght: expected [least, greatest]")
    #expect(
      failure { try catalog(minimal.replacing("\"path\"", with: "\"pth\"")) }
        .hasPrefix("font catalogue: fonts.json: .families[0].files[0]: "))
    #expect(
      failure { try catalog(minimal.replacing("{}}]", with: "{}, \"covers\": \"20-10\"}]")) }
        == "font catalogue: fonts.json: .families[0].files: covers: not understood: 20-10")
    #expect(
      failure { try catalog(String(minimal.dropLast(5))) }
        .hasPrefix("font catalogue: fonts.json: "))
  }

  @Test func badFontFilesAreRefused() throws {
    let limits = {
      var limits = RenderLimits()
      limits.fontBytes = 1_000
      return limits
    }()
    #expect(
      failure { try catalog(Self.minimal, extraFonts: [Fixtures.abel], limits: limits) }
        == "font: Abel-Regular.ttf: 35220 bytes is over the limit of 1000")
    let text = URL(fileURLWithPath: #filePath)
    #expect(
      failure { try catalog(Self.minimal, extraFonts: [text]) }
        == "font: CatalogTests.swift: is not an OpenType font")
    #expect(
      failure { try catalog(Self.minimal, extraFonts: [text.appendingPathExtension("x")]) }
        == "font: CatalogTests.swift.x: no such file")
    let fontless = try catalog(Self.minimal)
    #expect(throws: TextError.self) { try TextEngine(catalog: fontless) }
  }
}
