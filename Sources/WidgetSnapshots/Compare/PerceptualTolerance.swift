import WidgetRaster

/// Excuses pixels whose colours are hard to tell apart.
package struct PerceptualTolerance: Hashable, Sendable, Codable {
  /// CIEDE2000 up to which a pixel counts as the same; 1 is just noticeable.
  package var deltaE: Double

  package init(deltaE: Double) { self.deltaE = deltaE }

  package func excuses(_ pixel: ChangedPixel) -> Bool { Double(pixel.deltaE) <= deltaE }

  /// The smallest value that excuses all of `pixels`, rounded up to hundredths.
  static func needed(for pixels: [ChangedPixel]) -> PerceptualTolerance {
    let largest = Double(pixels.map(\.deltaE).max() ?? 0)
    return PerceptualTolerance(deltaE: (largest * 100).rounded(.up) / 100)
  }

  /// Of two premultiplied pixels: on white and on black, whichever differs more.
  static func deltaE(_ a: UInt32, _ b: UInt32) -> Double {
    let onWhite = LabColor(a, on: 255).difference(to: LabColor(b, on: 255))
    guard a >> 24 != 255 || b >> 24 != 255 else { return onWhite }
    return max(onWhite, LabColor(a, on: 0).difference(to: LabColor(b, on: 0)))
  }
}
