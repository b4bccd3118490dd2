import Foundation

/// Sixteen neighbouring rows or columns, blurred side by side.
typealias BlurLanes = SIMD16<UInt32>

/// A Gaussian in integers.
///
/// All sums are exact and every result is rounded once per direction, so a picture that is moved or
/// mirrored gives the moved or mirrored result, and colour never exceeds alpha.
enum BlurKernel: Hashable, Sendable {
  /// Weights of the middle and of the neighbours at 1, 2, …; they add up to 65,536.
  case taps([UInt32])
  /// For wide Gaussians, at a cost that does not depend on the width.
  case boxes(BoxMixture)

  /// Fraction bits of values between the two directions.
  static let fractionBits: UInt32 = 4

  /// - Parameter sigma: In pixels, greater than 0.
  init(sigma: Double) {
    // Below, boxes of whole pixels are too coarse: an edge would be off by more than 1/255.
    self = sigma < 2.75 ? .taps(Self.weights(sigma)) : .boxes(BoxMixture(sigma: sigma))
  }

  /// How many pixels away the last neighbour lies.
  var reach: Int {
    switch self {
    case .taps(let weights): weights.count - 1
    case .boxes(let boxes): boxes.wide.reach
    }
  }

  private static func weights(_ sigma: Double) -> [UInt32] {
    let reach = max(1, Int((3.5 * sigma).rounded(.up)))
    let values = (0...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let total = values[0] + 2 * values.dropFirst().reduce(0, +)
    var weights = values.map { UInt32(($0 / total * 65_536).rounded()) }
    weights[0] = 65_536 - 2 * weights.dropFirst().reduce(0, +)
    return weights
  }
}

/// A weighted sum of two kernels, each three box averages in a row.
///
/// Three boxes alone are flatter than a Gaussian (an edge is off by up to 3/255).  Mixing a narrow
/// and a wide triple whose variances are about 0.625 and 1.307 of the wanted one brings the fourth
/// moment right as well; what remains is below 0.8/255.  The variance is exact, by the weights.
struct BoxMixture: Hashable, Sendable {
  /// Three box widths in pixels, with an odd sum so that the kernel has a middle.
  struct Triple: Hashable, Sendable {
    let widths: SIMD3<Int>

    var sum: Int { widths.x + widths.y + widths.z }
    var product: Int { widths.x * widths.y * widths.z }
    var reach: Int { (sum - 3) / 2 }
    var variance: Double {
      let squares = widths &* widths
      return Double(squares.x + squares.y + squares.z - 3) / 12
    }

    /// How far back each corner of the three boxes lies behind the leading one.
    var offsets: [Int] {
      let (a, b, c) = (widths.x, widths.y, widths.z)
      return [0, a, b, c, a + b, a + c, b + c, a + b + c]
    }

    /// The triple of nearly equal widths whose variance is nearest to `variance`.
    init(variance: Double) {
      let middle = Int(sqrt(4 * variance + 1))
      var best = Triple(widths: [1, 1, 1])
      for a in max(1, middle - 3)...middle + 3 {
        for b in a...a + 2 {
          for c in b...a + 2 where (a + b + c) % 2 == 1 {
            let triple = Triple(widths: [a, b, c])
            if abs(triple.variance - variance) < abs(best.variance - variance) { best = triple }
          }
        }
      }
      self = best
    }

    private init(widths: SIMD3<Int>) { self.widths = widths }
  }

  let narrow: Triple
  let wide: Triple
  /// The part of the narrow triple, 0…1.
  let narrowPart: Double

  init(sigma: Double) {
    let variance = sigma * sigma
    narrow = Triple(variance: 0.625 * variance)
    wide = Triple(variance: 1.3068 * variance)
    narrowPart = (wide.variance - variance) / (wide.variance - narrow.variance)
  }

  /// Whether sums of values with `bits` bits stay below 2^32 (they may wrap in between).
  func fits32(bits: Int) -> Bool { wide.product < 1 << (32 - bits) }
}
