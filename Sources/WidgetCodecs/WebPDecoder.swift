import CWebP
import WidgetGeometry
import WidgetRaster

/// Reads WebP with libwebp: lossy, lossless, and the first frame of an animation.
enum WebPDecoder {
  static func decode(
    _ bytes: Bytes, fitting wanted: PixelSize?, limits: RenderLimits
  ) throws(CodecError) -> Bitmap {
    let container = try WebPContainer(bytes)
    try container.info.check(limits)
    var bitmap: Bitmap
    if let frame = container.frame, let file = container.stillFile() {
      // A frame covers a part of the picture: it is decoded whole.
      bitmap = Bitmap(size: container.size)
      var picture = Bitmap(size: frame.size)
      try file.withUnsafeBufferPointer { (buffer) throws(CodecError) in
        try decodeStill(
          Bytes(memory: UnsafeRawBufferPointer(buffer)), stored: frame.size, into: &picture)
      }
      bitmap.replace(x: frame.x, y: frame.y, with: picture)
    } else {
      bitmap = Bitmap(
        size: container.size.smallestEighth(
          covering: wanted.map(container.orientation.apply(to:))))
      try decodeStill(bytes, stored: container.size, into: &bitmap)
    }
    let color = container.profile.map { SourceColor(profile: $0, channels: .rgb) } ?? .sRGB
    let width = bitmap.width
    bitmap.withUnsafeMutablePixels { pixels in
      color.convert(pixels, rowsOf: width)
      PixelOps.premultiply(pixels)
    }
    return bitmap.applying(container.orientation)
  }

  /// Leaves straight pixels in `bitmap`, in whose size the file is decoded.
  private static func decodeStill(
    _ bytes: Bytes, stored: PixelSize, into bitmap: inout Bitmap
  ) throws(CodecError) {
    var configuration = WebPDecoderConfig()
    guard WebPInitDecoderConfig(&configuration) != 0 else {
      throw .corrupt(.webp, reason: "cannot be read: the installed libwebp has another version")
    }
    let status = WebPGetFeatures(bytes.pointer, bytes.count, &configuration.input)
    if status == VP8_STATUS_NOT_ENOUGH_DATA { throw .truncated(.webp) }
    guard status == VP8_STATUS_OK else {
      throw .corrupt(.webp, reason: "its picture header is broken")
    }
    guard Int(configuration.input.width) == stored.width,
      Int(configuration.input.height) == stored.height
    else { throw .corrupt(.webp, reason: "its headers disagree about the size") }
    if bitmap.size != stored {
      configuration.options.use_scaling = 1
      configuration.options.scaled_width = Int32(bitmap.width)
      configuration.options.scaled_height = Int32(bitmap.height)
    }
    // Bytes B, G, R, A are `0xAARRGGBB` on the little-endian machines we run on.
    configuration.output.colorspace = MODE_BGRA
    configuration.output.is_external_memory = 1
    configuration.output.u.RGBA.stride = Int32(bitmap.bytesPerRow)
    let decoded = bitmap.withUnsafeMutablePixels { pixels in
      let memory = UnsafeMutableRawBufferPointer(pixels)
      configuration.output.u.RGBA.rgba = memory.baseAddress?.assumingMemoryBound(to: UInt8.self)
      configuration.output.u.RGBA.size = memory.count
      defer { WebPFreeDecBuffer(&configuration.output) }
      return WebPDecode(bytes.pointer, bytes.count, &configuration) == VP8_STATUS_OK
    }
    guard decoded else { throw .corrupt(.webp, reason: "its compressed data is broken") }
  }
}
