import Foundation
import WidgetRaster

/// Scales bitmaps with a separable filter, in integers, so that every machine gives the same
/// bytes.
enum Resampler {
  /// How pixels between samples are made up, and how samples are averaged when there are more of
  /// them than pixels.
  enum Kernel {
    /// A tent: straight lines between samples.
    case linear
    /// The cubic through the samples (Catmull and Rom): sharper, may overshoot at hard edges.
    case cubic

    /// Distance, in samples, beyond which a sample has no weight.
    var support: Double {
      switch self {
      case .linear: 1
      case .cubic: 2
      }
    }

    func weight(_ distance: Double) -> Double {
      let x = abs(distance)
      switch self {
      case .linear: return max(0, 1 - x)
      case .cubic:
        if x < 1 { return (1.5 * x - 2.5) * x * x + 1 }
        if x < 2 { return ((-0.5 * x + 2.5) * x - 4) * x + 2 }
        return 0
      }
    }
  }

  /// The part of a scaled picture that falls on a rectangle of pixels.
  /// - Parameters:
  ///   - source: Which part of `bitmap` is shown, in its pixels.
  ///   - target: Where `source` is shown, in output pixels; it may begin between two of them.
  ///   - region: The output pixels wanted.
  ///   - isFlipped: Mirrors left to right inside `target`.
  static func scale(
    _ bitmap: Bitmap, source: CGRect, to target: CGRect, region: DeviceRect, _ kernel: Kernel,
    isFlipped: Bool = false
  ) -> Bitmap {
    var result = Bitmap(width: region.width, height: region.height)
    result.withUnsafeMutablePixels { pixels in
      scale(
        bitmap, source: source, to: target, region: region, kernel, isFlipped: isFlipped,
        into: pixels)
    }
    return result
  }

  /// The same, written row by row to `output`, which has a place for every pixel of `region`.
  static func scale(
    _ bitmap: Bitmap, source: CGRect, to target: CGRect, region: DeviceRect, _ kernel: Kernel,
    isFlipped: Bool = false, into output: UnsafeMutableBufferPointer<UInt32>
  ) {
    precondition(output.count == region.width * region.height)
    guard !output.isEmpty, !bitmap.isEmpty, let out = output.baseAddress else { return }
    let columns = ResamplerTaps(
      region.x..<region.maxX, from: (source.minX, source.width), to: (target.minX, target.width),
      count: bitmap.width, kernel, isFlipped: isFlipped)
    let rows = ResamplerTaps(
      region.y..<region.maxY, from: (source.minY, source.height), to: (target.minY, target.height),
      count: bitmap.height, kernel, isFlipped: false)
    let isConvex = columns.isConvex && rows.isConvex
    // Rows scaled horizontally, made when first needed: as many as one output row is made of.
    var lines = ResamplerLines(count: rows.most, width: region.width)
    bitmap.withUnsafePixels { pixels in
      guard let base = pixels.baseAddress else { return }
      for y in 0..<region.height {
        let first = Int(rows.firsts[y])
        for sample in first..<(first + rows.most) where !lines.holds(sample) {
          columns.apply(to: base + sample * bitmap.width, into: lines.replace(sample))
        }
        rows.combine(
          y, lines, width: region.width, isConvex: isConvex, into: out + y * region.width)
      }
    }
  }
}
