/// Arithmetic on single pixels and whole bitmaps, in integers only, so that every machine gives
/// the same bytes.
package enum PixelOps {
  /// `0xAARRGGBB` with straight alpha to premultiplied: each channel `round(c · a / 255)`.
  @inlinable package static func premultiply(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    // t + t/256 + 1/2 over 256 is the exact rounded quotient by 255 for all products of two bytes.
    var pair = (pixel & 0x00FF_00FF) &* alpha &+ 0x0080_0080
    pair = ((pair &+ ((pair >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
    var green = ((pixel >> 8) & 0xFF) &* alpha &+ 0x80
    green = (green &+ (green >> 8)) >> 8
    return alpha << 24 | pair | green << 8
  }

  /// Premultiplied to straight: each channel `round(c · 255 / a)`; transparent becomes 0.
  ///
  /// Premultiplying the answer gives the pixel back, for every valid pixel.
  @inlinable package static func unpremultiply(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    // The product of numerator and rounding error stays below 2^24, so the quotient is exact.
    let reciprocal = UInt64((0x100_0000 &+ alpha &- 1) / alpha)
    let half = alpha >> 1
    let red = quotient((pixel >> 16) & 0xFF, half, reciprocal)
    let green = quotient((pixel >> 8) & 0xFF, half, reciprocal)
    let blue = quotient(pixel & 0xFF, half, reciprocal)
    return alpha << 24 | red << 16 | green << 8 | blue
  }

  @usableFromInline
  @inline(__always)
  package static func quotient(_ channel: UInt32, _ half: UInt32, _ reciprocal: UInt64) -> UInt32 {
    let value = (UInt64(channel &* 255 &+ half) &* reciprocal) >> 24
    return UInt32(truncatingIfNeeded: min(value, 255))
  }

  /// Premultiplies a run of straight pixels in place.
  package static func premultiply(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
    for index in pixels.indices { pixels[index] = premultiply(pixels[index]) }
  }

  /// `round(a · b / 255)` for two bytes.
  @inlinable package static func multiply(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let product = a &* b &+ 0x80
    return (product &+ (product >> 8)) >> 8
  }

  /// The premultiplied `pixel` painted over the premultiplied `backdrop`.
  @inlinable package static func over(_ pixel: UInt32, _ backdrop: UInt32) -> UInt32 {
    pixel &+ scale(backdrop, by: 255 &- (pixel >> 24))
  }

  /// All four channels times `factor / 255`, rounded.
  @inlinable package static func scale(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    var even = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
    even = ((even &+ ((even >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
    var odd = ((pixel >> 8) & 0x00FF_00FF) &* factor &+ 0x0080_0080
    odd = (odd &+ ((odd >> 8) & 0x00FF_00FF)) & 0xFF00_FF00
    return odd | even
  }
}
