import Foundation

/// A view of bytes from outside; every read is checked and answers `nil` beyond the end.
///
/// Valid only while the memory below it is lent.
struct Bytes {
  let memory: UnsafeRawBufferPointer

  var count: Int { memory.count }

  subscript(_ offset: Int) -> UInt8? {
    offset >= 0 && offset < memory.count ? memory[offset] : nil
  }

  /// Two bytes, the most significant first.
  func big16(_ offset: Int) -> Int? { integer(at: offset, 2, big: true) }
  /// Four bytes, the most significant first.
  func big32(_ offset: Int) -> Int? { integer(at: offset, 4, big: true) }
  /// Two bytes, the least significant first.
  func little16(_ offset: Int) -> Int? { integer(at: offset, 2, big: false) }
  /// Three bytes, the least significant first.
  func little24(_ offset: Int) -> Int? { integer(at: offset, 3, big: false) }
  /// Four bytes, the least significant first.
  func little32(_ offset: Int) -> Int? { integer(at: offset, 4, big: false) }

  func integer(at offset: Int, _ length: Int, big: Bool) -> Int? {
    guard offset >= 0, offset <= memory.count - length else { return nil }
    var value = 0
    for index in 0..<length {
      value = value << 8 | Int(memory[offset + (big ? index : length - 1 - index)])
    }
    return value
  }

  /// Whether the ASCII `text` stands at `offset`.
  func has(_ text: StaticString, at offset: Int = 0) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset >= 0, offset <= memory.count - length else { return false }
    for index in 0..<length where memory[offset + index] != text.utf8Start[index] { return false }
    return true
  }

  /// The part from `offset`, or `nil` unless all `length` bytes are there.
  func slice(_ offset: Int, _ length: Int) -> Bytes? {
    guard offset >= 0, length >= 0, offset <= memory.count, length <= memory.count - offset else {
      return nil
    }
    return Bytes(memory: UnsafeRawBufferPointer(rebasing: memory[offset..<offset + length]))
  }

  /// Everything from `offset`; empty beyond the end.
  func dropping(_ offset: Int) -> Bytes {
    let start = min(max(offset, 0), memory.count)
    return Bytes(memory: UnsafeRawBufferPointer(rebasing: memory[start...]))
  }

  /// The start as unsigned bytes, as C libraries want it; `nil` when empty.
  var pointer: UnsafePointer<UInt8>? {
    memory.baseAddress.map { $0.assumingMemoryBound(to: UInt8.self) }
  }
}

extension Data {
  /// Lends the bytes; errors keep their type.
  func withBytes<R>(_ body: (Bytes) throws(CodecError) -> R) throws(CodecError) -> R {
    try bytes.withUnsafeBytes { (memory) throws(CodecError) -> R in
      try body(Bytes(memory: memory))
    }
  }
}
