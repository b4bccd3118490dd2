import Foundation
import WidgetGeometry
import WidgetLayout
import WidgetScene

/// A picture with everything known: what a resolved `Image` paints.
struct ImageLeaf: PaintDrawable {
  enum Content {
    case bitmap(ImageRef, tint: ResolvedStyle?)
    case vector([DisplayItem], tint: ResolvedStyle?)
    case symbol(SymbolDrawing, SymbolInk)
  }

  let content: Content
  /// In points, before any resizing.
  let idealSize: CGSize
  let resizing: Image.Resizing?
  let interpolation: ImageInterpolation
  var isFlipped = false

  /// Of a symbol; other pictures sit on their bottom edge.
  var baselineFromTop: CGFloat? {
    guard case .symbol(let symbol, _) = content else { return nil }
    return idealSize.height - symbol.baselineOffset
  }

  /// Both on the symbol's one baseline.
  var baselines: Baselines? { baselineFromTop.map { Baselines(first: $0, last: $0) } }

  func items(in frame: CGRect, _ scene: SceneContext) -> [DisplayItem] {
    guard frame.width > 0, frame.height > 0 else { return [] }
    switch content {
    case .bitmap(let image, let tint):
      let paint = tint?.paint(in: frame)
      if let resizing, ImageSlices.areTooMany(resizing, idealSize, in: frame.size) {
        reportStretched(scene)
      }
      return slices(of: image, in: frame).map { source, rect in
        .image(
          ImageDraw(
            image: image, source: source, rect: rect, interpolation: interpolation, tint: paint,
            isFlipped: isFlipped))
      }
    case .vector(let items, let tint):
      let vector = VectorLeaf(
        items: items, idealSize: idealSize, resizing: resizing, isFlipped: isFlipped)
      if vector.isTooMuch(in: frame.size) { reportStretched(scene) }
      return tint.map { vector.placed(in: frame, style: $0) } ?? vector.placed(in: frame)
    case .symbol(let symbol, let ink):
      return ink.items(of: symbol, transform: fit(into: frame), in: frame)
    }
  }

  private func reportStretched(_ scene: SceneContext) {
    scene.session.report(
      Diagnostic(
        .warning, "tiles-stretched",
        "a picture would repeat more than \(ImageSlices.mostTiles) times; stretched instead"))
  }

  private func fit(into frame: CGRect) -> CGAffineTransform {
    var transform = CGAffineTransform(
      scaleX: frame.width / max(idealSize.width, 0.001),
      y: frame.height / max(idealSize.height, 0.001))
    if isFlipped {
      transform = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: idealSize.width, ty: 0)
        .concatenating(transform)
    }
    return transform.concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
  }

  /// The parts of the picture and where each goes: one when it simply stretches, up to nine with
  /// cap insets, more when it tiles.
  private func slices(of image: ImageRef, in frame: CGRect) -> [(CGRect?, CGRect)] {
    guard let resizing, resizing.capInsets != EdgeInsets() || resizing.mode == .tile else {
      return [(nil, frame)]
    }
    let scale = CGFloat(image.pixels.width) / max(idealSize.width, 0.001)
    let columns = ImageSlices.spans(
      length: frame.width, ideal: idealSize.width, start: resizing.capInsets.leading,
      end: resizing.capInsets.trailing, tiles: resizing.mode == .tile)
    let rows = ImageSlices.spans(
      length: frame.height, ideal: idealSize.height, start: resizing.capInsets.top,
      end: resizing.capInsets.bottom, tiles: resizing.mode == .tile)
    return rows.flatMap { row in
      columns.map { column in
        var target = CGRect(
          x: frame.minX + column.target.lowerBound, y: frame.minY + row.target.lowerBound,
          width: column.target.upperBound - column.target.lowerBound,
          height: row.target.upperBound - row.target.lowerBound)
        // Every part is mirrored in its place, and the places among themselves.
        if isFlipped { target.origin.x = frame.minX + frame.maxX - target.maxX }
        return (
          CGRect(
            x: column.source.lowerBound * scale, y: row.source.lowerBound * scale,
            width: (column.source.upperBound - column.source.lowerBound) * scale,
            height: (row.source.upperBound - row.source.lowerBound) * scale),
          target
        )
      }
    }
  }
}

/// Cuts one axis of a resizable picture: rigid caps at both ends, the middle stretched or repeated.
enum ImageSlices {
  struct Span {
    var source: Range<CGFloat>
    var target: Range<CGFloat>
  }

  /// More tiles than this on one axis are stretched instead; a 1 pt tile over a large canvas.
  static let mostTiles = 256

  /// Whether a picture of `ideal` size that tiles `size` is stretched on some axis.
  static func areTooMany(_ resizing: Image.Resizing, _ ideal: CGSize, in size: CGSize) -> Bool {
    guard resizing.mode == .tile else { return false }
    let caps = resizing.capInsets
    let middle = CGSize(
      width: ideal.width - caps.leading - caps.trailing,
      height: ideal.height - caps.top - caps.bottom)
    let most = CGFloat(mostTiles)
    return middle.width > 0 && size.width - caps.leading - caps.trailing > most * middle.width
      || middle.height > 0 && size.height - caps.top - caps.bottom > most * middle.height
  }

  static func spans(
    length: CGFloat, ideal: CGFloat, start: CGFloat, end: CGFloat, tiles: Bool
  ) -> [Span] {
    let start = min(max(start, 0), ideal)
    let end = min(max(end, 0), ideal - start)
    let middle = ideal - start - end
    let room = max(length - start - end, 0)
    var spans: [Span] = []
    if start > 0 { spans.append(Span(source: 0..<start, target: 0..<start)) }
    if middle > 0, room > 0 {
      if tiles, room / middle <= CGFloat(mostTiles) {
        var at = start
        while at < start + room - 1e-9 {
          let width = min(middle, start + room - at)
          spans.append(Span(source: start..<(start + width), target: at..<(at + width)))
          at += middle
        }
      } else {
        spans.append(
          Span(source: start..<(start + middle), target: start..<(start + room)))
      }
    }
    if end > 0 {
      let at = max(length - end, start)
      spans.append(Span(source: (ideal - end)..<ideal, target: at..<(at + end)))
    }
    return spans
  }
}

/// How a symbol's layers are coloured, with every colour known.
struct SymbolInk {
  let mode: SymbolRenderingMode.Kind
  /// The foreground at levels 0, 1 and 2.
  let levels: [ResolvedStyle]

  /// How strong each level is in hierarchical rendering.
  private static let hierarchicalOpacity: [Double] = [1, 0.5, 0.25]

  func items(
    of symbol: SymbolDrawing, transform: CGAffineTransform, in frame: CGRect
  ) -> [DisplayItem] {
    var items: [DisplayItem] = []
    // A mark in the style of the shape around it would fill its own hole: it stays cut out.
    var around: SymbolDrawing.Layer?
    for layer in symbol.layers {
      let path = layer.path.applying(transform)
      if layer.isCutOut {
        let cut = DisplayItem.fill(path, .solid(.black), layer.fill)
        items.append(.grouped(.knockout, [cut]))
      }
      if !layer.isCutOut { around = layer }
      if !layer.isCutOut || layer.isMark && !looksAlike(layer, around) {
        items += style(of: layer).opacity(layer.opacity).fill(path, in: frame, layer.fill)
      }
    }
    // What a layer cuts out of the others must not reach what is below the symbol.
    return symbol.layers.contains(where: \.isCutOut) ? [.grouped(.isolate, items)] : items
  }

  private func looksAlike(
    _ layer: SymbolDrawing.Layer, _ other: SymbolDrawing.Layer?
  ) -> Bool {
    switch mode {
    case .monochrome: true
    case .hierarchical, .palette: layer.level == other?.level
    case .multicolor: other.map { layer.color == $0.color } ?? false
    }
  }

  private func style(of layer: SymbolDrawing.Layer) -> ResolvedStyle {
    let level = min(max(layer.level, 0), 2)
    switch mode {
    case .monochrome: return levels[0]
    case .hierarchical: return levels[0].opacity(Self.hierarchicalOpacity[level])
    case .palette: return levels[level]
    case .multicolor: return layer.color.map { .color($0) } ?? levels[0]
    }
  }
}
