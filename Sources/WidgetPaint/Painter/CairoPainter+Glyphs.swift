import CPangoCairo
import Foundation
import WidgetGeometry
import WidgetRaster
import WidgetScene

extension CairoPainter {
  /// Em sizes above this, in device pixels, are drawn at their exact place: so large a glyph is
  /// rarely drawn twice, and remembering it would not pay.
  private static let largestCachedSize: CGFloat = 320

  /// A run is one area: where glyphs overlap, a translucent paint shows once.
  func glyphs(
    _ run: GlyphRun, _ paint: Paint, on canvas: borrowing Canvas, _ state: PaintState
  ) throws(PaintError) {
    guard state.transform.isInvertible, run.size > 0 else { return }
    try spend(run.glyphs.count * PaintCost.glyph)
    let face = cache.glyphs.face(run.face)
    var outlines: [(path: Path, glyph: PlacedGlyph)] = []
    for glyph in run.glyphs {
      if glyph.id == 0 { report.note(.missingGlyph, "\(run.face.file) for \"\(run.text)\"") }
      let shape = cache.glyphs.shape(
        of: glyph.id, in: run.face, number: face, from: resources.glyphs)
      switch shape {
      case .empty: break
      case .outline(let path): outlines.append((path, glyph))
      case .bitmap(let width, let height, let pixels, let frame):
        guard pixels.count == width * height, width > 0, height > 0 else {
          report.note(.missingGlyph, "\(run.face.file) glyph \(glyph.id)")
          continue
        }
        let bitmap = Bitmap(width: width, height: height, pixels: pixels)
        let rect = CGRect(
          x: glyph.position.x + frame.minX * run.size, y: glyph.position.y + frame.minY * run.size,
          width: frame.width * run.size, height: frame.height * run.size)
        if isVector { report.note(.textAsOutlines, "picture glyphs of \"\(run.text)\"") }
        try pictureGlyph(bitmap, in: rect, on: canvas, state)
      }
    }
    // Text of a font of our own can only have a plain colour: viewers lose its shape otherwise.
    if isVector, paint.isPlain {
      let shapes = Dictionary(outlines.map { ($0.glyph.id, $0.path) }) { first, _ in first }
      return try textGlyphs(run, outlines: shapes, paint, on: canvas, state)
    }
    guard !outlines.isEmpty else { return }
    if isVector {
      report.note(.textAsOutlines, "\"\(run.text)\" in a gradient or picture")
      try outlinesAsPath(outlines, run, paint, on: canvas, state)
    } else if let scale = state.transform.uniformScale,
      run.size * scale <= Self.largestCachedSize
    {
      try coverage(of: outlines, run, face: face, scale: scale, paint, on: canvas, state)
    } else {
      try outlinesAsPath(outlines, run, paint, on: canvas, state)
    }
  }

  /// What an item paints, as `DisplayItem.bounds` but with the glyphs' own outlines, of which a list
  /// only knows that they are within an em or so.
  func inkBounds(_ item: DisplayItem) -> CGRect {
    switch item {
    case .glyphs(let run, _):
      let face = cache.glyphs.face(run.face)
      let ink = run.glyphs.reduce(CGRect.null) { bounds, glyph in
        let hull = cache.glyphs.hull(
          of: glyph.id, in: run.face, number: face, from: resources.glyphs)
        guard !hull.isNull else { return bounds }
        return bounds.union(
          CGRect(
            x: glyph.position.x + hull.minX * run.size, y: glyph.position.y + hull.minY * run.size,
            width: hull.width * run.size, height: hull.height * run.size))
      }
      // Glyphs are moved by up to an eighth of a pixel, which is less than this from scale ½ on.
      return ink.isNull ? ink : ink.insetBy(dx: -0.25, dy: -0.25)
    case .group(.view, let bounds, let items), .group(.accent, let bounds, let items):
      return items.reduce(CGRect.null) { $0.union(inkBounds($1)) }.overlap(bounds)
    case .fill, .stroke, .image, .group: return item.bounds
    }
  }

  /// Glyphs at their exact places, as one path.
  private func outlinesAsPath(
    _ outlines: [(path: Path, glyph: PlacedGlyph)], _ run: GlyphRun, _ paint: Paint,
    on canvas: borrowing Canvas, _ state: PaintState
  ) throws(PaintError) {
    var path = Path()
    for (outline, glyph) in outlines {
      let place = CGAffineTransform(
        a: run.size, b: 0, c: 0, d: run.size, tx: glyph.position.x, ty: glyph.position.y)
      path.elements += outline.applying(place).cubics
    }
    guard let hull = path.hull else { return }
    report.work.glyphFills += outlines.count
    try canvas.context.saved { () throws(PaintError) in
      canvas.setMatrix(state.transform)
      let visible = DeviceRect(covering: state.visible(hull))
      try spend(paint, on: visible, elements: path.elements.count)
      guard try setSource(paint, alpha: state.alpha, covering: visible, on: canvas, state) else {
        return
      }
      canvas.context.append(path)
      canvas.context.setFill(FillStyle())
      cairo_fill(canvas.context.pointer)
    }
  }

  /// Glyphs on quarters of a pixel, first as coverage, then as a mask for the paint.
  private func coverage(
    of outlines: [(path: Path, glyph: PlacedGlyph)], _ run: GlyphRun, face: Int, scale: CGFloat,
    _ paint: Paint, on canvas: borrowing Canvas, _ state: PaintState
  ) throws(PaintError) {
    let places = outlines.map { outline, glyph in
      let place = glyph.position.applying(state.transform)
      let (x, phaseX) = quarters(place.x)
      let (y, phaseY) = quarters(place.y)
      let key = GlyphCache.Key(
        face: face, glyph: glyph.id, size: run.size * scale, phaseX: phaseX, phaseY: phaseY)
      return GlyphCluster.Member(
        key: key, x: x, y: y, outline: cache.glyphs.outline(key, of: outline))
    }
    var clusters: [GlyphCoverage] = []
    for cluster in GlyphCluster.all(of: places) {
      clusters.append(try cache.glyphs.coverage(of: cluster, counting: &report.work.glyphFills))
    }
    let visible = DeviceRect(covering: state.clip).intersection(canvas.region)
    guard var mask = CoverageMask(clusters, within: visible) else { return }
    let region = mask.region
    try spend(paint, on: region, elements: 1)
    try canvas.context.saved { () throws(PaintError) in
      canvas.setMatrix(state.transform)
      guard try setSource(paint, alpha: state.alpha, covering: region, on: canvas, state) else {
        return
      }
      canvas.setDeviceMatrix()
      try mask.lendSurface { surface in
        cairo_mask_surface(
          canvas.context.pointer, surface.pointer, Double(region.x), Double(region.y))
      }
    }
  }

  /// A colour picture standing for a glyph.
  private func pictureGlyph(
    _ bitmap: Bitmap, in rect: CGRect, on canvas: borrowing Canvas, _ state: PaintState
  ) throws(PaintError) {
    let full = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    let draw = ImageDraw(image: ImageRef(id: "", pixels: bitmap.size), rect: rect)
    let scale = state.lengthScale * rasterDensity
    try picture(
      PicturePart(bitmap: bitmap, source: full), draw,
      drawnAt: CGSize(width: rect.width * scale, height: rect.height * scale), on: canvas, state)
  }

  /// The whole pixel and the quarter nearest to `value`.
  private func quarters(_ value: CGFloat) -> (pixel: Int, phase: UInt8) {
    // Far outside every picture all places are alike.
    let total = Int((min(max(value, -1e6), 1e6) * 4).rounded())
    return (total >> 2, UInt8(total & 3))
  }
}

extension Paint {
  /// One colour everywhere.
  var isPlain: Bool {
    switch self {
    case .solid: true
    case .faded(let paint, _): paint.isPlain
    case .linear, .radial, .elliptical, .angular, .mesh, .image: false
    }
  }
}
