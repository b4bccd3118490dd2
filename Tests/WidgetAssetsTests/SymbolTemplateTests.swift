import Foundation
import Testing
import WidgetAssets
import WidgetGeometry
import WidgetScene

/// Symbol templates: layers by mode, variable values, weights, scales and places.
struct SymbolTemplateTests {
  /// Three bars beside each other, 20 units wide and 70 high on the baseline, drawn for small.
  private static func template(_ style: String, _ classes: [String]) -> String {
    func bars(_ inset: Double) -> String {
      classes.enumerated().map { index, name in
        let left = Double(index * 30) + inset
        let right = Double(index * 30 + 20) - inset
        return "<path class=\"\(name)\" d=\"M\(left) -70H\(right)V0H\(left)Z\"/>"
      }.joined()
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200"><style>\(style)</style>
      <g id="Notes"><rect id="artboard" width="3300" height="2200" style="fill:white"/>
      <text id="template-version">Template v.4.0</text></g>
      <g id="Guides"><line id="Baseline-S" x1="263" x2="3036" y1="696" y2="696"/>
      <line id="left-margin-Regular-S" x1="990" x2="990" y1="600" y2="720"/>
      <line id="right-margin-Regular-S" x1="1090" x2="1090" y1="600" y2="720"/>
      <line id="left-margin-Black-S" x1="1990" x2="1990" y1="600" y2="720"/>
      <line id="right-margin-Black-S" x1="2110" x2="2110" y1="600" y2="720"/></g>
      <g id="Symbols"><g id="Regular-S" transform="matrix(1 0 0 1 1000 696)">\(bars(4))</g>
      <g id="Black-S" transform="matrix(1 0 0 1 2000 696)">\(bars(0))</g></g></svg>
      """
  }

  private static let layers = template(
    """
    .monochrome-0 {fill:#000000} .monochrome-1 {opacity:0.0;-sfsymbols-clear-behind:true}
    .multicolor-0:systemBlueColor {fill:#007AFF} .multicolor-1:custom {fill:#437B48;opacity:.5}
    .multicolor-2:tintColor {fill:#007AFF}
    .hierarchical-0:secondary {fill:#4D4D4D} .hierarchical-1:primary {fill:#212121}
    .hierarchical-2:tertiary {fill:#212121}
    .SFSymbolsPreview437B48 {fill:none;stroke:black}
    """,
    [
      "monochrome-0 multicolor-0:systemBlueColor hierarchical-0:secondary",
      "monochrome-1 multicolor-1:custom hierarchical-1:primary SFSymbolsPreview437B48",
      "monochrome-0 multicolor-2:tintColor hierarchical-2:tertiary",
    ])
  private static let graded = template(
    """
    .monochrome-0 {-sfsymbols-variable-threshold:0.0}
    .monochrome-1 {-sfsymbols-variable-threshold:0.34}
    .monochrome-2 {-sfsymbols-variable-threshold:0.68}
    """, ["monochrome-0", "monochrome-1", "monochrome-2"])

  private func drawing(
    _ template: String, weight: Int = 400, scale: SymbolRequest.Scale = .medium,
    value: Double? = nil, mode: SymbolRequest.Mode = .monochrome
  ) throws -> SymbolDrawing {
    try Fixtures.withFolder(named: "own", ["bars.svg": template]) { folder in
      let catalog = try SymbolCatalog(folder: Fixtures.package.appending(path: "Symbols"))
      let request = SymbolRequest(
        name: "bars", pointSize: 20, weight: weight, scale: scale, variableValue: value,
        mode: mode)
      let found = catalog.drawing(request, file: folder.appending(path: "bars.svg"))
      #expect(catalog.issues.isEmpty)
      return try #require(found)
    }
  }

  @Test func everyModeHasItsOwnLayers() throws {
    let plain = try drawing(Self.layers)
    #expect(plain.layers.map(\.isCutOut) == [false, true, false])
    let levels = try drawing(Self.layers, mode: .hierarchical)
    #expect(levels.layers.map(\.level) == [1, 0, 2])
    #expect(levels.layers.allSatisfy { !$0.isCutOut })
    let colors = try drawing(Self.layers, mode: .multicolor)
    #expect(colors.layers.map(\.colorName) == ["systemBlueColor", nil, nil])
    #expect(colors.layers.map { $0.color?.hex } == ["#007AFF", "#437B48", nil])
    #expect(colors.layers.map(\.opacity) == [1, 0.5, 1])
  }

  @Test(arguments: [
    (nil, [1, 1, 1]), (0.0, [0.3, 0.3, 0.3]), (0.1, [1, 0.3, 0.3]), (0.34, [1, 1, 0.3]),
    (0.67, [1, 1, 0.3]), (1, [1, 1, 1]), (Double.nan, [1, 1, 1]),
  ])
  func aValueLightsTheLayersItReaches(_ value: Double?, _ opacities: [Double]) throws {
    let found = try drawing(Self.graded, value: value)
    #expect(found.isGraded)
    // Layers painted alike are one.
    let shown = found.layers.flatMap { layer in
      layer.path.elements.filter { if case .move = $0 { true } else { false } }
        .map { _ in layer.opacity }
    }
    #expect(shown == opacities)
    #expect(try !drawing(Self.layers).isGraded)
  }

  @Test func aTemplateKeepsItsPlaceAndSize() throws {
    let found = try drawing(Self.layers, scale: .small)
    // Ten units left of the first bar, at a fifth of a point a unit.
    #expect(found.size.width == 20)
    let box = found.layers.filter { !$0.isCutOut }
      .reduce(CGRect.null) { $0.union($1.path.boundingRect) }
    #expect(abs(box.minX - 2.8) < 1e-6)
    #expect(abs(box.height - 14) < 1e-6)
    #expect(abs(found.size.height - found.baselineOffset - box.maxY) < 1e-6)
    let medium = try drawing(Self.layers).layers[0].path.boundingRect
    #expect(abs(medium.height - 14 / 0.783) < 1e-6)
  }

  /// A licensed user's drawing stands in the box that was recorded for the name.
  @Test func aTemplateForAKnownNameHasItsRecordedBox() throws {
    try Fixtures.withFolder(named: "own", ["star.svg": Self.layers]) { folder in
      let catalog = try SymbolCatalog(
        folder: Fixtures.package.appending(path: "Symbols"), overrides: folder)
      let found = try #require(catalog.drawing(SymbolRequest(name: "star", pointSize: 17)))
      #expect(found.size == CGSize(width: 22, height: 20))
      #expect(found.baselineOffset == 3.5)
      let box = found.layers.filter { !$0.isCutOut }
        .reduce(CGRect.null) { $0.union($1.path.boundingRect) }
      #expect(abs(box.maxY - 16.5) < 1e-6)
      #expect(abs(box.height - 70 * 0.17 / 0.783) < 1e-6)
      // The middle between the margins is the middle of the box.
      #expect(abs((box.minX - 4 * 0.17 / 0.783) - (11 - 40 * 0.17 / 0.783)) < 1e-6)
    }
  }

  @Test func aWeightBetweenTwoIsAMixture() throws {
    func width(_ weight: Int) throws -> CGFloat {
      try drawing(Self.layers, weight: weight, scale: .small).layers[0].path.boundingRect.width
    }
    #expect(abs(try width(400) - 12 * 0.2) < 1e-6)
    #expect(abs(try width(900) - 20 * 0.2) < 1e-6)
    #expect(abs(try width(650) - 16 * 0.2) < 1e-6)
    // Lighter than the lightest drawn: that one.
    #expect(abs(try width(100) - 12 * 0.2) < 1e-6)
  }
}
