import Foundation
import WidgetGeometry
import WidgetLayout

/// An icon with a title.
nonisolated public struct Label<Title: View, Icon: View>: PrimitiveView {
  let title: Title
  let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    let configuration = LabelStyleConfiguration(
      title: .init(_slot: _Slot(view.title)), icon: .init(_slot: _Slot(view.icon)))
    resolver.resolve(configuration) { TitleAndIcon(configuration: $0) }
  }
}

nonisolated extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

nonisolated extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

/// The parts of a label.
nonisolated public struct LabelStyleConfiguration {
  public struct Title: _SlotView { public let _slot: _Slot }
  public struct Icon: _SlotView { public let _slot: _Slot }
  public let title: Title
  public let icon: Icon
}

/// How labels look.
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

nonisolated public struct DefaultLabelStyle: LabelStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(configuration: configuration)
  }
}

nonisolated public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(configuration: configuration)
  }
}

nonisolated public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

nonisolated public struct IconOnlyLabelStyle: LabelStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

nonisolated extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
nonisolated extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
nonisolated extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
nonisolated extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

nonisolated extension View {
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    controlStyle(style) { (style: S, configuration: LabelStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}

/// Icon and title in a row, 8 points apart as recorded on iOS 26.
nonisolated struct TitleAndIcon: PrimitiveView {
  let configuration: LabelStyleConfiguration

  static func _resolve(_ view: Self, _ resolver: Resolver) {
    let parts = resolver.collect(axis: .horizontal) {
      resolver.showOne(view.configuration.icon)
      resolver.showOne(view.configuration.title)
    }
    // A label that lacks one of its parts is the other.
    if parts.count < 2 { return parts.forEach(resolver.append) }
    resolver.emit(LabelRule(spacing: 8), parts)
  }
}
