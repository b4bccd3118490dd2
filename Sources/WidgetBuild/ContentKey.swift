import Foundation

/// Tells inputs apart by what they hold: two 64-bit FNV-1a sums with different starts.
///
/// Not for secrets: it only decides whether a build can be used again.
struct ContentKey {
  private var first: UInt64 = 0xCBF2_9CE4_8422_2325
  private var second: UInt64 = 0x9AE1_6A3B_2F90_404F

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      first = (first ^ UInt64(byte)) &* 0x100_0000_01B3
      second = (second ^ UInt64(byte ^ 0x5A)) &* 0x100_0000_01B3
    }
  }

  mutating func add(_ text: String) {
    add(text.utf8)
    add(CollectionOfOne(0))
  }

  var text: String {
    [first, second].map { value in
      let digits = String(value, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
