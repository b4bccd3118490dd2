import CPangoCairo
import Foundation
import WidgetGeometry
import WidgetRaster
import WidgetScene

/// Effects on pixels.  On a vector surface a second painter composes the pixels at the raster
/// scale.
extension CairoPainter {
  /// Beyond this many sigmas less than half a level of 255 is left of a Gaussian.
  private static let reach: CGFloat = 3

  /// A Gaussian's sigma in device pixels, at most what the limits allow.
  private func sigma(_ radius: CGFloat, _ state: PaintState) -> CGFloat {
    let wanted = max(0, radius * state.lengthScale)
    let most = CGFloat(resources.limits.effectRadiusPixels)
    guard wanted > most else { return wanted.isFinite ? wanted : 0 }
    report.note(.limited, "blur radius of \(Int(min(wanted, 1e6))) pixels, limited to \(Int(most))")
    return most
  }

  /// How far a blur carries, in whole pixels.
  private func margin(_ sigma: CGFloat) -> CGFloat { (sigma * Self.reach).rounded(.up) }

  func blurred(
    _ items: [DisplayItem], radius: CGFloat, isOpaque: Bool, on canvas: borrowing Canvas,
    _ state: PaintState
  ) throws(PaintError) {
    let sigma = sigma(radius, state)
    guard sigma > 0 else { return try isolated(items, on: canvas, state) }
    let margin = margin(sigma)
    let needed = state.clip.insetBy(dx: -margin, dy: -margin)
    guard let content = try layer(of: items, within: needed, state) else { return }
    let region = content.region.outset(by: Int(margin))
      .intersection(DeviceRect(covering: needed))
    guard var result = try placed(content, on: region) else { return }
    result.bitmap.blur(sigma: sigma)
    if isOpaque {
      // The content's own alpha, with what shines in from outside it made up for.
      guard let original = try placed(content, on: region) else { return }
      result.bitmap.restoreAlpha(of: original.bitmap)
    }
    try draw(result, alpha: state.alpha, on: canvas)
  }

  func shadowed(
    _ items: [DisplayItem], _ color: ColorValue, radius: CGFloat, offset: CGSize,
    on canvas: borrowing Canvas, _ state: PaintState
  ) throws(PaintError) {
    let sigma = sigma(radius, state)
    let margin = margin(sigma)
    let move = offset.applying(state.transform)
    guard color.alpha > 0, move.width.isFinite, move.height.isFinite else {
      return try isolated(items, on: canvas, state)
    }
    // What is seen of the shadow, moved back to where it comes from, is what is seen of the items.
    let source = state.clip.offsetBy(dx: -move.width, dy: -move.height)
      .insetBy(dx: -margin - 1, dy: -margin - 1)
    guard let content = try layer(of: items, within: source.union(state.clip), state) else {
      return
    }
    let region = content.region.outset(by: Int(margin) + 1).intersection(
      DeviceRect(covering: source))
    if var shadow = try placed(content, on: region) {
      shadow.bitmap.blurAlpha(sigma: sigma, color: color)
      try draw(shadow, movedBy: move, alpha: state.alpha, on: canvas)
    }
    try draw(content, alpha: state.alpha, on: canvas)
  }

  func recolored(
    _ items: [DisplayItem], _ effect: ColorEffect, on canvas: borrowing Canvas,
    _ state: PaintState
  ) throws(PaintError) {
    guard var content = try layer(of: items, within: state.clip, state) else { return }
    content.bitmap.apply(effect)
    try draw(content, alpha: state.alpha, on: canvas)
  }

  /// Replaces what is below, inside `path`, by a blurred and saturated copy of it.
  func backdrop(
    _ path: Path, blurRadius: CGFloat, saturation: Double, on canvas: borrowing Canvas,
    _ state: PaintState
  ) throws(PaintError) {
    guard let hull = path.hull, state.transform.isInvertible else { return }
    let sigma = sigma(blurRadius, state)
    let shown = DeviceRect(covering: state.visible(hull)).intersection(canvas.region)
    guard !shown.isEmpty else { return }
    let region = shown.outset(by: Int(margin(sigma)))
    guard let seen = copy(region, of: canvas) else { return }
    // Beyond the picture's edge its last pixels go on, or the edge would darken.
    var below = Layer(
      bitmap: seen.extended(region.intersection(canvas.region), to: region), region: region)
    report.work.layers += 1
    report.work.layerPixels += region.pixelCount
    if sigma > 0 { below.bitmap.blur(sigma: sigma) }
    if saturation != 1 { below.bitmap.apply(.saturation(saturation)) }
    try canvas.context.saved { () throws(PaintError) in
      canvas.setMatrix(state.transform)
      canvas.context.append(path)
      canvas.context.setFill(FillStyle())
      cairo_clip(canvas.context.pointer)
      try draw(below, alpha: 1, CAIRO_OPERATOR_SOURCE, on: canvas)
    }
  }

  /// A layer's pixels on another region.
  private func placed(_ layer: Layer, on region: DeviceRect) throws(PaintError) -> Layer? {
    try self.layer(region) { canvas throws(PaintError) in
      try draw(layer, alpha: 1, CAIRO_OPERATOR_SOURCE, on: canvas)
    }
  }

  /// Paints a layer away from where it belongs; between pixels by straight lines.
  private func draw(
    _ layer: Layer, movedBy move: CGSize, alpha: Double, on canvas: borrowing Canvas
  ) throws(PaintError) {
    let (x, y) = (move.width.rounded(), move.height.rounded())
    if abs(move.width - x) < 1e-6, abs(move.height - y) < 1e-6 {
      var moved = layer
      moved.region = layer.region.offsetBy(dx: Int(x), dy: Int(y))
      return try draw(moved, alpha: alpha, on: canvas)
    }
    try layer.bitmap.lendSurface { surface throws(PaintError) in
      canvas.context.saved {
        let context = canvas.context.pointer
        canvas.setDeviceMatrix()
        cairo_set_source_surface(
          context, surface.pointer, Double(layer.region.x) + move.width,
          Double(layer.region.y) + move.height)
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
        cairo_paint_with_alpha(context, alpha)
      }
    }
  }
}

extension Bitmap {
  /// The bitmap, which shows `region`, as part of a larger one whose other pixels repeat its edge.
  func extended(_ region: DeviceRect, to larger: DeviceRect) -> Bitmap {
    guard region != larger, !isEmpty else { return self }
    var result = Bitmap(width: larger.width, height: larger.height)
    result.withUnsafeMutablePixels { target in
      for y in 0..<larger.height {
        let row = min(max(y + larger.y - region.y, 0), height - 1) * width
        for x in 0..<larger.width {
          target[y * larger.width + x] =
            pixels[row + min(max(x + larger.x - region.x, 0), width - 1)]
        }
      }
    }
    return result
  }

  /// Gives every pixel the alpha it has in `original`, its colour unchanged.
  mutating func restoreAlpha(of original: Bitmap) {
    withUnsafeMutablePixels { pixels in
      original.withUnsafePixels { originals in
        for index in pixels.indices {
          let straight = PixelOps.unpremultiply(pixels[index]) | 0xFF00_0000
          pixels[index] = PixelOps.scale(straight, by: originals[index] >> 24)
        }
      }
    }
  }
}
