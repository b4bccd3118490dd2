import Foundation

extension CGFloat {
  /// A number of points for dumps: at most two decimals, no trailing zeros.
  var dumped: String {
    guard isFinite else { return isNaN ? "nan" : self < 0 ? "-inf" : "inf" }
    let hundredths = (self * 100).rounded()
    guard hundredths.magnitude < 1e15 else { return "\(Double(self))" }
    let whole = Int(hundredths)
    let (units, rest) = (whole.magnitude / 100, whole.magnitude % 100)
    let sign = whole < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(units)" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(units).\(digits)"
  }
}
