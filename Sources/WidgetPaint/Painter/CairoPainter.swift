import CPangoCairo
import Foundation
import WidgetGeometry
import WidgetRaster
import WidgetScene

/// Paints display items with cairo, onto bitmaps or onto a vector surface.
///
/// On bitmaps a group that must be composed first gets a bitmap of its own, as large as what of it
/// can be seen, so that effects can work on its pixels.  On a vector surface cairo's own groups
/// are used, and effects that only pixels can express are painted by a second painter.
final class CairoPainter {
  enum Output {
    case pixels
    /// - Parameter rasterScale: Pixels per unit of the surface for parts that must be pixels.
    case vector(rasterScale: CGFloat)
  }

  let output: Output
  let resources: PaintResources
  let cache: PaintCache
  var report: PaintReport
  /// Pixels of the layers being drawn on, one inside the other.
  var openLayerPixels = 0
  /// What lies below the item being painted, for effects that need its pixels; vector only.
  var trail = BackdropTrail()

  /// Fonts for text on a vector surface.
  let outlineFonts = OutlineFontSet()

  init(
    output: Output, resources: PaintResources, cache: PaintCache, report: PaintReport
  ) {
    self.output = output
    self.resources = resources
    self.cache = cache
    self.report = report
  }

  var isVector: Bool {
    switch output {
    case .pixels: false
    case .vector: true
    }
  }

  /// Pixels made by ourselves per unit of the surface.
  var rasterDensity: CGFloat {
    switch output {
    case .pixels: 1
    case .vector(let rasterScale): rasterScale
    }
  }

  /// Paints `items` in order.
  func paint(
    _ items: [DisplayItem], on canvas: borrowing Canvas, _ state: PaintState
  ) throws(PaintError) {
    if isVector, Grouping.mustBePixels(items) {
      return try rasterize(items, "a cut-out or blend mode", on: canvas, state)
    }
    trail.begin()
    defer { trail.end() }
    for (index, item) in items.enumerated() {
      if isVector { trail.setPainted(items[..<index]) }
      let bounds = item.bounds
      if bounds.isNull { continue }
      guard bounds.isFinite, state.transform.isFinite else {
        report.note(.notFinite, item.kindName)
        continue
      }
      guard !DeviceRect(covering: state.visible(bounds)).isEmpty else { continue }
      try paint(item, on: canvas, state)
      try canvas.context.check("painting \(item.kindName)")
    }
  }

  private func paint(
    _ item: DisplayItem, on canvas: borrowing Canvas, _ state: PaintState
  ) throws(PaintError) {
    switch item {
    case .fill(let path, let paint, let style):
      try fill(path, paint, style, on: canvas, state)
    case .stroke(let path, let paint, let style):
      try stroke(path, paint, style, on: canvas, state)
    case .glyphs(let run, let paint):
      try glyphs(run, paint, on: canvas, state)
    case .image(let draw):
      try image(draw, on: canvas, state)
    case .group(let effect, let bounds, let items):
      try group(effect, bounds, items, on: canvas, state)
    }
  }

  private func fill(
    _ path: Path, _ paint: Paint, _ style: FillStyle, on canvas: borrowing Canvas,
    _ state: PaintState
  ) throws(PaintError) {
    guard state.transform.isInvertible, let hull = path.hull else { return }
    try canvas.context.saved { () throws(PaintError) in
      canvas.setMatrix(state.transform)
      let visible = DeviceRect(covering: state.visible(hull))
      try spend(paint, on: visible, elements: path.elements.count)
      guard try setSource(paint, alpha: state.alpha, covering: visible, on: canvas, state) else {
        return
      }
      canvas.context.append(path)
      canvas.context.setFill(style)
      cairo_fill(canvas.context.pointer)
    }
  }

  private func stroke(
    _ path: Path, _ paint: Paint, _ style: StrokeStyle, on canvas: borrowing Canvas,
    _ state: PaintState
  ) throws(PaintError) {
    guard state.transform.isInvertible, style.lineWidth > 0, style.lineWidth.isFinite else {
      return
    }
    let bounds = DisplayItem.stroke(path, paint, style).bounds
    try canvas.context.saved { () throws(PaintError) in
      canvas.setMatrix(state.transform)
      let visible = DeviceRect(covering: state.visible(bounds))
      try spend(paint, on: visible, elements: path.elements.count)
      guard try setSource(paint, alpha: state.alpha, covering: visible, on: canvas, state) else {
        return
      }
      canvas.context.append(path)
      canvas.context.setStroke(style)
      cairo_stroke(canvas.context.pointer)
    }
  }
}

extension DisplayItem {
  /// What the item is called in notes and dumps.
  var kindName: String {
    switch self {
    case .fill: "fill"
    case .stroke: "stroke"
    case .glyphs: "glyphs"
    case .image: "image"
    case .group(let effect, _, _): effect.name
    }
  }
}

extension Path {
  /// The box around all points, or `nil` when there are none.
  var hull: CGRect? {
    let box = controlBounds
    return box.isNull ? nil : box
  }
}

extension CGRect {
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
