import Foundation
import WidgetGeometry
import WidgetLayout
import WidgetScene

/// In a widget with buttons that can be used: a capsule of the tint, as iOS 17 has introduced with
/// them.  Elsewhere: the label as it is.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DefaultButton(configuration: configuration)
  }
}

nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PlainButton(configuration: configuration)
  }
}

/// The label in the tint.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButton(configuration: configuration)
  }
}

nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: false)
  }
}

nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: true)
  }
}

nonisolated extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// How large controls are drawn.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

nonisolated private enum ControlKeys {
  enum Size: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
  enum Shape: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }
  enum Bordered: EnvironmentKey { static var defaultValue: Bool { false } }
}

nonisolated extension EnvironmentValues {
  public var controlSize: ControlSize {
    get { self[ControlKeys.Size.self] }
    set { self[ControlKeys.Size.self] = newValue }
  }
  /// Whether buttons that do not say their style are bordered.
  package var drawsBorderedButtons: Bool {
    get { self[ControlKeys.Bordered.self] }
    set { self[ControlKeys.Bordered.self] = newValue }
  }
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ControlKeys.Shape.self] }
    set { self[ControlKeys.Shape.self] = newValue }
  }
}

nonisolated extension View {
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

nonisolated struct DefaultButton: PrimitiveView {
  let configuration: PrimitiveButtonStyleConfiguration

  static func _resolve(_ view: Self, _ resolver: Resolver) {
    if resolver.environment.drawsBorderedButtons {
      resolver.show(BorderedButton(configuration: view.configuration, isProminent: false))
    } else {
      resolver.show(PlainButton(configuration: view.configuration))
    }
  }
}

/// The label, dimmed when the button cannot be used.
nonisolated struct PlainButton: PrimitiveView {
  let configuration: PrimitiveButtonStyleConfiguration

  static func _resolve(_ view: Self, _ resolver: Resolver) {
    resolver.show(view.configuration.label.dimmedIfDisabled(resolver.environment))
  }
}

nonisolated struct BorderlessButton: PrimitiveView {
  let configuration: PrimitiveButtonStyleConfiguration

  static func _resolve(_ view: Self, _ resolver: Resolver) {
    let ink =
      view.configuration.role == .destructive
      ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    resolver.show(
      view.configuration.label.foregroundStyle(ink).dimmedIfDisabled(resolver.environment))
  }
}

/// A label on a plate.
nonisolated struct BorderedButton: PrimitiveView {
  let configuration: PrimitiveButtonStyleConfiguration
  let isProminent: Bool

  /// Share of the tint on a bordered button's plate; read off screenshots.
  private static let plateOpacity = 0.18

  static func _resolve(_ view: Self, _ resolver: Resolver) {
    let environment = resolver.environment
    let role = view.configuration.role
    let tint: AnyShapeStyle? =
      role == .destructive ? AnyShapeStyle(Color.red) : environment.tint
    let accent = tint ?? AnyShapeStyle(Color.accentColor)
    var ink = view.isProminent ? AnyShapeStyle(Color.white) : accent
    var plate = view.isProminent ? accent : AnyShapeStyle(accent.opacity(plateOpacity))
    // Without a tint of its own a bordered button's plate is gray.
    if !view.isProminent, tint == nil { plate = AnyShapeStyle(Color.system("tertiarySystemFill")) }
    if !environment.isEnabled {
      ink = AnyShapeStyle(Color.system("tertiaryLabel"))
      plate = AnyShapeStyle(Color.system("tertiarySystemFill"))
    }
    let metrics = Metrics(environment.controlSize)
    resolver.show(
      view.configuration.label
        .font(environment.font ?? metrics.font)
        .foregroundStyle(ink)
        .padding(.horizontal, metrics.horizontal)
        .padding(.vertical, metrics.vertical)
        .background(plate, in: environment.buttonBorderShape))
  }

  /// Distances of the label from the plate's edges, in points: the content insets of UIKit's
  /// button configurations by size.
  private struct Metrics {
    let horizontal: CGFloat
    let vertical: CGFloat
    let font: Font

    init(_ size: ControlSize) {
      switch size {
      case .mini, .small: (horizontal, vertical, font) = (10, 5, .subheadline)
      case .regular: (horizontal, vertical, font) = (12, 7, .body)
      case .large: (horizontal, vertical, font) = (20, 15, .body)
      case .extraLarge: (horizontal, vertical, font) = (24, 18, .body)
      }
    }
  }
}

nonisolated extension View {
  /// Half as strong where controls cannot be used.
  func dimmedIfDisabled(_ environment: EnvironmentValues) -> some View {
    opacity(environment.isEnabled ? 1 : 0.5)
  }
}
