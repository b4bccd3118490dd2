import Foundation
package import WidgetScene

extension ColorValue {
  /// A Display P3 colour in extended sRGB: components outside sRGB pass 0…1.
  package init(displayP3 red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) {
    let (r, g, b) = (Transfer.decode(red), Transfer.decode(green), Transfer.decode(blue))
    // Display P3 primaries → XYZ → sRGB primaries, both with a D65 white point.
    self.init(
      linearRed: 1.224_940_176 * r - 0.224_940_176 * g,
      -0.042_056_955 * r + 1.042_056_955 * g,
      -0.019_637_555 * r - 0.078_636_046 * g + 1.098_273_600 * b, alpha: alpha)
  }

  /// A colour given by linear light in the sRGB primaries.
  package init(linearRed red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) {
    self.init(
      red: Transfer.encode(red), green: Transfer.encode(green), blue: Transfer.encode(blue),
      alpha: alpha)
  }

  /// A grey whose light is `white` to the power of 2.2.
  package init(grayGamma22 white: Double, alpha: Double = 1) {
    let light = white < 0 ? -pow(-white, 2.2) : pow(white, 2.2)
    self.init(linearRed: light, light, light, alpha: alpha)
  }
}

/// The sRGB transfer curve, mirrored below zero for extended colours.
private enum Transfer {
  static func decode(_ value: Double) -> Double {
    let size = abs(value)
    let light = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }

  static func encode(_ light: Double) -> Double {
    let size = abs(light)
    let value = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return tidy(light < 0 ? -value : value)
  }

  /// Rounded to 1e-7, so that white stays white and no platform's last bit shows.
  private static func tidy(_ value: Double) -> Double { (value * 1e7).rounded() / 1e7 }
}
