import CPangoCairo
import Foundation
import WidgetGeometry
import WidgetRaster
import WidgetScene

/// Effects on pixels.  On a vector surface a second painter composes the pixels at the raster
/// scale.
extension CairoPainter {
  /// A Gaussian of `radius` points, at most as wide as the limits allow.
  private func gaussian(_ radius: CGFloat, _ state: PaintState) -> GaussianBlur {
    let wanted = radius * state.lengthScale
    let most = resources.limits.effectRadiusPixels
    if wanted > CGFloat(most) {
      report.note(.limited, "blur radius of \(Int(min(wanted, 1e6))) pixels, limited to \(most)")
    }
    return GaussianBlur(sigma: Double(wanted), limits: resources.limits)
  }

  func blurred(
    _ items: [DisplayItem], radius: CGFloat, isOpaque: Bool, on canvas: borrowing Canvas,
    _ state: PaintState
  ) throws(PaintError) {
    let blur = gaussian(radius, state)
    let reach = blur.reach
    guard reach > 0 else { return try isolated(items, on: canvas, state) }
    let needed = state.clip.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))
    guard var result = try layer(of: items, within: needed, margin: reach, state) else { return }
    try spend(result.region.pixelCount * PaintCost.blur)
    result.bitmap = blur.applied(to: result.bitmap, edges: isOpaque ? .opaque : .transparent)
    try draw(result, alpha: state.alpha, on: canvas)
  }

  func shadowed(
    _ items: [DisplayItem], _ color: ColorValue, radius: CGFloat, offset: CGSize,
    on canvas: borrowing Canvas, _ state: PaintState
  ) throws(PaintError) {
    let content = try shadow(of: items, color, radius: radius, offset: offset, on: canvas, state)
    if let content { try draw(content, alpha: state.alpha, on: canvas) }
  }

  /// Paints a shadow without what casts it.
  /// - Returns: What casts it, where that or its shadow can be seen.
  @discardableResult
  func shadow(
    of items: [DisplayItem], _ color: ColorValue, radius: CGFloat, offset: CGSize,
    on canvas: borrowing Canvas, _ state: PaintState
  ) throws(PaintError) -> Layer? {
    let blur = gaussian(radius, state)
    let move = offset.applying(state.transform)
    // What is seen of the shadow, moved back to where it comes from, is what is seen of the items.
    let margin = CGFloat(blur.reach + 1)
    let source = state.clip.offsetBy(dx: -move.width, dy: -move.height)
      .insetBy(dx: -margin, dy: -margin)
    let content = try layer(of: items, within: source.union(state.clip), state)
    guard let content, color.alpha > 0, move.width.isFinite, move.height.isFinite else {
      return content
    }
    let region = content.region.outset(by: blur.reach + 1)
      .intersection(DeviceRect(covering: source))
    guard !region.isEmpty else { return content }
    try spend(region.pixelCount * PaintCost.blur / 4)
    let alpha = blur.applied(to: content.alpha(on: region))
    let shadow = Layer(bitmap: alpha.tinted(RGBA8(color)), region: region)
    try draw(shadow, movedBy: move, alpha: state.alpha, on: canvas)
    return content
  }

  func recolored(
    _ items: [DisplayItem], _ effect: WidgetScene.ColorEffect, on canvas: borrowing Canvas,
    _ state: PaintState
  ) throws(PaintError) {
    guard var content = try layer(of: items, within: state.clip, state) else { return }
    try spend(content.region.pixelCount * PaintCost.recolor)
    content.bitmap = content.bitmap.applying(effect)
    try draw(content, alpha: state.alpha, on: canvas)
  }

  /// Replaces what is below, inside `path`, by a blurred and saturated copy of it.
  func backdrop(
    _ path: Path, blurRadius: CGFloat, saturation: Double, on canvas: borrowing Canvas,
    _ state: PaintState
  ) throws(PaintError) {
    guard let hull = path.hull, state.transform.isInvertible else { return }
    let blur = gaussian(blurRadius, state)
    let shown = DeviceRect(covering: state.visible(hull)).intersection(canvas.region)
    guard !shown.isEmpty else { return }
    let region = shown.outset(by: blur.reach)
    // A wide blur is made on a smaller picture.
    try spend(region.pixelCount * PaintCost.blur / (blur.sigma >= 16 ? 8 : 1))
    guard let seen = copy(region, of: canvas) else { return }
    // Beyond the picture's edge its last pixels go on, or the edge would darken.
    var below = Layer(
      bitmap: seen.extended(region.intersection(canvas.region), to: region), region: region)
    report.work.layers += 1
    report.work.layerPixels += region.pixelCount
    below.bitmap = below.bitmap.softened(by: blur)
    if saturation != 1 {
      below.bitmap = below.bitmap.applying(WidgetScene.ColorEffect.saturation(saturation))
    }
    try canvas.context.saved { () throws(PaintError) in
      canvas.setMatrix(state.transform)
      canvas.context.append(path)
      canvas.context.setFill(FillStyle())
      cairo_clip(canvas.context.pointer)
      try draw(below, alpha: 1, CAIRO_OPERATOR_SOURCE, on: canvas)
    }
  }

  /// Paints a layer away from where it belongs; between pixels by straight lines.
  private func draw(
    _ layer: Layer, movedBy move: CGSize, alpha: Double, on canvas: borrowing Canvas
  ) throws(PaintError) {
    // Farther than any picture reaches, or nowhere: nothing of it is seen.
    let reach = DeviceRect.reach
    guard abs(move.width) < reach, abs(move.height) < reach else { return }
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

extension Layer {
  /// The layer's alpha on another region; nothing where the layer is not.
  func alpha(on target: DeviceRect) -> AlphaPlane {
    let shared = region.intersection(target)
    let values = [UInt8](unsafeUninitializedCapacity: target.pixelCount) { buffer, count in
      buffer.initialize(repeating: 0)
      bitmap.withUnsafePixels { pixels in
        for y in shared.y..<shared.maxY {
          let from = (y - region.y) * region.width + shared.x - region.x
          let to = (y - target.y) * target.width + shared.x - target.x
          for x in 0..<shared.width {
            buffer[to + x] = UInt8(truncatingIfNeeded: pixels[from + x] >> 24)
          }
        }
      }
      count = target.pixelCount
    }
    return AlphaPlane(width: target.width, height: target.height, values: values)
  }
}

extension Bitmap {
  /// The picture blurred; a wide blur is made on a smaller picture, whose missing detail it would
  /// remove anyway.  Materials blur whole backgrounds by dozens of pixels.
  fileprivate func softened(by blur: GaussianBlur) -> Bitmap {
    // From here on pixels of a quarter of a sigma are left.
    let factor = blur.sigma >= 16 ? 4 : 1
    guard factor > 1 else { return blur.applied(to: self) }
    let small = PixelSize(
      width: (width + factor - 1) / factor, height: (height + factor - 1) / factor)
    let whole = DeviceRect(x: 0, y: 0, width: width, height: height)
    let blurred = GaussianBlur(sigma: blur.sigma / Double(factor)).applied(to: resized(to: small))
    let full = CGRect(x: 0, y: 0, width: small.width, height: small.height)
    return Resampler.scale(blurred, source: full, to: whole.rect, region: whole, .linear)
  }

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
}
