package import Foundation
import Synchronization
package import WidgetGeometry
package import WidgetScene

/// Symbols by their SF Symbols name, drawn from free outlines.
///
/// A name is looked for in the widget's own folder, then in the table of names; failing that its
/// last words are taken off one by one, and `leaf.circle.fill` becomes a leaf in a filled circle.
/// One catalogue serves all workers.
package final class SymbolCatalog: Sendable {
  private let tables: SymbolTables
  private let overrides: URL?
  private let limits: RenderLimits
  private let state = Mutex(State())

  private struct State: Sendable {
    var drawings: [SymbolRequest: SymbolDrawing] = [:]
    var issues: [AssetIssue] = []
  }

  /// Drawings kept; a widget has a few dozen at most.
  private static let cacheSize = 256
  /// What a template's box is higher than its ink, in font sizes.
  private static let templateMargin: CGFloat = 0.12
  /// A `badge` on a `slash` on an `enclosure`, and no further.
  private static let mostAdditions = 4

  /// - Parameters:
  ///   - folder: The shipped `Symbols` folder.
  ///   - overrides: SVG files and path files named like a symbol, which come before ours.
  package init(
    folder: URL, overrides: URL? = nil, limits: RenderLimits = .standard
  ) throws(AssetIssue) {
    tables = try SymbolTables(folder: folder, limits: limits)
    self.overrides = overrides
    self.limits = limits
  }

  /// The symbol, `nil` when nobody knows the name.
  package func drawing(_ request: SymbolRequest) -> SymbolDrawing? {
    guard request.pointSize.isFinite, request.pointSize > 0, request.pointSize <= 10_000 else {
      return nil
    }
    if let known = state.withLock({ $0.drawings[request] }) { return known }
    guard let drawing = make(request) else { return nil }
    state.withLock { state in
      if state.drawings.count >= Self.cacheSize { state.drawings.removeAll() }
      state.drawings[request] = drawing
    }
    return drawing
  }

  /// A custom symbol from a file, the `.symbolset` of a catalogue for example.
  package func drawing(_ request: SymbolRequest, file: URL) -> SymbolDrawing? {
    guard let symbol = read(file, request) else { return nil }
    return SymbolLayout(request: request)
      .drawing(symbol.art, box: box(for: request.name, of: symbol), mirrored: false)
  }

  /// Every name in the table, in byte order.
  package var names: [String] { tables.names }

  /// Names near `name`, best first.
  package func suggestions(for name: String) -> [String] {
    NearestName.suggestions(for: name, among: tables.names)
  }

  /// Files of the override folder that could not be used.
  package var issues: [AssetIssue] { state.withLock { $0.issues } }

  private func make(_ request: SymbolRequest) -> SymbolDrawing? {
    let mirrored = request.direction == .rightToLeft && SymbolName.mirrors(request.name)
    let layout = SymbolLayout(request: request)
    if let file = overrideFile(request.name), let symbol = read(file, request) {
      return layout.drawing(
        symbol.art, box: box(for: request.name, of: symbol), mirrored: mirrored)
    }
    let composer = SymbolComposer(weight: request.weight, direction: request.direction)
    guard let art = art(request.name, composer, additions: 0) else { return nil }
    return layout.drawing(
      art, box: tables.box(request.name) ?? inheritedBox(request.name, art.ink),
      mirrored: mirrored)
  }

  private func art(_ name: String, _ composer: SymbolComposer, additions: Int) -> SymbolArt? {
    let isFilled = name.hasSuffix(".fill")
    if let entry = tables.entry(name) {
      let addition = SymbolName.addition(entry.compose)
      let fills = entry.outline.hasSuffix("-fill") || isFilled && addition == nil
      guard
        var art = tables.art(entry.outline, layers: entry.layers, isFilled: fills)?
          .weighted(composer.weight)
      else { return nil }
      if entry.likeness == "approx" {
        art.substitution = "a stand-in of another shape (\(entry.outline))"
      }
      return addition.map { add($0, to: art, composer, additions) } ?? art
    }
    guard additions < Self.mostAdditions else { return nil }
    if let split = SymbolName.split(name) {
      if case .enclosure = split.addition, let base = split.bases.last,
        let glyphs = SymbolName.glyphs(base), let art = letters(glyphs)
      {
        return add(split.addition, to: art, composer, additions)
      }
      for base in split.bases {
        guard var art = art(base, composer, additions: additions + 1) else { continue }
        art.substitution = art.substitution ?? "composed from “\(base)”"
        return add(split.addition, to: art, composer, additions)
      }
    }
    // A filled form that was never drawn: better its outline than nothing.
    guard isFilled, var art = art(String(name.dropLast(5)), composer, additions: additions + 1)
    else { return nil }
    art.substitution = "drawn as an outline"
    return art
  }

  private func add(
    _ addition: SymbolComposer.Addition, to art: SymbolArt, _ composer: SymbolComposer,
    _ additions: Int
  ) -> SymbolArt {
    switch addition {
    case .enclosure(let shape, let isFilled):
      return composer.enclosed(art, in: shape, isFilled: isFilled)
    case .slash: return composer.slashed(art)
    case .badge(let mark):
      let glyph =
        self.art(mark, composer, additions: additions + 1)
        ?? tables.art("bootstrap/plus-lg", layers: nil, isFilled: false)
      return glyph.map { composer.badged(art, with: $0) } ?? art
    }
  }

  /// Capital letters or digits side by side.
  private func letters(_ text: String) -> SymbolArt? {
    var path = Path()
    var x: CGFloat = 0
    for character in text {
      guard let letter = tables.letter(character) else { return nil }
      path.elements += letter.path.offsetBy(dx: x, dy: 0).elements
      x += letter.advance
    }
    // Semibold letters are as heavy as regular symbols.
    return SymbolArt(
      parts: [SymbolArt.Part(path: path)], ink: path.boundingRect, pen: .regular)
  }

  /// The box of a name that has none: that of its enclosure or base, or one in proportion to the
  /// ink, by the line that the shipped boxes of square icons follow.
  private func inheritedBox(_ name: String, _ ink: CGRect) -> SymbolBox {
    if let split = SymbolName.split(name) {
      if case .enclosure(let shape, _) = split.addition,
        let box = tables.box(shape == .circle ? "circle" : "square")
      {
        return box
      }
      for base in split.bases {
        if let box = tables.box(base) { return box }
      }
    }
    if name.hasSuffix(".fill"), let box = tables.box(String(name.dropLast(5))) { return box }
    let (width, height) = (ink.width / 1000, ink.height / 1000)
    let em = CGSize(
      width: max(0.249 + 1.392 * width - 0.186 * height, 0.22),
      height: max(0.457 + 0.13 * width + 0.76 * height, 0.22))
    // The middle of most recorded boxes is this far above the baseline, half the cap height.
    return SymbolBox(
      emWidth: em.width, emHeight: em.height, emDescent: em.height / 2 - 0.349, recorded: nil)
  }

  private func box(for name: String, of symbol: SymbolFile) -> SymbolBox {
    if let known = tables.box(name) { return known }
    if let frame = symbol.art.frame {
      // A template is drawn in font units: ink keeps its size and its place on the baseline,
      // margins give the width.
      let ink = symbol.art.ink
      var box = SymbolBox(
        emWidth: (frame.right - frame.left) / 1000,
        emHeight: ink.height / 1000 + Self.templateMargin,
        emDescent: ink.maxY / 1000 + Self.templateMargin / 2, recorded: nil)
      box.isTemplate = true
      return box
    }
    return inheritedBox(name, symbol.art.ink)
  }

  private func overrideFile(_ name: String) -> URL? {
    guard let overrides, !name.contains("/"), !name.hasPrefix(".") else { return nil }
    for suffix in ["svg", "path"] {
      let file = overrides.appendingPathComponent("\(name).\(suffix)")
      if FileManager.default.fileExists(atPath: file.path) { return file }
    }
    return nil
  }

  private func read(_ file: URL, _ request: SymbolRequest) -> SymbolFile? {
    do {
      var symbol = try SymbolFile(
        file, named: file.lastPathComponent, weight: request.weight, mode: request.mode,
        limits: limits)
      // A template has drawings for the weights, an icon is drawn heavier.
      symbol.art = symbol.art.frame == nil ? symbol.art.weighted(request.weight) : symbol.art
      return symbol
    } catch {
      state.withLock { if !$0.issues.contains(error) { $0.issues.append(error) } }
      return nil
    }
  }
}
