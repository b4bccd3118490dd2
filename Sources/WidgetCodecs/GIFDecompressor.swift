/// The LZW of GIF: codes grow from `minimumBits + 1` to 12 bits.
enum GIFDecompressor {
  /// Unpacks exactly `count` palette indices.
  /// - Parameter bytes: Starts at the first sub-block, each a length and that many bytes.
  static func decompress(
    _ bytes: Bytes, minimumBits: Int, count: Int
  ) throws(CodecError) -> [UInt8] {
    guard (1...8).contains(minimumBits) else {
      throw .corrupt(.gif, reason: "its code size is \(minimumBits); expected 1 to 8")
    }
    let clear = 1 << minimumBits
    let end = clear + 1
    // A string is its last index and the code of what comes before it.
    var prefix = [Int16](repeating: -1, count: 4096)
    var last = (0..<4096).map { UInt8(truncatingIfNeeded: $0) }
    var first = last
    var length = [Int32](repeating: 1, count: 4096)

    var output = [UInt8](repeating: 0, count: count)
    var written = 0
    var reader = GIFBitReader(bytes: bytes)
    var (size, next, previous) = (minimumBits + 1, end + 1, -1)
    while written < count {
      guard let code = reader.read(size) else { throw .truncated(.gif) }
      if code == clear {
        (size, next, previous) = (minimumBits + 1, end + 1, -1)
        continue
      }
      if code == end { throw .corrupt(.gif, reason: "its data ends before its last row") }
      // The one code that may be used while it is being defined repeats its own first index.
      let isNew = code == next && previous >= 0
      guard code < next || isNew, code < 4096 else {
        throw .corrupt(.gif, reason: "its data uses a code that is not defined")
      }
      if previous >= 0, next < 4096 {
        prefix[next] = Int16(previous)
        first[next] = first[previous]
        last[next] = first[isNew ? previous : code]
        length[next] = length[previous] + 1
        next += 1
        if next == 1 << size, size < 12 { size += 1 }
      } else if isNew {
        throw .corrupt(.gif, reason: "its data uses a code that is not defined")
      }
      // Written from the end; what does not fit any more is left out.
      let total = Int(length[code])
      var (place, link) = (written + total - 1, code)
      while link >= 0, place >= written {
        if place < count { output[place] = last[link] }
        (place, link) = (place - 1, Int(prefix[link]))
      }
      written += total
      previous = code
    }
    return output
  }
}

/// Reads bits, the least significant first, across sub-blocks.
private struct GIFBitReader {
  let bytes: Bytes
  private var offset = 0
  private var leftInBlock = 0
  private var bits = 0
  private var bitCount = 0

  init(bytes: Bytes) { self.bytes = bytes }

  mutating func read(_ count: Int) -> Int? {
    while bitCount < count {
      if leftInBlock == 0 {
        guard let length = bytes[offset], length > 0 else { return nil }
        leftInBlock = Int(length)
        offset += 1
      }
      guard let byte = bytes[offset] else { return nil }
      bits |= Int(byte) << bitCount
      bitCount += 8
      offset += 1
      leftInBlock -= 1
    }
    defer {
      bits >>= count
      bitCount -= count
    }
    return bits & (1 << count - 1)
  }
}
