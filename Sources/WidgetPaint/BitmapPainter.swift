package import Foundation
import WidgetGeometry
package import WidgetRaster
package import WidgetScene

/// Paints display lists onto bitmaps.  One per worker; keeps glyph outlines between pictures.
package final class BitmapPainter {
  private let resources: PaintResources
  private let cache = PaintCache()

  package init(resources: PaintResources) { self.resources = resources }

  /// - Parameter scale: Pixels per point.
  /// - Parameter report: Receives what is missing or replaced.
  package func paint(
    _ list: DisplayList, scale: CGFloat, report: inout PaintReport
  ) throws(PaintError) -> Bitmap {
    guard scale.isFinite, scale > 0, list.size.width.isFinite, list.size.height.isFinite,
      let size = PixelSize(points: list.size, scale: scale, limits: resources.limits)
    else {
      throw .badSize(
        width: Double(list.size.width), height: Double(list.size.height), scale: Double(scale))
    }
    let region = DeviceRect(x: 0, y: 0, width: size.width, height: size.height)
    let painter = CairoPainter(
      output: .pixels, resources: resources, cache: cache, report: report)
    defer { report = painter.report }
    var bitmap = Bitmap(size: size)
    let state = PaintState(
      transform: CGAffineTransform(scaleX: scale, y: scale), clip: region.rect)
    try bitmap.draw(region: region) { canvas throws(PaintError) in
      try painter.paint(list.items, on: canvas, state)
    }
    return bitmap
  }
}
