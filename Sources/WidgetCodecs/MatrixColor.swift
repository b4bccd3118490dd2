/// How many values a stored channel can take.
enum ChannelDepth: Int {
  case eight = 256
  case sixteen = 65_536
}

/// Three curves to linear light, a matrix to linear sRGB, the sRGB curve and one rounding.
struct MatrixColor: Sendable {
  private let matrix: Matrix3
  /// The linear light of every stored value, one channel after the other.
  private let linear: [Double]

  /// - Parameter curve: From a channel's number and its encoded value, 0…1, to linear light.
  init(matrix: Matrix3, depth: ChannelDepth, curve: (Int, Double) -> Double) {
    self.matrix = matrix
    let last = Double(depth.rawValue - 1)
    linear = (0..<3).flatMap { channel in
      (0..<depth.rawValue).map { curve(channel, Double($0) / last) }
    }
  }

  static func displayP3(_ depth: ChannelDepth) -> MatrixColor {
    switch depth {
    case .eight: shallowP3
    case .sixteen: deepP3
    }
  }

  private static let shallowP3 = MatrixColor(matrix: .displayP3ToSRGB, depth: .eight) {
    SRGBCurve.decode($1)
  }
  private static let deepP3 = MatrixColor(matrix: .displayP3ToSRGB, depth: .sixteen) {
    SRGBCurve.decode($1)
  }

  /// The conversion with its tables lent, so that none is checked for each pixel.
  private struct Converter {
    let matrix: Matrix3
    let levels: Int
    let linear: UnsafeBufferPointer<Double>
    let encoder: SRGBCurve.Encoder

    /// Stored channels to `0x00RRGGBB`.
    @inline(__always)
    func callAsFunction(_ r: Int, _ g: Int, _ b: Int) -> UInt32 {
      let light = SIMD3(linear[r], linear[levels + g], linear[2 * levels + b])
      let (red, green, blue) = (matrix.rows.0 * light, matrix.rows.1 * light, matrix.rows.2 * light)
      let top = encoder.byte(red.x + red.y + red.z) << 16
      let middle = encoder.byte(green.x + green.y + green.z) << 8
      return top | middle | encoder.byte(blue.x + blue.y + blue.z)
    }
  }

  private func withConverter(_ body: (Converter) -> Void) {
    linear.withUnsafeBufferPointer { linear in
      SRGBCurve.withEncoder { encoder in
        body(
          Converter(matrix: matrix, levels: linear.count / 3, linear: linear, encoder: encoder))
      }
    }
  }

  /// Converts straight `0xAARRGGBB` pixels in place.
  func convert(_ row: UnsafeMutableBufferPointer<UInt32>) {
    withConverter { convert in
      var (lastIn, lastOut): (UInt32, UInt32) = (0, convert(0, 0, 0))
      for x in row.indices {
        let pixel = row[x]
        let color = pixel & 0xFF_FFFF
        if color != lastIn {
          lastIn = color
          lastOut = convert(Int(color >> 16), Int(color >> 8 & 0xFF), Int(color & 0xFF))
        }
        row[x] = pixel & 0xFF00_0000 | lastOut
      }
    }
  }

  /// Converts R, G, B, A of 16 bits each; alpha is made by `alpha`.
  func convert(
    _ source: UnsafeBufferPointer<UInt16>, into row: UnsafeMutableBufferPointer<UInt32>,
    alpha: (UInt16) -> UInt32
  ) {
    withConverter { convert in
      for x in row.indices {
        let color = convert(Int(source[4 * x]), Int(source[4 * x + 1]), Int(source[4 * x + 2]))
        row[x] = alpha(source[4 * x + 3]) << 24 | color
      }
    }
  }
}

extension Matrix3 {
  /// Linear Display P3 to linear sRGB; both have the white point D65.
  static let displayP3ToSRGB = Matrix3(
    [1.2249401762805598, -0.22494017628055996, 0],
    [-0.042056954709688163, 1.0420569547096881, 0],
    [-0.019637554590334432, -0.078636045550631889, 1.0982736001409663])
}
