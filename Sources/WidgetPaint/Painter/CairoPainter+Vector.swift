import CPangoCairo
import Foundation
import WidgetGeometry
import WidgetRaster
import WidgetScene

/// Groups on a vector surface.
extension CairoPainter {
  /// Paints a group in a vector surface's way.
  /// - Returns: False for groups that are painted as on pixels.
  func vectorGroup(
    _ effect: GroupEffect, _ bounds: CGRect, _ items: [DisplayItem], on canvas: borrowing Canvas,
    _ state: PaintState
  ) throws(PaintError) -> Bool {
    let item = DisplayItem.group(effect, bounds: bounds, items)
    switch effect {
    case .view, .accent, .transform, .opacity, .clip, .isolate, .knockout: return false
    case .mask(let mask):
      if Grouping.opaqueShape(mask) != nil { return false }
      try masked(items, byVector: mask, on: canvas, state)
    case .projection(let numbers):
      if ProjectionTransform(numbers)?.affine != nil { return false }
      try rasterize([item], "projection", on: canvas, state)
    case .blur, .color: try rasterize([item], effect.name, on: canvas, state)
    case .shadow(let color, let radius, let offset):
      // Only the shadow itself is pixels.
      report.note(.rasterized, "shadow")
      let layer = try fallback.layer(bounds, state, &report) {
        painter, canvas, inner throws(PaintError) in
        try painter.shadow(of: items, color, radius: radius, offset: offset, on: canvas, inner)
      }
      if let layer { try draw(picture: layer, alpha: state.alpha, on: canvas) }
      trail.enter(.view(ViewLabel(type: "")), bounds)
      try isolated(items, on: canvas, state)
    case .blend(let mode):
      if mode == .normal {
        try isolated(items, on: canvas, state)
      } else if let composition = cairo_operator_t(vector: mode) {
        if mode == .softLight {
          report.note(.approximated, "softLight, by the format's own formula")
        }
        try composedVector(items, alpha: 1, composition, on: canvas, state)
      } else {
        try patch(item, "blend mode \(mode.rawValue)", on: canvas, state)
      }
    case .backdrop(let path, let radius, _):
      let material = DisplayItem.group(effect, bounds: path.controlBounds, [])
      try patch(material, "material", spread: radius, on: canvas, state)
      trail.enter(.view(ViewLabel(type: "")), bounds)
      try paint(items, on: canvas, state)
    }
    return true
  }

  /// Composes items with cairo's own groups.
  func composedVector(
    _ items: [DisplayItem], alpha: Double, _ composition: cairo_operator_t,
    on canvas: borrowing Canvas, _ state: PaintState
  ) throws(PaintError) {
    var inner = state
    inner.alpha = 1
    let outer = trail
    trail = BackdropTrail(root: inner)
    defer {
      trail = outer
      trail.leave()
    }
    try canvas.context.saved { () throws(PaintError) in
      cairo_push_group(canvas.context.pointer)
      try paint(items, on: canvas, inner)
      cairo_pop_group_to_source(canvas.context.pointer)
      cairo_set_operator(canvas.context.pointer, composition)
      cairo_paint_with_alpha(canvas.context.pointer, alpha * state.alpha)
    }
  }

  private func masked(
    _ items: [DisplayItem], byVector mask: [DisplayItem], on canvas: borrowing Canvas,
    _ state: PaintState
  ) throws(PaintError) {
    var inner = state
    inner.alpha = 1
    let outer = trail
    trail = BackdropTrail(root: inner)
    defer {
      trail = outer
      trail.leave()
    }
    try canvas.context.saved { () throws(PaintError) in
      cairo_push_group(canvas.context.pointer)
      try paint(mask, on: canvas, inner)
      let cover = try CairoPattern(
        owning: cairo_pop_group(canvas.context.pointer), "composing a mask")
      cairo_push_group(canvas.context.pointer)
      inner.alpha = state.alpha
      try paint(items, on: canvas, inner)
      cairo_pop_group_to_source(canvas.context.pointer)
      cairo_mask(canvas.context.pointer, cover.pointer)
    }
  }

  /// Paints items as a picture.
  func rasterize(
    _ items: [DisplayItem], _ subject: String, on canvas: borrowing Canvas, _ state: PaintState
  ) throws(PaintError) {
    report.note(.rasterized, subject)
    let layer = try fallback.layer(of: items, state, &report)
    if let layer { try draw(picture: layer, alpha: state.alpha, on: canvas) }
  }

  /// Paints an item together with everything below it as a picture, over what it replaces.
  private func patch(
    _ item: DisplayItem, _ subject: String, spread: CGFloat = 0, on canvas: borrowing Canvas,
    _ state: PaintState
  ) throws(PaintError) {
    let layer = try fallback.patch(of: item, subject, spread: spread, trail, state, &report)
    if let layer { try draw(picture: layer, alpha: state.alpha, on: canvas) }
  }

  var fallback: PixelFallback {
    PixelFallback(scale: rasterDensity, resources: resources, cache: cache)
  }

  private func draw(
    picture: Layer, alpha: Double, on canvas: borrowing Canvas
  ) throws(PaintError) {
    // The surface is kept by the file that is being written: it needs pixels of its own.
    let surface = try CairoSurface(copying: picture.bitmap)
    let pattern = try CairoPattern(surface)
    let size = picture.bitmap.size
    pattern.setMatrix(
      CGAffineTransform(translationX: CGFloat(-picture.region.x), y: CGFloat(-picture.region.y))
        .shrinking(size, drawnAt: CGSize(width: size.width, height: size.height)))
    // Viewers soften pictures that ask to be interpolated, even where pixels fall on pixels.
    cairo_pattern_set_filter(pattern.pointer, CAIRO_FILTER_NEAREST)
    canvas.context.saved {
      let context = canvas.context.pointer
      canvas.setMatrix(fallback.density.inverted())
      cairo_rectangle(
        context, Double(picture.region.x), Double(picture.region.y), Double(picture.region.width),
        Double(picture.region.height))
      cairo_clip(context)
      canvas.context.setSource(pattern)
      cairo_paint_with_alpha(context, alpha)
    }
  }
}

extension cairo_operator_t {
  /// The operator for a blend mode that PDF has too.
  init?(vector mode: BlendMode) {
    switch mode {
    case .softLight: self = CAIRO_OPERATOR_SOFT_LIGHT
    case .color: self = CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: self = CAIRO_OPERATOR_HSL_LUMINOSITY
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .hardLight, .difference, .exclusion:
      self.init(mode)
    // PDF has hue and saturation, but common viewers mix them by other weights.
    case .hue, .saturation: return nil
    case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: return nil
    }
  }
}
