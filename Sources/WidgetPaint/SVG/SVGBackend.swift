package import Foundation
import WidgetGeometry
package import WidgetRaster
package import WidgetScene

/// Writes a display list as SVG 1.1 with CSS blend modes: shapes, gradients, clips, masks, filters;
/// text as outlines or as text in fonts of the file's own, pictures once each.
///
/// What SVG has not — angular and mesh gradients, projections, materials, some blend modes — is
/// embedded as a picture made at the request's scale, and the report says so.  Groups carry the
/// view they come from (`data-type`, `data-pointer`), links are `<a>`.
package final class SVGBackend: RenderBackend {
  /// Makes a PNG file of a bitmap.
  package typealias PNGEncoding = (Bitmap) throws -> Data

  private let resources: PaintResources
  private let encodePNG: PNGEncoding
  private let cache = PaintCache()

  /// How text is written from here on.
  package var textForm = SVGTextForm.outlines

  package init(resources: PaintResources, encodePNG: @escaping PNGEncoding) {
    self.resources = resources
    self.encodePNG = encodePNG
  }

  package func encode(
    _ list: DisplayList, scale: CGFloat, report: inout PaintReport
  ) throws(PaintError) -> Data {
    guard scale.isFinite, scale > 0,
      PixelSize(points: list.size, scale: scale, limits: resources.limits) != nil
    else {
      throw .badSize(
        width: Double(list.size.width), height: Double(list.size.height), scale: Double(scale))
    }
    let writer = SVGWriter(
      scale: scale, textForm: textForm, resources: resources, cache: cache, encodePNG: encodePNG,
      report: report)
    defer { report = writer.report }
    let page = CGRect(origin: .zero, size: list.size)
    let state = PaintState(transform: .identity, clip: page)
    writer.trail = BackdropTrail(root: state)
    try writer.write(list.items, state)
    let text = writer.document.text(
      width: SVGText.number(list.size.width), height: SVGText.number(list.size.height),
      styleSheet: writer.fonts.isEmpty ? nil : writer.fonts.styleSheet)
    return Data(text.utf8)
  }
}
