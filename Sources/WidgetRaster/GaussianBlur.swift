package import WidgetGeometry

/// A Gaussian blur of whole pictures.
///
/// Integer arithmetic only: the same bytes everywhere, and a picture that is moved or mirrored gives
/// the moved or mirrored blur.
package struct GaussianBlur: Hashable, Sendable {
  /// What lies beyond the edges of the picture.
  package enum Edges: Hashable, Sendable {
    /// Nothing; the picture fades out there.
    case transparent
    /// Nothing, but the average is taken over what is inside, and alpha stays as it was.
    case opaque
  }

  /// The standard deviation in pixels; `blur(radius:)` and `shadow(radius:)` give it in points.
  package let sigma: Double
  private let kernel: BlurKernel?

  /// - Parameter sigma: In pixels.  Limited to `RenderLimits.effectRadiusPixels`; what is no
  ///   positive number blurs nothing.
  package init(sigma: Double, limits: RenderLimits = .standard) {
    let limited = min(sigma, Double(max(0, limits.effectRadiusPixels)))
    // A tenth of a pixel moves nothing: the neighbour's weight is exp(−50).
    let isVisible = limited > 0.1
    self.sigma = isVisible ? limited : 0
    kernel = isVisible ? BlurKernel(sigma: limited) : nil
  }

  /// How far ink spreads, in pixels: the margin a picture needs so that nothing is cut off.
  package var reach: Int { kernel?.reach ?? 0 }

  /// The blurred picture, of the same size.
  package func applied(to bitmap: Bitmap, edges: Edges = .transparent) -> Bitmap {
    guard let kernel, !bitmap.isEmpty else { return bitmap }
    let blurred = bitmap.padded { BlurPlanes.blur($0, kernel) }
    return edges == .opaque ? blurred.normalized(toAlphaOf: bitmap) : blurred
  }

  /// The blurred alpha, of the same size; a quarter of the work of a whole picture.
  package func applied(to plane: AlphaPlane) -> AlphaPlane {
    guard let kernel, !plane.values.isEmpty else { return plane }
    // A plane travels as a picture that has nothing but alpha.
    let bitmap = plane.tinted(RGBA8(0, 0, 0))
    return AlphaPlane(alphaOf: bitmap.padded { BlurPlanes.blur($0, kernel, alphaOnly: true) })
  }
}

extension Bitmap {
  /// Runs `body` on a picture of at least sixteen pixels a side, which the blur works on.
  fileprivate func padded(_ body: (Bitmap) -> Bitmap) -> Bitmap {
    let lanes = BlurLanes.scalarCount
    guard width < lanes || height < lanes else { return body(self) }
    var larger = Bitmap(width: max(width, lanes), height: max(height, lanes))
    larger.replace(x: 0, y: 0, with: self)
    return body(larger).cropped(x: 0, y: 0, width: width, height: height)
  }

  /// This picture's colours with the alpha of `original`.
  fileprivate func normalized(toAlphaOf original: Bitmap) -> Bitmap {
    var result = original
    withUnsafePixels { blurred in
      result.withUnsafeMutablePixels { pixels in
        for index in pixels.indices where blurred[index] >> 24 != 0 {
          let alpha = pixels[index] & 0xFF00_0000
          let color = PixelOps.unpremultiply(blurred[index]) & 0x00FF_FFFF
          pixels[index] = PixelOps.premultiply(alpha | color)
        }
      }
    }
    return result
  }
}

/// The two directions of a blur over a picture of at least sixteen pixels a side.
private enum BlurPlanes {
  /// A strip of sixteen lanes and where it comes from.
  private typealias Strip = UnsafeMutablePointer<BlurLanes>

  static func blur(_ bitmap: Bitmap, _ kernel: BlurKernel, alphaOnly: Bool = false) -> Bitmap {
    let (width, height) = (bitmap.width, bitmap.height)
    var result = Bitmap(width: width, height: height)
    let plane = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
    let columns = BlurPass(kernel, length: height)
    let rows = BlurPass(kernel, length: width)
    let strips = Strip.allocate(capacity: 2 * max(width, height))
    defer {
      plane.deallocate()
      strips.deallocate()
    }
    bitmap.withUnsafePixels { source in
      result.withUnsafeMutablePixels { target in
        guard let source = source.baseAddress, let target = target.baseAddress else { return }
        // Two channels at a time: blue and red, then green and alpha, sixteen bits apart.
        for shift in alphaOnly ? [8] : [0, 8] as [UInt32] {
          let size = PixelSize(width: width, height: height)
          let halves = alphaOnly ? 1..<2 : 0..<2
          blurColumns(source, into: plane, size, columns, strips, shift: shift, halves)
          blurRows(plane, into: target, size, rows, strips, shift: shift, halves)
        }
      }
    }
    return result
  }

  /// - Parameter halves: Which of the two channels are blurred.
  private static func blurColumns(
    _ source: UnsafePointer<UInt32>, into plane: UnsafeMutablePointer<UInt32>, _ size: PixelSize,
    _ pass: borrowing BlurPass, _ strips: Strip, shift: UInt32, _ halves: Range<Int>
  ) {
    let fraction = BlurLanes(repeating: BlurKernel.fractionBits)
    let byte = BlurLanes(repeating: 0xFF)
    let (low, high) = (strips, strips + size.height)
    for start in stripStarts(size.width) {
      for half in halves {
        let strip = half == 0 ? low : high
        let place = BlurLanes(repeating: shift + UInt32(half) * 16)
        var any = BlurLanes.zero
        for y in 0..<size.height {
          let pixels = UnsafeRawPointer(source + y * size.width + start)
            .loadUnaligned(as: BlurLanes.self)
          let values = ((pixels &>> place) & byte) &<< fraction
          any |= values
          strip[y] = values
        }
        // An empty strip stays empty.
        if any != .zero { pass.run(strip, dropping: 0) }
      }
      let upper = BlurLanes(repeating: 16)
      for y in 0..<size.height {
        let value = halves.count == 2 ? low[y] | high[y] &<< upper : high[y] &<< upper
        UnsafeMutableRawPointer(plane + y * size.width + start)
          .storeBytes(of: value, as: BlurLanes.self)
      }
    }
  }

  private static func blurRows(
    _ plane: UnsafePointer<UInt32>, into target: UnsafeMutablePointer<UInt32>, _ size: PixelSize,
    _ pass: borrowing BlurPass, _ strips: Strip, shift: UInt32, _ halves: Range<Int>
  ) {
    let lanes = BlurLanes.scalarCount
    let upper = BlurLanes(repeating: 16)
    let lowBits = BlurLanes(repeating: 0xFFFF)
    let place = BlurLanes(repeating: shift)
    let (low, high) = (strips, strips + size.width)
    for start in stripStarts(size.height) {
      // Sixteen rows side by side: element x of the strip holds column x of each.
      high.withMemoryRebound(to: UInt32.self, capacity: size.width * lanes) { scalars in
        for row in 0..<lanes {
          let from = plane + (start + row) * size.width
          for x in 0..<size.width { scalars[x * lanes + row] = from[x] }
        }
      }
      var any = BlurLanes.zero
      for x in 0..<size.width {
        let pair = high[x]
        any |= pair
        low[x] = pair & lowBits
        high[x] = pair &>> upper
      }
      if any == .zero { continue }
      if halves.contains(0) { pass.run(low, dropping: BlurKernel.fractionBits) }
      pass.run(high, dropping: BlurKernel.fractionBits)
      for x in 0..<size.width { high[x] = (low[x] | high[x] &<< upper) &<< place }
      high.withMemoryRebound(to: UInt32.self, capacity: size.width * lanes) { scalars in
        for row in 0..<lanes {
          let to = target + (start + row) * size.width
          for x in 0..<size.width { to[x] |= scalars[x * lanes + row] }
        }
      }
    }
  }

  /// The first row or column of each strip; the last strip overlaps the one before it.
  private static func stripStarts(_ length: Int) -> [Int] {
    let lanes = BlurLanes.scalarCount
    let starts = Array(stride(from: 0, through: length - lanes, by: lanes))
    return length % lanes == 0 ? starts : starts + [length - lanes]
  }
}
