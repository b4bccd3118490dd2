import Foundation
import WidgetGeometry

/// A title that opens and closes its content; drawn in the state it is in.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
  let isExpanded: Bool
  let label: Label
  let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = false
    self.content = content()
    self.label = label()
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded.wrappedValue
    self.content = content()
    self.label = label()
  }

  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    resolver.show(
      VStack(alignment: .leading) {
        HStack {
          view.label
          Spacer()
          Image(systemName: view.isExpanded ? "chevron.down" : "chevron.forward")
            .font(.footnote.weight(.semibold)).foregroundStyle(TintShapeStyle())
        }
        if view.isExpanded { view.content }
      })
  }
}

nonisolated extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
}

/// Controls that belong together, side by side on one plate.
nonisolated public struct ControlGroup<Content: View>: View {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.content = content()
  }
  public var body: some View {
    HStack(spacing: 0) { content }
      .buttonStyle(GroupedButtonStyle())
      .background(Color.system("tertiarySystemFill"), in: .buttonBorder)
  }
}

/// A button of a control group: its label in the tint, as far from its neighbours as a bordered
/// button's is from its edges.
nonisolated private struct GroupedButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    BorderlessButton(configuration: configuration).padding(.horizontal, 12).padding(.vertical, 7)
  }
}

/// A button with more choices; drawn closed, as its label.
nonisolated public struct Menu<Label: View, Content: View>: View {
  let label: Label

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.label = label()
  }

  public var body: some View { Button(label: label).environment(\.drawsBorderedButtons, false) }
}

nonisolated extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// A button that shares something; drawn as its label.
nonisolated public struct ShareLink<Label: View>: View {
  let label: Label

  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  public var body: some View { Button(label: label).environment(\.drawsBorderedButtons, false) }
}

nonisolated extension ShareLink where Label == WidgetViews.Label<Text, Image> {
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    label = WidgetViews.Label("Share…", systemImage: "square.and.arrow.up")
  }
  public init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    label = WidgetViews.Label(titleKey, systemImage: "square.and.arrow.up")
  }
}

/// What is shown where there is nothing to show.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  let label: Label
  let description: Description
  let actions: Actions

  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public var body: some View {
    VStack(spacing: 12) {
      VStack(spacing: 4) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      .multilineTextAlignment(.center)
      actions
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

nonisolated extension ContentUnavailableView
where Label == WidgetViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    label = WidgetViews.Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    label = WidgetViews.Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    label = WidgetViews.Label(title, image: name)
    self.description = description
    actions = EmptyView()
  }
}

/// The icon large and gray, the title below it.
nonisolated private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}
