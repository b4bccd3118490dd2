import WidgetRaster

/// Turns pixels into the bytes PNG compresses: per row one filter number, then R, G, B (and A).
enum PNGFilter {
  /// Every row as differences to the left neighbour: the best single filter at low levels.
  static func sub(_ bitmap: Bitmap, opaque: Bool) -> [UInt8] {
    rows(bitmap, channels: opaque ? 3 : 4) { row, width, out in
      out[0] = 1
      let body = UnsafeMutableRawPointer(out + 1)
      var left: UInt32 = 0
      if opaque {
        for x in 0..<width {
          let pixel = row[x] << 8
          // One four-byte store per pixel; the spare byte is overwritten by the next.
          let bytes = subtract(pixel, left).bigEndian
          body.storeBytes(of: bytes, toByteOffset: 3 &* x, as: UInt32.self)
          left = pixel
        }
      } else {
        for x in 0..<width {
          let pixel = rgba(PixelOps.unpremultiply(row[x]))
          let bytes = subtract(pixel, left).bigEndian
          body.storeBytes(of: bytes, toByteOffset: 4 &* x, as: UInt32.self)
          left = pixel
        }
      }
    }
  }

  /// Every row as it is.
  static func none(_ bitmap: Bitmap, opaque: Bool) -> [UInt8] {
    rows(bitmap, channels: opaque ? 3 : 4) { row, width, out in
      out[0] = 0
      unpack(row, width, opaque: opaque, UnsafeMutableRawPointer(out + 1))
    }
  }

  /// Each row with the filter that leaves the smallest sum of absolute differences.
  static func adaptive(_ bitmap: Bitmap, opaque: Bool) -> [UInt8] {
    let channels = opaque ? 3 : 4
    let length = bitmap.width * channels
    var above = [UInt8](repeating: 0, count: length)
    var current = [UInt8](repeating: 0, count: length + 8)
    var candidate = [UInt8](repeating: 0, count: length)
    return rows(bitmap, channels: channels) { row, width, out in
      current.withUnsafeMutableBytes { bytes in
        if let base = bytes.baseAddress { unpack(row, width, opaque: opaque, base) }
      }
      var best = Int.max
      for filter in 0..<5 {
        var sum = 0
        for index in 0..<length {
          let left = index >= channels ? current[index - channels] : 0
          let corner = index >= channels ? above[index - channels] : 0
          let guess = predict(filter, left: left, above: above[index], corner: corner)
          candidate[index] = current[index] &- guess
          sum += abs(Int(Int8(bitPattern: candidate[index])))
        }
        if sum < best {
          best = sum
          out[0] = UInt8(filter)
          for index in 0..<length { out[1 + index] = candidate[index] }
        }
      }
      above.replaceSubrange(0..<length, with: current[0..<length])
    }
  }

  private static func predict(_ filter: Int, left: UInt8, above: UInt8, corner: UInt8) -> UInt8 {
    switch filter {
    case 1: return left
    case 2: return above
    case 3: return UInt8((Int(left) + Int(above)) / 2)
    case 4:
      let estimate = Int(left) + Int(above) - Int(corner)
      let (a, b, c) = (
        abs(estimate - Int(left)), abs(estimate - Int(above)), abs(estimate - Int(corner))
      )
      return a <= b && a <= c ? left : b <= c ? above : corner
    default: return 0
    }
  }

  /// Calls `fill` for each row with its pixels and the place of its filter byte.
  ///
  /// `fill` may write up to three bytes past the row: they belong to the next one, or to spare room.
  private static func rows(
    _ bitmap: Bitmap, channels: Int,
    _ fill: (UnsafePointer<UInt32>, Int, UnsafeMutablePointer<UInt8>) -> Void
  ) -> [UInt8] {
    let (width, height) = (bitmap.width, bitmap.height)
    let length = 1 + width * channels
    return [UInt8](unsafeUninitializedCapacity: length * height + 8) { buffer, count in
      bitmap.withUnsafePixels { pixels in
        guard let source = pixels.baseAddress, let target = buffer.baseAddress else { return }
        for y in 0..<height { fill(source + y * width, width, target + y * length) }
      }
      count = length * height
    }
  }

  private static func unpack(
    _ row: UnsafePointer<UInt32>, _ width: Int, opaque: Bool, _ out: UnsafeMutableRawPointer
  ) {
    for x in 0..<width {
      if opaque {
        out.storeBytes(of: (row[x] << 8).bigEndian, toByteOffset: 3 &* x, as: UInt32.self)
      } else {
        let pixel = rgba(PixelOps.unpremultiply(row[x])).bigEndian
        out.storeBytes(of: pixel, toByteOffset: 4 &* x, as: UInt32.self)
      }
    }
  }

  /// `0xAARRGGBB` to `0xRRGGBBAA`, the order of the bytes in the file.
  @inline(__always)
  private static func rgba(_ pixel: UInt32) -> UInt32 { pixel << 8 | pixel >> 24 }

  /// Four byte-wise differences in one subtraction: the top bits are kept apart from the borrows.
  @inline(__always)
  private static func subtract(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let top: UInt32 = 0x8080_8080
    return ((a | top) &- (b & ~top)) ^ ((a ^ ~b) & top)
  }
}
