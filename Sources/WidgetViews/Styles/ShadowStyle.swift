public import Foundation
public import WidgetScene

/// A shadow below what a style fills, or inside it.  Lengths in points.
public struct ShadowStyle: Hashable, Sendable {
  let color: Color
  let radius: CGFloat
  let offset: CGSize
  let isInner: Bool

  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      color: color, radius: max(0, radius), offset: CGSize(width: x, height: y), isInner: false)
  }

  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      color: color, radius: max(0, radius), offset: CGSize(width: x, height: y), isInner: true)
  }

  func resolved(in environment: EnvironmentValues) -> ResolvedShadow {
    ResolvedShadow(
      color: color.value(in: environment), radius: radius, offset: offset, isInner: isInner)
  }
}

/// `style` with a shadow around what it fills.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let shadow: ShadowStyle

  public func _resolved(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
    let base = style.resolved(in: environment, level: level)
    let own = shadow.resolved(in: environment)
    if case .shadowed(let inner, let others) = base {
      return _ResolvedStyle(.shadowed(inner, others + [own]))
    }
    return _ResolvedStyle(.shadowed(base, [own]))
  }
}

/// `style` composed with what is below by a blend mode.
public struct _BlendModeShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let mode: BlendMode

  public func _resolved(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
    _ResolvedStyle(.blended(style.resolved(in: environment, level: level), mode))
  }
}

extension ShapeStyle {
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(style: self, shadow: style)
  }
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendModeShapeStyle(style: self, mode: mode)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground with a shadow.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(_ShadowShapeStyle(style: ForegroundStyle(), shadow: style))
  }
  public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
    AnyShapeStyle(_BlendModeShapeStyle(style: ForegroundStyle(), mode: mode))
  }
  public static func opacity(_ opacity: Double) -> AnyShapeStyle {
    AnyShapeStyle(_OpacityShapeStyle(style: ForegroundStyle(), opacity: opacity))
  }
}
