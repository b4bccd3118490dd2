import Foundation

/// A value within a range.
nonisolated public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: PrimitiveView {
  /// 0…1.
  let fraction: Double
  let label: Label
  var currentValueLabel: CurrentValueLabel?
  var minimumValueLabel: BoundsLabel?
  var maximumValueLabel: BoundsLabel?
  var markedValueLabels: MarkedValueLabels?

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, current: CurrentValueLabel? = nil,
    minimum: BoundsLabel? = nil, maximum: BoundsLabel? = nil, marked: MarkedValueLabels? = nil
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let share = length > 0 ? Double(value - bounds.lowerBound) / length : 0
    fraction = share.isFinite ? Swift.min(Swift.max(share, 0), 1) : 0
    self.label = label
    currentValueLabel = current
    minimumValueLabel = minimum
    maximumValueLabel = maximum
    markedValueLabels = marked
  }

  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    if view.markedValueLabels != nil {
      resolver.report(
        .note, "gauge-marks", "the marked values of a gauge are not drawn, as on iOS")
    }
    let configuration = GaugeStyleConfiguration(
      value: view.fraction, label: .init(_slot: _Slot(view.label)),
      currentValueLabel: view.currentValueLabel.map { .init(_slot: _Slot($0)) },
      minimumValueLabel: view.minimumValueLabel.map { .init(_slot: _Slot($0)) },
      maximumValueLabel: view.maximumValueLabel.map { .init(_slot: _Slot($0)) },
      markedValueLabels: view.markedValueLabels.map { .init(_slot: _Slot($0)) })
    resolver.resolve(configuration) { GaugePicture(configuration: $0, form: .linearCapacity) }
  }
}

nonisolated extension Gauge {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(value, bounds, label())
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(value, bounds, label(), current: currentValueLabel())
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(
      value, bounds, label(), current: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where BoundsLabel == EmptyView {
    self.init(
      value, bounds, label(), current: currentValueLabel(), marked: markedValueLabels())
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds, label(), current: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), marked: markedValueLabels())
  }
}

/// The parts of a gauge.
nonisolated public struct GaugeStyleConfiguration {
  public struct Label: _SlotView { public let _slot: _Slot }
  public struct CurrentValueLabel: _SlotView { public let _slot: _Slot }
  public struct MinimumValueLabel: _SlotView { public let _slot: _Slot }
  public struct MaximumValueLabel: _SlotView { public let _slot: _Slot }
  public struct MarkedValueLabel: _SlotView { public let _slot: _Slot }
  /// 0…1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
  public var markedValueLabels: MarkedValueLabel?
}

/// How gauges look.
@MainActor @preconcurrency public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

nonisolated public struct DefaultGaugeStyle: GaugeStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GaugePicture(configuration: configuration, form: .linearCapacity)
  }
}

nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GaugePicture(configuration: configuration, form: .linearCapacity)
  }
}

nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GaugePicture(configuration: configuration, form: .accessoryLinear)
  }
}

nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GaugePicture(configuration: configuration, form: .accessoryLinearCapacity)
  }
}

nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GaugePicture(configuration: configuration, form: .accessoryCircular)
  }
}

nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GaugePicture(configuration: configuration, form: .accessoryCircularCapacity)
  }
}

nonisolated extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
nonisolated extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
nonisolated extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
nonisolated extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
nonisolated extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}
nonisolated extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

nonisolated extension View {
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    controlStyle(style) { (style: S, configuration: GaugeStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}
