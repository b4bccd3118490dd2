package import Foundation

/// Reads the tokens of SVG path data and of other lists of numbers.
package struct SVGNumberScanner {
  private let bytes: [UInt8]
  private var position = 0
  /// Whether the last separator was a comma that nothing followed yet.
  package private(set) var hasDanglingComma = false

  package init(_ text: String) { bytes = Array(text.utf8) }

  package var isAtEnd: Bool { position == bytes.count }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Whether a number starts here.
  var isAtNumber: Bool {
    guard let next else { return false }
    return isDigit(next) || next == UInt8(ascii: ".") || isSign(next)
  }

  func error(_ expected: String, back: Int = 0) -> GeometryError {
    .pathDataInvalid(offset: position - back, expected: expected)
  }

  package mutating func skipSpace() {
    while let next, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(next) { position += 1 }
  }

  package mutating func skipSpaceAndComma() {
    skipSpace()
    hasDanglingComma = next == UInt8(ascii: ",")
    guard hasDanglingComma else { return }
    position += 1
    skipSpace()
  }

  mutating func takeLetter() -> Character? {
    guard let next, (UInt8(ascii: "A")...UInt8(ascii: "z")).contains(next) else { return nil }
    position += 1
    return Character(UnicodeScalar(next))
  }

  /// A number: sign, digits, point, digits, exponent; the next one may follow without a space.
  package mutating func number() throws(GeometryError) -> CGFloat {
    skipSpaceAndComma()
    let start = position
    if let next, isSign(next) { position += 1 }
    var digits = takeDigits()
    if next == UInt8(ascii: ".") {
      position += 1
      digits += takeDigits()
    }
    guard digits > 0 else {
      position = start
      throw error("a number")
    }
    takeExponent()
    guard let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)),
      value.isFinite
    else { throw error("a number in range", back: position - start) }
    hasDanglingComma = false
    return value
  }

  /// A flag of an arc: one digit, 0 or 1, that needs no space after it.
  mutating func flag() throws(GeometryError) -> Bool {
    skipSpaceAndComma()
    guard let next, next == UInt8(ascii: "0") || next == UInt8(ascii: "1") else {
      throw error("0 or 1")
    }
    position += 1
    return next == UInt8(ascii: "1")
  }

  private mutating func takeDigits() -> Int {
    let start = position
    while let next, isDigit(next) { position += 1 }
    return position - start
  }

  /// Takes an `e` only with its digits, so that one standing alone is an error of its own.
  private mutating func takeExponent() {
    let start = position
    guard next == UInt8(ascii: "e") || next == UInt8(ascii: "E") else { return }
    position += 1
    if let next, isSign(next) { position += 1 }
    if takeDigits() == 0 { position = start }
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }
}
