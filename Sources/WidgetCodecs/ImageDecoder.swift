package import Foundation
package import WidgetGeometry
package import WidgetRaster

/// Turns image files into bitmaps.
package enum ImageDecoder {
  /// Decodes `data` to premultiplied sRGB, oriented as a viewer shows it.
  ///
  /// - Parameters:
  ///   - size: The pixels the picture will cover.  The result has at least this size, or the
  ///     stored size if that is smaller: JPEG is decoded at the smallest sufficient eighth, SVG is
  ///     drawn to cover it, the other formats are decoded whole.  `nil` asks for the stored size.
  ///   - limits: Checked against the header, before anything is allocated.
  package static func decode(
    _ data: Data, fitting size: PixelSize? = nil, limits: RenderLimits = .standard
  ) throws(CodecError) -> Bitmap {
    try data.withBytes { (bytes) throws(CodecError) in
      switch try ImageFormat(of: bytes, limits: limits) {
      case .png: try PNGDecoder.decode(bytes, limits: limits)
      case .jpeg: try JPEGDecoder.decode(bytes, fitting: size, limits: limits)
      case .webp: try WebPDecoder.decode(bytes, limits: limits)
      case .gif: try GIFDecoder.decode(bytes, limits: limits)
      case .svg: try SVGRasterizer.decode(bytes, fitting: size, limits: limits)
      }
    }
  }
}
