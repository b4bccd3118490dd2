/// Ranges of characters a font file may have, so that one that cannot help is never opened.
///
/// Opening a file costs a fraction of a millisecond, and a Chinese character comes by the fonts of
/// all other scripts before it gets to its own.
struct Coverage: Sendable, Hashable {
  private let ranges: [ClosedRange<UInt32>]

  /// Reads `0-36F 20AC`: hexadecimal, rising, ends included.
  init?(_ text: String) {
    var ranges: [ClosedRange<UInt32>] = []
    for part in text.split(separator: " ") {
      let ends = part.split(separator: "-").map { UInt32($0, radix: 16) }
      guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2,
        first <= last, ranges.last.map({ $0.upperBound < first }) ?? true
      else { return nil }
      ranges.append(first...last)
    }
    self.ranges = ranges
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    ranges.contains { $0.contains(scalar.value) }
  }
}
