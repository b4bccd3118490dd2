import Foundation

/// The sRGB transfer curve, which Display P3 shares.
enum SRGBCurve {
  /// Encoded 0…1 to linear light 0…1.
  static func decode(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// From linear light to the nearest encoded byte, with its tables lent.
  struct Encoder {
    fileprivate let guesses: UnsafeBufferPointer<UInt8>
    fileprivate let thresholds: UnsafeBufferPointer<Double>

    /// Out of range is clamped.
    @inline(__always)
    func byte(_ linear: Double) -> UInt32 {
      // Written so that "not a number" becomes 0.
      guard linear > 0 else { return 0 }
      guard linear < 1 else { return 255 }
      var byte = Int(guesses[Int(linear * 4096)])
      while linear >= thresholds[byte] { byte += 1 }
      return UInt32(truncatingIfNeeded: byte)
    }
  }

  static func withEncoder(_ body: (Encoder) -> Void) {
    guesses.withUnsafeBufferPointer { guesses in
      thresholds.withUnsafeBufferPointer { thresholds in
        body(Encoder(guesses: guesses, thresholds: thresholds))
      }
    }
  }

  /// Entry i: the linear light half way between the bytes i and i + 1; the last is never reached.
  private static let thresholds: [Double] =
    (0..<255).map { decode((Double($0) + 0.5) / 255) } + [.infinity]

  /// The byte at the lower end of each 1/4096 of linear light.
  private static let guesses: [UInt8] = (0...4096).map { index in
    let linear = Double(index) / 4096
    return UInt8(thresholds.firstIndex { linear < $0 } ?? 255)
  }
}
