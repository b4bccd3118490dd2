import Foundation
import Testing

@testable import WidgetBuild

@Suite struct AssetSymbolTests {
  @Test(arguments: [
    ("AccentColor", [], "accent"), ("WidgetBackground", [], "widgetBackground"),
    ("ic_logo 2", [], "icLogo2"), ("URLBar", [], "urlBar"), ("RGB", [], "rgb"),
    ("2x", [], "_2x"), ("Color", [], "color"), ("Marks/star", ["Marks"], "Marks.star"),
  ])
  func namesBecomeSymbolsAsInXcode(_ name: String, _ namespace: [String], _ symbol: String) {
    let asset = AssetSymbols.Asset(kind: .color, name: name, namespace: namespace)
    #expect(AssetSymbols.symbol(asset).joined(separator: ".") == symbol)
  }

  @Test func mentionedSymbolsAreWrittenAndNamespacesOnce() throws {
    let catalog = FileManager.default.temporaryDirectory
      .appending(path: "symbols-\(getpid())/Assets.xcassets")
    defer { try? FileManager.default.removeItem(at: catalog.deletingLastPathComponent()) }
    for name in ["Brand.colorset", "Own.colorset", "Marks/star.imageset", "Marks/moon.imageset"] {
      try FileManager.default.createDirectory(
        at: catalog.appending(path: name), withIntermediateDirectories: true)
    }
    try Data(#"{"properties": {"provides-namespace": true}}"#.utf8)
      .write(to: catalog.appending(path: "Marks/Contents.json"))
    var words = MemberWords()
    words.add("extension Color { static let own = 1 }\nf(.own, .Marks.star, .Marks.moon)\nbrand()")
    let text = try #require(AssetSymbols(catalogs: [catalog]).source(for: words))
    #expect(text.split(separator: "\n").count { $0.contains("enum Marks {}") } == 1)
    #expect(text.contains("extension ImageResource.Marks {\n  static var `star`"))
    #expect(text.contains("extension ColorResource {\n  static var `own`"))
    #expect(!text.contains("extension Color {"))
    #expect(!text.contains("Brand"))
  }
}
