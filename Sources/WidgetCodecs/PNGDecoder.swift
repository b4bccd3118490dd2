import CSPNG
import WidgetGeometry
import WidgetRaster

/// Reads PNG with libspng.
enum PNGDecoder {
  static func decode(_ bytes: Bytes, limits: RenderLimits) throws(CodecError) -> Bitmap {
    let chunks = try PNGChunks(bytes)
    try chunks.info.check(limits)
    let context = try SPNGContext(bytes, limits: limits)
    let header = try context.header()
    let color = try context.color(header.bit_depth == 16 ? .sixteen : .eight)
    var bitmap = Bitmap(size: chunks.size)
    if header.bit_depth == 16 {
      try decodeDeep(context, interlaced: header.interlace_method != 0, color, into: &bitmap)
    } else {
      try decodeBytes(context, color, into: &bitmap)
    }
    return bitmap.applying(chunks.orientation)
  }

  /// Up to eight bits a channel: unpacked into the bitmap's own memory and converted there.
  private static func decodeBytes(
    _ context: borrowing SPNGContext, _ color: SourceColor, into bitmap: inout Bitmap
  ) throws(CodecError) {
    let width = bitmap.width
    try bitmap.withUnsafeMutablePixels { (pixels) throws(CodecError) in
      try context.decodeImage(UnsafeMutableRawBufferPointer(pixels), format: SPNG_FMT_RGBA8)
      for start in stride(from: 0, to: pixels.count, by: width) {
        let row = UnsafeMutableBufferPointer(rebasing: pixels[start..<start + width])
        for x in row.indices {
          let rgba = UInt32(bigEndian: row[x])
          row[x] = rgba >> 8 | rgba << 24
        }
        color.convert(row)
        PixelOps.premultiply(row)
      }
    }
  }

  /// Sixteen bits a channel: colour is converted before anything is rounded to eight bits.
  private static func decodeDeep(
    _ context: borrowing SPNGContext, interlaced: Bool, _ color: SourceColor,
    into bitmap: inout Bitmap
  ) throws(CodecError) {
    let width = bitmap.width
    try bitmap.withUnsafeMutablePixels { (pixels) throws(CodecError) in
      // Interlaced rows come in seven passes, so the whole picture has to be held.
      let rows = interlaced ? pixels.count / width : 1
      let store = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: rows * width * 4)
      defer { store.deallocate() }
      if interlaced {
        try context.decodeImage(UnsafeMutableRawBufferPointer(store), format: SPNG_FMT_RGBA16)
      } else {
        try context.startRows(format: SPNG_FMT_RGBA16)
      }
      for y in 0..<pixels.count / width {
        if !interlaced { try context.decodeRow(UnsafeMutableRawBufferPointer(store)) }
        let start = interlaced ? y * width * 4 : 0
        let source = UnsafeBufferPointer(rebasing: store[start..<start + width * 4])
        let row = UnsafeMutableBufferPointer(rebasing: pixels[y * width..<(y + 1) * width])
        color.convert(source, into: row)
        PixelOps.premultiply(row)
      }
    }
  }
}

/// Owns one libspng decoder, which reads from memory that must outlive it.
struct SPNGContext: ~Copyable {
  private let pointer: OpaquePointer
  private let limits: RenderLimits

  init(_ bytes: Bytes, limits: RenderLimits) throws(CodecError) {
    guard let pointer = spng_ctx_new(0) else { preconditionFailure("out of memory") }
    self.pointer = pointer
    self.limits = limits
    let side = UInt32(clamping: limits.imageSide)
    try check(spng_set_image_limits(pointer, side, side))
    let chunk = limits.imageChunkBytes
    try check(spng_set_chunk_limits(pointer, chunk, chunk * 2))
    try check(spng_set_png_buffer(pointer, bytes.pointer, bytes.count))
  }

  deinit { spng_ctx_free(pointer) }

  func header() throws(CodecError) -> spng_ihdr {
    var header = spng_ihdr()
    try check(spng_get_ihdr(pointer, &header))
    return header
  }

  /// An embedded profile goes before the sRGB mark, that before gamma and primaries.
  func color(_ depth: ChannelDepth) throws(CodecError) -> SourceColor {
    var profile = spng_iccp()
    if try isPresent(spng_get_iccp(pointer, &profile)), let start = profile.profile {
      let bytes = UnsafeRawBufferPointer(start: start, count: profile.profile_len)
      return SourceColor(profile: Bytes(memory: bytes), channels: .rgb, depth: depth)
    }
    var intent: UInt8 = 0
    if try isPresent(spng_get_srgb(pointer, &intent)) { return .sRGB }
    var gamma = 0.0
    guard try isPresent(spng_get_gama(pointer, &gamma)) else { return .sRGB }
    var stored = spng_chrm()
    let primaries =
      try isPresent(spng_get_chrm(pointer, &stored))
      ? Chromaticities(
        red: (stored.red_x, stored.red_y), green: (stored.green_x, stored.green_y),
        blue: (stored.blue_x, stored.blue_y), white: (stored.white_point_x, stored.white_point_y))
      : .sRGB
    return SourceColor(encodingGamma: gamma, primaries, depth: depth)
  }

  /// Whether an optional chunk was there; throws if the file broke while it was looked for.
  private func isPresent(_ code: Int32) throws(CodecError) -> Bool {
    if code == Int32(SPNG_ECHUNKAVAIL.rawValue) { return false }
    try check(code)
    return true
  }

  func decodeImage(
    _ target: UnsafeMutableRawBufferPointer, format: spng_format
  ) throws(CodecError) {
    let flags = Int32(SPNG_DECODE_TRNS.rawValue)
    let code = spng_decode_image(
      pointer, target.baseAddress, target.count, Int32(format.rawValue), flags)
    try check(code)
  }

  func startRows(format: spng_format) throws(CodecError) {
    let flags = Int32(SPNG_DECODE_TRNS.rawValue | SPNG_DECODE_PROGRESSIVE.rawValue)
    try check(spng_decode_image(pointer, nil, 0, Int32(format.rawValue), flags))
  }

  func decodeRow(_ target: UnsafeMutableRawBufferPointer) throws(CodecError) {
    let code = spng_decode_row(pointer, target.baseAddress, target.count)
    // "End of image" comes together with the last row.
    if code != Int32(SPNG_EOI.rawValue) { try check(code) }
  }

  private func check(_ code: Int32) throws(CodecError) {
    guard code != 0 else { return }
    let endOfData = [SPNG_EOF, SPNG_IO_EOF, SPNG_EIDAT_TOO_SHORT].map { Int32($0.rawValue) }
    if endOfData.contains(code) { throw .truncated(.png) }
    if code == Int32(SPNG_ECHUNK_LIMITS.rawValue) {
      throw .tooMuch(.png, what: "bytes of metadata", limit: limits.imageChunkBytes)
    }
    if code == Int32(SPNG_ECHUNK_CRC.rawValue) {
      throw .corrupt(.png, reason: "a checksum does not match")
    }
    throw .corrupt(.png, reason: String(cString: spng_strerror(code)))
  }
}
