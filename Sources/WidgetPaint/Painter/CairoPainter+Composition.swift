import CPangoCairo
import Foundation
import WidgetGeometry
import WidgetRaster
import WidgetScene

/// Masks, blend modes and projections: composed first, then put on the canvas in another way.
extension CairoPainter {
  /// Keeps of `items` what `mask` covers.
  func masked(
    _ items: [DisplayItem], by mask: [DisplayItem], on canvas: borrowing Canvas,
    _ state: PaintState
  ) throws(PaintError) {
    if let (path, style) = Grouping.opaqueShape(mask) {
      return try clipped(items, to: path, style, on: canvas, state)
    }
    let limit = state.visible(mask.bounds)
    guard !limit.isEmpty, var content = try layer(of: items, within: limit, state) else { return }
    var inner = state
    inner.alpha = 1
    inner.clip = content.region.rect
    let cover = try layer(content.region) { canvas throws(PaintError) in
      try paint(mask, on: canvas, inner)
    }
    guard let cover else { return }
    content.bitmap.multiplyAlpha(by: cover.bitmap)
    try draw(content, alpha: state.alpha, on: canvas)
  }

  /// Composes items and lets them meet what is below in another way than covering it.
  func blended(
    _ items: [DisplayItem], _ mode: BlendMode, on canvas: borrowing Canvas, _ state: PaintState
  ) throws(PaintError) {
    if mode == .normal { return try isolated(items, on: canvas, state) }
    if let composition = cairo_operator_t(mode) {
      return try composed(items, alpha: 1, composition, on: canvas, state)
    }
    guard let blend = PixelBlend(mode), let layer = try layer(of: items, within: state.clip, state)
    else { return }
    let region = layer.region.intersection(canvas.region)
    guard !region.isEmpty, var result = copy(region, of: canvas) else { return }
    try spend(region.pixelCount * PaintCost.recolor)
    let part = region.offsetBy(dx: -layer.region.x, dy: -layer.region.y)
    result.blend(layer.bitmap.cropped(to: part).faded(by: state.alpha), blend)
    // What was below is in the result: it is replaced, by as much as the clip lets through.
    try draw(Layer(bitmap: result, region: region), alpha: 1, CAIRO_OPERATOR_SOURCE, on: canvas)
  }

  /// What has been painted on a region of a canvas of pixels.
  func copy(_ region: DeviceRect, of canvas: borrowing Canvas) -> Bitmap? {
    let area = region.intersection(canvas.region)
    guard !area.isEmpty, canvas.pixels != nil else { return nil }
    var result = Bitmap(width: area.width, height: area.height)
    let (dx, dy, stride) = (area.x - canvas.region.x, area.y - canvas.region.y, canvas.region.width)
    canvas.editPixels { pixels in
      result.withUnsafeMutablePixels { target in
        for y in 0..<area.height {
          for x in 0..<area.width {
            target[y * area.width + x] = pixels[(y + dy) * stride + x + dx]
          }
        }
      }
    }
    return result
  }

  /// Composes items in their own coordinates and looks at the result from a slant.
  func projected(
    _ items: [DisplayItem], _ numbers: [CGFloat], on canvas: borrowing Canvas,
    _ state: PaintState
  ) throws(PaintError) {
    guard let projection = ProjectionTransform(numbers) else {
      return report.note(.notFinite, "projection")
    }
    if let transform = projection.affine {
      guard transform.isInvertible else { return }
      return try isolated(items, on: canvas, state.transformed(by: transform))
    }
    let bounds = items.bounds
    guard !bounds.isNull, bounds.isFinite else { return }
    var inverse = projection.concatenating(ProjectionTransform(state.transform))
    guard inverse.invert() else { return }
    let density = state.lengthScale
    let local = CGAffineTransform(scaleX: density, y: density)
    let flat = PaintState(transform: local, clip: bounds.applying(local))
    guard let content = try layer(of: items, within: flat.clip, flat) else { return }

    let place = DisplayItem.grouped(.projection(numbers), items).bounds
    let region = DeviceRect(covering: state.visible(place)).intersection(canvas.region)
    guard !region.isEmpty else { return }
    try spend(region.pixelCount * PaintCost.projection)
    var result = Layer(bitmap: Bitmap(width: region.width, height: region.height), region: region)
    report.work.layers += 1
    report.work.layerPixels += region.pixelCount
    let (x0, y0) = (CGFloat(content.region.x), CGFloat(content.region.y))
    result.bitmap.withUnsafeMutablePixels { pixels in
      for y in 0..<region.height {
        for x in 0..<region.width {
          let device = CGPoint(x: CGFloat(region.x + x) + 0.5, y: CGFloat(region.y + y) + 0.5)
          guard inverse.isVisible(device) else { continue }
          let point = device.applying(inverse)
          pixels[y * region.width + x] = content.bitmap.sample(
            point.x * density - x0, point.y * density - y0)
        }
      }
    }
    try draw(result, alpha: state.alpha, on: canvas)
  }
}

extension Bitmap {
  /// Keeps of each pixel as much as the same pixel of `mask` covers.
  mutating func multiplyAlpha(by mask: Bitmap) {
    withUnsafeMutablePixels { pixels in
      mask.withUnsafePixels { cover in
        for index in pixels.indices {
          pixels[index] = PixelOps.scale(pixels[index], by: cover[index] >> 24)
        }
      }
    }
  }
}

extension cairo_operator_t {
  /// Cairo's operator for a blend mode, or `nil` where ours is used.
  init?(_ mode: BlendMode) {
    switch mode {
    case .normal: self = CAIRO_OPERATOR_OVER
    case .multiply: self = CAIRO_OPERATOR_MULTIPLY
    case .screen: self = CAIRO_OPERATOR_SCREEN
    case .overlay: self = CAIRO_OPERATOR_OVERLAY
    case .darken: self = CAIRO_OPERATOR_DARKEN
    case .lighten: self = CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: self = CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: self = CAIRO_OPERATOR_COLOR_BURN
    case .hardLight: self = CAIRO_OPERATOR_HARD_LIGHT
    case .difference: self = CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: self = CAIRO_OPERATOR_EXCLUSION
    case .sourceAtop: self = CAIRO_OPERATOR_ATOP
    case .destinationOver: self = CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: self = CAIRO_OPERATOR_DEST_OUT
    case .plusLighter: self = CAIRO_OPERATOR_ADD
    case .softLight, .plusDarker, .hue, .saturation, .color, .luminosity: return nil
    }
  }
}
