public import Foundation
import WidgetGeometry

/// A value with its name: name at the leading end, value at the trailing one.
nonisolated public struct LabeledContent<Label: View, Content: View>: PrimitiveView {
  let label: Label
  let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    let configuration = LabeledContentStyleConfiguration(
      label: .init(_slot: _Slot(view.label)), content: .init(_slot: _Slot(view.content)))
    resolver.resolve(configuration) { LabeledRow(configuration: $0) }
  }
}

nonisolated extension LabeledContent where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

nonisolated extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(format.format(value)) }, label: { Text(titleKey) })
  }
}

nonisolated extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// The parts of labelled content.
nonisolated public struct LabeledContentStyleConfiguration {
  public struct Label: _SlotView { public let _slot: _Slot }
  public struct Content: _SlotView { public let _slot: _Slot }
  public let label: Label
  public let content: Content
}

/// How labelled content looks.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(configuration: configuration)
  }
}

nonisolated extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

nonisolated extension View {
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    controlStyle(style) { (style: S, configuration: LabeledContentStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}

nonisolated struct LabeledRow: PrimitiveView {
  let configuration: LabeledContentStyleConfiguration

  static func _resolve(_ view: Self, _ resolver: Resolver) {
    resolver.show(
      HStack {
        if !resolver.environment.hidesLabels {
          view.configuration.label
          Spacer()
        }
        view.configuration.content.foregroundStyle(.secondary)
      })
  }
}
