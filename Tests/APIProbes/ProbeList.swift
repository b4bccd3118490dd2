import SwiftUI
import WidgetKit

/// One use of an API, compiled as a widget's author would write it.
public struct Probe {
  public enum Kind: String {
    case view, modifier, environment, style
  }

  /// As counted in public widgets: `frame(width:height:)`.
  public let name: String
  public let kind: Kind
  /// What is drawn without the API; nothing for views.
  public let base: AnyView
  public let probed: AnyView
}

public final class ProbeList {
  public private(set) var probes: [Probe] = []

  public init() {}

  /// A view, beside nothing.
  func view<V: View>(_ name: String, @ViewBuilder _ make: () -> V) {
    view(name, besides: EmptyView(), make)
  }

  /// A view that shows in what it does to others.
  func view<B: View, V: View>(_ name: String, besides base: B, @ViewBuilder _ make: () -> V) {
    probes.append(Probe(name: name, kind: .view, base: AnyView(base), probed: AnyView(make())))
  }

  /// An environment value: what a view draws without it and with it.
  func environment<B: View, V: View>(_ name: String, _ base: B, _ probed: V) {
    probes.append(
      Probe(name: name, kind: .environment, base: AnyView(base), probed: AnyView(probed)))
  }

  /// A colour, font or look: what a view draws without it and with it.
  func style<B: View, V: View>(_ name: String, _ base: B, _ probed: V) {
    probes.append(Probe(name: name, kind: .style, base: AnyView(base), probed: AnyView(probed)))
  }

  /// A modifier of any view.
  func modifier<V: View>(_ name: String, _ change: (ProbeSubject) -> V) {
    on(name, ProbeSubject(), change)
  }

  /// A modifier that only some views have, or that shows on some views only.
  func on<B: View, V: View>(_ name: String, _ base: B, _ change: (B) -> V) {
    probes.append(
      Probe(name: name, kind: .modifier, base: AnyView(base), probed: AnyView(change(base))))
  }
}

/// Text, a symbol and a shape: most modifiers change how one of them looks.
public struct ProbeSubject: View {
  public var body: some View {
    VStack {
      Text("Several words that need a second line in a narrow widget").widgetAccentable()
      Image(systemName: "star.fill")
      Rectangle().frame(height: 20)
    }
  }
}

public let allProbes: [Probe] = {
  let list = ProbeList()
  contentProbes(list)
  containerProbes(list)
  layoutProbes(list)
  styleProbes(list)
  otherProbes(list)
  environmentProbes(list)
  styleValueProbes(list)
  return list.probes
}()
