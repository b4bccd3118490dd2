public import WidgetViews

nonisolated extension Button {
  /// A button that runs an intent.  Drawn as any other; the intent is in the list of places to tap.
  public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(label: label(), intent: IntentParameters.summary(of: intent))
  }
  public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: role, label: label(), intent: IntentParameters.summary(of: intent))
  }
}

nonisolated extension Button where Label == Text {
  public init<I: AppIntent>(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: I
  ) {
    self.init(role: role, label: Text(titleKey), intent: IntentParameters.summary(of: intent))
  }
  @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(_ title: S, role: ButtonRole? = nil, intent: I) {
    self.init(role: role, label: Text(title), intent: IntentParameters.summary(of: intent))
  }
}

nonisolated extension Button where Label == WidgetViews.Label<Text, Image> {
  public init<I: AppIntent>(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: I
  ) {
    self.init(
      role: role, label: WidgetViews.Label(titleKey, systemImage: systemImage),
      intent: IntentParameters.summary(of: intent))
  }
  @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, intent: I
  ) {
    self.init(
      role: role, label: WidgetViews.Label(title, systemImage: systemImage),
      intent: IntentParameters.summary(of: intent))
  }
}

nonisolated extension Toggle {
  /// A switch that runs an intent.
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, intent: IntentParameters.summary(of: intent), label: label())
  }
}

nonisolated extension Toggle where Label == Text {
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
    self.init(isOn: isOn, intent: intent) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(_ title: S, isOn: Bool, intent: I) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}
