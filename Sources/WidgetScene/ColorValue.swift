/// A resolved colour: gamma-encoded sRGB components and opacity, all 0…1 unless the colour lies
/// outside sRGB (Display P3), where components may pass those bounds until painting clamps them.
package struct ColorValue: Hashable, Sendable, Codable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour from 8-bit components.
  package init(rgb red: Int, _ green: Int, _ blue: Int, alpha: Double = 1) {
    self.init(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
  }

  package static let clear = ColorValue(red: 0, green: 0, blue: 0, alpha: 0)
  package static let black = ColorValue(red: 0, green: 0, blue: 0)
  package static let white = ColorValue(red: 1, green: 1, blue: 1)

  /// The same colour with its opacity multiplied.
  package func opacity(_ factor: Double) -> ColorValue {
    var copy = self
    copy.alpha *= factor
    return copy
  }

  /// `#RRGGBB`, or `#RRGGBBAA` when not opaque; components clamped to sRGB.
  package var hex: String {
    func byte(_ value: Double) -> String {
      let scaled = Int((min(max(value, 0), 1) * 255).rounded())
      return (scaled < 16 ? "0" : "") + String(scaled, radix: 16, uppercase: true)
    }
    return "#" + byte(red) + byte(green) + byte(blue) + (alpha < 1 ? byte(alpha) : "")
  }
}
