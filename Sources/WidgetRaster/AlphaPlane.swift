package import WidgetGeometry

/// A picture of alpha only: what a shadow is made from.
package struct AlphaPlane: Hashable, Sendable {
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  /// Row by row from the top, 0 transparent to 255 opaque.
  package private(set) var values: [UInt8]

  /// - Parameter values: Exactly `width * height` of them.
  package init(width: Int, height: Int, values: [UInt8]) {
    precondition(width >= 0 && height >= 0 && values.count == width * height)
    self.width = width
    self.height = height
    self.values = values
  }

  /// The alpha of `bitmap`.
  package init(alphaOf bitmap: Bitmap) {
    width = bitmap.width
    height = bitmap.height
    values = bitmap.withUnsafePixels { pixels in
      [UInt8](unsafeUninitializedCapacity: pixels.count) { buffer, count in
        for index in 0..<pixels.count {
          buffer[index] = UInt8(truncatingIfNeeded: pixels[index] >> 24)
        }
        count = pixels.count
      }
    }
  }

  package var size: PixelSize { PixelSize(width: width, height: height) }

  package subscript(x: Int, y: Int) -> UInt8 {
    precondition(x >= 0 && x < width && y >= 0 && y < height)
    return values[y * width + x]
  }

  /// A picture of one colour with this alpha.
  package func tinted(_ color: RGBA8) -> Bitmap {
    let ink = color.premultiplied
    // One product per possible alpha instead of one per pixel.
    let inks = (0...255).map { PixelOps.scale(ink, by: UInt32($0)) }
    var bitmap = Bitmap(size: size)
    bitmap.withUnsafeMutablePixels { pixels in
      values.withUnsafeBufferPointer { values in
        inks.withUnsafeBufferPointer { inks in
          for index in 0..<values.count { pixels[index] = inks[Int(values[index])] }
        }
      }
    }
    return bitmap
  }
}
