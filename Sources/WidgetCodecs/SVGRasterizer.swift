import CRSVG
package import Foundation
package import WidgetGeometry
package import WidgetRaster

/// Draws SVG documents with librsvg, from memory and within bounds.
package enum SVGRasterizer {
  /// Draws the document into exactly `size` pixels, its proportions kept and centred.
  package static func rasterize(
    _ data: Data, size: PixelSize, limits: RenderLimits = .standard
  ) throws(CodecError) -> Bitmap {
    try data.withBytes { (bytes) throws(CodecError) in
      try SVGGuard.check(bytes, limits: limits)
      return try SVGDocument(bytes).draw(size, limits: limits)
    }
  }

  static func info(_ bytes: Bytes, limits: RenderLimits) throws(CodecError) -> ImageInfo {
    try SVGGuard.check(bytes, limits: limits)
    return ImageInfo(format: .svg, stored: try SVGDocument(bytes).size, orientation: .up)
  }

  /// Draws at the document's own size, or at the smallest size that covers `wanted`.
  static func decode(
    _ bytes: Bytes, fitting wanted: PixelSize?, limits: RenderLimits
  ) throws(CodecError) -> Bitmap {
    try SVGGuard.check(bytes, limits: limits)
    let document = try SVGDocument(bytes)
    let natural = document.size
    try ImageInfo(format: .svg, stored: natural, orientation: .up).check(limits)
    guard let wanted else { return try document.draw(natural, limits: limits) }
    let factor = max(
      Double(wanted.width) / Double(natural.width), Double(wanted.height) / Double(natural.height))
    let size = PixelSize(
      width: Int(clamping: (Double(natural.width) * factor).rounded()),
      height: Int(clamping: (Double(natural.height) * factor).rounded()))
    return try document.draw(size, limits: limits)
  }
}

extension Int {
  /// At least 1, at most a number far above every limit; "not a number" becomes 1.
  fileprivate init(clamping value: Double) { self = value >= 1 ? Int(Swift.min(value, 1e9)) : 1 }
}

/// Owns one parsed document.
private struct SVGDocument: ~Copyable {
  private let handle: OpaquePointer
  private let library: SVGLibrary

  init(_ bytes: Bytes) throws(CodecError) {
    let library = try SVGLibrary.loaded()
    var error: UnsafeMutablePointer<RsvgError>?
    guard let handle = library.newFromData(bytes.pointer, bytes.count, &error) else {
      throw .corrupt(.svg, reason: Self.take(error, library))
    }
    self.handle = handle
    self.library = library
    // The CSS pixel, so that lengths in mm or pt do not depend on a screen.
    library.setDPI(handle, 96)
  }

  deinit { library.unref(UnsafeMutableRawPointer(handle)) }

  /// The size the document asks for, in pixels; without one that of its view box, at last the
  /// 300 × 150 browsers use.
  var size: PixelSize {
    var (width, height) = (0.0, 0.0)
    if library.intrinsicSizeInPixels(handle, &width, &height) == 0 {
      var hasBox: Int32 = 0
      var box = RsvgRectangle()
      library.intrinsicDimensions(handle, nil, nil, nil, nil, &hasBox, &box)
      (width, height) = hasBox != 0 ? (box.width, box.height) : (300, 150)
    }
    return PixelSize(
      width: Int(clamping: width.rounded(.up)), height: Int(clamping: height.rounded(.up)))
  }

  func draw(_ size: PixelSize, limits: RenderLimits) throws(CodecError) -> Bitmap {
    try ImageInfo(format: .svg, stored: size, orientation: .up).check(limits)
    var bitmap = Bitmap(size: size)
    let rowBytes = Int32(bitmap.bytesPerRow)
    let failure = bitmap.withUnsafeMutablePixels { pixels -> String? in
      let memory = UnsafeMutableRawBufferPointer(pixels)
      let surface = cairo_image_surface_create_for_data(
        memory.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
        Int32(size.width), Int32(size.height), rowBytes)
      let context = cairo_create(surface)
      defer {
        cairo_destroy(context)
        // Nothing may hold on to the lent pixels.
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
      }
      var viewport = RsvgRectangle(
        x: 0, y: 0, width: Double(size.width), height: Double(size.height))
      var error: UnsafeMutablePointer<RsvgError>?
      guard library.renderDocument(handle, context, &viewport, &error) != 0 else {
        return Self.take(error, library)
      }
      let status = cairo_status(context)
      return status == CAIRO_STATUS_SUCCESS ? nil : String(cString: cairo_status_to_string(status))
    }
    if let failure { throw .corrupt(.svg, reason: failure) }
    return bitmap
  }

  /// The message of a GLib error, which is freed.
  private static func take(
    _ error: UnsafeMutablePointer<RsvgError>?, _ library: SVGLibrary
  ) -> String {
    guard let error else { return "it cannot be read" }
    defer { library.freeError(error) }
    // The XML parser ends its messages with line ends; ours are one line.
    return error.pointee.message.map {
      String(cString: $0).split(whereSeparator: \.isNewline).joined(separator: " ")
    } ?? "it cannot be read"
  }
}
