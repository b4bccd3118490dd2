public import Foundation
import WidgetScene

/// UIKit's colour, as far as widgets use it: a `Color` in a class.
open class UIColor: Hashable, @unchecked Sendable {
  // Sendable because the one stored property never changes.
  package let color: Color

  package init(color: Color) { self.color = color }

  public init(_ color: Color) { self.color = color }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(
      red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }

  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(
      .displayP3, red: Double(red), green: Double(green), blue: Double(blue),
      opacity: Double(alpha))
  }

  public init(white: CGFloat, alpha: CGFloat) {
    color = Color(white: Double(white), opacity: Double(alpha))
  }

  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(
      hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
      opacity: Double(alpha))
  }

  /// A colour set of the asset catalogue; `nil` when, in a render, there is none of that name.
  public init?(named name: String, in bundle: Bundle? = nil) {
    if let resolver = ResolveScope.current?.resolver,
      resolver.session.assets.color(
        named: name, bundle: bundle?.bundlePath, traits: resolver.environment.assetTraits) == nil
    {
      return nil
    }
    color = Color(name, bundle: bundle)
  }

  public init(cgColor: CGColor) { color = Color(cgColor: cgColor) }

  /// A colour for light and one for dark; asked once for each.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color
    self.init(color: Color(.dynamic(light: light, dark: dark)))
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let value = resolvedValue
    guard case .value = color.provider else {
      return UIColor(color: color.opacity(Double(alpha) / max(value.alpha, 1e-9)))
    }
    return UIColor(
      color: Color(
        ColorValue(
          red: value.red, green: value.green, blue: value.blue, alpha: Double(alpha))))
  }

  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    var environment = ResolveScope.environment
    environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    return UIColor(color: Color(color.value(in: environment)))
  }

  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let value = resolvedValue
    red?.pointee = CGFloat(value.red)
    green?.pointee = CGFloat(value.green)
    blue?.pointee = CGFloat(value.blue)
    alpha?.pointee = CGFloat(value.alpha)
    return true
  }

  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let value = resolvedValue
    white?.pointee = CGFloat(0.2126 * value.red + 0.7152 * value.green + 0.0722 * value.blue)
    alpha?.pointee = CGFloat(value.alpha)
    return value.red == value.green && value.green == value.blue
  }

  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let value = resolvedValue
    let most = max(value.red, value.green, value.blue)
    let range = most - min(value.red, value.green, value.blue)
    var turn = 0.0
    if range > 0 {
      if most == value.red {
        turn = (value.green - value.blue) / range
      } else if most == value.green {
        turn = 2 + (value.blue - value.red) / range
      } else {
        turn = 4 + (value.red - value.green) / range
      }
    }
    hue?.pointee = CGFloat(turn < 0 ? (turn + 6) / 6 : turn / 6)
    saturation?.pointee = CGFloat(most > 0 ? range / most : 0)
    brightness?.pointee = CGFloat(most)
    alpha?.pointee = CGFloat(value.alpha)
    return true
  }

  public var cgColor: CGColor {
    let value = resolvedValue
    return CGColor(
      red: CGFloat(value.red), green: CGFloat(value.green), blue: CGFloat(value.blue),
      alpha: CGFloat(value.alpha))
  }

  /// In the environment of the render, else in the light one.
  private var resolvedValue: ColorValue { color.value(in: ResolveScope.environment) }

  public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

/// A colour's components in sRGB.
public final class CGColor: Hashable, Sendable {
  /// Red, green, blue, alpha.
  public let components: [CGFloat]?
  public let alpha: CGFloat
  public var numberOfComponents: Int { components?.count ?? 0 }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    self.alpha = alpha
  }
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.components == b.components }
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

extension Color {
  public init(uiColor: UIColor) { self = uiColor.color }
  // `Color(.brand)` means the catalogue's symbol, although `UIColor` has one of that name, too.
  @_disfavoredOverload
  public init(_ color: UIColor) { self = color.color }
  public init(cgColor: CGColor) {
    let parts = (cgColor.components ?? []).map { Double($0) }
    guard parts.count == 4 else {
      self.init(ColorValue.clear)
      return
    }
    self.init(ColorValue(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
  }
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }
}
