import Foundation

/// Along one axis: which samples each output position is made of, and in which shares.
///
/// Every position has the same number of samples, so that loops have no exits; where a position
/// needs fewer, the rest have no weight.  Weights are fixed point with 14 bits after the point and
/// fit 16 bits, as samples do: then one multiplication serves eight of them.
struct ResamplerTaps {
  /// Samples to a position.
  let most: Int
  /// The first sample of each position; all `most` of them exist.
  let firsts: [Int32]
  /// `most` weights to a position, which add up to `one`.
  private let weights: [Int16]
  /// Whether no weight is negative, so that nothing overshoots.
  let isConvex: Bool

  private static let one: Int32 = 1 << 14

  init(
    _ range: Range<Int>, from source: (start: CGFloat, length: CGFloat),
    to target: (start: CGFloat, length: CGFloat), count: Int, _ kernel: Resampler.Kernel,
    isFlipped: Bool
  ) {
    let ratio = Double(source.length / target.length)
    // Shrinking widens the kernel to one output pixel, so that no sample is left out.
    let stretch = max(1, ratio)
    let support = kernel.support * stretch
    var spans: [(first: Int, weights: [Int32])] = []
    spans.reserveCapacity(range.count)
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
      spans.append((first, Self.normalized(weights)))
    }
    let most = spans.map(\.weights.count).max() ?? 0
    var firsts: [Int32] = []
    var all = [Int16](repeating: 0, count: most * spans.count)
    firsts.reserveCapacity(spans.count)
    for (position, span) in spans.enumerated() {
      let first = max(0, min(span.first, count - most))
      firsts.append(Int32(first))
      let start = position * most + span.first - first
      for (index, weight) in span.weights.enumerated() { all[start + index] = Int16(weight) }
    }
    self.most = most
    self.firsts = firsts
    self.weights = all
    isConvex = all.allSatisfy { $0 >= 0 }
  }

  /// Weights as fixed point with the sum exactly `one`: what rounding leaves goes to the largest.
  private static func normalized(_ weights: [Double]) -> [Int32] {
    let sum = weights.reduce(0, +)
    guard sum > 0 else { return [one] + weights.dropFirst().map { _ in 0 } }
    var fixed = weights.map { Int32(($0 / sum * Double(one)).rounded()) }
    let rest = one - fixed.reduce(0, +)
    if let largest = fixed.indices.max(by: { fixed[$0] < fixed[$1] }) { fixed[largest] += rest }
    return fixed
  }

  /// Makes one row of samples as wide as the output, in 8.6 fixed point.
  func apply(to row: UnsafePointer<UInt32>, into line: UnsafeMutablePointer<SIMD4<Int16>>) {
    // Enlarging needs two samples, shrinking a little three: loops of known length.
    switch most {
    case 2: apply(2, to: row, into: line)
    case 3: apply(3, to: row, into: line)
    default: apply(most, to: row, into: line)
    }
  }

  @inline(__always)
  private func apply(
    _ most: Int, to row: UnsafePointer<UInt32>, into line: UnsafeMutablePointer<SIMD4<Int16>>
  ) {
    firsts.withUnsafeBufferPointer { firsts in
      weights.withUnsafeBufferPointer { weights in
        guard var weight = weights.baseAddress else { return }
        for x in 0..<firsts.count {
          let sample = row + Int(firsts[x])
          var sum = SIMD4<Int32>(repeating: 128)
          for index in 0..<most {
            let channels = SIMD4<Int32>(
              truncatingIfNeeded: unsafeBitCast(sample[index], to: SIMD4<UInt8>.self))
            sum &+= channels &* SIMD4(repeating: Int32(weight[index]))
          }
          weight += most
          // The cubic's overshoot is a quarter at most: 255 · 2⁶ and that fit 15 bits.
          line[x] = SIMD4<Int16>(truncatingIfNeeded: sum &>> 8)
        }
      }
    }
  }

  /// Makes output row `y` of the lines it needs, two pixels at a time.
  /// - Parameter isConvex: Whether nothing overshoots along either axis.
  func combine(
    _ y: Int, _ lines: borrowing ResamplerLines, width: Int, isConvex: Bool,
    into output: UnsafeMutablePointer<UInt32>
  ) {
    let first = Int(firsts[y])
    withUnsafeTemporaryAllocation(of: UnsafePointer<SIMD8<Int16>>.self, capacity: most) { rows in
      for index in 0..<most { rows[index] = lines.pairs(first + index) }
      let weights = weights[(y * most)..<((y + 1) * most)]
      weights.withUnsafeBufferPointer { weights in
        switch (most, isConvex) {
        case (2, true): combine(2, true, rows, weights, width, output)
        case (3, true): combine(3, true, rows, weights, width, output)
        default: combine(most, isConvex, rows, weights, width, output)
        }
      }
    }
  }

  @inline(__always)
  private func combine(
    _ most: Int, _ isConvex: Bool, _ rows: UnsafeMutableBufferPointer<UnsafePointer<SIMD8<Int16>>>,
    _ weights: UnsafeBufferPointer<Int16>, _ width: Int,
    _ output: UnsafeMutablePointer<UInt32>
  ) {
    @inline(__always)
    func pair(_ place: Int) -> SIMD8<Int32> {
      var sum = SIMD8<Int32>(repeating: 1 << 19)
      for index in 0..<most {
        sum &+=
          SIMD8<Int32>(truncatingIfNeeded: rows[index][place])
          &* SIMD8(repeating: Int32(weights[index]))
      }
      let channels = sum &>> 20
      return isConvex ? channels : Self.cut(channels)
    }
    let bytes = UnsafeMutableRawPointer(output)
    for place in 0..<(width / 2) {
      bytes.storeBytes(
        of: SIMD8<UInt8>(truncatingIfNeeded: pair(place)), toByteOffset: place &* 8,
        as: SIMD8<UInt8>.self)
    }
    if width % 2 == 1 {
      output[width - 1] = unsafeBitCast(
        SIMD4<UInt8>(truncatingIfNeeded: pair(width / 2).lowHalf), to: UInt32.self)
    }
  }

  /// The cubic overshoots: channels are cut at nothing and at alpha, the last of a pixel's four,
  /// which a premultiplied channel never exceeds.
  @inline(__always)
  private static func cut(_ pair: SIMD8<Int32>) -> SIMD8<Int32> {
    func cut(_ channels: SIMD4<Int32>) -> SIMD4<Int32> {
      let alpha = min(max(channels[3], 0), 255)
      return channels.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
    }
    return SIMD8(lowHalf: cut(pair.lowHalf), highHalf: cut(pair.highHalf))
  }
}
