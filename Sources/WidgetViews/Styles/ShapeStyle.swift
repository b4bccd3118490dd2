/// A colour or pattern that shapes and text are drawn with.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  /// The style this one stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// Ours: the style with every colour known.
  func _resolved(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle
}

/// A resolved style, opaque to users.
public struct _ResolvedStyle: Sendable {
  package var value: ResolvedStyle
  package init(_ value: ResolvedStyle) { self.value = value }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) resolves itself")
  }
}

extension ShapeStyle {
  public func _resolved(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
    resolve(in: environment)._resolved(in: environment, level: level)
  }

  /// - Parameter level: 0 primary, 1 secondary …: how far down the hierarchy to look.
  package func resolved(in environment: EnvironmentValues, level: Int = 0) -> ResolvedStyle {
    _resolved(in: environment, level: level).value
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

/// A style without its type.
public struct AnyShapeStyle: ShapeStyle {
  private let base: any ShapeStyle
  public init<S: ShapeStyle>(_ style: S) { base = style }
  public func _resolved(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
    base._resolved(in: environment, level: level)
  }
}

/// One level of the foreground's hierarchy: `.primary`, `.secondary` …
public struct HierarchicalShapeStyle: ShapeStyle {
  package let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _resolved(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
    _ResolvedStyle(environment.foreground.resolved(in: environment, level: self.level + level))
  }
}

/// The current foreground.
public struct ForegroundStyle: ShapeStyle {
  public init() {}
  public func _resolved(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
    _ResolvedStyle(environment.foreground.resolved(in: environment, level: level))
  }
}

/// The current tint.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
  public func _resolved(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
    (environment.tint ?? AnyShapeStyle(Color.accentColor))._resolved(in: environment, level: level)
  }
}

/// The background of the current context.
public struct BackgroundStyle: ShapeStyle {
  public init() {}
  public func _resolved(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
    if let style = environment.backgroundStyle, level == 0 {
      return style._resolved(in: environment, level: 0)
    }
    let names = ["systemBackground", "secondarySystemBackground", "tertiarySystemBackground"]
    return Color.system(names[min(level, 2)])._resolved(in: environment, level: 0)
  }
}

/// Lines between content.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
  public func _resolved(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
    Color.system("separator")._resolved(in: environment, level: 0)
  }
}

/// Fills of controls, weaker at each level.
public struct FillShapeStyle: ShapeStyle {
  public init() {}
  public func _resolved(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
    let names = [
      "systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill",
    ]
    return Color.system(names[min(level, 3)])._resolved(in: environment, level: 0)
  }
}

/// Text and other links.
public struct LinkShapeStyle: ShapeStyle {
  public init() {}
  public func _resolved(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
    Color.system("link")._resolved(in: environment, level: level)
  }
}

/// `style` at another opacity.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double
  public func _resolved(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
    _ResolvedStyle(style.resolved(in: environment, level: level).opacity(opacity))
  }
}

/// A lower level of `style`'s own hierarchy.
public struct _LevelShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let level: Int
  public func _resolved(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
    _ResolvedStyle(style.resolved(in: environment, level: self.level + level))
  }
}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }
  public var secondary: some ShapeStyle { _LevelShapeStyle(style: self, level: 1) }
  public var tertiary: some ShapeStyle { _LevelShapeStyle(style: self, level: 2) }
  public var quaternary: some ShapeStyle { _LevelShapeStyle(style: self, level: 3) }
  public var quinary: some ShapeStyle { _LevelShapeStyle(style: self, level: 4) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// How much weaker each level of a chosen colour is, as measured on iOS.
package let hierarchyOpacities: [Double] = [1, 0.5, 0.25, 0.18, 0.18]

/// Three styles for the first three levels of the hierarchy.
struct LevelledStyle: ShapeStyle {
  let styles: [AnyShapeStyle]
  func _resolved(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
    if level < styles.count { return styles[level]._resolved(in: environment, level: 0) }
    return (styles.last ?? AnyShapeStyle(Color.primary))._resolved(
      in: environment, level: level - styles.count + 1)
  }
}

/// The foreground nobody chose: the label colours of the scheme.
struct DefaultForeground: ShapeStyle {
  func _resolved(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
    let names = ["label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "quinary"]
    return Color.system(names[min(level, 4)])._resolved(in: environment, level: 0)
  }
}

nonisolated private enum StyleKeys {
  enum Foreground: EnvironmentKey {
    static var defaultValue: AnyShapeStyle { AnyShapeStyle(DefaultForeground()) }
  }
  enum Tint: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
  enum Background: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
}

nonisolated extension EnvironmentValues {
  package var foreground: AnyShapeStyle {
    get { self[StyleKeys.Foreground.self] }
    set { self[StyleKeys.Foreground.self] = newValue }
  }
  package var tint: AnyShapeStyle? {
    get { self[StyleKeys.Tint.self] }
    set { self[StyleKeys.Tint.self] = newValue }
  }
  public var backgroundStyle: AnyShapeStyle? {
    get { self[StyleKeys.Background.self] }
    set { self[StyleKeys.Background.self] = newValue }
  }
}
