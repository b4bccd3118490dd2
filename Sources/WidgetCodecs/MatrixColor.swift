/// How many values a stored channel can take.
enum ChannelDepth: Int {
  case eight = 256
  case sixteen = 65_536
}

/// Three curves to linear light, a matrix to linear sRGB, the sRGB curve and one rounding.
struct MatrixColor: Sendable {
  private let matrix: Matrix3
  /// Per channel the linear light of every stored value.
  private let tables: [[Double]]

  /// - Parameter curve: From a channel's number and its encoded value, 0…1, to linear light.
  init(matrix: Matrix3, depth: ChannelDepth, curve: (Int, Double) -> Double) {
    self.matrix = matrix
    let last = Double(depth.rawValue - 1)
    tables = (0..<3).map { channel in
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

  /// Stored channels to `0x00RRGGBB`.
  func convert(_ red: Int, _ green: Int, _ blue: Int) -> UInt32 {
    let linear = matrix * SIMD3(tables[0][red], tables[1][green], tables[2][blue])
    return SRGBCurve.encode(linear.x) << 16 | SRGBCurve.encode(linear.y) << 8
      | SRGBCurve.encode(linear.z)
  }

  /// Converts straight `0xAARRGGBB` pixels in place.
  func convert(_ row: UnsafeMutableBufferPointer<UInt32>) {
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

extension Matrix3 {
  /// Linear Display P3 to linear sRGB; both have the white point D65.
  static let displayP3ToSRGB = Matrix3(
    [1.2249401762805598, -0.22494017628055996, 0],
    [-0.042056954709688163, 1.0420569547096881, 0],
    [-0.019637554590334432, -0.078636045550631889, 1.0982736001409663])
}
