import Foundation
import WidgetGeometry

/// A length as an SVG attribute gives it.
struct SVGLength: Hashable {
  var value: CGFloat
  /// Whether `value` is in hundredths of the viewport's side.
  var isPercent = false

  static let zero = SVGLength(value: 0)

  /// User units a unit has at 96 to the inch, as CSS defines them.
  private static let units: [String: CGFloat] = [
    "": 1, "px": 1, "pt": 96.0 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
    "q": 96 / 101.6,
  ]

  init(value: CGFloat, isPercent: Bool = false) {
    self.value = value
    self.isPercent = isPercent
  }

  /// Lengths that depend on a font are beyond us, like those that cannot be read.
  init(_ text: String, named name: String) throws(SVGStop) {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let unit = trimmed.drop { !$0.isLetter && $0 != "%" || Self.isExponent($0, in: trimmed) }
    let number = trimmed.dropLast(unit.count)
    guard let value = Double(number), value.isFinite else { throw .unclear(name, text) }
    if unit == "%" {
      self.init(value: CGFloat(value), isPercent: true)
    } else {
      guard let factor = Self.units[unit.lowercased()] else { throw .unclear(name, text) }
      self.init(value: CGFloat(value) * factor)
    }
  }

  /// Whether a letter belongs to a number like `1e3`.
  private static func isExponent(_ letter: Character, in text: String) -> Bool {
    guard letter == "e" || letter == "E", let place = text.firstIndex(of: letter) else {
      return false
    }
    let next = text[text.index(after: place)...].first
    return next.map { $0.isNumber || $0 == "-" || $0 == "+" } ?? false
  }

  /// - Parameter side: What 100 % are.
  func resolved(_ side: CGFloat) -> CGFloat { isPercent ? value * side / 100 : value }
}

/// The three sides percentages refer to.
struct SVGViewport: Hashable {
  var size: CGSize

  /// For lengths that are neither across nor down.
  var diagonal: CGFloat {
    ((size.width * size.width + size.height * size.height) / 2).squareRoot()
  }
}

enum SVGNumbers {
  /// Numbers with spaces or commas between them.
  static func list(_ text: String, named name: String) throws(SVGStop) -> [CGFloat] {
    var scanner = SVGNumberScanner(text)
    var numbers: [CGFloat] = []
    scanner.skipSpace()
    while !scanner.isAtEnd {
      do {
        numbers.append(try scanner.number())
      } catch {
        throw .unclear(name, text)
      }
      scanner.skipSpaceAndComma()
    }
    guard !scanner.hasDanglingComma else { throw .unclear(name, text) }
    return numbers
  }

  /// A share: a number or a percentage, limited to 0…1.
  static func share(_ text: String, named name: String) throws(SVGStop) -> Double {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let isPercent = trimmed.hasSuffix("%")
    guard let value = Double(isPercent ? trimmed.dropLast() : trimmed[...]), value.isFinite else {
      throw .unclear(name, text)
    }
    return min(max(isPercent ? value / 100 : value, 0), 1)
  }
}
