import Foundation

/// How the colours stored in a file become sRGB.
///
/// sRGB, Display P3 and every other space made of three curves and a matrix are computed in closed
/// form and rounded once.  lcms2 does the rest (tables, grey, CMYK).  Alpha is never changed.
enum SourceColor {
  case sRGB
  case matrix(MatrixColor)
  case profile(ICCTransform)

  /// What the colour channels of the file are.
  enum Channels: Hashable, Sendable { case rgb, gray, cmyk }

  /// From a file's gamma (0.45455 for an ordinary one) and primaries.
  init(encodingGamma gamma: Double, _ primaries: Chromaticities, depth: ChannelDepth) {
    // Half a per mille covers files that round 1 / 2.2; they mean sRGB, as browsers take them.
    let ordinary = abs(gamma - 0.45455) < 0.0005
    // Below and above, the curve would be a step.
    guard gamma > 0.05, gamma < 20, let matrix = primaries.toLinearSRGB else {
      self = .sRGB
      return
    }
    if ordinary, matrix.distance(to: .identity) < 0.01 {
      self = .sRGB
    } else {
      let exponent = 1 / gamma
      self = .matrix(
        MatrixColor(matrix: matrix, depth: depth) { _, value in
          ordinary ? SRGBCurve.decode(value) : pow(value, exponent)
        })
    }
  }

  /// From an embedded profile.  One that is damaged or made for other channels than the file has
  /// is ignored, as viewers do.
  init(profile bytes: Bytes, channels: Channels, depth: ChannelDepth = .eight) {
    self = ICCProfile(bytes)?.color(for: channels, depth: depth) ?? .sRGB
  }

  /// Converts straight `0xAARRGGBB` pixels in place.
  func convert(_ row: UnsafeMutableBufferPointer<UInt32>) {
    switch self {
    case .sRGB: break
    case .matrix(let matrix): matrix.convert(row)
    case .profile(let transform): transform.convert(row)
    }
  }

  /// Converts R, G, B, A of 16 bits each to straight `0xAARRGGBB` pixels.
  func convert(
    _ source: UnsafeBufferPointer<UInt16>, into row: UnsafeMutableBufferPointer<UInt32>
  ) {
    func byte(_ value: UInt16) -> UInt32 { (UInt32(value) * 255 + 32_767) / 65_535 }
    switch self {
    case .sRGB:
      for x in row.indices {
        let color = byte(source[4 * x]) << 16 | byte(source[4 * x + 1]) << 8
        row[x] = byte(source[4 * x + 3]) << 24 | color | byte(source[4 * x + 2])
      }
    case .matrix(let matrix): matrix.convert(source, into: row, alpha: byte)
    case .profile(let transform):
      transform.convert(
        count: row.count,
        read: { x, channel in Double(source[4 * x + channel]) / 65_535 },
        write: { x, color in row[x] = byte(source[4 * x + 3]) << 24 | color })
    }
  }
}
