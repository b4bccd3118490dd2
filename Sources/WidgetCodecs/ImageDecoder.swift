package import Foundation
package import WidgetGeometry
package import WidgetRaster

/// Turns image files into bitmaps.
package enum ImageDecoder {
  /// Decodes `data` to premultiplied sRGB, oriented as a viewer shows it.
  ///
  /// - Parameters:
  ///   - size: The pixels the picture will cover.  The result has at least this size, or the
  ///     stored size if that is smaller: JPEG and WebP are decoded at the smallest sufficient
  ///     eighth, SVG is drawn to cover it, the other formats are decoded whole.  `nil` asks for the stored size.
  ///   - limits: Checked against the header, before anything is allocated.
  package static func decode(
    _ data: Data, fitting size: PixelSize? = nil, limits: RenderLimits = .standard
  ) throws(CodecError) -> Bitmap {
    try data.withBytes { (bytes) throws(CodecError) in
      switch try ImageFormat(of: bytes, limits: limits) {
      case .png: try PNGDecoder.decode(bytes, limits: limits)
      case .jpeg: try JPEGDecoder.decode(bytes, fitting: size, limits: limits)
      case .webp: try WebPDecoder.decode(bytes, fitting: size, limits: limits)
      case .gif: try GIFDecoder.decode(bytes, limits: limits)
      case .svg: try SVGRasterizer.decode(bytes, fitting: size, limits: limits)
      }
    }
  }
}

extension PixelSize {
  /// The smallest n/8 of this size that covers `wanted`; all of it if none does.
  ///
  /// Eighths are what JPEG can be decoded at for less work.  Sides are rounded up, as TurboJPEG
  /// does.
  package func smallestEighth(covering wanted: PixelSize?) -> PixelSize {
    guard let wanted else { return self }
    for eighths in 1..<8 {
      let size = PixelSize(width: (width * eighths + 7) / 8, height: (height * eighths + 7) / 8)
      if size.width >= wanted.width, size.height >= wanted.height { return size }
    }
    return self
  }
}
