import Foundation

extension ColorValue {
  /// A colour from hue, saturation and brightness, each 0…1.
  package init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
    let h = (hue - hue.rounded(.down)) * 6
    let s = min(max(saturation, 0), 1)
    let v = min(max(brightness, 0), 1)
    func channel(_ n: Double) -> Double {
      let k = (n + h).truncatingRemainder(dividingBy: 6)
      return v - v * s * max(0, min(k, 4 - k, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// Linear-light sRGB components of gamma-encoded ones.  Negative values mirror, so that colours
  /// outside sRGB survive the trip.
  package var linear: (red: Double, green: Double, blue: Double) {
    (Self.decode(red), Self.decode(green), Self.decode(blue))
  }

  package init(linearRed: Double, green: Double, blue: Double, alpha: Double) {
    self.init(
      red: Self.encode(linearRed), green: Self.encode(green), blue: Self.encode(blue), alpha: alpha)
  }

  /// This value's components read as linear light, gamma-encoded.
  package var encodedFromLinear: ColorValue {
    ColorValue(linearRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// This value's components read as Display P3, converted to extended sRGB.
  package var convertedFromDisplayP3: ColorValue {
    let (r, g, b) = linear
    // Linear Display P3 to linear sRGB, both with a D65 white.
    return ColorValue(
      linearRed: 1.224940176280561 * r - 0.224940176280561 * g,
      green: -0.042056954709688 * r + 1.042056954709688 * g,
      blue: -0.019637554590334 * r - 0.078636045550632 * g + 1.098273600140966 * b,
      alpha: alpha)
  }

  /// Relative luminance, 0…1.
  package var luminance: Double {
    let (r, g, b) = linear
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }

  /// The colour a `fraction` of the way to `other`.  Mixes premultiplied, so that a transparent
  /// end lends no hue.
  package func mixed(
    with other: ColorValue, by fraction: Double, _ mixing: GradientRamp.Mixing
  ) -> ColorValue {
    let t = min(max(fraction, 0), 1)
    let mixedAlpha = alpha + (other.alpha - alpha) * t
    guard mixedAlpha > 0 else { return ColorValue(red: red, green: green, blue: blue, alpha: 0) }
    func mix(_ a: Double, _ b: Double) -> Double {
      (a * alpha * (1 - t) + b * other.alpha * t) / mixedAlpha
    }
    switch mixing {
    case .device:
      return ColorValue(
        red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
        alpha: mixedAlpha)
    case .perceptual:
      let (a, b) = (oklab, other.oklab)
      return ColorValue(
        oklab: (mix(a.l, b.l), mix(a.a, b.a), mix(a.b, b.b)), alpha: mixedAlpha)
    }
  }

  /// Lightness and two opponent axes in Björn Ottosson's Oklab.
  package var oklab: (l: Double, a: Double, b: Double) {
    let (r, g, b) = linear
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return (
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    )
  }

  package init(oklab lab: (l: Double, a: Double, b: Double), alpha: Double) {
    let l = pow(lab.l + 0.3963377774 * lab.a + 0.2158037573 * lab.b, 3)
    let m = pow(lab.l - 0.1055613458 * lab.a - 0.0638541728 * lab.b, 3)
    let s = pow(lab.l - 0.0894841775 * lab.a - 1.2914855480 * lab.b, 3)
    self.init(
      linearRed: 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      green: -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      blue: -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s,
      alpha: alpha)
  }

  private static func decode(_ value: Double) -> Double {
    let size = abs(value)
    let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -linear : linear
  }

  private static func encode(_ value: Double) -> Double {
    let size = abs(value)
    let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -encoded : encoded
  }
}
