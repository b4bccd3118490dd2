import WidgetGeometry
import WidgetRaster

/// What the chunk list of a PNG says before any of it is unpacked.
struct PNGChunks {
  /// As stored.
  let size: PixelSize
  let orientation: Orientation

  var info: ImageInfo { ImageInfo(format: .png, stored: size, orientation: orientation) }

  init(_ bytes: Bytes) throws(CodecError) {
    guard bytes[0] == 0x89, bytes.has("PNG\r\n\u{1A}\n", at: 1) else {
      // A transfer in text mode changes the line ends the signature is made of.
      throw .corrupt(.png, reason: "its signature is broken, as after a transfer in text mode")
    }
    guard bytes.count >= 33 else { throw .truncated(.png) }
    guard bytes.has("IHDR", at: 12), bytes.big32(8) == 13 else {
      throw .corrupt(.png, reason: "it does not start with its header")
    }
    guard let width = bytes.big32(16), let height = bytes.big32(20), width <= 0x7FFF_FFFF,
      height <= 0x7FFF_FFFF
    else { throw .corrupt(.png, reason: "its header holds an impossible size") }
    size = PixelSize(width: width, height: height)

    var orientation = Orientation.up
    var offset = 33
    while let length = bytes.big32(offset), !bytes.has("IEND", at: offset + 4) {
      if bytes.has("eXIf", at: offset + 4), let exif = bytes.slice(offset + 8, length) {
        orientation = ExifReader.orientation(tiff: exif)
      }
      offset += 12 + length
    }
    self.orientation = orientation
  }
}
