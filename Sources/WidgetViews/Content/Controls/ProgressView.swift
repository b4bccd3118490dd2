public import Foundation
import WidgetGeometry

/// How far something has come.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  enum Source {
    case indeterminate
    /// 0…1.
    case fraction(Double)
    case timer(ClosedRange<Date>, countsDown: Bool)
  }

  let source: Source
  var label: Label?
  var currentValueLabel: CurrentValueLabel?

  init(_ source: Source, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.source = source
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    let environment = resolver.environment
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: view.source.fraction(at: environment.now),
      label: view.label.map { .init(_slot: _Slot($0)) },
      currentValueLabel: view.currentValueLabel.map { .init(_slot: _Slot($0)) })
    resolver.resolve(configuration) { ProgressPicture(configuration: $0, form: nil) }
  }
}

nonisolated extension ProgressView.Source {
  /// `nil` when it is not known.
  fileprivate func fraction(at now: Date) -> Double? {
    switch self {
    case .indeterminate: return nil
    case .fraction(let value): return value
    case .timer(let interval, let countsDown):
      let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
      guard length > 0 else { return countsDown ? 0 : 1 }
      let passed = now.timeIntervalSince(interval.lowerBound) / length
      let share = min(max(passed, 0), 1)
      return countsDown ? 1 - share : share
    }
  }

  fileprivate static func share<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Self {
    guard let value else { return .indeterminate }
    guard total > 0, value.isFinite else { return .fraction(0) }
    return .fraction(min(max(Double(value / total), 0), 1))
  }
}

nonisolated extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView {
    self.init(.indeterminate, label: nil, currentValueLabel: nil)
  }
  public init(@ViewBuilder label: () -> Label) {
    self.init(.indeterminate, label: label(), currentValueLabel: nil)
  }
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(.indeterminate, label: Text(titleKey), currentValueLabel: nil)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(.indeterminate, label: Text(title), currentValueLabel: nil)
  }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(.share(value, of: total), label: nil, currentValueLabel: nil)
  }
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(.share(value, of: total), label: label(), currentValueLabel: nil)
  }
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(.share(value, of: total), label: Text(titleKey), currentValueLabel: nil)
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(.share(value, of: total), label: Text(title), currentValueLabel: nil)
  }
  public init(_ progress: Progress) where Label == EmptyView {
    self.init(.fraction(progress.fractionCompleted), label: nil, currentValueLabel: nil)
  }
}

nonisolated extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      .share(value, of: total), label: label(), currentValueLabel: currentValueLabel())
  }
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      .timer(timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: currentValueLabel())
  }
}

nonisolated extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      .timer(timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: DefaultDateProgressLabel(
        interval: timerInterval, countsDown: countsDown))
  }
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(
      .timer(timerInterval, countsDown: countsDown), label: nil,
      currentValueLabel: DefaultDateProgressLabel(
        interval: timerInterval, countsDown: countsDown))
  }
}

nonisolated extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted.map { .fraction($0) } ?? .indeterminate,
      label: configuration.label, currentValueLabel: configuration.currentValueLabel)
  }
}

/// What a timer's progress says below its bar: the time that is left, or that has passed.
nonisolated public struct DefaultDateProgressLabel: PrimitiveView {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    let now = min(max(resolver.environment.now, view.interval.lowerBound), view.interval.upperBound)
    let seconds =
      view.countsDown
      ? view.interval.upperBound.timeIntervalSince(now)
      : now.timeIntervalSince(view.interval.lowerBound)
    // Dates can be farther apart than integers reach.
    let whole = Int(min(view.countsDown ? seconds.rounded(.up) : seconds.rounded(.down), 1e15))
    let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
    let tail = (rest < 10 ? "0" : "") + "\(rest)"
    let clock =
      hours > 0
      ? "\(hours):\(minutes < 10 ? "0" : "")\(minutes):\(tail)" : "\(minutes):\(tail)"
    resolver.show(Text(verbatim: clock).monospacedDigit())
  }
}

/// The parts of a progress view.
nonisolated public struct ProgressViewStyleConfiguration {
  public struct Label: _SlotView { public let _slot: _Slot }
  public struct CurrentValueLabel: _SlotView { public let _slot: _Slot }
  /// 0…1; `nil` when it is not known.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

/// How progress looks.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ProgressPicture(configuration: configuration, form: nil)
  }
}

nonisolated public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
  let tint: Color?
  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    ProgressPicture(configuration: configuration, form: .linear, tint: tint)
  }
}

nonisolated public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
  let tint: Color?
  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    ProgressPicture(configuration: configuration, form: .circular, tint: tint)
  }
}

nonisolated extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
nonisolated extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
nonisolated extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

nonisolated extension View {
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    controlStyle(style) { (style: S, configuration: ProgressViewStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}
