/// Where a view stands in the tree of views, the same in each pass of one render: what its state
/// is kept under.
struct ViewPath: Hashable {
  fileprivate let steps: [ViewStep]
}

/// One view on the way down.
private struct ViewStep: Hashable {
  let type: ObjectIdentifier
  /// Among the views resolved in the one above.
  let ordinal: Int
  /// The element's identity in a `ForEach`, or what `id(_:)` says: state follows it.
  let element: AnyHashable?
}

/// The way from the root to the view being resolved.
struct ViewTrail {
  private var steps: [ViewStep] = []
  /// By level, how many views have been resolved there.
  private var counts = [0]

  mutating func enter(_ type: Any.Type, element: AnyHashable? = nil) {
    steps.append(step(type, element))
    counts.append(0)
  }

  mutating func leave() {
    steps.removeLast()
    counts.removeLast()
  }

  /// A place of its own for something that is no view, such as a modifier's memory.
  mutating func place(for type: Any.Type) -> ViewPath {
    ViewPath(steps: steps + [step(type, nil)])
  }

  /// The place of the view being resolved.
  var path: ViewPath { ViewPath(steps: steps) }

  /// An identified view does not count its elders: it keeps its state when it moves.
  private mutating func step(_ type: Any.Type, _ element: AnyHashable?) -> ViewStep {
    let ordinal = element == nil ? counts[counts.count - 1] : -1
    if element == nil { counts[counts.count - 1] += 1 }
    return ViewStep(type: ObjectIdentifier(type), ordinal: ordinal, element: element)
  }
}
