/// Excuses pixels whose channels are off by a few levels: rounding of another processor.
package struct ChannelTolerance: Hashable, Sendable, Codable {
  /// Levels of 255 that a channel may be off.
  package var levels: Int

  package init(levels: Int) { self.levels = levels }

  package func excuses(_ pixel: ChangedPixel) -> Bool { Int(pixel.levels) <= levels }

  /// The smallest value that excuses all of `pixels`.
  static func needed(for pixels: [ChangedPixel]) -> ChannelTolerance {
    ChannelTolerance(levels: Int(pixels.map(\.levels).max() ?? 0))
  }

  /// The largest difference of a stored channel of two premultiplied pixels.
  static func levels(_ a: UInt32, _ b: UInt32) -> UInt8 {
    var largest = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
      largest = max(largest, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
    }
    return UInt8(largest)
  }
}
