import CPangoCairo
import Foundation
import WidgetGeometry
import WidgetRaster
import WidgetScene

extension CairoPainter {
  /// Makes `paint` the context's source; the context's matrix must be that of `state`.
  /// - Parameter visible: The device pixels that will be touched at most.
  /// - Returns: Whether there is anything to paint.
  func setSource(
    _ paint: Paint, alpha: Double, covering visible: DeviceRect, on canvas: borrowing Canvas,
    _ state: PaintState
  ) throws(PaintError) -> Bool {
    guard alpha > 0, !visible.isEmpty else { return false }
    switch paint {
    case .solid(let color):
      let color = color.clamped
      guard color.alpha > 0 else { return false }
      cairo_set_source_rgba(
        canvas.context.pointer, color.red, color.green, color.blue, color.alpha * alpha)
    case .linear(let ramp, let start, let end):
      let pattern = try CairoPattern(
        owning: cairo_pattern_create_linear(start.x, start.y, end.x, end.y), "making a gradient")
      setGradient(pattern, ramp, alpha: alpha, on: canvas)
    case .radial(let ramp, let center, let startRadius, let endRadius):
      let pattern = try CairoPattern(
        owning: cairo_pattern_create_radial(
          center.x, center.y, max(0, startRadius), center.x, center.y, max(0, endRadius)),
        "making a gradient")
      setGradient(pattern, ramp, alpha: alpha, on: canvas)
    case .elliptical(let ramp, let center, let radii, let startFraction, let endFraction):
      guard radii.width > 0, radii.height > 0 else { return false }
      let pattern = try CairoPattern(
        owning: cairo_pattern_create_radial(
          0, 0, max(0, startFraction), 0, 0, max(0, endFraction)),
        "making a gradient")
      pattern.setMatrix(
        CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(
          CGAffineTransform(scaleX: 1 / radii.width, y: 1 / radii.height)))
      setGradient(pattern, ramp, alpha: alpha, on: canvas)
    case .angular(let ramp, let center, let start, let end):
      let raster = AngularRaster(ramp, center: center, start: start, end: end, alpha: alpha)
      try setPixels("angular gradient", visible, on: canvas, state) { raster.bitmap($0, $1) }
    case .mesh(let mesh):
      guard let raster = MeshRaster(mesh, alpha: alpha) else {
        report.note(.notFinite, "mesh gradient")
        return false
      }
      try setPixels("mesh gradient", visible, on: canvas, state) { raster.bitmap($0, $1) }
    case .image(let image, let source, let tile):
      return try setTiles(
        paint, image, source, tile, alpha: alpha, covering: visible, on: canvas, state)
    case .faded(let paint, let opacity):
      return try setSource(
        paint, alpha: alpha * min(max(opacity, 0), 1), covering: visible, on: canvas, state)
    }
    return true
  }

  private func setGradient(
    _ pattern: borrowing CairoPattern, _ ramp: GradientRamp, alpha: Double,
    on canvas: borrowing Canvas
  ) {
    for stop in ramp.deviceStops {
      cairo_pattern_add_color_stop_rgba(
        pattern.pointer, stop.location, stop.color.red, stop.color.green, stop.color.blue,
        stop.color.alpha * alpha)
    }
    cairo_pattern_set_extend(pattern.pointer, CAIRO_EXTEND_PAD)
    canvas.context.setSource(pattern)
  }

  /// Makes pixels of our own the source.
  /// - Parameter make: Gives the pixels of a region, whose coordinates the transform maps points to.
  private func setPixels(
    _ subject: String, _ visible: DeviceRect, on canvas: borrowing Canvas, _ state: PaintState,
    _ make: (DeviceRect, CGAffineTransform) -> Bitmap
  ) throws(PaintError) {
    if isVector { report.note(.rasterized, subject) }
    let density = rasterDensity
    let transform = state.transform.concatenating(CGAffineTransform(scaleX: density, y: density))
    let area = isVector ? visible : visible.intersection(canvas.region)
    let region = DeviceRect(
      covering: area.rect.applying(CGAffineTransform(scaleX: density, y: density)))
    let surface = try CairoSurface(copying: make(region, transform))
    let pattern = try CairoPattern(surface)
    let map = transform.concatenating(
      CGAffineTransform(translationX: CGFloat(-region.x), y: CGFloat(-region.y)))
    if isVector {
      let size = PixelSize(width: region.width, height: region.height)
      pattern.setMatrix(
        map.shrinking(size, drawnAt: CGSize(width: size.width, height: size.height)))
    } else {
      pattern.setMatrix(map)
      cairo_pattern_set_extend(pattern.pointer, CAIRO_EXTEND_PAD)
    }
    // Pixels fall on pixels.
    cairo_pattern_set_filter(pattern.pointer, CAIRO_FILTER_NEAREST)
    canvas.context.setSource(pattern)
  }

  /// A picture repeated in both directions.
  private func setTiles(
    _ paint: Paint, _ image: ImageRef, _ source: CGRect?, _ tile: CGRect, alpha: Double,
    covering visible: DeviceRect, on canvas: borrowing Canvas, _ state: PaintState
  ) throws(PaintError) -> Bool {
    guard tile.width > 0, tile.height > 0 else { return false }
    if isVector { return try setTilePixels(paint, alpha: alpha, visible, on: canvas, state) }
    let density = CGAffineTransform(scaleX: rasterDensity, y: rasterDensity)
    let size = tile.applying(state.transform.concatenating(density)).size
    guard let part = picture(image, source: source, drawnAt: size)?.shrunk(to: size, .linear)
    else { return false }
    let surface = try CairoSurface(copying: part.bitmap.faded(by: alpha))
    let pattern = try CairoPattern(surface)
    pattern.setMatrix(part.pixels(from: tile))
    cairo_pattern_set_extend(pattern.pointer, CAIRO_EXTEND_REPEAT)
    cairo_pattern_set_filter(
      pattern.pointer, isVector ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    canvas.context.setSource(pattern)
    return true
  }
}

extension CairoPainter {
  /// Tiles as one picture: viewers stretch each tile to whole pixels.
  private func setTilePixels(
    _ paint: Paint, alpha: Double, _ visible: DeviceRect, on canvas: borrowing Canvas,
    _ state: PaintState
  ) throws(PaintError) -> Bool {
    let local = state.transform.inverted()
    let area = visible.rect.applying(local)
    var inner = state
    inner.alpha = alpha
    let tiles = DisplayItem.fill(Path(area), paint, FillStyle(antialiased: false))
    report.note(.rasterized, "picture paint")
    let layer = try fallback.layer(of: [tiles], inner, &report)
    guard let layer else { return false }
    let density = state.transform.concatenating(
      CGAffineTransform(scaleX: rasterDensity, y: rasterDensity))
    let surface = try CairoSurface(copying: layer.bitmap)
    let pattern = try CairoPattern(surface)
    let size = layer.bitmap.size
    pattern.setMatrix(
      density.concatenating(
        CGAffineTransform(translationX: CGFloat(-layer.region.x), y: CGFloat(-layer.region.y))
      ).shrinking(size, drawnAt: CGSize(width: size.width, height: size.height)))
    cairo_pattern_set_filter(pattern.pointer, CAIRO_FILTER_NEAREST)
    canvas.context.setSource(pattern)
    return true
  }
}

extension Bitmap {
  /// The picture with its alpha multiplied.
  func faded(by alpha: Double) -> Bitmap {
    let factor = UInt32((min(max(alpha, 0), 1) * 255).rounded())
    guard factor < 255 else { return self }
    return Bitmap(
      width: width, height: height, pixels: pixels.map { PixelOps.scale($0, by: factor) })
  }
}
