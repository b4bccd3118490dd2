import CTurboJPEG
import WidgetGeometry
import WidgetRaster

/// Reads JPEG with TurboJPEG.
///
/// The accurate DCT gives the same bytes with and without vector instructions.
enum JPEGDecoder {
  static func decode(
    _ bytes: Bytes, fitting wanted: PixelSize?, limits: RenderLimits
  ) throws(CodecError) -> Bitmap {
    let header = try JPEGHeader(bytes, limits: limits)
    try header.info.check(limits)
    try header.checkScans(bytes, limits: limits)
    let size = header.size.smallestEighth(
      covering: wanted.map(header.orientation.apply(to:)))
    let handle = try TurboJPEGHandle()
    let color = sourceColor(header, limits: limits)
    var bitmap = Bitmap(size: size)
    if header.componentCount == 4 {
      try decodeInks(bytes, handle, header, color, into: &bitmap)
    } else {
      try bitmap.withUnsafeMutablePixels { (pixels) throws(CodecError) in
        // Bytes B, G, R, A are `0xAARRGGBB` on the little-endian machines we run on.
        try handle.decompress(bytes, UnsafeMutableRawBufferPointer(pixels), size, TJPF_BGRA)
        color.convert(pixels, rowsOf: size.width)
      }
    }
    return bitmap.applying(header.orientation)
  }

  private static func sourceColor(_ header: JPEGHeader, limits: RenderLimits) -> SourceColor {
    guard let profile = header.profile(limits: limits) else { return .sRGB }
    let channels: SourceColor.Channels =
      switch header.componentCount {
      case 1: .gray
      case 4: .cmyk
      default: .rgb
      }
    return profile.withUnsafeBytes { SourceColor(profile: Bytes(memory: $0), channels: channels) }
  }

  /// Four inks: by the profile, else each colour as the product of two lacks of ink.
  private static func decodeInks(
    _ bytes: Bytes, _ handle: borrowing TurboJPEGHandle, _ header: JPEGHeader,
    _ color: SourceColor, into bitmap: inout Bitmap
  ) throws(CodecError) {
    let size = bitmap.size
    let store = UnsafeMutableRawBufferPointer.allocate(
      byteCount: size.width * size.height * 4, alignment: 16)
    defer { store.deallocate() }
    try handle.decompress(bytes, store, size, TJPF_CMYK)
    // Adobe's files hold 255 for "no ink", which is the light that remains.
    let flip: UInt8 = header.hasAdobeMarker ? 0 : 255
    bitmap.withUnsafeMutablePixels { pixels in
      if case .profile(let transform) = color {
        for start in stride(from: 0, to: pixels.count, by: size.width) {
          transform.convert(
            count: size.width,
            read: { x, channel in
              100 - Double(store[4 * (start + x) + channel] ^ flip) / 255 * 100
            },
            write: { x, color in pixels[start + x] = 0xFF00_0000 | color })
        }
      } else {
        for index in pixels.indices {
          let black = UInt32(store[4 * index + 3] ^ flip)
          let red = PixelOps.multiply(UInt32(store[4 * index] ^ flip), black)
          let green = PixelOps.multiply(UInt32(store[4 * index + 1] ^ flip), black)
          let blue = PixelOps.multiply(UInt32(store[4 * index + 2] ^ flip), black)
          pixels[index] = 0xFF00_0000 | red << 16 | green << 8 | blue
        }
      }
    }
  }
}

extension SourceColor {
  /// Converts a whole picture row by row, so that scratch memory stays small.
  func convert(_ pixels: UnsafeMutableBufferPointer<UInt32>, rowsOf width: Int) {
    if case .sRGB = self { return }
    for start in stride(from: 0, to: pixels.count, by: width) {
      convert(UnsafeMutableBufferPointer(rebasing: pixels[start..<start + width]))
    }
  }
}

/// Owns one TurboJPEG decompressor.
private struct TurboJPEGHandle: ~Copyable {
  private let handle: tjhandle

  init() throws(CodecError) {
    guard let handle = tjInitDecompress() else { preconditionFailure("out of memory") }
    self.handle = handle
  }

  deinit { tjDestroy(handle) }

  func decompress(
    _ bytes: Bytes, _ target: UnsafeMutableRawBufferPointer, _ size: PixelSize, _ format: TJPF
  ) throws(CodecError) {
    let code = tjDecompress2(
      handle, bytes.pointer, UInt(bytes.count),
      target.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(size.width),
      Int32(size.width * 4), Int32(size.height), Int32(format.rawValue),
      Int32(TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS))
    guard code != 0 else { return }
    let message = String(cString: tjGetErrorStr2(handle))
    // Warnings about bytes between segments and about headers leave the picture whole.
    let harmless = ["extraneous bytes", "Adobe color transform", "JFIF major revision"]
    if tjGetErrorCode(handle) == Int32(TJERR_WARNING.rawValue),
      harmless.contains(where: message.contains)
    {
      return
    }
    throw .corrupt(.jpeg, reason: message)
  }
}
