import Foundation
import WidgetGeometry

/// Content on a plate, with a title.
nonisolated public struct GroupBox<Label: View, Content: View>: PrimitiveView {
  let label: Label?
  let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public init(@ViewBuilder content: () -> Content) where Label == EmptyView {
    self.content = content()
    label = nil
  }

  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    let configuration = GroupBoxStyleConfiguration(
      label: .init(_slot: _Slot(view.label)), content: .init(_slot: _Slot(view.content)))
    resolver.resolve(configuration) { GroupPlate(configuration: $0) }
  }
}

nonisolated extension GroupBox where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

nonisolated extension GroupBox where Label: View {
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

/// The parts of a group box.
nonisolated public struct GroupBoxStyleConfiguration {
  public struct Label: _SlotView { public let _slot: _Slot }
  public struct Content: _SlotView { public let _slot: _Slot }
  public let label: Label
  public let content: Content
}

/// How group boxes look.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GroupPlate(configuration: configuration)
  }
}

nonisolated extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

nonisolated extension View {
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(style) { (style: S, configuration: GroupBoxStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}

nonisolated struct GroupPlate: PrimitiveView {
  let configuration: GroupBoxStyleConfiguration

  static func _resolve(_ view: Self, _ resolver: Resolver) {
    let plate =
      resolver.environment.backgroundStyle
      ?? AnyShapeStyle(Color.system("secondarySystemBackground"))
    resolver.show(
      VStack(alignment: .leading) {
        view.configuration.label.font(.headline)
        view.configuration.content
      }
      .padding(16)
      .background(plate, in: RoundedRectangle(cornerRadius: 8)))
  }
}
