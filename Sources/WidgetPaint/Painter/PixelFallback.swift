import Foundation
import WidgetGeometry
import WidgetRaster
import WidgetScene

/// Makes pictures of what a vector format cannot express.  States are in the format's units;
/// layers are in pixels, `scale` of them to a unit.
struct PixelFallback {
  let scale: CGFloat
  let resources: PaintResources
  let cache: PaintCache

  var density: CGAffineTransform { CGAffineTransform(scaleX: scale, y: scale) }

  /// Items as they look over nothing.
  func layer(
    of items: [DisplayItem], _ state: PaintState, _ report: inout PaintReport
  ) throws(PaintError) -> Layer? {
    try layer(items.bounds, state, &report) { painter, canvas, inner throws(PaintError) in
      try painter.paint(items, on: canvas, inner)
    }
  }

  /// What `body` paints within `bounds`, in the state's coordinates.
  func layer(
    _ bounds: CGRect, _ state: PaintState, _ report: inout PaintReport,
    _ body: (CairoPainter, borrowing Canvas, PaintState) throws(PaintError) -> Void
  ) throws(PaintError) -> Layer? {
    guard !bounds.isNull, bounds.isFinite else { return nil }
    let region = DeviceRect(covering: state.visible(bounds).applying(density))
    let painter = CairoPainter(
      output: .pixels, resources: resources, cache: cache, report: report)
    defer { report = painter.report }
    let inner = PaintState(
      transform: state.transform.concatenating(density), clip: region.rect)
    return try painter.layer(region) { canvas throws(PaintError) in
      try body(painter, canvas, inner)
    }
  }

  /// An item together with everything below it: what stands there afterwards.
  /// - Parameter spread: Sigma of the item's own blur, in points.
  func patch(
    of item: DisplayItem, _ subject: String, spread: CGFloat = 0, _ trail: BackdropTrail,
    _ state: PaintState,
    _ report: inout PaintReport
  ) throws(PaintError) -> Layer? {
    report.note(.rasterized, subject)
    guard let root = trail.root, !item.bounds.isNull, item.bounds.isFinite else { return nil }
    let items = trail.items(upTo: item)
    let region = DeviceRect(covering: state.visible(item.bounds).applying(density))
    // What is around the item shines into it.
    let reach = GaussianBlur(sigma: Double(spread * state.lengthScale * scale)).reach
    let everything = PaintState(
      transform: root.transform.concatenating(density), clip: root.clip.applying(density))
    let canvas = region.outset(by: reach).intersection(DeviceRect(covering: everything.clip))
    guard !region.isEmpty, canvas.contains(region) else { return nil }
    let painter = CairoPainter(
      output: .pixels, resources: resources, cache: cache, report: report)
    defer { report = painter.report }
    var layer = try painter.layer(canvas) { canvas throws(PaintError) in
      try painter.paint(items, on: canvas, everything)
    }
    layer?.bitmap.crop(to: region.offsetBy(dx: -canvas.x, dy: -canvas.y))
    layer?.region = region
    if let layer, !layer.bitmap.isOpaque {
      report.note(.approximated, "\(subject), where what is below is translucent")
    }
    return layer
  }
}

extension Bitmap {
  fileprivate mutating func crop(to rect: DeviceRect) { self = cropped(to: rect) }
}
