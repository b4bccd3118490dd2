import Foundation
package import WidgetScene

/// A number as plural rules see it, in the letters of Unicode's plural operands.
package struct PluralOperands: Hashable, Sendable {
  /// Absolute value.
  package var n: Double
  /// Whole part.
  package var i: Int
  /// Digits after the point that are shown.
  package var v: Int
  /// Those digits as a number, and the same without trailing zeros.
  package var f: Int
  package var t: Int

  package init(_ value: Int) {
    i = value == .min ? .max : abs(value)
    n = Double(i)
    (v, f, t) = (0, 0, 0)
  }

  /// Shown with as many digits as it needs, at most six.
  package init(_ value: Double) {
    let size = value.isFinite ? min(abs(value), 1e15) : 0
    let millionths = Int(((size - size.rounded(.down)) * 1e6).rounded())
    i = Int(size.rounded(.down)) + millionths / 1_000_000
    n = size
    var digits = millionths % 1_000_000
    var count = digits == 0 ? 0 : 6
    while digits != 0, digits.isMultiple(of: 10) {
      digits /= 10
      count -= 1
    }
    (v, f, t) = (count, digits, digits)
  }

  /// `nil` for text.
  package init?(_ argument: LocalizedArgument) {
    switch argument {
    case .integer(let value): self.init(value)
    case .number(let value): self.init(value)
    case .text: return nil
    }
  }

  /// `n` modulo `divisor`, or -1 when `n` is not whole and so in no range of the rules.
  func remainder(_ divisor: Int) -> Int { v == 0 || t == 0 ? i % divisor : -1 }
}

/// The forms a counted text can take.
package enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  case zero, one, two, few, many, other
}
