import Foundation
import Testing
import WidgetAssets
import WidgetGeometry
import WidgetScene

/// Symbols by name: boxes, compositions, weights and layers.
struct SymbolCatalogTests {
  private let catalog: SymbolCatalog

  init() throws { catalog = try SymbolCatalog(folder: Fixtures.package.appending(path: "Symbols")) }

  private func symbol(
    _ name: String, _ size: CGFloat = 17, weight: Int = 400,
    scale: SymbolRequest.Scale = .medium, value: Double? = nil,
    direction: LayoutDirection = .leftToRight
  ) -> SymbolDrawing? {
    catalog.drawing(
      SymbolRequest(
        name: name, pointSize: size, weight: weight, scale: scale, variableValue: value,
        direction: direction))
  }

  /// The ink's box, marks and cut-outs apart.
  private func ink(_ drawing: SymbolDrawing) -> CGRect {
    drawing.layers.filter { !$0.isCutOut }.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
  }

  @Test(arguments: [
    ("circle", 17.0, 20.0, 19.0, 3.5), ("star", 17, 22, 20, 3.5), ("gear", 17, 21.5, 20.5, 4),
    ("wifi", 17, 22.5, 16, 2), ("chevron.right", 17, 12.5, 16.5, 2), ("star", 13, 16.5, 16, 3),
    ("star", 28, 36, 33, 6), ("star", 40, 51, 47, 8.5),
  ])
  func boxesAreThoseRecorded(
    _ name: String, _ size: Double, _ width: Double, _ height: Double, _ descent: Double
  ) throws {
    let drawing = try #require(symbol(name, size))
    #expect(drawing.size == CGSize(width: width, height: height))
    #expect(drawing.baselineOffset == CGFloat(descent))
  }

  @Test func heavierAndLargerSymbolsHaveLargerBoxes() throws {
    #expect(symbol("star", weight: 700)?.size == CGSize(width: 22.5, height: 21))
    #expect(symbol("star", scale: .large)?.size == CGSize(width: 28, height: 26.5))
    #expect(symbol("star", 13, scale: .small)?.size == CGSize(width: 13.5, height: 13))
  }

  @Test func whatIsEnclosedIsAsLightAsItsRing() throws {
    let regular = try #require(symbol("a.circle"))
    let light = try #require(symbol("a.circle", weight: 100))
    // Cleared along the edges of the ring, and along those of the letter.
    #expect(light.layers.filter(\.isCutOut).count == 2)
    #expect(regular.layers.allSatisfy { !$0.isCutOut })
  }

  @Test func fillsHaveTheBoxOfTheirOutlines() {
    for name in ["star", "circle", "house", "cloud", "bolt", "leaf"] {
      #expect(symbol(name)?.size == symbol("\(name).fill")?.size, "\(name)")
    }
  }

  @Test func aCircleIsAboutAsWideAsTheFontIsLarge() throws {
    let ink = ink(try #require(symbol("circle.fill")))
    #expect(abs(ink.width - 17) < 0.3)
    #expect(abs(ink.midX - 10) < 0.01)
  }

  @Test func symbolsDrawInsideTheirBoxes() throws {
    #expect(catalog.names.count == 1_809)
    // One in six; all of them take ten seconds without optimisation.
    for (index, name) in catalog.names.enumerated() where index.isMultiple(of: 6) {
      let drawing = try #require(symbol(name), "\(name)")
      let ink = ink(drawing)
      let box = CGRect(origin: .zero, size: drawing.size).insetBy(dx: -0.01, dy: -0.01)
      #expect(box.contains(ink), "\(name): \(ink) in \(drawing.size)")
      #expect(max(ink.width / box.width, ink.height / box.height) > 0.45, "\(name)")
    }
  }

  @Test func everyNameHasAnOutlineAndABox() throws {
    func rows(_ file: String) throws -> [[Substring]] {
      try String(
        contentsOf: Fixtures.package.appending(path: "Symbols/\(file).tsv"), encoding: .utf8
      )
      .split(separator: "\n").dropFirst().map { $0.split(separator: "\t") }
    }
    let outlines = Set(try rows("outlines").map { $0[0] })
    let boxes = Set(try rows("boxes").map { $0[0] })
    for row in try rows("names") {
      #expect(outlines.contains(row[1]), "\(row[0])")
      #expect(boxes.contains(row[0]), "\(row[0])")
    }
  }

  @Test func weightsGrowEvenly() throws {
    for name in ["heart", "xmark"] {
      let areas = try [100, 400, 900].map { weight in
        area(try #require(symbol(name, 100, weight: weight)))
      }
      #expect(areas == areas.sorted(), "\(name): \(areas)")
      #expect(areas[2] > areas[0] * 2, "\(name): \(areas)")
    }
  }

  /// How many of 24 × 24 points of a grid are covered, cut-outs taken off.
  private func area(_ drawing: SymbolDrawing) -> Int {
    let layers = drawing.layers.map {
      (path: $0.path.flattened(tolerance: 2), isCutOut: $0.isCutOut)
    }
    var count = 0
    for row in 0..<24 {
      for column in 0..<24 {
        let point = CGPoint(
          x: (CGFloat(column) + 0.5) * drawing.size.width / 24,
          y: (CGFloat(row) + 0.5) * drawing.size.height / 24)
        if let top = layers.last(where: { $0.path.contains(point) }), !top.isCutOut { count += 1 }
      }
    }
    return count
  }

  @Test func aGrownOutlineCoversTheDrawnOne() throws {
    // Outline and stroke are one path; if they turned against each other, holes would open.
    let regular = try #require(symbol("circle", 100))
    let layer = try #require(regular.layers.first)
    let ring = layer.path.boundingRect
    #expect(layer.path.contains(CGPoint(x: ring.minX + 1, y: ring.midY)))
    #expect(layer.path.contains(CGPoint(x: ring.minX + 4, y: ring.midY)))
    #expect(layer.path.contains(CGPoint(x: ring.minX + 7, y: ring.midY)))
    #expect(!layer.path.contains(CGPoint(x: ring.midX, y: ring.midY)))
  }

  @Test func filledEnclosuresCutTheirMarkOut() throws {
    for name in ["xmark.circle.fill", "leaf.circle.fill", "42.square.fill"] {
      let drawing = try #require(symbol(name))
      let mark = try #require(drawing.layers.last)
      #expect(drawing.layers.first?.level == 1, "\(name)")
      #expect(mark.isCutOut && mark.isMark && mark.level == 0, "\(name)")
      #expect(mark.color == .white, "\(name)")
    }
  }

  @Test func unmappedNamesAreComposedAndSaySo() throws {
    let leaf = try #require(symbol("leaf.circle"))
    #expect(leaf.substitution == "composed from “leaf”")
    #expect(leaf.size == symbol("circle")?.size)
    let slashed = try #require(symbol("leaf.slash"))
    #expect(slashed.layers.map(\.isCutOut) == [false, true, false])
    let badged = try #require(symbol("leaf.badge.plus"))
    #expect(badged.layers.last?.isMark == true)
    #expect(try #require(symbol("50.circle")).substitution == nil)
    #expect(symbol("51.circle") == nil)
    #expect(symbol("no.such.symbol") == nil)
    #expect(symbol("circle.circle.circle.circle.circle.circle.circle") == nil)
  }

  @Test func badgesStandAtTheTrailingCorner() throws {
    let left = ink(try #require(symbol("leaf.badge.plus", direction: .rightToLeft)))
    let right = ink(try #require(symbol("leaf.badge.plus")))
    #expect(abs(left.width - right.width) < 0.01)
    let badge = try #require(symbol("leaf.badge.plus", direction: .rightToLeft)?.layers.last)
    #expect(badge.path.boundingRect.midX < left.midX)
  }

  @Test func directionalSymbolsAreMirroredRightToLeft() throws {
    for (name, mirrors) in [
      ("chevron.forward", true), ("list.bullet", true), ("forward.fill", false),
      ("chevron.right", false), ("star", false),
    ] {
      let changed = symbol(name) != symbol(name, direction: .rightToLeft)
      #expect(changed == mirrors, "\(name)")
    }
    #expect(
      symbol("chevron.backward", direction: .rightToLeft)?.size
        == symbol("chevron.backward")?.size)
  }

  @Test(arguments: [(0.0, 0), (0.1, 1), (0.25, 1), (0.5, 2), (1, 4), (9, 4)])
  func aVariableValueLightsStepsInOrder(_ value: Double, _ lit: Int) throws {
    let bars = try #require(symbol("cellularbars", value: value))
    // Neighbours that look alike are one layer.
    let dim = bars.layers.filter { $0.opacity == 0.3 }
    let bright = bars.layers.filter { $0.opacity == 1 }
    #expect(bright.flatMap(\.path.subpaths).count == lit * contoursPerBar)
    #expect(dim.flatMap(\.path.subpaths).count == (4 - lit) * contoursPerBar)
    if let bright = bright.first, let dim = dim.first {
      #expect(bright.path.boundingRect.maxX < dim.path.boundingRect.minX)
    }
  }

  /// A bar and the two sides of its stroke.
  private let contoursPerBar = 3

  @Test func weatherHasColoursAndLevels() throws {
    let weather = try #require(symbol("cloud.sun.rain.fill"))
    #expect(weather.layers.map(\.level) == [0, 1, 2] || weather.layers.map(\.level) == [0, 1])
    #expect(weather.layers.map { $0.color?.hex }.prefix(2) == ["#FFFFFF", "#FFCC00"])
  }

  @Test func nearNamesAreSuggested() {
    #expect(catalog.suggestions(for: "heartt.fill").first == "heart.fill")
    #expect(catalog.suggestions(for: "chevron.rigth").first == "chevron.right")
  }

  @Test func theSameRequestGivesTheSameDrawing() throws {
    let other = try SymbolCatalog(folder: Fixtures.package.appending(path: "Symbols"))
    for name in ["gear", "leaf.circle.fill", "cloud.rain"] {
      let request = SymbolRequest(name: name, pointSize: 21, weight: 500)
      #expect(catalog.drawing(request) == other.drawing(request))
    }
  }

  @Test func sizesOutOfRangeDrawNothing() {
    for size in [0, -1, CGFloat.nan, .infinity, 1e6] { #expect(symbol("star", size) == nil) }
  }

  @Test func theTablesAreInByteOrder() throws {
    for file in ["names", "outlines", "boxes"] {
      let url = Fixtures.package.appending(path: "Symbols/\(file).tsv")
      let keys = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").dropFirst()
        .map { Array($0.prefix { $0 != "\t" }.utf8) }
      let isSorted = zip(keys, keys.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) }
      #expect(isSorted, "\(file)")
    }
  }
}

/// Symbols that come from the author's files.
struct SymbolFileTests {
  private let symbols = Fixtures.package.appending(path: "Symbols")

  @Test func filesComeBeforeTheTable() throws {
    let files = [
      "star.svg": "<svg viewBox='0 0 24 24'><rect x='2' y='2' width='20' height='20'/></svg>",
      "mine.path": "M0 0H1000V500H0Z",
      "bad.svg": "<svg><path d='nonsense'/></svg>",
    ]
    try Fixtures.withFolder(named: "own", files) { folder in
      let catalog = try SymbolCatalog(folder: symbols, overrides: folder)
      let star = try #require(catalog.drawing(SymbolRequest(name: "star", pointSize: 17)))
      #expect(star.size == CGSize(width: 22, height: 20))
      let ink = star.layers[0].path.boundingRect
      #expect(abs(ink.width - ink.height) < 0.01)
      let mine = try #require(catalog.drawing(SymbolRequest(name: "mine", pointSize: 17)))
      #expect(
        abs(mine.layers[0].path.boundingRect.width / 2 - mine.layers[0].path.boundingRect.height)
          < 0.01)
      #expect(catalog.drawing(SymbolRequest(name: "bad", pointSize: 17)) == nil)
      #expect(catalog.issues.map(\.file) == ["bad.svg"])
    }
  }

  @Test func templatesGiveTheDrawingOfTheWeightAndTheirMargins() throws {
    let template = """
      <?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">
      <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
      <style>.monochrome-0 {fill:#000}</style>
      <g id="Guides"><line id="left-margin-Regular-M" x1="1000" x2="1000" y1="0" y2="9"/>
      <line id="right-margin-Regular-M" x1="1120" x2="1120" y1="0" y2="9"/></g>
      <g id="Symbols">
      <g id="Regular-M" transform="matrix(1 0 0 1 1000 1126)">
      <path class="hierarchical-0:secondary" d="M10 -70H110V0H10Z"/></g>
      <g id="Black-M" transform="matrix(1 0 0 1 2000 1126)"><path d="M0 -80H120V10H0Z"/></g>
      </g></svg>
      """
    try Fixtures.withFolder(named: "own", ["spark.svg": template]) { folder in
      let catalog = try SymbolCatalog(folder: symbols)
      let file = folder.appending(path: "spark.svg")
      let regular = try #require(
        catalog.drawing(
          SymbolRequest(name: "spark", pointSize: 20, mode: .hierarchical), file: file))
      #expect(regular.size.width == 24)
      #expect(regular.layers[0].level == 1)
      let ink = regular.layers[0].path.boundingRect
      #expect(abs(ink.width / ink.height - 100.0 / 70) < 0.01)
      let black = try #require(
        catalog.drawing(SymbolRequest(name: "spark", pointSize: 20, weight: 900), file: file))
      let heavy = black.layers[0].path.boundingRect
      #expect(abs(heavy.width / heavy.height - 120.0 / 90) < 0.01)
    }
  }

  @Test func strokedIconsAreOutlined() throws {
    let icon = """
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"
      stroke-linecap="round"><circle cx="12" cy="12" r="9"/><line x1="12" y1="8" x2="12" y2="12"/></svg>
      """
    try Fixtures.withFolder(named: "own", ["info.svg": icon]) { folder in
      let catalog = try SymbolCatalog(folder: symbols)
      let drawing = try #require(
        catalog.drawing(
          SymbolRequest(name: "info", pointSize: 20), file: folder.appending(path: "info.svg")))
      let path = Path(elements: drawing.layers.flatMap(\.path.elements))
      let box = path.boundingRect
      #expect(abs(box.width - box.height) < 0.01)
      #expect(!path.contains(CGPoint(x: box.midX, y: box.maxY - box.height / 3)))
      #expect(path.contains(CGPoint(x: box.midX, y: box.midY - box.height / 10)))
    }
  }
}
