import WidgetGeometry
import WidgetRaster

/// The RIFF chunks of a WebP file.
///
/// libwebp's decoder reads still pictures only; the first frame of an animation is cut out here.
struct WebPContainer {
  /// As stored.
  private(set) var size = PixelSize(width: 0, height: 0)
  private(set) var orientation = Orientation.up
  private(set) var profile: Bytes?
  /// The first frame of an animation: where it lies and its chunks.
  private(set) var frame: (x: Int, y: Int, size: PixelSize, chunks: Bytes)?

  var info: ImageInfo { ImageInfo(format: .webp, stored: size, orientation: orientation) }

  init(_ bytes: Bytes) throws(CodecError) {
    guard let length = bytes.little32(4) else { throw .truncated(.webp) }
    guard length + 8 <= bytes.count else { throw .truncated(.webp) }
    var offset = 12
    while let length = bytes.little32(offset + 4) {
      guard let body = bytes.slice(offset + 8, length) else { throw .truncated(.webp) }
      if bytes.has("VP8X", at: offset) {
        guard let width = body.little24(4), let height = body.little24(7) else {
          throw .corrupt(.webp, reason: "its header is too short")
        }
        size = PixelSize(width: width + 1, height: height + 1)
      } else if bytes.has("ICCP", at: offset) {
        profile = body
      } else if bytes.has("EXIF", at: offset) {
        // Some writers keep JPEG's prefix.
        orientation = ExifReader.orientation(
          tiff: body.has("Exif\0\0") ? body.dropping(6) : body)
      } else if bytes.has("ANMF", at: offset), frame == nil {
        try readFrame(body)
      } else if bytes.has("VP8 ", at: offset) || bytes.has("VP8L", at: offset), size.width == 0 {
        size = try Self.stillSize(body, lossless: bytes.has("VP8L", at: offset))
      }
      offset += 8 + length + length % 2
    }
    guard size.width > 0 else { throw .corrupt(.webp, reason: "it holds no picture") }
  }

  private mutating func readFrame(_ body: Bytes) throws(CodecError) {
    guard let x = body.little24(0), let y = body.little24(3), let width = body.little24(6),
      let height = body.little24(9), body.count > 16
    else { throw .corrupt(.webp, reason: "its first frame is too short") }
    let frameSize = PixelSize(width: width + 1, height: height + 1)
    guard 2 * x + frameSize.width <= size.width, 2 * y + frameSize.height <= size.height else {
      throw .corrupt(.webp, reason: "its first frame lies outside the picture")
    }
    frame = (2 * x, 2 * y, frameSize, body.dropping(16))
  }

  private static func stillSize(_ body: Bytes, lossless: Bool) throws(CodecError) -> PixelSize {
    if lossless {
      guard body[0] == 0x2F, let bits = body.little32(1) else {
        throw .corrupt(.webp, reason: "its lossless header is broken")
      }
      return PixelSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
    }
    guard body[3] == 0x9D, body[4] == 0x01, body[5] == 0x2A, let width = body.little16(6),
      let height = body.little16(8)
    else { throw .corrupt(.webp, reason: "its lossy header is broken") }
    return PixelSize(width: width & 0x3FFF, height: height & 0x3FFF)
  }

  /// The first frame as a file of its own.
  func stillFile() -> [UInt8]? {
    guard let frame else { return nil }
    var file = Array("RIFF\0\0\0\0WEBPVP8X".utf8)
    func little(_ value: Int, _ bytes: Int) -> [UInt8] {
      (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    // Ten bytes: flags with the alpha bit, three reserved, sides less one.
    file += little(10, 4) + [0x10, 0, 0, 0]
    file += little(frame.size.width - 1, 3) + little(frame.size.height - 1, 3)
    file.append(contentsOf: frame.chunks.memory)
    file.replaceSubrange(4..<8, with: little(file.count - 8, 4))
    return file
  }
}
