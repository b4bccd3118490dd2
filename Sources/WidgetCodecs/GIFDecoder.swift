import WidgetGeometry
import WidgetRaster

/// Reads the first frame of a GIF.
enum GIFDecoder {
  static func info(_ bytes: Bytes) throws(CodecError) -> ImageInfo {
    guard let width = bytes.little16(6), let height = bytes.little16(8) else {
      throw .truncated(.gif)
    }
    return ImageInfo(
      format: .gif, stored: PixelSize(width: width, height: height), orientation: .up)
  }

  static func decode(_ bytes: Bytes, limits: RenderLimits) throws(CodecError) -> Bitmap {
    let info = try info(bytes)
    try info.check(limits)
    guard let flags = bytes[10] else { throw .truncated(.gif) }
    var offset = 13
    let shared = try palette(bytes, at: &offset, flags: flags)
    var transparent: Int?
    while let block = bytes[offset] {
      offset += 1
      switch block {
      case 0x21:  // an extension; label 0xF9 says which colour is transparent
        if bytes[offset] == 0xF9, let flags = bytes[offset + 2], let index = bytes[offset + 5] {
          transparent = flags & 1 != 0 ? Int(index) : nil
        }
        offset += 1
        while let length = bytes[offset], length != 0 { offset += Int(length) + 1 }
        offset += 1
      case 0x2C:
        return try decodeFrame(
          bytes, at: offset, canvas: info.size, shared: shared, transparent: transparent)
      case 0x3B: throw .corrupt(.gif, reason: "it holds no picture")
      default: throw .corrupt(.gif, reason: "an unknown block comes before the picture")
      }
    }
    throw .truncated(.gif)
  }

  /// The colours at `offset` as pixels, or `nil` if `flags` says there are none.
  private static func palette(
    _ bytes: Bytes, at offset: inout Int, flags: UInt8
  ) throws(CodecError) -> [UInt32]? {
    guard flags & 0x80 != 0 else { return nil }
    let count = 2 << Int(flags & 7)
    guard let table = bytes.slice(offset, count * 3) else { throw .truncated(.gif) }
    offset += count * 3
    return (0..<count).map { index in
      0xFF00_0000 | UInt32(table.integer(at: index * 3, 3, big: true) ?? 0)
    }
  }

  private static func decodeFrame(
    _ bytes: Bytes, at start: Int, canvas: PixelSize, shared: [UInt32]?, transparent: Int?
  ) throws(CodecError) -> Bitmap {
    guard let left = bytes.little16(start), let top = bytes.little16(start + 2),
      let width = bytes.little16(start + 4), let height = bytes.little16(start + 6),
      let flags = bytes[start + 8]
    else { throw .truncated(.gif) }
    guard width > 0, height > 0, left + width <= canvas.width, top + height <= canvas.height else {
      throw .corrupt(.gif, reason: "its first frame lies outside the picture")
    }
    var offset = start + 9
    let own = try palette(bytes, at: &offset, flags: flags)
    guard let colors = own ?? shared else { throw .corrupt(.gif, reason: "it has no palette") }
    guard let bits = bytes[offset] else { throw .truncated(.gif) }
    let indices = try GIFDecompressor.decompress(
      bytes.dropping(offset + 1), minimumBits: Int(bits), count: width * height)

    var bitmap = Bitmap(size: canvas)
    let order = flags & 0x40 != 0 ? interlacedRows(height) : Array(0..<height)
    // A colour beyond the palette is transparent, as browsers draw it.
    var pixels = colors + [UInt32](repeating: 0, count: 256 - colors.count)
    if let transparent { pixels[transparent] = 0 }
    bitmap.withUnsafeMutablePixels { target in
      for (stored, row) in order.enumerated() {
        let start = (top + row) * canvas.width + left
        for x in 0..<width { target[start + x] = pixels[Int(indices[stored * width + x])] }
      }
    }
    return bitmap
  }

  /// The rows in the order an interlaced frame stores them.
  static func interlacedRows(_ height: Int) -> [Int] {
    [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { start, step in
      Array(stride(from: start, to: height, by: step))
    }
  }
}
