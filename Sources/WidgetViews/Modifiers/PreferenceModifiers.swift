import Foundation
public import WidgetGeometry
import WidgetLayout

nonisolated extension View {
  /// Passes a value up, in place of what views inside this one pass up.
  public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    wrapped { resolver, child in
      resolver.table.preferences.write(key, at: child) { _ in value }
      return child
    }
  }

  /// Changes what views inside this one pass up.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    wrapped { resolver, child in
      let moment = ResolveMoment(resolver, owner: K.self)
      resolver.table.preferences.transform(key, at: child) { value, _ in
        moment.enter { callback(&value) }
      }
      return child
    }
  }

  /// Passes up a value made from a place in this view.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    wrapped { resolver, child in
      let moment = ResolveMoment(resolver, owner: K.self)
      resolver.table.preferences.write(key, at: child) { pass in
        let anchor = value.prepared(child, pass)
        return moment.enter { transform(anchor) }
      }
      return child
    }
  }

  /// Changes what views inside this one pass up, knowing a place in this view.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    wrapped { resolver, child in
      let moment = ResolveMoment(resolver, owner: K.self)
      resolver.table.preferences.transform(key, at: child) { current, pass in
        let anchor = value.prepared(child, pass)
        moment.enter { transform(&current, anchor) }
      }
      return child
    }
  }

  /// A view in front of this one, made from what views inside this one pass up.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    preferenceLayer(key, .overlay, alignment, transform)
  }

  /// A view behind this one, made from what views inside this one pass up.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    preferenceLayer(key, .background, alignment, transform)
  }

  private func preferenceLayer<K: PreferenceKey, V: View>(
    _ key: K.Type, _ kind: LayerRule.Kind, _ alignment: Alignment,
    _ transform: @escaping (K.Value) -> V
  ) -> some View {
    wrapped { resolver, child in
      let moment = ResolveMoment(resolver, owner: V.self)
      let preferences = resolver.table.preferences
      let rule = PreferenceLayerRule(kind: kind, alignment: alignment, primary: child) { node in
        let value = preferences.value(key, of: child, in: node.pass)
        return { graph in
          let nodes = moment.resolve(into: &graph, axis: nil) {
            let layers = resolver.collect { V._resolve(transform(value), resolver) }
            guard !layers.isEmpty else { return }
            resolver.append(resolver.single(layers, or: ZStackRule(alignment: .center)))
          }
          return nodes.first
        }
      }
      return resolver.node(rule, [child])
    }
  }
}

nonisolated extension Anchor.Source {
  /// The anchor in a placed node.
  fileprivate func prepared(_ node: NodeID, _ pass: LayoutPass) -> Anchor<Value> {
    prepare(pass.placements.frame(of: node) ?? .zero, pass.graph[node].direction)
  }
}
