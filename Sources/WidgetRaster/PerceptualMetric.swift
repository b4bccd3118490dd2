import Foundation

extension ImageMetric {
  /// CIEDE2000, the difference people see: ΔE over 100, where ΔE 1 is just noticeable.
  ///
  /// Translucent pixels are judged on white and on black, and the larger difference counts.
  /// - Parameter tolerance: The ΔE up to which colours count as the same.
  package static func perceptual(tolerance: Double) -> ImageMetric {
    ImageMetric(name: "ΔE≤\(tolerance)") { a, b in
      var difference = LabColor(a, on: 255).difference(to: LabColor(b, on: 255))
      if a >> 24 != 255 || b >> 24 != 255 {
        difference = max(difference, LabColor(a, on: 0).difference(to: LabColor(b, on: 0)))
      }
      return difference <= tolerance ? 0 : min(1, difference / 100)
    }
  }
}

/// A colour in CIE L*a*b* under D65.
package struct LabColor: Hashable, Sendable {
  package let lightness: Double
  package let a: Double
  package let b: Double

  package init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// A premultiplied sRGB pixel on a grey backdrop of 0…255.
  package init(_ pixel: UInt32, on backdrop: UInt32) {
    let opaque = PixelOps.over(pixel, 0xFF00_0000 | backdrop << 16 | backdrop << 8 | backdrop)
    let red = Self.linear[Int(opaque >> 16 & 255)]
    let green = Self.linear[Int(opaque >> 8 & 255)]
    let blue = Self.linear[Int(opaque & 255)]
    // sRGB to XYZ, over the white point.
    let x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    let y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    let z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    let (fx, fy, fz) = (Self.compress(x), Self.compress(y), Self.compress(z))
    self.init(lightness: 116 * fy - 16, a: 500 * (fx - fy), b: 200 * (fy - fz))
  }

  private static let linear: [Double] = (0...255).map { byte in
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func compress(_ value: Double) -> Double {
    value > 216.0 / 24_389 ? cbrt(value) : (24_389.0 / 27 * value + 16) / 116
  }

  /// CIEDE2000 with all weights 1.
  package func difference(to other: LabColor) -> Double {
    let meanChroma = (hypot(a, b) + hypot(other.a, other.b)) / 2
    let stretch = 1 + 0.5 * (1 - Self.damping(meanChroma))
    let (a1, a2) = (a * stretch, other.a * stretch)
    let (chroma1, chroma2) = (hypot(a1, b), hypot(a2, other.b))
    let (hue1, hue2) = (Self.degrees(b, a1), Self.degrees(other.b, a2))
    let isGrey = chroma1 * chroma2 == 0

    var hueStep = isGrey ? 0 : hue2 - hue1
    if hueStep > 180 { hueStep -= 360 }
    if hueStep < -180 { hueStep += 360 }
    var meanHue = isGrey ? hue1 + hue2 : (hue1 + hue2) / 2
    if !isGrey, abs(hue1 - hue2) > 180 { meanHue += hue1 + hue2 < 360 ? 180 : -180 }

    let meanLightness = (lightness + other.lightness) / 2
    let chroma = (chroma1 + chroma2) / 2
    let hueWeight =
      1 - 0.17 * Self.cosine(meanHue - 30) + 0.24 * Self.cosine(2 * meanHue)
      + 0.32 * Self.cosine(3 * meanHue + 6) - 0.2 * Self.cosine(4 * meanHue - 63)
    let middle = (meanLightness - 50) * (meanLightness - 50)
    let lightnessPart =
      (other.lightness - lightness) / (1 + 0.015 * middle / (20 + middle).squareRoot())
    let chromaPart = (chroma2 - chroma1) / (1 + 0.045 * chroma)
    let huePart =
      2 * (chroma1 * chroma2).squareRoot() * sin(hueStep / 2 * .pi / 180)
      / (1 + 0.015 * chroma * hueWeight)
    let blueTurn = 60 * exp(-((meanHue - 275) / 25) * ((meanHue - 275) / 25))
    let rotation = -2 * Self.damping(chroma) * sin(blueTurn * .pi / 180)
    let sum =
      lightnessPart * lightnessPart + chromaPart * chromaPart + huePart * huePart
      + rotation * chromaPart * huePart
    return max(0, sum).squareRoot()
  }

  private static func damping(_ chroma: Double) -> Double {
    let power = pow(chroma, 7)
    return (power / (power + 6_103_515_625)).squareRoot()  // 25 to the 7th
  }

  /// The angle of (x, y), 0 up to 360.
  private static func degrees(_ y: Double, _ x: Double) -> Double {
    guard x != 0 || y != 0 else { return 0 }
    let angle = atan2(y, x) * 180 / .pi
    return angle < 0 ? angle + 360 : angle
  }

  private static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
}
