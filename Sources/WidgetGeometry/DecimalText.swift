import Foundation

/// Numbers as text that is the same on every machine and in every locale.
package enum DecimalText {
  /// `value` with at most `decimals` digits after the point, without trailing zeros or a negative
  /// zero; halves round away from zero.
  ///
  /// Meant for coordinates: decimals are limited to 0…9 and magnitudes to a thousand million, and
  /// what is not a number becomes 0.
  package static func fixed(_ value: Double, decimals: Int) -> String {
    let places = min(max(decimals, 0), 9)
    let factor = (0..<places).reduce(Int64(1)) { power, _ in power * 10 }
    let limited = value.isNaN ? 0 : min(max(value, -1e9), 1e9)
    // At most 10^18, which Int64 holds.
    let scaled = Int64((limited * Double(factor)).rounded())
    let (whole, fraction) = scaled.magnitude.quotientAndRemainder(
      dividingBy: UInt64(factor))
    var text = scaled < 0 ? "-" : ""
    text += String(whole)
    guard fraction > 0 else { return text }
    var digits = String(fraction)
    digits = String(repeating: "0", count: places - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return text + "." + digits
  }
}
