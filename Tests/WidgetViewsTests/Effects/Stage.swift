import Foundation
import WidgetGeometry
import WidgetLayout
import WidgetScene
import WidgetViews

/// Resolves, lays out and paints a view without fonts or files: what it would draw, as items.
struct Stage {
  var size = CGSize(width: 100, height: 100)
  var scale: CGFloat = 2
  var environment = EnvironmentValues()
  var container: PlacedContainer?
  var assets = StageAssets()

  struct Picture {
    var items: [DisplayItem]
    var frames: [(name: String, frame: CGRect)]
    var diagnostics: [Diagnostic]

    /// One line an item, groups indented.
    var dump: String { lines(items, indent: "").joined(separator: "\n") }

    /// The frame of the first node of a name.
    func frame(_ name: String) -> CGRect? { frames.first { $0.name == name }?.frame }
    func frames(_ name: String) -> [CGRect] { frames.filter { $0.name == name }.map(\.frame) }
  }

  func draw<V: View>(shaper: (any TextShaping)? = nil, _ make: () -> V) -> Picture {
    var environment = environment
    environment.displayScale = scale
    let session = RenderSession(
      shaper: shaper ?? BoxLetters(scale: scale), assets: assets, limits: RenderLimits())
    let table = DrawableTable()
    let resolver = Resolver(session: session, environment: environment, table: table)
    let roots = ResolveScope.run(resolver) {
      resolver.collect(axis: nil) { V._resolve(make(), $0) }
    }
    let root = resolver.single(
      roots,
      or: StackRule(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil))
    let pass = LayoutPass(
      resolver.graph, measurer: DrawableMeasurer(table), displayScale: scale)
    do {
      try pass.run(root: root, in: CGRect(origin: .zero, size: size))
    } catch {
      return Picture(items: [], frames: [("failed: \(error)", .zero)], diagnostics: [])
    }
    let builder = SceneBuilder(
      pass, table: table, session: session, scale: scale, container: container)
    let items = builder.items(of: root)
    var frames: [(String, CGRect)] = []
    for index in pass.graph.nodes.indices {
      guard let name = table.infos[NodeID(index)]?.name,
        let frame = pass.placements.frame(of: NodeID(index))
      else { continue }
      frames.append((name, frame))
    }
    return Picture(items: items, frames: frames, diagnostics: session.diagnostics)
  }
}

extension Resolver {
  fileprivate func collect(axis: Axis?, _ body: (Resolver) -> Void) -> [NodeID] {
    collect(axis: axis) { body(self) }
  }
}

/// Text where every letter is half as wide as the font is large, and a line one em high.
final class BoxLetters: TextShaping {
  let scale: CGFloat
  init(scale: CGFloat) { self.scale = scale }

  func metrics(_ font: FontRequest) -> FontMetrics {
    FontMetrics(
      ascender: 0.8 * font.size, descender: 0.2 * font.size, leading: 0,
      capHeight: 0.7 * font.size, xHeight: 0.5 * font.size)
  }

  func layout(_ block: TextBlock, proposal: ProposedViewSize) -> TextLayout {
    let font = block.runs.map(\.font).max { $0.size < $1.size } ?? FontRequest(size: 10)
    let metrics = metrics(font)
    let width = CGFloat(block.string.count) * font.size / 2
    let size = CGSize(width: min(width, proposal.width ?? width), height: font.size)
    let line = TextLayout.Line(
      text: block.string, origin: CGPoint(x: 0, y: metrics.ascender), width: size.width)
    let glyphs = block.runs.indices.map { index in
      TextLayout.Glyphs(
        run: index,
        glyphs: GlyphRun(
          face: FontFaceRef(file: "box"), size: block.runs[index].font.size,
          glyphs: [
            PlacedGlyph(id: 1, position: CGPoint(x: 0, y: metrics.ascender), textOffset: 0)
          ], text: block.runs[index].text))
    }
    return TextLayout(
      size: size, firstBaseline: metrics.ascender, lastBaseline: metrics.ascender, lines: [line],
      glyphs: glyphs, metrics: metrics)
  }
}

/// Symbols that are squares, pictures of 40 by 20 pixels, no colours, no strings.
final class StageAssets: AssetProviding {
  func image(named name: String, bundle: String?, traits: AssetTraits) -> ImageAsset? {
    guard name != "missing", let pixels = PixelSize(points: CGSize(width: 40, height: 20), scale: 1)
    else { return nil }
    return ImageAsset(
      content: .bitmap(ImageRef(id: name, pixels: pixels)), size: CGSize(width: 20, height: 10))
  }
  func image(data: Data, scale: CGFloat) -> ImageAsset? {
    data.isEmpty ? nil : image(named: "data", bundle: nil, traits: AssetTraits())
  }
  func color(named name: String, bundle: String?, traits: AssetTraits) -> ColorValue? { nil }
  func symbol(_ request: SymbolRequest) -> SymbolDrawing? {
    guard request.name != "missing" else { return nil }
    let side = request.pointSize
    return SymbolDrawing(
      size: CGSize(width: side, height: side), baselineOffset: 0.2 * side, capHeight: 0.7 * side,
      layers: [.init(path: Path(CGRect(x: 0, y: 0, width: side, height: side)))])
  }
  func localizedFormat(
    key: String, table: String?, locale: String, arguments: [LocalizedArgument]
  ) -> String? { nil }
  func suggestions(for name: String, among kind: AssetKind) -> [String] { [] }
}

private func lines(_ items: [DisplayItem], indent: String) -> [String] {
  items.flatMap { item -> [String] in
    switch item {
    case .fill(let path, let paint, _):
      return ["\(indent)fill \(box(path.controlBounds)) \(name(paint))"]
    case .stroke(let path, let paint, let style):
      return [
        "\(indent)stroke \(box(path.controlBounds)) \(number(style.lineWidth)) \(name(paint))"
      ]
    case .glyphs(let run, let paint):
      let at = run.glyphs.first?.position ?? .zero
      return ["\(indent)text “\(run.text)” \(number(at.x)),\(number(at.y)) \(name(paint))"]
    case .image(let draw): return ["\(indent)image \(draw.image.id) \(box(draw.rect))"]
    case .group(let effect, _, let inner):
      return ["\(indent)\(name(effect))"] + lines(inner, indent: indent + "  ")
    }
  }
}

private func name(_ effect: GroupEffect) -> String {
  switch effect {
  case .opacity(let value): "opacity \(number(value))"
  case .clip(let path, _): "clip \(box(path.controlBounds))"
  case .mask(let mask): "mask [\(lines(mask, indent: "").joined(separator: "; "))]"
  case .transform(let t):
    "transform "
      + [t.a, t.b, t.c, t.d, t.tx, t.ty].map { number($0) }.joined(separator: " ")
  case .projection(let m): "projection " + m.map { number($0) }.joined(separator: " ")
  case .shadow(let color, let radius, let offset):
    "shadow \(color.hex) \(number(radius)) \(number(offset.width)),\(number(offset.height))"
  case .blur(let radius, let opaque): "blur \(number(radius))\(opaque ? " opaque" : "")"
  case .color(let effect): "color \(effect)".replacingOccurrences(of: "WidgetScene.", with: "")
  case .blend(let mode): "blend \(mode)"
  case .backdrop(let path, let radius, _): "backdrop \(box(path.controlBounds)) \(number(radius))"
  case .accent(let role): "accent \(role)"
  case .isolate, .knockout, .view: effect.name
  }
}

private func name(_ paint: Paint) -> String {
  switch paint {
  case .solid(let color): color.hex
  case .linear(let ramp, let a, let b):
    "linear \(ramp.stops.count) \(number(a.x)),\(number(a.y)) \(number(b.x)),\(number(b.y))"
  case .radial(_, let center, let start, let end):
    "radial \(number(center.x)),\(number(center.y)) \(number(start)) \(number(end))"
  case .elliptical: "elliptical"
  case .angular(_, let center, let start, let end):
    "angular \(number(center.x)),\(number(center.y)) \(number(start)) \(number(end))"
  case .mesh(let mesh): "mesh \(mesh.columns)x\(mesh.rows)"
  case .image(let image, _, let tile): "pattern \(image.id) \(box(tile))"
  case .faded(let paint, let opacity): "\(name(paint)) at \(number(opacity))"
  }
}

private func box(_ rect: CGRect) -> String {
  "\(number(rect.minX)),\(number(rect.minY)) \(number(rect.width))x\(number(rect.height))"
}

private func number(_ value: CGFloat) -> String {
  let rounded = (value * 100).rounded() / 100
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}
