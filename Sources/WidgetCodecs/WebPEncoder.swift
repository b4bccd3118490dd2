import CWebP
package import Foundation
package import WidgetRaster

/// Writes lossless WebP with libwebp.
package struct WebPEncoder: Sendable {
  /// libwebp's effort from 0 (fast) to 9 (small).
  package var effort: Int

  package init(effort: Int = 3) { self.effort = min(max(effort, 0), 9) }

  /// The WebP file for `bitmap`; decoding it gives the same pixels.
  package func encode(_ bitmap: Bitmap) throws(CodecError) -> Data {
    guard !bitmap.isEmpty else {
      throw .notEncodable(.webp, reason: "the picture has no pixels")
    }
    guard bitmap.width <= Int(WEBP_MAX_DIMENSION), bitmap.height <= Int(WEBP_MAX_DIMENSION) else {
      throw .notEncodable(.webp, reason: "a side is longer than \(WEBP_MAX_DIMENSION) pixels")
    }
    var configuration = WebPConfig()
    var picture = WebPPicture()
    guard WebPConfigInit(&configuration) != 0, WebPPictureInit(&picture) != 0,
      WebPConfigLosslessPreset(&configuration, Int32(effort)) != 0
    else { throw .notEncodable(.webp, reason: "the installed libwebp has another version") }
    picture.use_argb = 1
    picture.width = Int32(bitmap.width)
    picture.height = Int32(bitmap.height)
    guard WebPPictureAlloc(&picture) != 0 else { preconditionFailure("out of memory") }
    defer { WebPPictureFree(&picture) }
    fill(picture, from: bitmap)
    return try write(&picture, configuration)
  }

  /// libwebp takes straight `0xAARRGGBB`.
  private func fill(_ picture: WebPPicture, from bitmap: Bitmap) {
    guard let target = picture.argb else { return }
    bitmap.withUnsafePixels { pixels in
      for y in 0..<bitmap.height {
        let row = target + y * Int(picture.argb_stride)
        for x in 0..<bitmap.width {
          row[x] = PixelOps.unpremultiply(pixels[y * bitmap.width + x])
        }
      }
    }
  }

  private func write(
    _ picture: inout WebPPicture, _ configuration: WebPConfig
  ) throws(CodecError) -> Data {
    var writer = WebPMemoryWriter()
    WebPMemoryWriterInit(&writer)
    defer { WebPMemoryWriterClear(&writer) }
    var configuration = configuration
    let done = withUnsafeMutablePointer(to: &writer) { pointer in
      picture.writer = WebPMemoryWrite
      picture.custom_ptr = UnsafeMutableRawPointer(pointer)
      return WebPEncode(&configuration, &picture) != 0
    }
    guard done, let bytes = writer.mem else {
      throw .notEncodable(.webp, reason: "the encoder ran out of memory or room")
    }
    return Data(bytes: bytes, count: writer.size)
  }
}
