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

  private static let one = 1 << 14

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
    let columns = Taps(
      region.x..<region.maxX, from: (source.minX, source.width), to: (target.minX, target.width),
      count: bitmap.width, kernel, isFlipped: isFlipped)
    let rows = Taps(
      region.y..<region.maxY, from: (source.minY, source.height), to: (target.minY, target.height),
      count: bitmap.height, kernel, isFlipped: false)
    var result = Bitmap(width: region.width, height: region.height)
    guard !region.isEmpty, !bitmap.isEmpty else { return result }

    // Rows scaled horizontally, in 8.6 fixed point.  Output rows need at most `depth` of them at a
    // time, in rising order: a ring holds them.
    let depth = rows.longest
    var ring = [SIMD4<Int32>](repeating: .zero, count: depth * region.width)
    var sums = [SIMD4<Int32>](repeating: .zero, count: region.width)
    var made = rows.first(0)
    bitmap.withUnsafePixels { pixels in
      result.withUnsafeMutablePixels { output in
        ring.withUnsafeMutableBufferPointer { ring in
          sums.withUnsafeMutableBufferPointer { sums in
            for y in 0..<region.height {
              let (first, weights) = (rows.first(y), rows.weights(y))
              made = max(made, first)
              while made < first + weights.count {
                let line = UnsafeBufferPointer(
                  rebasing: pixels[(made * bitmap.width)..<((made + 1) * bitmap.width)])
                let start = (made % depth) * region.width
                columns.apply(to: line, into: ring, at: start)
                made += 1
              }
              sums.update(repeating: .zero)
              for (index, weight) in weights.enumerated() where weight != 0 {
                let start = ((first + index) % depth) * region.width
                for x in 0..<region.width { sums[x] &+= ring[start + x] &* weight }
              }
              let start = y * region.width
              for x in 0..<region.width { output[start + x] = pack(sums[x]) }
            }
          }
        }
      }
    }
    return result
  }

  private static func pack(_ sum: SIMD4<Int32>) -> UInt32 {
    let rounded = (sum &+ (1 << 19)) &>> 20
    let alpha = min(max(rounded[0], 0), 255)
    // A premultiplied channel never exceeds alpha; the cubic's overshoot is cut.
    func channel(_ value: Int32) -> UInt32 { UInt32(min(max(value, 0), alpha)) }
    return UInt32(alpha) << 24 | channel(rounded[1]) << 16 | channel(rounded[2]) << 8
      | channel(rounded[3])
  }

  /// Which samples each output coordinate is made of, along one axis: `weights[i]` for sample
  /// `first + i`, adding up to `one`.
  private struct Taps {
    private var firsts: [Int] = []
    private var starts: [Int] = [0]
    private var all: [Int32] = []
    /// Samples of the output coordinate that has most of them.
    private(set) var longest = 1

    init(
      _ range: Range<Int>, from source: (start: CGFloat, length: CGFloat),
      to target: (start: CGFloat, length: CGFloat), count: Int, _ kernel: Kernel, isFlipped: Bool
    ) {
      let ratio = Double(source.length / target.length)
      // Shrinking widens the kernel to one output pixel, so that no sample is left out.
      let stretch = max(1, ratio)
      let support = kernel.support * stretch
      for position in range {
        let along = (Double(position) + 0.5 - Double(target.start)) * ratio
        let offset = isFlipped ? Double(source.length) - along : along
        let center = Double(source.start) + offset - 0.5
        let low = Int((center - support).rounded(.up))
        let high = max(low, Int((center + support).rounded(.down)))
        // Samples beyond the edge repeat the one at the edge.
        func clamp(_ sample: Int) -> Int { min(max(sample, 0), count - 1) }
        let first = clamp(low)
        var weights = [Double](repeating: 0, count: clamp(high) - first + 1)
        for sample in low...high {
          weights[clamp(sample) - first] += kernel.weight((Double(sample) - center) / stretch)
        }
        firsts.append(first)
        all += Self.normalized(weights)
        starts.append(all.count)
        longest = max(longest, weights.count)
      }
    }

    func first(_ position: Int) -> Int { firsts[position] }

    func weights(_ position: Int) -> ArraySlice<Int32> {
      all[starts[position]..<starts[position + 1]]
    }

    /// Scales one row of pixels, in 8.6 fixed point.
    func apply(
      to row: UnsafeBufferPointer<UInt32>, into output: UnsafeMutableBufferPointer<SIMD4<Int32>>,
      at start: Int
    ) {
      let place: SIMD4<UInt32> = [24, 16, 8, 0]
      all.withUnsafeBufferPointer { all in
        for position in firsts.indices {
          var sum = SIMD4<Int32>.zero
          var sample = firsts[position]
          for index in starts[position]..<starts[position + 1] {
            let pixel = SIMD4<UInt32>(repeating: row[sample]) &>> place & 0xFF
            sum &+= SIMD4<Int32>(truncatingIfNeeded: pixel) &* all[index]
            sample += 1
          }
          // 255 · 2⁶ · 2¹⁴ and the cubic's overshoot fit 31 bits in the vertical pass.
          output[start + position] = (sum &+ 128) &>> 8
        }
      }
    }

    /// Weights as fixed point with the sum exactly `one`: what rounding leaves goes to the largest.
    private static func normalized(_ weights: [Double]) -> [Int32] {
      let sum = weights.reduce(0, +)
      guard sum > 0 else { return [Int32(one)] + weights.dropFirst().map { _ in 0 } }
      var fixed = weights.map { Int32(($0 / sum * Double(one)).rounded()) }
      let rest = Int32(one) - fixed.reduce(0, +)
      if let largest = fixed.indices.max(by: { fixed[$0] < fixed[$1] }) { fixed[largest] += rest }
      return fixed
    }
  }
}
