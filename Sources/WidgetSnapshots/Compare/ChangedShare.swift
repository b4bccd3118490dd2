/// Lets a picture pass although some of its pixels changed, whatever their colours.
package struct ChangedShare: Hashable, Sendable, Codable {
  /// Changed pixels as a part of all, 0…1.
  package var share: Double

  package init(share: Double) { self.share = share }

  package func passes(changed: Int, of pixels: Int) -> Bool {
    Double(changed) <= share * Double(pixels)
  }

  /// The smallest share that lets the picture pass, rounded up to millionths.
  static func needed(changed: Int, of pixels: Int) -> ChangedShare {
    guard pixels > 0 else { return ChangedShare(share: 0) }
    return ChangedShare(share: min(1, (Double(changed) / Double(pixels) * 1e6).rounded(.up) / 1e6))
  }
}
