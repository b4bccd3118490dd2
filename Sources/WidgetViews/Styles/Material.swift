import Foundation
import WidgetScene

/// Frosted glass: what is behind, blurred and tinted.
///
/// Apple's materials have no published numbers.  Ours are a still approximation: one blur for all,
/// more saturation, and a tint that covers more the thicker the material is.
public struct Material: ShapeStyle, Hashable, Sendable {
  /// How much of the tint covers what is behind, 0…1.
  let coverage: Double

  public static let ultraThin = Material(coverage: 0.42)
  public static let thin = Material(coverage: 0.58)
  public static let regular = Material(coverage: 0.72)
  public static let thick = Material(coverage: 0.84)
  public static let ultraThick = Material(coverage: 0.93)
  /// Of toolbars.
  public static let bar = Material(coverage: 0.8)

  /// In points: wide enough that nothing behind is recognised.
  private static let blurRadius: CGFloat = 20
  private static let saturation = 1.8

  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }

  public func _resolved(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
    ResolveScope.current?.resolver.report(
      .note, "material-approximated", "materials are an approximation of the system's")
    let gray = environment.colorScheme == .dark ? 0.13 : 0.97
    return _ResolvedStyle(
      .material(
        blurRadius: Self.blurRadius, saturation: Self.saturation,
        tint: ColorValue(red: gray, green: gray, blue: gray, alpha: coverage)))
  }
}

/// Whether a material looks active.  On a widget it always does.
public struct MaterialActiveAppearance: Hashable, Sendable {
  let name: String
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  public static let active = MaterialActiveAppearance(name: "active")
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
