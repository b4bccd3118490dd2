/// A few rows scaled horizontally: row `n` is kept in the place of row `n - count`.
struct ResamplerLines: ~Copyable {
  private let count: Int
  /// Pairs of pixels to a row.
  private let width: Int
  /// Written by pixels, read by pairs of them, hence without a type of its own.
  private let storage: UnsafeMutableRawPointer
  private var held: [Int]

  init(count: Int, width: Int) {
    self.count = count
    self.width = (width + 1) / 2
    let bytes = max(1, count * self.width) * MemoryLayout<SIMD8<Int16>>.stride
    storage = .allocate(byteCount: bytes, alignment: MemoryLayout<SIMD8<Int16>>.alignment)
    // A row may be half a pair wider than what is written to it.
    storage.initializeMemory(as: UInt8.self, repeating: 0, count: bytes)
    held = [Int](repeating: -1, count: count)
  }

  deinit { storage.deallocate() }

  func holds(_ row: Int) -> Bool { held[row % count] == row }

  /// The place for `row`, to be filled.
  mutating func replace(_ row: Int) -> UnsafeMutablePointer<SIMD4<Int16>> {
    held[row % count] = row
    return place(row).bindMemory(to: SIMD4<Int16>.self, capacity: width * 2)
  }

  /// The pixels of `row`, two by two.
  func pairs(_ row: Int) -> UnsafePointer<SIMD8<Int16>> {
    UnsafePointer(place(row).bindMemory(to: SIMD8<Int16>.self, capacity: width))
  }

  private func place(_ row: Int) -> UnsafeMutableRawPointer {
    storage + row % count * width * MemoryLayout<SIMD8<Int16>>.stride
  }
}
