import Foundation
import WidgetGeometry
import WidgetRaster
import WidgetScene

/// Glyphs and pictures.
extension SVGWriter {
  /// Units of one em in glyph definitions: one decimal is then a ten-thousandth of an em.
  private static let unitsPerEm: CGFloat = 1000

  func glyphs(_ run: GlyphRun, _ paint: Paint, _ state: PaintState) throws(PaintError) {
    guard run.size > 0 else { return }
    let face = cache.glyphs.face(run.face)
    var outlines: [(path: Path, glyph: PlacedGlyph)] = []
    var hasPictures = false
    for glyph in run.glyphs {
      if glyph.id == 0 { report.note(.missingGlyph, "\(run.face.file) for \"\(run.text)\"") }
      let shape = cache.glyphs.shape(
        of: glyph.id, in: run.face, number: face, from: resources.glyphs)
      switch shape {
      case .empty: continue
      case .outline(let path): outlines.append((path, glyph))
      case .bitmap(let width, let height, let pixels, let frame):
        guard pixels.count == width * height, width > 0, height > 0 else {
          report.note(.missingGlyph, "\(run.face.file) glyph \(glyph.id)")
          continue
        }
        hasPictures = true
        try pictureGlyph(
          Bitmap(width: width, height: height, pixels: pixels), frame, glyph, run)
      }
    }
    if textForm == .embeddedFonts, hasPictures {
      report.note(.textAsOutlines, "picture glyphs of \"\(run.text)\"")
    }
    if textForm == .embeddedFonts, !hasPictures || !outlines.isEmpty {
      let shapes = Dictionary(outlines.map { ($0.glyph.id, $0.path) }) { first, _ in first }
      if try text(run, outlines: shapes, paint, state) { return }
    }
    guard !outlines.isEmpty else { return }
    report.note(
      .textAsOutlines, textForm == .outlines ? "SVG text" : "glyphs that stand for no text")
    let label = SVGText.attribute("aria-label", run.text)
    guard let (color, opacity) = solid(paint) else {
      // A gradient is in the run's coordinates, which a glyph drawn by reference has not.
      var path = Path()
      for (outline, glyph) in outlines {
        path.elements += outline.applying(place(glyph, run.size)).elements
      }
      guard let ink = try ink(paint, "fill", covering: path.controlBounds, state) else { return }
      return document.line("<path d=\"\(path.svgPathData())\"\(ink)\(label)/>")
    }
    guard opacity > 0 else { return }
    // Opacity of the group, not of the fill: where glyphs overlap it shows once.
    let strength = opacity < 1 ? SVGText.attribute("opacity", opacity, decimals: 4) : ""
    document.open("<g fill=\"\(SVGText.color(color))\"\(strength)\(label)>")
    for (outline, glyph) in outlines {
      let key = "\(face) \(glyph.id)"
      let id = document.define("glyph", key: key) { id in
        let large = outline.applying(
          CGAffineTransform(scaleX: Self.unitsPerEm, y: Self.unitsPerEm))
        return "<path id=\"\(id)\" d=\"\(large.svgPathData(decimals: 1))\"/>"
      }
      document.line(
        "<use xlink:href=\"#\(id)\" transform=\"translate(\(SVGText.number(glyph.position.x))"
          + " \(SVGText.number(glyph.position.y)))"
          + " scale(\(SVGText.number(run.size / Self.unitsPerEm, decimals: 6)))\"/>")
    }
    document.close("</g>")
  }

  /// The colour of a plain paint.
  func solid(_ paint: Paint) -> (color: ColorValue, opacity: Double)? {
    switch paint {
    case .solid(let color): return (color, color.clamped.alpha)
    case .faded(let inner, let opacity):
      guard let (color, alpha) = solid(inner) else { return nil }
      return (color, alpha * min(max(opacity, 0), 1))
    case .linear, .radial, .elliptical, .angular, .mesh, .image: return nil
    }
  }

  private func place(_ glyph: PlacedGlyph, _ size: CGFloat) -> CGAffineTransform {
    CGAffineTransform(
      a: size, b: 0, c: 0, d: size, tx: glyph.position.x, ty: glyph.position.y)
  }

  private func pictureGlyph(
    _ bitmap: Bitmap, _ frame: CGRect, _ glyph: PlacedGlyph, _ run: GlyphRun
  ) throws(PaintError) {
    let id = try define(bitmap)
    let rect = CGRect(
      x: glyph.position.x + frame.minX * run.size, y: glyph.position.y + frame.minY * run.size,
      width: frame.width * run.size, height: frame.height * run.size)
    let map = CGAffineTransform(
      a: rect.width / CGFloat(bitmap.width), b: 0, c: 0, d: rect.height / CGFloat(bitmap.height),
      tx: rect.minX, ty: rect.minY)
    document.line("<use xlink:href=\"#\(id)\" transform=\"\(SVGText.matrix(map))\"/>")
  }

  func image(_ draw: ImageDraw, _ state: PaintState) throws(PaintError) {
    guard draw.rect.width > 0, draw.rect.height > 0 else { return }
    if draw.interpolation == .none, !draw.image.isScalable, let squares = enlarged(draw, state) {
      return try image(squares.draw, whole: try define(squares.bitmap), squares.bitmap.size, state)
    }
    let full = CGRect(x: 0, y: 0, width: draw.image.pixels.width, height: draw.image.pixels.height)
    let isWhole = draw.source == nil || draw.source == full
    guard let (id, pixels) = try define(draw, isWhole: isWhole, state) else { return }

    let (sx, sy) = (CGFloat(pixels.width) / full.width, CGFloat(pixels.height) / full.height)
    let part = draw.source.map { $0.overlap(full) } ?? full
    guard !part.isNull, part.width > 0, part.height > 0 else { return }
    let source = CGRect(
      x: part.minX * sx, y: part.minY * sy, width: part.width * sx, height: part.height * sy)
    if isWhole { return try image(draw, whole: id, pixels, state) }
    let view = [source.minX, source.minY, source.width, source.height]
      .map { SVGText.number($0) }.joined(separator: " ")
    try image(
      draw, state,
      as: "<svg\(SVGText.rect(draw.rect)) viewBox=\"\(view)\" preserveAspectRatio=\"none\">"
        + "<use xlink:href=\"#\(id)\"/></svg>")
  }

  /// Draws all of an embedded picture.
  private func image(
    _ draw: ImageDraw, whole id: String, _ pixels: PixelSize, _ state: PaintState
  ) throws(PaintError) {
    let map = CGAffineTransform(
      a: draw.rect.width / CGFloat(pixels.width), b: 0, c: 0,
      d: draw.rect.height / CGFloat(pixels.height), tx: draw.rect.minX, ty: draw.rect.minY)
    let rendering = draw.interpolation == .none ? " style=\"image-rendering:pixelated\"" : ""
    try image(
      draw, state,
      as: "<use xlink:href=\"#\(id)\" transform=\"\(SVGText.matrix(map))\"\(rendering)/>")
  }

  /// Mirrors and tints what `text` draws.
  private func image(
    _ draw: ImageDraw, _ state: PaintState, as text: String
  ) throws(PaintError) {
    var text = text
    if draw.isFlipped {
      let mirror = CGAffineTransform(
        a: -1, b: 0, c: 0, d: 1, tx: draw.rect.minX + draw.rect.maxX, ty: 0)
      text = "<g transform=\"\(SVGText.matrix(mirror))\">\(text)</g>"
    }
    guard let tint = draw.tint else { return document.line(text) }
    guard let ink = try ink(tint, "fill", covering: draw.rect, state) else { return }
    let mask = document.define("mask", key: text) { id in
      "<mask id=\"\(id)\" style=\"mask-type:alpha\" maskUnits=\"userSpaceOnUse\""
        + "\(SVGText.rect(draw.rect))>\(text)</mask>"
    }
    document.line("<rect\(SVGText.rect(draw.rect))\(ink) mask=\"url(#\(mask))\"/>")
  }

  /// A picture whose pixels are to be seen as squares, at the size it is drawn: not every viewer
  /// knows `image-rendering`.
  private func enlarged(
    _ draw: ImageDraw, _ state: PaintState
  ) -> (draw: ImageDraw, bitmap: Bitmap)? {
    let t = state.transform
    let width = draw.rect.width * (t.a * t.a + t.b * t.b).squareRoot() * scale
    let height = draw.rect.height * (t.c * t.c + t.d * t.d).squareRoot() * scale
    let all = draw.image.pixels
    let part = picturePainter {
      $0.picture(
        draw.image, source: draw.source,
        drawnAt: CGSize(width: CGFloat(all.width), height: CGFloat(all.height)))
    }
    guard let bitmap = part?.bitmap,
      let size = PixelSize(
        points: CGSize(width: width, height: height), scale: 1, limits: resources.limits)
    else { return nil }
    var whole = draw
    whole.source = nil
    return (whole, bitmap.resized(to: size, .nearest))
  }

  /// Embeds the picture of a draw, the file's own bytes where they suit.
  /// - Returns: Its identifier and its size in pixels.
  private func define(
    _ draw: ImageDraw, isWhole: Bool, _ state: PaintState
  ) throws(PaintError) -> (id: String, pixels: PixelSize)? {
    let full = draw.image.pixels
    let t = state.transform
    let drawn = CGSize(
      width: draw.rect.width * (t.a * t.a + t.b * t.b).squareRoot() * scale,
      height: draw.rect.height * (t.c * t.c + t.d * t.d).squareRoot() * scale)
    // Parts are cut from the whole picture: all of them share one embedded file, or one for each
    // size in which an outline is drawn.
    var wanted = CGSize(width: full.width, height: full.height)
    if isWhole {
      wanted = drawn
    } else if draw.image.isScalable, let part = draw.source, part.width > 0, part.height > 0 {
      wanted.width *= drawn.width / part.width
      wanted.height *= drawn.height / part.height
    }
    if draw.image.isScalable { report.note(.rasterized, "SVG picture") }
    let isNear =
      CGFloat(full.width) <= 1.5 * wanted.width && CGFloat(full.height) <= 1.5 * wanted.height
    if isNear, let file = resources.images.encoded(for: draw.image) {
      let id = document.define("image", key: "file " + draw.image.id) { id in
        element(
          id, full, "data:\(file.mediaType);base64,\(file.data.base64EncodedString())")
      }
      return (id, full)
    }
    let part = picturePainter { $0.picture(draw.image, source: nil, drawnAt: wanted) }
    guard let bitmap = part?.shrunk(to: wanted, draw.interpolation.kernel).bitmap else {
      return nil
    }
    return (try define(bitmap), bitmap.size)
  }

  /// Embeds pixels, equal ones once.
  func define(_ bitmap: Bitmap) throws(PaintError) -> String {
    let data = try dataURI(bitmap)
    return document.define("image", key: data) { id in element(id, bitmap.size, data) }
  }

  private func element(_ id: String, _ size: PixelSize, _ data: String) -> String {
    "<image id=\"\(id)\" width=\"\(size.width)\" height=\"\(size.height)\""
      + " preserveAspectRatio=\"none\" xlink:href=\"\(data)\"/>"
  }
}
