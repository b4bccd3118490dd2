public import Foundation
import WidgetLayout

/// Content that leads somewhere when tapped.  Drawn as its label: nothing turns blue.
nonisolated public struct Link<Label: View>: PrimitiveView {
  let destination: URL
  let label: Label

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    let content = resolver.collect { Label._resolve(view.label, resolver) }
    for child in content {
      let node = resolver.node(PassThroughRule(label: "Link"), [child])
      resolver.table.links[node] = view.destination
      resolver.append(node)
    }
  }
}

nonisolated extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

nonisolated extension View {
  /// Where a tap on the widget leads; the last one resolved wins, as a widget has one.
  public func widgetURL(_ url: URL?) -> some View {
    wrapped { resolver, child in
      if let url { resolver.table.widgetURL = url }
      return child
    }
  }
}

nonisolated extension Resolver {
  /// Resolves a control; remembers where it is when a tap on it runs an intent.
  func markIntent(_ intent: String?, named name: String, _ resolve: () -> Void) {
    guard let intent else { return resolve() }
    for child in collect(resolve) {
      let node = node(PassThroughRule(label: name), [child])
      table.intents[node] = intent
      append(node)
    }
  }
}
