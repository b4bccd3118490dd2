public import Foundation
import WidgetGeometry
package import WidgetScene

/// A colour that may depend on where it is used.
public struct Color: Sendable, Hashable {
  /// The space components are given in.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  package indirect enum Provider: Hashable, Sendable {
    case value(ColorValue)
    /// A row of the system palette.
    case system(String)
    case asset(name: String, bundle: String?)
    /// The app's accent colour.
    case accent
    case opacity(Color, Double)
    case mix(Color, Color, by: Double, perceptual: Bool)
    /// One colour for light, one for dark.
    case dynamic(light: Color, dark: Color)
  }

  package let provider: Provider
  package init(_ provider: Provider) { self.provider = provider }
  package init(_ value: ColorValue) { provider = .value(value) }
  package static func system(_ name: String) -> Color { Color(.system(name)) }

  public init(
    _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    let given = ColorValue(red: red, green: green, blue: blue, alpha: opacity)
    switch space {
    case .sRGB: self.init(given)
    case .sRGBLinear: self.init(given.encodedFromLinear)
    case .displayP3: self.init(given.convertedFromDisplayP3)
    }
  }

  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(space, red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(ColorValue(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
  }

  /// A colour set of the asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.asset(name: name, bundle: bundle?.bundlePath))
  }

  public func opacity(_ opacity: Double) -> Color { Color(.opacity(self, opacity)) }

  /// The colour `fraction` of the way to `other`; in Oklab unless `space` is `.device`.
  public func mix(
    with other: Color, by fraction: Double, in space: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mix(self, other, by: fraction, perceptual: space == .perceptual))
  }

  package func value(in environment: EnvironmentValues) -> ColorValue {
    switch provider {
    case .value(let value): return value
    case .system(let name):
      return SystemColors.color(
        named: name, environment.systemPalette, environment.colorScheme,
        environment.colorSchemeContrast) ?? .black
    case .asset(let name, let bundle):
      return environment.assetColor(named: name, bundle: bundle)
    case .accent:
      return environment.accentColor
    case .opacity(let color, let factor): return color.value(in: environment).opacity(factor)
    case .mix(let a, let b, let fraction, let perceptual):
      let mixing: GradientRamp.Mixing = perceptual ? .perceptual : .device
      return a.value(in: environment).mixed(with: b.value(in: environment), by: fraction, mixing)
    case .dynamic(let light, let dark):
      return (environment.colorScheme == .dark ? dark : light).value(in: environment)
    }
  }
}

extension Color: CustomStringConvertible {
  public var description: String {
    switch provider {
    case .value(let value): value.hex
    case .system(let name): name
    case .asset(let name, _): name
    case .accent: "accentColor"
    case .opacity(let color, let factor): "\(factor * 100)% \(color)"
    case .mix(let a, let b, let fraction, _): "\(a) mixed \(fraction) \(b)"
    case .dynamic(let light, let dark): "\(light) or \(dark)"
    }
  }
}

extension Color: ShapeStyle {
  public func _resolved(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
    // `Color.primary` and its like know their own lower levels; other colours fade.
    if level > 0, case .system(let name) = provider, name == "label" {
      return DefaultForeground()._resolved(in: environment, level: level)
    }
    let factor = hierarchyOpacities[min(level, hierarchyOpacities.count - 1)]
    return _ResolvedStyle(.color(value(in: environment).opacity(factor)))
  }

  /// The components in an environment.
  public struct Resolved: ShapeStyle, Hashable, Sendable {
    public var red: Float
    public var green: Float
    public var blue: Float
    public var opacity: Float

    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      let value = Color(
        colorSpace, red: Double(red), green: Double(green), blue: Double(blue),
        opacity: Double(opacity)
      ).value(in: EnvironmentValues())
      self.init(value)
    }

    init(_ value: ColorValue) {
      red = Float(value.red)
      green = Float(value.green)
      blue = Float(value.blue)
      opacity = Float(value.alpha)
    }

    public func _resolved(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
      Color(self)._resolved(in: environment, level: level)
    }
  }

  public init(_ resolved: Resolved) {
    self.init(
      ColorValue(
        red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
        alpha: Double(resolved.opacity)))
  }

  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(value(in: environment))
  }
}

nonisolated extension EnvironmentValues {
  fileprivate func assetColor(named name: String, bundle: String?) -> ColorValue {
    guard let resolver = ResolveScope.current?.resolver else { return .clear }
    let assets = resolver.session.assets
    if let color = assets.color(named: name, bundle: bundle, traits: assetTraits) { return color }
    let near = assets.suggestions(for: name, among: .color)
    let hint = near.isEmpty ? "" : "; nearest: \(near.joined(separator: ", "))"
    resolver.report(.warning, "color-missing", "no colour “\(name)” in the catalogues\(hint)")
    return .clear
  }

  /// `AccentColor` of the catalogue, else the palette's blue.
  fileprivate var accentColor: ColorValue {
    ResolveScope.current?.resolver.session.assets.color(
      named: "AccentColor", bundle: nil, traits: assetTraits)
      ?? SystemColors.color(named: "blue", systemPalette, colorScheme, colorSchemeContrast)
      ?? .black
  }

  /// What chooses between variants of an asset here.
  package var assetTraits: AssetTraits {
    var traits = AssetTraits()
    traits.isDark = colorScheme == .dark
    traits.isHighContrast = colorSchemeContrast == .increased
    traits.scale = displayScale
    traits.locale = locale.identifier
    traits.direction = layoutDirection
    return traits
  }
}
