package import WidgetLayout

/// What is to run once a picture is laid out, in the order views were resolved.
package final class LifecycleTable {
  private struct Step {
    let node: NodeID
    let run: (LayoutPass, StateStore) -> Void
  }

  private var steps: [Step] = []

  /// Has `step` run if `node` has a place in the picture.
  func add(_ node: NodeID, _ step: @escaping (LayoutPass, StateStore) -> Void) {
    steps.append(Step(node: node, run: step))
  }

  /// Runs everything whose view is placed.
  func run(in pass: LayoutPass, _ store: StateStore) {
    for step in steps where pass.placements[step.node] != nil { step.run(pass, store) }
  }

  func removeAll() { steps = [] }
}

extension DrawableTable {
  /// Lets go of views and their closures.
  func forgetViews() {
    lifecycle.removeAll()
    preferences.removeAll()
  }
}

extension Resolver {
  /// Hands the graph over to a layout pass; readers in it know this resolver, so keeping it here
  /// would keep both alive.
  package func takeGraph() -> LayoutGraph {
    defer { graph = LayoutGraph() }
    return graph
  }

  /// Has `step` run once the picture is laid out, with the environment of now.
  ///
  /// - Parameter step: Is given a place to remember things at from pass to pass.
  func whenPlaced(
    _ node: NodeID, for owner: Any.Type,
    _ step: @escaping (LayoutPass, StateStore, ViewPath) -> Void
  ) {
    let moment = ResolveMoment(self, owner: owner)
    let path = trail.place(for: owner)
    table.lifecycle.add(node) { pass, store in
      moment.enter { step(pass, store, path) }
    }
  }
}
