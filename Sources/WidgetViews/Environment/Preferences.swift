import WidgetGeometry
import WidgetLayout

/// What views tell those around them, by node.
///
/// The arena is the tree that values climb, so nothing is reduced until somebody asks, and that is
/// after the subtree has been placed: values set inside geometry readers are there by then, anchors
/// know their frames, and views that were not chosen (`ViewThatFits`) have no say.
package final class PreferenceTable {
  /// One modifier's effect on the value that its view passes up.
  private struct Step {
    let key: ObjectIdentifier
    /// `nil` is no value yet.
    let apply: (Any?, LayoutPass) -> Any
  }

  private var steps: [NodeID: [Step]] = [:]
  private var keys = Set<ObjectIdentifier>()

  /// How many modifiers a node has so far; readers see those only.
  func count(at node: NodeID) -> Int { steps[node]?.count ?? 0 }

  /// Passes up a value in place of what the view itself would.
  func write<K: PreferenceKey>(
    _ key: K.Type, at node: NodeID, _ value: @escaping (LayoutPass) -> K.Value
  ) {
    add(Step(key: ObjectIdentifier(key)) { _, pass in value(pass) }, at: node)
  }

  /// Changes the value the view passes up.
  func transform<K: PreferenceKey>(
    _ key: K.Type, at node: NodeID, _ change: @escaping (inout K.Value, LayoutPass) -> Void
  ) {
    add(
      Step(key: ObjectIdentifier(key)) { old, pass in
        var value = old as? K.Value ?? K.defaultValue
        change(&value, pass)
        return value
      }, at: node)
  }

  private func add(_ step: Step, at node: NodeID) {
    steps[node, default: []].append(step)
    keys.insert(step.key)
  }

  func removeAll() {
    steps = [:]
    keys = []
  }

  /// What `node` passes up.
  ///
  /// - Parameter count: Only its own first modifiers count.
  func value<K: PreferenceKey>(
    _ key: K.Type, of node: NodeID, first count: Int = .max, in pass: LayoutPass
  ) -> K.Value {
    guard keys.contains(ObjectIdentifier(key)) else { return K.defaultValue }
    let reduced = reduce(node, first: count, in: pass, key: ObjectIdentifier(key)) { old, next in
      guard var value = old as? K.Value, let next = next as? K.Value else { return next }
      K.reduce(value: &value) { next }
      return value
    }
    return reduced as? K.Value ?? K.defaultValue
  }

  private func reduce(
    _ node: NodeID, first count: Int, in pass: LayoutPass, key: ObjectIdentifier,
    with combine: (Any, Any) -> Any
  ) -> Any? {
    guard pass.placements[node] != nil else { return nil }
    var value: Any?
    for child in pass.graph.children(of: node) {
      guard let next = reduce(child, first: .max, in: pass, key: key, with: combine) else {
        continue
      }
      value = value.map { combine($0, next) } ?? next
    }
    for step in (steps[node] ?? []).prefix(count) where step.key == key {
      value = step.apply(value, pass)
    }
    return value
  }
}
