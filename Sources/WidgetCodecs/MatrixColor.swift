import Foundation

/// From an encoded channel, 0…1, to linear light.
enum ToneCurve: Sendable {
  case sRGB
  /// A power of the encoded value.
  case power(Double)
  /// The values at 65,536 equal steps, which are the values of a 16-bit channel.
  case samples([Float])

  /// The curve at the values of a channel with `levels` levels: 256 or 65,536.
  func table(levels: Int) -> [Double] {
    let last = Double(levels - 1)
    return switch self {
    case .sRGB: (0..<levels).map { SRGBCurve.decode(Double($0) / last) }
    case .power(let exponent): (0..<levels).map { pow(Double($0) / last, exponent) }
    case .samples(let samples): (0..<levels).map { Double(samples[$0 * 65_535 / (levels - 1)]) }
    }
  }
}

/// Three curves to linear light, a matrix to linear sRGB, the sRGB curve and one rounding.
struct MatrixColor: Sendable {
  let matrix: Matrix3
  private let curves: [ToneCurve]
  /// Per channel the curve at every stored value.
  private let tables: [[Double]]

  /// - Parameter levels: Of a stored channel: 256 or 65,536.
  init(matrix: Matrix3, curves: [ToneCurve], levels: Int = 256) {
    precondition(curves.count == 3)
    self.matrix = matrix
    self.curves = curves
    tables = curves.map { $0.table(levels: levels) }
  }

  /// The same for channels of 16 bits.
  func deepened() -> MatrixColor { MatrixColor(matrix: matrix, curves: curves, levels: 65_536) }

  static let displayP3 = MatrixColor(matrix: .displayP3ToSRGB, curves: [.sRGB, .sRGB, .sRGB])

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
