import CWebP
import WidgetGeometry
import WidgetRaster

/// Reads WebP with libwebp: lossy, lossless, and the first frame of an animation.
enum WebPDecoder {
  static func decode(_ bytes: Bytes, limits: RenderLimits) throws(CodecError) -> Bitmap {
    let container = try WebPContainer(bytes)
    try container.info.check(limits)
    var bitmap = Bitmap(size: container.size)
    if let frame = container.frame, let file = container.stillFile() {
      var picture = Bitmap(size: frame.size)
      try file.withUnsafeBufferPointer { (buffer) throws(CodecError) in
        try decodeStill(Bytes(memory: UnsafeRawBufferPointer(buffer)), into: &picture)
      }
      bitmap.replace(x: frame.x, y: frame.y, with: picture)
    } else {
      try decodeStill(bytes, into: &bitmap)
    }
    let color = container.profile.map { SourceColor(profile: $0, channels: .rgb) } ?? .sRGB
    bitmap.withUnsafeMutablePixels { pixels in
      color.convert(pixels, rowsOf: container.size.width)
      PixelOps.premultiply(pixels)
    }
    return bitmap.applying(container.orientation)
  }

  /// Leaves straight pixels in `bitmap`, whose size the file must have.
  private static func decodeStill(_ bytes: Bytes, into bitmap: inout Bitmap) throws(CodecError) {
    var features = WebPBitstreamFeatures()
    let status = WebPGetFeatures(bytes.pointer, bytes.count, &features)
    if status == VP8_STATUS_NOT_ENOUGH_DATA { throw .truncated(.webp) }
    guard status == VP8_STATUS_OK else {
      throw .corrupt(.webp, reason: "its picture header is broken")
    }
    guard Int(features.width) == bitmap.width, Int(features.height) == bitmap.height else {
      throw .corrupt(.webp, reason: "its headers disagree about the size")
    }
    let rowBytes = Int32(bitmap.bytesPerRow)
    let decoded = bitmap.withUnsafeMutablePixels { pixels in
      let memory = UnsafeMutableRawBufferPointer(pixels)
      // Bytes B, G, R, A are `0xAARRGGBB` on the little-endian machines we run on.
      let start = memory.baseAddress?.assumingMemoryBound(to: UInt8.self)
      return WebPDecodeBGRAInto(bytes.pointer, bytes.count, start, memory.count, rowBytes) != nil
    }
    guard decoded else { throw .corrupt(.webp, reason: "its compressed data is broken") }
  }
}
