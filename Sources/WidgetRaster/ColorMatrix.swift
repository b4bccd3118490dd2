/// A linear map of straight red, green and blue plus one offset, in integers.
struct ColorMatrix: Hashable, Sendable {
  /// Row by row, times 65,536.
  private let entries: [Int64]
  /// In 1/65,536 of a byte, with the half that rounds.
  private let offset: Int64

  init(diagonal: [Double], offset: Double = 0) {
    self.init(offset: offset) { row, column in row == column ? diagonal[row] : 0 }
  }

  /// - Parameters:
  ///   - offset: Added to every channel, 1 being white.
  ///   - entry: By row and column.
  init(offset: Double = 0, entry: (Int, Int) -> Double) {
    entries = (0..<9).map { Self.fixed(entry($0 / 3, $0 % 3)) }
    self.offset = Self.fixed(offset * 255)
  }

  /// Factors beyond 10,000 saturate every channel anyway.
  private static func fixed(_ value: Double) -> Int64 {
    Int64((min(max(value.isFinite ? value : 0, -1e6), 1e6) * 65_536).rounded())
  }

  /// Maps `0xAARRGGBB`; alpha stays.
  func apply(_ pixel: UInt32) -> UInt32 {
    let (red, green, blue) = (Int64(pixel >> 16 & 255), Int64(pixel >> 8 & 255), Int64(pixel & 255))
    func channel(_ row: Int) -> UInt32 {
      let sum = entries[row] * red + entries[row + 1] * green + entries[row + 2] * blue + offset
      return Self.byte(sum)
    }
    return pixel & 0xFF00_0000 | channel(0) << 16 | channel(3) << 8 | channel(6)
  }

  /// Clamps a channel in 1/65,536 of a byte and rounds it as a half-precision layer does.
  private static func byte(_ value: Int64) -> UInt32 {
    UInt32(halfBytes[Int(min(max(value, 0), 255 << 16) >> 8)])
  }

  /// For every 1/256 of a byte the byte that remains of it after a layer of half floats.
  ///
  /// Recorded: saturation 0.5 of (204, 102, 51) has blue 85 where exact arithmetic gives 85.5015.
  /// A half float holds that as 0.335205, which is 85.48.
  private static let halfBytes: [UInt8] = (0...65_280).map { index in
    let value = Double(index) / 65_280
    guard value > 0 else { return 0 }
    // Ten bits after the leading one.
    let step = Double(sign: .plus, exponent: max(Int(value.exponent), -14) - 10, significand: 1)
    return UInt8(((value / step).rounded(.toNearestOrEven) * step * 255).rounded())
  }
}
