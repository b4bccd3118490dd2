import WidgetRaster
import WidgetScene

/// Blend modes cairo has not, or computes differently from release to release.
///
/// Formulas are those of the W3C's compositing specification on gamma-encoded sRGB, except soft
/// light and plus darker, which follow what SwiftUI draws.
struct PixelBlend {
  private typealias RGB = SIMD3<Double>

  /// `nil` when cairo's own operator does.
  private let mode: Mode

  private enum Mode { case softLight, plusDarker, hue, saturation, color, luminosity }

  init?(_ mode: BlendMode) {
    switch mode {
    case .softLight: self.mode = .softLight
    case .plusDarker: self.mode = .plusDarker
    case .hue: self.mode = .hue
    case .saturation: self.mode = .saturation
    case .color: self.mode = .color
    case .luminosity: self.mode = .luminosity
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .hardLight, .difference, .exclusion, .sourceAtop, .destinationOver, .destinationOut,
      .plusLighter:
      return nil
    }
  }

  /// What `source` over `backdrop` gives; all three are premultiplied.
  func callAsFunction(_ source: UInt32, over backdrop: UInt32) -> UInt32 {
    let (sourceAlpha, s) = Self.split(source)
    guard sourceAlpha > 0 else { return backdrop }
    let (backAlpha, b) = Self.split(backdrop)
    if mode == .plusDarker {
      let alpha = min(1, sourceAlpha + backAlpha)
      let shade =
        RGB(repeating: alpha) - (RGB(repeating: backAlpha) - b)
        - (RGB(repeating: sourceAlpha) - s)
      return Self.join(alpha, shade)
    }
    guard backAlpha > 0 else { return source }
    let mixed = blend(s / sourceAlpha, b / backAlpha)
    let alpha = sourceAlpha + backAlpha - sourceAlpha * backAlpha
    let color = s * (1 - backAlpha) + b * (1 - sourceAlpha) + mixed * (sourceAlpha * backAlpha)
    return Self.join(alpha, color)
  }

  private func blend(_ s: RGB, _ b: RGB) -> RGB {
    switch mode {
    case .softLight: return (1 - 2 * s) * b * b + 2 * s * b
    case .plusDarker: return b
    case .hue:
      return Self.setLuminosity(Self.setSaturation(s, Self.saturation(b)), Self.luminosity(b))
    case .saturation:
      return Self.setLuminosity(Self.setSaturation(b, Self.saturation(s)), Self.luminosity(b))
    case .color: return Self.setLuminosity(s, Self.luminosity(b))
    case .luminosity: return Self.setLuminosity(b, Self.luminosity(s))
    }
  }

  private static func luminosity(_ c: RGB) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }
  private static func saturation(_ c: RGB) -> Double { c.max() - c.min() }

  /// Stretches the distances between the channels so that the largest is `saturation`.
  private static func setSaturation(_ c: RGB, _ saturation: Double) -> RGB {
    let (low, high) = (c.min(), c.max())
    return high > low ? (c - low) * (saturation / (high - low)) : .zero
  }

  /// Moves all channels to a luminosity, then back into range along the line to grey.
  private static func setLuminosity(_ c: RGB, _ wanted: Double) -> RGB {
    var result = c + (wanted - luminosity(c))
    let l = luminosity(result)
    let (low, high) = (result.min(), result.max())
    if low < 0 { result = l + (result - l) * (l / (l - low)) }
    if high > 1 { result = l + (result - l) * ((1 - l) / (high - l)) }
    return result
  }

  private static func split(_ pixel: UInt32) -> (alpha: Double, color: RGB) {
    (
      Double(pixel >> 24) / 255,
      RGB(Double((pixel >> 16) & 0xFF), Double((pixel >> 8) & 0xFF), Double(pixel & 0xFF)) / 255
    )
  }

  private static func join(_ alpha: Double, _ color: RGB) -> UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), alpha) * 255).rounded()) }
    return UInt32((alpha * 255).rounded()) << 24 | byte(color.x) << 16 | byte(color.y) << 8
      | byte(color.z)
  }
}
