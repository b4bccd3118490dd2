import Foundation
import WidgetGeometry
import WidgetScene

/// What a button does, beyond its action.
public struct ButtonRole: Hashable, Sendable {
  let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let confirm = ButtonRole(name: "confirm")
  public static let close = ButtonRole(name: "close")
}

/// A control that does something when tapped.  Its action never runs in a still picture.
nonisolated public struct Button<Label: View>: PrimitiveView {
  let role: ButtonRole?
  let label: Label
  /// What a tap runs, for the list of places to tap.
  let intent: String?

  /// A button whose action lies elsewhere, in an intent.
  package init(role: ButtonRole? = nil, label: Label, intent: String? = nil) {
    self.role = role
    self.label = label
    self.intent = intent
  }

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, label: label())
  }
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, label: label())
  }

  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    let configuration = PrimitiveButtonStyleConfiguration(
      role: view.role, label: .init(_slot: _Slot(view.label)))
    resolver.markIntent(view.intent, named: "Button") {
      resolver.resolve(configuration) { DefaultButton(configuration: $0) }
    }
  }
}

nonisolated extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(label: Text(titleKey))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(label: Text(title))
  }
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, label: Text(titleKey))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, label: Text(title))
  }
}

nonisolated extension Button where Label == WidgetViews.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, label: WidgetViews.Label(titleKey, systemImage: systemImage))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, label: WidgetViews.Label(title, systemImage: systemImage))
  }
}

nonisolated extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, label: configuration.label)
  }
}

/// The parts of a button, for styles that only draw it.
nonisolated public struct ButtonStyleConfiguration {
  public struct Label: _SlotView { public let _slot: _Slot }
  public let role: ButtonRole?
  public let label: Label
  /// Never, in a still picture.
  public let isPressed: Bool
}

/// The parts of a button, for styles that decide when it acts.
nonisolated public struct PrimitiveButtonStyleConfiguration {
  public struct Label: _SlotView { public let _slot: _Slot }
  public let role: ButtonRole?
  public let label: Label
  public func trigger() {}
}

/// How buttons look.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// How buttons look and when they act.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

nonisolated extension View {
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    controlStyle(style) { (style: S, configuration: PrimitiveButtonStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }

  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    controlStyle(style) { (style: S, configuration: PrimitiveButtonStyleConfiguration) in
      style.makeBody(
        configuration: ButtonStyleConfiguration(
          role: configuration.role, label: .init(_slot: configuration.label._slot),
          isPressed: false))
    }
  }
}
