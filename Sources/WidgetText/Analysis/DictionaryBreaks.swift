import CFoundationICU

/// Where lines may end in scripts that put no spaces between words: Thai, Lao, Khmer, Burmese.
///
/// The dictionaries are those of ICU, which Apple's systems break lines with too, in the version
/// that comes with Swift's Foundation.  Pango would ask libthai for Thai, which reads a file of the
/// machine or the one an environment variable names, and nobody for the others.
enum DictionaryBreaks {
  /// - Parameters:
  ///   - breaks: Whether a line may end before each scalar, and after the last; what is beside a
  ///     character of these scripts is decided anew.
  static func correct(_ breaks: inout [Bool], in scalars: Substring.UnicodeScalarView) {
    let needsWords = scalars.map(\.needsDictionary)
    guard needsWords.contains(true) else { return }
    var units: [UInt16] = []
    /// By UTF-16 offset.
    var scalarAt: [Int] = []
    for (index, scalar) in scalars.enumerated() {
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
        units.append(unit)
        scalarAt.append(index)
      }
    }
    guard let allowed = opportunities(units) else { return }
    var canBreak = [Bool](repeating: false, count: breaks.count)
    for offset in allowed where scalarAt.indices.contains(offset) {
      canBreak[scalarAt[offset]] = true
    }
    for index in 1..<max(needsWords.count, 1) where needsWords[index - 1] || needsWords[index] {
      breaks[index] = canBreak[index]
    }
  }

  /// UTF-16 offsets at which a line may end; `nil` if ICU has no rules, which it always has.
  private static func opportunities(_ units: [UInt16]) -> [Int]? {
    var status = U_ZERO_ERROR
    return units.withUnsafeBufferPointer { units in
      // The root's rules: languages differ in Chinese and Japanese, which are not decided here.
      let iterator = swift_ubrk_open(
        UBRK_LINE, "", units.baseAddress, Int32(units.count), &status)
      defer { swift_ubrk_close(iterator) }
      guard let iterator, status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
      var offsets: [Int] = []
      while case let next = swift_ubrk_next(iterator), next >= 0 { offsets.append(Int(next)) }
      return offsets
    }
  }
}

extension Unicode.Scalar {
  /// Whether lines break between words that only a dictionary knows: the line breaking class SA.
  fileprivate var needsDictionary: Bool {
    switch value {
    // Thai, Lao; Myanmar; Khmer; Tai Le, New Tai Lue, Khmer symbols; Tai Tham; Myanmar Extended-B;
    // Myanmar Extended-A, Tai Viet; Ahom.
    case 0xE01...0xE3A, 0xE40...0xE4E, 0xE81...0xEC6, 0xEC8...0xECE, 0xEDC...0xEDF,
      0x1000...0x103F, 0x1050...0x109F, 0x1780...0x17D3, 0x17D7, 0x17DC...0x17DD,
      0x1950...0x19DF, 0x1A20...0x1AAD, 0xA9E0...0xA9EF, 0xA9FA...0xA9FE, 0xAA60...0xAAC2,
      0xAADB...0xAADF, 0x11700...0x1173F:
      true
    default: false
    }
  }
}
