import Foundation

/// Bytes of a font table: numbers with the most significant byte first.
struct BinaryTable {
  private(set) var data = Data()

  init() {}

  var count: Int { data.count }

  mutating func append(_ bytes: [UInt8]) { data.append(contentsOf: bytes) }
  mutating func append(_ other: Data) { data.append(other) }
  mutating func append(ascii text: String) { data.append(contentsOf: text.utf8) }

  /// The low bytes of a number, negative ones in two's complement.
  mutating func append(_ number: Int, bytes: Int) {
    for shift in (0..<bytes).reversed() {
      data.append(UInt8(truncatingIfNeeded: number >> (shift * 8)))
    }
  }

  mutating func append16(_ numbers: Int...) {
    for number in numbers { append(number, bytes: 2) }
  }

  mutating func append32(_ numbers: Int...) {
    for number in numbers { append(number, bytes: 4) }
  }

  /// The sum of a table's 32-bit numbers, the last one filled up with zeros.
  static func checksum(_ data: Data) -> UInt32 {
    var sum: UInt32 = 0
    var word: UInt32 = 0
    var filled = 0
    for byte in data {
      word = word << 8 | UInt32(byte)
      filled += 1
      if filled == 4 {
        sum &+= word
        (word, filled) = (0, 0)
      }
    }
    if filled > 0 { sum &+= word << UInt32((4 - filled) * 8) }
    return sum
  }
}
