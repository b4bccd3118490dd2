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
}
