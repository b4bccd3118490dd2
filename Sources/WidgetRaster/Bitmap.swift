package import WidgetGeometry

/// A picture in memory: premultiplied sRGB, eight bits a channel.
///
/// A pixel is one 32-bit number `0xAARRGGBB` and rows follow each other without gaps.  That is
/// cairo's `ARGB32` in native byte order, so cairo can draw straight into the storage.
package struct Bitmap: Hashable, Sendable {
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  /// Row by row from the top, `width` pixels each.
  package private(set) var pixels: [UInt32]

  /// A bitmap of one colour, transparent unless given.
  ///
  /// The sides may be 0; whoever takes a size from outside checks it against `RenderLimits` first.
  package init(width: Int, height: Int, filledWith pixel: UInt32 = 0) {
    precondition(width >= 0 && height >= 0, "a bitmap's sides are never negative")
    self.width = width
    self.height = height
    pixels = [UInt32](repeating: pixel, count: width * height)
  }

  package init(size: PixelSize) { self.init(width: size.width, height: size.height) }

  /// Takes over premultiplied pixels.
  /// - Parameter pixels: Exactly `width * height` of them.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(width >= 0 && height >= 0 && pixels.count == width * height)
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  package var size: PixelSize { PixelSize(width: width, height: height) }
  package var isEmpty: Bool { pixels.isEmpty }
  /// The distance between two rows, in bytes.
  package var bytesPerRow: Int { width * 4 }

  /// The premultiplied pixel in column `x` of row `y`.
  package subscript(x: Int, y: Int) -> UInt32 {
    get {
      precondition(x >= 0 && x < width && y >= 0 && y < height)
      return pixels[y * width + x]
    }
    set {
      precondition(x >= 0 && x < width && y >= 0 && y < height)
      pixels[y * width + x] = newValue
    }
  }

  /// The colour in column `x` of row `y` before premultiplication.
  package func color(x: Int, y: Int) -> RGBA8 { RGBA8(premultiplied: self[x, y]) }

  package mutating func setColor(_ color: RGBA8, x: Int, y: Int) {
    self[x, y] = color.premultiplied
  }

  /// Whether every pixel has full alpha.
  package var isOpaque: Bool {
    withUnsafePixels { buffer in
      // A block at a time: the inner loop has no exit and so is vectorised.
      var start = 0
      while start < buffer.count {
        let end = min(start + 4096, buffer.count)
        var all: UInt32 = .max
        for index in start..<end { all &= buffer[index] }
        if all < 0xFF00_0000 { return false }
        start = end
      }
      return true
    }
  }

  /// Lends the pixels, row by row from the top.
  package func withUnsafePixels<R, E: Error>(
    _ body: (UnsafeBufferPointer<UInt32>) throws(E) -> R
  ) throws(E) -> R {
    try pixels.withUnsafeBufferPointer(body)
  }

  /// Lends the pixels for writing; premultiplied values are expected back.
  package mutating func withUnsafeMutablePixels<R, E: Error>(
    _ body: (UnsafeMutableBufferPointer<UInt32>) throws(E) -> R
  ) throws(E) -> R {
    try pixels.withUnsafeMutableBufferPointer { (buffer) throws(E) -> R in try body(buffer) }
  }
}

/// A colour in sRGB with straight (not premultiplied) alpha.
package struct RGBA8: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  package var alpha: UInt8

  package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package init(premultiplied pixel: UInt32) { self.init(straight: PixelOps.unpremultiply(pixel)) }

  /// Reads `0xAARRGGBB`.
  package init(straight pixel: UInt32) {
    self.init(
      UInt8(truncatingIfNeeded: pixel >> 16), UInt8(truncatingIfNeeded: pixel >> 8),
      UInt8(truncatingIfNeeded: pixel), UInt8(truncatingIfNeeded: pixel >> 24))
  }

  /// As `0xAARRGGBB`.
  package var straight: UInt32 {
    UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// As a bitmap stores it.
  package var premultiplied: UInt32 { PixelOps.premultiply(straight) }
}

extension RGBA8: CustomStringConvertible {
  package var description: String { "(\(red), \(green), \(blue), \(alpha))" }
}

extension Bitmap {
  /// Puts the pixels of `other` at column `x` and row `y`, nothing blended; cut off at the edges.
  package mutating func replace(x: Int, y: Int, with other: Bitmap) {
    let columns = max(0, -x)..<max(max(0, -x), min(other.width, width - x))
    for row in max(0, -y)..<max(max(0, -y), min(other.height, height - y)) {
      for column in columns {
        pixels[(y + row) * width + x + column] = other.pixels[row * other.width + column]
      }
    }
  }
}
