public import Foundation
public import WidgetGeometry
import WidgetLayout
import WidgetScene

/// What WidgetKit shows instead of a control that widgets cannot have: a yellow box with a
/// prohibition sign.  The render says which control it was.
nonisolated struct UnsupportedControl: PrimitiveView {
  let name: String

  static func _resolve(_ view: Self, _ resolver: Resolver) {
    resolver.report(
      .warning, "control-unsupported", "\(view.name) cannot be in a widget; drawn as a warning")
    let environment = resolver.environment
    resolver.emit(
      FlexibleRule(ideal: CGSize(width: 44, height: 44)),
      drawing: .paint(
        ProhibitionPicture(
          plate: Color.yellow.value(in: environment), sign: Color.red.value(in: environment))),
      named: view.name)
  }
}

/// A ring with a bar across it.
struct ProhibitionPicture: PaintDrawable {
  let plate: ColorValue
  let sign: ColorValue

  func items(in frame: CGRect, _ scene: SceneContext) -> [DisplayItem] {
    guard frame.width > 0, frame.height > 0 else { return [] }
    let side = min(frame.width, frame.height, 60)
    let ring = RingGeometry(
      center: CGPoint(x: frame.midX, y: frame.midY), radius: side * 0.32, width: side * 0.1)
    var bar = Path()
    bar.move(to: ring.point(at: 225))
    bar.addLine(to: ring.point(at: 45))
    let style = StrokeStyle(lineWidth: ring.width)
    return [
      .fill(Path(frame), .solid(plate), FillStyle()),
      .stroke(ring.path(from: 0, sweep: 360), .solid(sign), style),
      .stroke(bar, .solid(sign), style),
    ]
  }
}

/// A line of text to be edited.
nonisolated public struct TextField<Label: View>: View {
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) {}
  public var body: some View { UnsupportedControl(name: "TextField") }
}
nonisolated extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {}
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {}
}

/// A line of text that is not shown.
nonisolated public struct SecureField<Label: View>: View {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil)
  where Label == Text {}
  public var body: some View { UnsupportedControl(name: "SecureField") }
}

/// Text to be edited.
nonisolated public struct TextEditor: View {
  public init(text: Binding<String>) {}
  public var body: some View { UnsupportedControl(name: "TextEditor") }
}

/// A value to be moved along a line.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, Label == EmptyView, ValueLabel == EmptyView {}
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, Label == EmptyView, ValueLabel == EmptyView {}
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {}
  public var body: some View { UnsupportedControl(name: "Slider") }
}

/// A value to be counted up and down.
nonisolated public struct Stepper<Label: View>: View {
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {}
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1
  ) where Label == Text {}
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1
  ) where Label == Text {}
  public var body: some View { UnsupportedControl(name: "Stepper") }
}

/// One of several values to be chosen.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) where Label == Text {}
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where Label == Text {}
  public var body: some View { UnsupportedControl(name: "Picker") }
}

/// Parts of a date that a date picker offers.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A date to be chosen.
nonisolated public struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where Label == Text {}
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where Label == Text {}
  public var body: some View { UnsupportedControl(name: "DatePicker") }
}

/// A colour to be chosen.
nonisolated public struct ColorPicker<Label: View>: View {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) where Label == Text {}
  public var body: some View { UnsupportedControl(name: "ColorPicker") }
}
