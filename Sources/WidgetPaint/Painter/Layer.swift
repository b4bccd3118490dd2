import CPangoCairo
import Foundation
import WidgetGeometry
import WidgetRaster
import WidgetScene

/// Items composed on a bitmap of their own.
struct Layer {
  var bitmap: Bitmap
  /// Where the bitmap belongs, in device pixels of the picture.
  var region: DeviceRect
}

extension CairoPainter {
  /// Composes `items` on a transparent bitmap as large as what they paint within `limit`, in device
  /// pixels; `nil` when that is nothing.
  /// - Parameter margin: Pixels left free on each side, as far as they are within `limit`.
  func layer(
    of items: [DisplayItem], within limit: CGRect, margin: Int = 0, _ state: PaintState
  ) throws(PaintError) -> Layer? {
    let bounds = items.reduce(CGRect.null) { $0.union(inkBounds($1)) }
    guard !bounds.isNull, bounds.isFinite else { return nil }
    let visible = bounds.applying(state.transform).overlap(limit)
    guard !visible.isNull else { return nil }
    var inner = state
    inner.alpha = 1
    inner.clip = visible
    let region = DeviceRect(covering: visible)
    guard !region.isEmpty else { return nil }
    let padded =
      margin == 0
      ? region : region.outset(by: margin).intersection(DeviceRect(covering: limit))
    return try layer(padded) { canvas throws(PaintError) in
      try paint(items, on: canvas, inner)
    }
  }

  /// A transparent bitmap for `region`, drawn on by `body`.
  func layer(
    _ region: DeviceRect, draw body: (borrowing Canvas) throws(PaintError) -> Void
  ) throws(PaintError) -> Layer? {
    guard !region.isEmpty else { return nil }
    openLayerPixels += region.pixelCount
    defer { openLayerPixels -= region.pixelCount }
    guard openLayerPixels <= resources.limits.layerPixelCount else {
      throw .layersTooLarge(limit: resources.limits.layerPixelCount)
    }
    try spend(region.pixelCount * PaintCost.layer)
    report.work.layers += 1
    report.work.layerPixels += region.pixelCount
    var bitmap = Bitmap(width: region.width, height: region.height)
    try bitmap.draw(region: region, body)
    return Layer(bitmap: bitmap, region: region)
  }

  /// Paints a layer where it belongs.
  func draw(
    _ layer: Layer, alpha: Double, _ composition: cairo_operator_t = CAIRO_OPERATOR_OVER,
    on canvas: borrowing Canvas
  ) throws(PaintError) {
    try layer.bitmap.lendSurface { surface throws(PaintError) in
      canvas.context.saved {
        let context = canvas.context.pointer
        let region = layer.region
        canvas.setDeviceMatrix()
        cairo_rectangle(
          context, Double(region.x), Double(region.y), Double(region.width), Double(region.height))
        cairo_set_source_surface(context, surface.pointer, Double(region.x), Double(region.y))
        // Pixels fall on pixels.
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
        cairo_set_operator(context, composition)
        if alpha >= 1 {
          cairo_fill(context)
        } else {
          cairo_clip(context)
          cairo_paint_with_alpha(context, alpha)
        }
      }
    }
  }
}

extension Bitmap {
  /// Draws on the bitmap, which stands for `region` of a picture.
  mutating func draw(
    region: DeviceRect, _ body: (borrowing Canvas) throws(PaintError) -> Void
  ) throws(PaintError) {
    let (width, height) = (width, height)
    try withUnsafeMutablePixels { pixels throws(PaintError) in
      let surface = try CairoSurface(drawingInto: pixels, width: width, height: height)
      let canvas = Canvas(context: try CairoContext(surface), region: region, pixels: pixels)
      try body(canvas)
      try canvas.context.check("painting")
      // All drawing must have arrived before the pixels are taken back.
      cairo_surface_finish(surface.pointer)
    }
  }

  /// Lends the pixels as a surface to draw from.
  func lendSurface(
    _ body: (borrowing CairoSurface) throws(PaintError) -> Void
  ) throws(PaintError) {
    try withUnsafePixels { pixels throws(PaintError) in
      // Cairo takes a writable pointer but only reads from a surface that is a source.
      let surface = try CairoSurface(
        drawingInto: UnsafeMutableBufferPointer(mutating: pixels), width: width, height: height)
      try body(surface)
      cairo_surface_finish(surface.pointer)
    }
  }
}
