/// Blurs strips of sixteen rows or columns along their length.
///
/// Owns scratch memory for strips of one length and is used for many of them.
struct BlurPass: ~Copyable {
  private let kernel: BlurKernel
  private let length: Int
  private let scratch: UnsafeMutableRawPointer
  private let margin: Int
  private let isWide: Bool

  /// - Parameter length: The number of values along the strip.
  init(_ kernel: BlurKernel, length: Int) {
    self.kernel = kernel
    self.length = length
    switch kernel {
    case .taps(let weights):
      margin = weights.count - 1
      isWide = false
    case .boxes(let boxes):
      // The last of the corners, seen from the first value.
      margin = max(boxes.wide.sum - boxes.wide.reach, boxes.narrow.sum - boxes.narrow.reach)
      isWide = !boxes.fits32(bits: 8 + Int(BlurKernel.fractionBits))
    }
    let stride = isWide ? MemoryLayout<SIMD16<UInt64>>.stride : MemoryLayout<BlurLanes>.stride
    scratch = .allocate(byteCount: (length + 2 * margin) * stride, alignment: 128)
    // The margin before the strip stays 0; the rest is written for every strip.
    scratch.initializeMemory(as: UInt8.self, repeating: 0, count: (length + 2 * margin) * stride)
  }

  deinit { scratch.deallocate() }

  /// Replaces `values`, which have `BlurKernel.fractionBits`, by their blur; beyond the ends is 0.
  /// - Parameter dropping: Fraction bits to round away.
  func run(_ values: UnsafeMutablePointer<BlurLanes>, dropping bits: UInt32) {
    switch kernel {
    case .taps(let weights): runTaps(values, weights, dropping: bits)
    case .boxes(let boxes):
      if isWide {
        runWideBoxes(values, boxes, dropping: bits)
      } else {
        runBoxes(values, boxes, dropping: bits)
      }
    }
  }

  private func runTaps(
    _ values: UnsafeMutablePointer<BlurLanes>, _ weights: [UInt32], dropping bits: UInt32
  ) {
    let source = scratch.assumingMemoryBound(to: BlurLanes.self) + margin
    source.update(from: values, count: length)
    let half = BlurLanes(repeating: 1 << (15 + bits))
    let shift = BlurLanes(repeating: 16 + bits)
    weights.withUnsafeBufferPointer { weights in
      for index in 0..<length {
        var sum = half &+ source[index] &* weights[0]
        for tap in 1..<weights.count {
          sum &+= (source[index - tap] &+ source[index + tap]) &* weights[tap]
        }
        values[index] = sum &>> shift
      }
    }
  }

  /// Sums three times over, then takes differences at the corners of the boxes.  The sums wrap
  /// around, which the differences undo.
  private func runBoxes(
    _ values: UnsafeMutablePointer<BlurLanes>, _ boxes: BoxMixture, dropping bits: UInt32
  ) {
    let sums = scratch.assumingMemoryBound(to: BlurLanes.self) + margin
    var (first, second, third) = (BlurLanes.zero, BlurLanes.zero, BlurLanes.zero)
    for index in 0..<length + boxes.wide.reach {
      if index < length { first &+= values[index] }
      second &+= first
      third &+= second
      sums[index] = third
    }
    let mixer = BoxMixer(boxes, dropping: bits, preshift: 0)
    let narrow = Corners(boxes.narrow)
    let wide = Corners(boxes.wide)
    for index in 0..<length {
      values[index] = mixer.mix(narrow.difference(sums + index), wide.difference(sums + index))
    }
  }

  /// The same in 64 bits, for boxes whose sums do not fit in 32.
  private func runWideBoxes(
    _ values: UnsafeMutablePointer<BlurLanes>, _ boxes: BoxMixture, dropping bits: UInt32
  ) {
    let sums = scratch.assumingMemoryBound(to: SIMD16<UInt64>.self) + margin
    var (first, second, third) = (SIMD16<UInt64>.zero, SIMD16<UInt64>.zero, SIMD16<UInt64>.zero)
    for index in 0..<length + boxes.wide.reach {
      if index < length { first &+= SIMD16<UInt64>(truncatingIfNeeded: values[index]) }
      second &+= first
      third &+= second
      sums[index] = third
    }
    // Twelve bits of value times the product of the widths; 32 bits of that are kept.
    let valueBits = 8 + Int(BlurKernel.fractionBits)
    let preshift = max(0, valueBits + (Int.bitWidth - boxes.wide.product.leadingZeroBitCount) - 32)
    let shift = SIMD16<UInt64>(repeating: UInt64(preshift))
    let mixer = BoxMixer(boxes, dropping: bits, preshift: preshift)
    let narrow = Corners(boxes.narrow)
    let wide = Corners(boxes.wide)
    for index in 0..<length {
      values[index] = mixer.mix(
        BlurLanes(truncatingIfNeeded: narrow.difference(sums + index) &>> shift),
        BlurLanes(truncatingIfNeeded: wide.difference(sums + index) &>> shift))
    }
  }
}

/// Where the corners of three boxes lie, relative to the middle of the kernel.
private struct Corners {
  private let c0, c1, c2, c3, c4, c5, c6, c7: Int

  init(_ triple: BoxMixture.Triple) {
    let place = triple.offsets.map { triple.reach - $0 }
    (c0, c1, c2, c3) = (place[0], place[1], place[2], place[3])
    (c4, c5, c6, c7) = (place[4], place[5], place[6], place[7])
  }

  @inline(__always)
  func difference(_ sums: UnsafePointer<BlurLanes>) -> BlurLanes {
    let near = sums[c0] &- sums[c1] &- sums[c2] &- sums[c3]
    return near &+ sums[c4] &+ sums[c5] &+ sums[c6] &- sums[c7]
  }

  @inline(__always)
  func difference(_ sums: UnsafePointer<SIMD16<UInt64>>) -> SIMD16<UInt64> {
    let near = sums[c0] &- sums[c1] &- sums[c2] &- sums[c3]
    return near &+ sums[c4] &+ sums[c5] &+ sums[c6] &- sums[c7]
  }
}

/// Adds the sums of two triples with their weights and rounds.
private struct BoxMixer {
  private let narrow: SIMD8<UInt64>
  private let wide: SIMD8<UInt64>
  private let half: SIMD8<UInt64>
  private let shift: SIMD8<UInt64>
  private let low = SIMD8<UInt64>(repeating: 0xFFFF_FFFF)
  private let upper = SIMD8<UInt64>(repeating: 32)

  /// - Parameter preshift: Bits that were cut off the sums.
  init(_ boxes: BoxMixture, dropping bits: UInt32, preshift: Int) {
    // The largest power of two that keeps both factors below 2^32.
    let narrowWeight = boxes.narrowPart / Double(boxes.narrow.product)
    let wideWeight = (1 - boxes.narrowPart) / Double(boxes.wide.product)
    let exponent = 31 - Int(max(narrowWeight, wideWeight).exponent) - 1 - preshift
    func factor(_ weight: Double) -> UInt64 {
      UInt64(
        (weight * Double(sign: .plus, exponent: exponent + preshift, significand: 1)).rounded())
    }
    narrow = SIMD8(repeating: factor(narrowWeight))
    wide = SIMD8(repeating: factor(wideWeight))
    let total = UInt64(exponent) + UInt64(bits)
    half = SIMD8(repeating: 1 << (total - 1))
    shift = SIMD8(repeating: total)
  }

  /// Products need 64 bits: even and odd lanes are multiplied apart.
  @inline(__always)
  func mix(_ a: BlurLanes, _ b: BlurLanes) -> BlurLanes {
    let (a64, b64) = (
      unsafeBitCast(a, to: SIMD8<UInt64>.self), unsafeBitCast(b, to: SIMD8<UInt64>.self)
    )
    // Masking the factors as well tells the compiler that 32 × 32 bits are enough.
    let (p, q) = (narrow & low, wide & low)
    let even = ((a64 & low) &* p &+ (b64 & low) &* q &+ half) &>> shift
    let odd = ((a64 &>> upper) &* p &+ (b64 &>> upper) &* q &+ half) &>> shift
    return unsafeBitCast(even | odd &<< upper, to: BlurLanes.self)
  }
}
