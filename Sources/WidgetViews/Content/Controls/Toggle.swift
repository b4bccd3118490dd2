import Foundation
import WidgetGeometry
import WidgetLayout
import WidgetScene

/// A switch with a label, in the position of its value.
nonisolated public struct Toggle<Label: View>: PrimitiveView {
  let isOn: Binding<Bool>
  var isMixed = false
  let label: Label
  /// What a tap runs, for the list of places to tap.
  private var intent: String?

  /// A switch whose action lies elsewhere, in an intent.
  package init(isOn: Bool, intent: String, label: Label) {
    self.isOn = .constant(isOn)
    self.label = label
    self.intent = intent
  }

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let values = sources.map { $0[keyPath: isOn].wrappedValue }
    self.isOn = .constant(!values.contains(false))
    isMixed = values.contains(true) && values.contains(false)
    self.label = label()
  }

  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    let configuration = ToggleStyleConfiguration(
      label: .init(_slot: _Slot(view.label)), isOn: view.isOn, isMixed: view.isMixed)
    resolver.markIntent(view.intent, named: "Toggle") {
      resolver.resolve(configuration) { SwitchRow(configuration: $0) }
    }
  }
}

nonisolated extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

nonisolated extension Toggle where Label == WidgetViews.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { WidgetViews.Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { WidgetViews.Label(title, systemImage: systemImage) }
  }
}

nonisolated extension Toggle where Label == ToggleStyleConfiguration.Label {
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
    isMixed = configuration.isMixed
  }
}

/// The parts of a toggle.
nonisolated public struct ToggleStyleConfiguration {
  public struct Label: _SlotView { public let _slot: _Slot }
  public let label: Label
  @Binding public var isOn: Bool
  /// Whether its sources disagree.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

/// How toggles look.
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

nonisolated public struct DefaultToggleStyle: ToggleStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration)
  }
}

nonisolated public struct SwitchToggleStyle: ToggleStyle, Sendable {
  let tint: Color?
  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, tint: tint)
  }
}

/// A button that looks pressed while it is on.
nonisolated public struct ButtonToggleStyle: ToggleStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ToggleButton(configuration: configuration)
  }
}

nonisolated extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
nonisolated extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
nonisolated extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

nonisolated extension View {
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    controlStyle(style) { (style: S, configuration: ToggleStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
  /// Leaves the labels of controls out.
  public func labelsHidden() -> some View { environment(\.hidesLabels, true) }
}

nonisolated private enum LabelsKey: EnvironmentKey { static var defaultValue: Bool { false } }

nonisolated extension EnvironmentValues {
  package var hidesLabels: Bool {
    get { self[LabelsKey.self] }
    set { self[LabelsKey.self] = newValue }
  }
}

nonisolated struct ToggleButton: PrimitiveView {
  let configuration: ToggleStyleConfiguration

  static func _resolve(_ view: Self, _ resolver: Resolver) {
    let button = PrimitiveButtonStyleConfiguration(
      role: nil, label: .init(_slot: view.configuration.label._slot))
    if view.configuration.isOn {
      let tint = resolver.environment.tint ?? AnyShapeStyle(Color.accentColor)
      resolver.show(BorderedButton(configuration: button, isProminent: false).tint(tint))
    } else {
      resolver.show(BorderlessButton(configuration: button))
    }
  }
}

/// The label, and the switch at the other end of the row.
nonisolated struct SwitchRow: PrimitiveView {
  let configuration: ToggleStyleConfiguration
  var tint: Color?

  static func _resolve(_ view: Self, _ resolver: Resolver) {
    let environment = resolver.environment
    let on = view.tint.map { AnyShapeStyle($0) } ?? environment.tint ?? AnyShapeStyle(Color.green)
    let picture = SwitchPicture(
      isOn: view.configuration.isOn, metrics: SwitchMetrics(environment.systemPalette),
      track: (view.configuration.isOn
        ? on : AnyShapeStyle(Color.system("secondarySystemFill"))).resolved(in: environment))
    let control = AnyView { resolver in
      resolver.emit(
        FixedLeafRule(size: picture.metrics.size), drawing: .paint(picture), named: "Switch")
    }.dimmedIfDisabled(environment)
    guard !environment.hidesLabels else { return resolver.show(control) }
    resolver.show(
      HStack {
        view.configuration.label
        Spacer()
        control
      })
  }
}

/// Measures of a switch, in points.
nonisolated struct SwitchMetrics {
  let size: CGSize
  let knob: CGSize
  let inset: CGFloat

  init(_ palette: SystemPalette) {
    switch palette {
    case .ios18:
      size = CGSize(width: 51, height: 31)
      knob = CGSize(width: 27, height: 27)
      inset = 2
    case .ios26:
      // Recorded on an iOS 26 simulator.
      size = CGSize(width: 66, height: 30)
      knob = CGSize(width: 38, height: 25)
      inset = 2.5
    }
  }
}

struct SwitchPicture: PaintDrawable {
  let isOn: Bool
  let metrics: SwitchMetrics
  let track: ResolvedStyle

  func items(in frame: CGRect, _ scene: SceneContext) -> [DisplayItem] {
    let atTrailing = isOn == (scene.direction == .leftToRight)
    let x =
      atTrailing
      ? frame.maxX - metrics.inset - metrics.knob.width : frame.minX + metrics.inset
    let knob = CGRect(
      x: x, y: frame.midY - metrics.knob.height / 2, width: metrics.knob.width,
      height: metrics.knob.height)
    let plate = Path(capsuleIn: frame, style: .circular)
    let button = DisplayItem.fill(
      Path(capsuleIn: knob, style: .circular), .solid(.white), FillStyle())
    return track.fill(plate, in: frame, FillStyle()) + [
      .grouped(
        .shadow(
          ColorValue(red: 0, green: 0, blue: 0, alpha: 0.15), radius: 2,
          offset: CGSize(width: 0, height: 1.5)), [button])
    ]
  }
}
