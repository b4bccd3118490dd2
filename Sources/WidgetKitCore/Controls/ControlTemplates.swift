public import WidgetViews

/// What a control looks like: a button or a toggle.
@MainActor @preconcurrency public protocol ControlWidgetTemplate {
  nonisolated static var _form: _ControlForm { get }
}

/// Which of the two kinds of control it is.
nonisolated public struct _ControlForm: Sendable {
  package let isToggle: Bool
}

nonisolated extension ControlWidgetTemplate {
  /// Colours, hints and states of controls are accepted: controls are listed, not drawn.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }
  public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate { self }
}

nonisolated extension View {
  public func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View { self }
  public func controlWidgetActionHint(_ hint: Text) -> some View { self }
  @_disfavoredOverload
  public func controlWidgetActionHint<S: StringProtocol>(_ hint: S) -> some View { self }
  public func controlWidgetStatus(_ status: LocalizedStringKey) -> some View { self }
  public func controlWidgetStatus(_ status: Text) -> some View { self }
  @_disfavoredOverload
  public func controlWidgetStatus<S: StringProtocol>(_ status: S) -> some View { self }
}

@resultBuilder nonisolated public enum ControlWidgetTemplateBuilder {
  public static func buildBlock<C: ControlWidgetTemplate>(_ template: C) -> C { template }
}

/// A control that does something.
nonisolated public struct ControlWidgetButton<
  Label: View, ActionLabel: View, Action: AppIntent
>: ControlWidgetTemplate {
  public static var _form: _ControlForm { _ControlForm(isToggle: false) }

  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (_ isActive: Bool) -> ActionLabel
  ) {}
  public init(action: Action, @ViewBuilder label: @escaping () -> Label)
  where ActionLabel == EmptyView {}
  public init(_ titleKey: LocalizedStringKey, action: Action)
  where Label == Text, ActionLabel == EmptyView {}
  public init(
    _ titleKey: LocalizedStringKey, action: Action,
    @ViewBuilder actionLabel: @escaping (_ isActive: Bool) -> ActionLabel
  ) where Label == Text {}
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, action: Action,
    @ViewBuilder actionLabel: @escaping (_ isActive: Bool) -> ActionLabel
  ) where Label == Text {}
}

/// A control that is on or off.
nonisolated public struct ControlWidgetToggle<
  Label: View, ValueLabel: View, Action: SetValueIntent
>: ControlWidgetTemplate where Action.ValueType == Bool {
  public static var _form: _ControlForm { _ControlForm(isToggle: true) }

  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (_ isOn: Bool) -> ValueLabel
  ) {}
  public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label)
  where ValueLabel == EmptyView {}
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action)
  where Label == Text, ValueLabel == EmptyView {}
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (_ isOn: Bool) -> ValueLabel
  ) where Label == Text {}
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (_ isOn: Bool) -> ValueLabel
  ) where Label == Text {}
}
