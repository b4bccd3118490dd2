import Foundation
import Testing
import WidgetAssets
import WidgetScene

/// Every way a catalogue can write a colour.
struct ColorSetTests {
  private let catalog = AssetCatalog(folders: [Fixtures.url("Shapes.xcassets")])

  private func hex(_ name: String, dark: Bool = false) -> String? {
    var traits = AssetTraits()
    traits.isDark = dark
    return catalog.color(named: name, traits: traits)?.hex
  }

  @Test(arguments: [
    ("share", "#336699"), ("bytes", "#336699"), ("hex", "#33669980"), ("numbers", "#336699"),
    ("gray", "#808080"), ("linear", "#BCBCBC"), ("opacity-one", "#336699"),
  ])
  func componentsAreRead(_ name: String, _ expected: String) {
    #expect(hex("Components/\(name)") == expected)
  }

  @Test func displayP3BecomesExtendedSRGB() throws {
    let red = try #require(catalog.color(named: "Components/wide", traits: AssetTraits()))
    // Display P3's red lies outside sRGB: 1.0930, −0.2267, −0.1501.
    #expect(abs(red.red - 1.0930) < 0.0005)
    #expect(abs(red.green + 0.2267) < 0.0005)
    #expect(abs(red.blue + 0.1501) < 0.0005)
  }

  @Test func darkVariantsAreChosen() {
    #expect(hex("accent") == "#FF0000")
    #expect(hex("accent", dark: true) == "#0000FF")
  }

  @Test func systemColoursAreAskedFor() {
    let traits = AssetTraits()
    var asked: [String] = []
    let color = catalog.color(named: "system", traits: traits) { name in
      asked.append(name)
      return .black
    }
    #expect(color == .black)
    #expect(asked == ["systemBlueColor"])
    #expect(catalog.color(named: "system", traits: traits) == nil)
    #expect(catalog.issues.contains { $0.reason.contains("systemBlueColor") })
  }
}
