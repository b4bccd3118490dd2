package import Foundation

/// FNV-1a in 64 bits: the same on every machine and run, unlike `Hasher`.
package struct StableHash: Hashable, Sendable {
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}
  package init(_ text: String) { add(Data(text.utf8)) }

  package mutating func add(_ data: Data) {
    for byte in data { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  package var hex: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
