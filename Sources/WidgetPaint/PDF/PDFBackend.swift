import CPangoCairo
package import Foundation
import WidgetGeometry
package import WidgetScene

/// Writes a display list as a PDF of one page: shapes as vectors, text as text.
///
/// Blurs, shadows, changes of colour, projections, materials and the blend modes PDF has not are
/// pictures made at the request's scale, and the report says so.  The same list gives the same
/// bytes: no date and no name of the library's release is in the file.
package final class PDFBackend: RenderBackend {
  private let resources: PaintResources
  private let cache = PaintCache()

  package init(resources: PaintResources) { self.resources = resources }

  package func encode(
    _ list: DisplayList, scale: CGFloat, report: inout PaintReport
  ) throws(PaintError) -> Data {
    guard scale.isFinite, scale > 0,
      PixelSize(points: list.size, scale: scale, limits: resources.limits) != nil
    else {
      throw .badSize(
        width: Double(list.size.width), height: Double(list.size.height), scale: Double(scale))
    }
    let sink = Sink()
    try write(list, scale: scale, to: sink, &report)
    return Self.neutral(sink.data)
  }

  private func write(
    _ list: DisplayList, scale: CGFloat, to sink: Sink, _ report: inout PaintReport
  ) throws(PaintError) {
    let surface = try CairoSurface(
      owning: cairo_pdf_surface_create_for_stream(
        { pointer, bytes, count in
          guard let pointer, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          Unmanaged<Sink>.fromOpaque(pointer).takeUnretainedValue()
            .data.append(bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(sink).toOpaque(), list.size.width, list.size.height),
      "making a PDF")
    // A fixed date: nothing in the file depends on when it was made.
    cairo_pdf_surface_set_metadata(
      surface.pointer, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_CREATOR, "widgetrender")
    cairo_surface_set_fallback_resolution(surface.pointer, 72 * scale, 72 * scale)

    let painter = CairoPainter(
      output: .vector(rasterScale: scale), resources: resources, cache: cache,
      report: report)
    defer { report = painter.report }
    let page = CGRect(origin: .zero, size: list.size)
    let state = PaintState(transform: .identity, clip: page)
    painter.trail = BackdropTrail(root: state)
    let canvas = Canvas(
      context: try CairoContext(surface), region: DeviceRect(x: 0, y: 0, width: 0, height: 0),
      pixels: nil)
    try painter.paint(list.items, on: canvas, state)
    cairo_show_page(canvas.context.pointer)
    try canvas.context.check("writing a PDF")
    cairo_surface_finish(surface.pointer)
    try surface.check("writing a PDF")
  }

  /// Where cairo's bytes go.
  private final class Sink {
    var data = Data()
  }

  /// The file without the name and release of the library that wrote it.  The text keeps its
  /// length, because the file's index counts bytes.
  private static func neutral(_ data: Data) -> Data {
    let start = Data("/Producer (".utf8)
    guard let found = data.range(of: start, options: .backwards),
      let end = data[found.upperBound...].firstIndex(of: UInt8(ascii: ")"))
    else { return data }
    // The library's text has one pair of brackets inside: the last bracket of the line counts.
    let line = data[end...].firstIndex(of: UInt8(ascii: "\n")) ?? data.endIndex
    guard let last = data[found.upperBound..<line].lastIndex(of: UInt8(ascii: ")")) else {
      return data
    }
    let room = last - found.upperBound
    let name = Data("widgetrender".utf8).prefix(room)
    var result = data
    result.replaceSubrange(
      found.upperBound..<last,
      with: name + Data(repeating: UInt8(ascii: " "), count: room - name.count))
    return result
  }
}
