package import Foundation
package import WidgetGeometry
package import WidgetRaster

/// A picture format we read.
package enum ImageFormat: String, CaseIterable, Hashable, Sendable {
  case png, jpeg, webp, gif, svg

  /// As people write it.
  package var name: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .webp: "WebP"
    case .gif: "GIF"
    case .svg: "SVG"
    }
  }
}

/// What the header of a picture says, read without decoding it.
package struct ImageInfo: Hashable, Sendable {
  package let format: ImageFormat
  /// As shown, after the orientation was applied.  An SVG without a size has 300 × 150, or the
  /// size of its view box.
  package let size: PixelSize
  /// How the stored rows have to be turned; already applied to `size`.
  package let orientation: Orientation

  init(format: ImageFormat, stored: PixelSize, orientation: Orientation) {
    self.format = format
    self.orientation = orientation
    size = orientation.apply(to: stored)
  }

  /// Reads the header of `data` and refuses what is over `limits`.
  package init(of data: Data, limits: RenderLimits = .standard) throws(CodecError) {
    self = try data.withBytes { (bytes) throws(CodecError) in
      try ImageInfo(of: bytes, limits: limits)
    }
  }

  init(of bytes: Bytes, limits: RenderLimits) throws(CodecError) {
    let format = try ImageFormat(of: bytes, limits: limits)
    let info: ImageInfo =
      switch format {
      case .png: try PNGChunks(bytes).info
      case .jpeg: try JPEGHeader(bytes, limits: limits).info
      case .webp: try WebPContainer(bytes).info
      case .gif: try GIFDecoder.info(bytes)
      case .svg: try SVGRasterizer.info(bytes, limits: limits)
      }
    try info.check(limits)
    self = info
  }

  /// Refuses an empty picture and one over the limits.
  func check(_ limits: RenderLimits) throws(CodecError) {
    guard size.width > 0, size.height > 0 else {
      throw .corrupt(format, reason: "a side is 0 pixels long")
    }
    let tooLong = size.width > limits.imageSide || size.height > limits.imageSide
    guard !tooLong, size.width * size.height <= limits.imagePixelCount else {
      throw .imageTooLarge(
        format, size: size, sideLimit: limits.imageSide, pixelLimit: limits.imagePixelCount)
    }
  }
}

extension ImageFormat {
  /// Tells the format from the first bytes; the file's name plays no part.
  init(of bytes: Bytes, limits: RenderLimits) throws(CodecError) {
    guard bytes.count > 0 else { throw .empty }
    guard bytes.count <= limits.imageBytes else {
      throw .fileTooLarge(bytes: bytes.count, limit: limits.imageBytes)
    }
    if bytes[0] == 0x89, bytes.has("PNG", at: 1) {
      self = .png
    } else if bytes[0] == 0xFF, bytes[1] == 0xD8 {
      self = .jpeg
    } else if bytes.has("RIFF"), bytes.has("WEBP", at: 8) {
      self = .webp
    } else if bytes.has("GIF87a") || bytes.has("GIF89a") {
      self = .gif
    } else if SVGGuard.looksLikeSVG(bytes) {
      self = .svg
    } else if let error = Self.knownButUnread(bytes) {
      throw error
    } else {
      let first = (0..<min(8, bytes.count)).compactMap { bytes[$0] }
      throw .unknownFormat(
        firstBytes: first.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
          .joined(separator: " "))
    }
  }

  private static func knownButUnread(_ bytes: Bytes) -> CodecError? {
    let convert = "convert it to PNG or JPEG beforehand"
    if bytes.has("ftyp", at: 4) {
      let avif = bytes.has("avif", at: 8) || bytes.has("avis", at: 8)
      return .unsupportedFormat(name: avif ? "AVIF" : "HEIC", remedy: convert)
    }
    if bytes.has("%PDF") {
      return .unsupportedFormat(name: "PDF", remedy: "export it as SVG, or as PNG at 3x")
    }
    if bytes.has("II*\0") || bytes.has("MM\0*") {
      return .unsupportedFormat(name: "TIFF", remedy: convert)
    }
    if bytes.has("BM") { return .unsupportedFormat(name: "BMP", remedy: convert) }
    if bytes.has("\0\0\u{1}\0") { return .unsupportedFormat(name: "ICO", remedy: convert) }
    return nil
  }
}
