package import WidgetGeometry

/// What a parent's rule needs to know about a node beside its size.
///
/// A modifier's node takes over what its child states and it does not state itself, so a
/// container finds the traits of `Text(…).zIndex(1).padding()` on the outermost node.  The
/// priority is not taken over here: each rule decides whether it passes one on.
package struct LayoutTraits {
  /// How eagerly a stack serves the node, as written on it; `nil` leaves it to the rule.
  package var priority: Double?
  private var statedZIndex: Double?
  private var statedGridColumns: Int?
  package var gridColumnAlignment: HorizontalAlignment?
  package var gridAnchor: UnitPoint?
  private var statedUnsizedAxes: Axis.Set?
  /// Values for `LayoutValueKey`s, by the key's type.
  package var values: [ObjectIdentifier: Any] = [:]

  package init() {}

  /// Painter's order among siblings; 0 unless written.
  package var zIndex: Double {
    get { statedZIndex ?? 0 }
    set { statedZIndex = newValue }
  }

  /// Columns a grid cell spans; at least 1.
  package var gridColumns: Int {
    get { max(1, statedGridColumns ?? 1) }
    set { statedGridColumns = newValue }
  }

  /// Axes in which a grid cell does not ask for space.
  package var gridUnsizedAxes: Axis.Set {
    get { statedUnsizedAxes ?? [] }
    set { statedUnsizedAxes = newValue }
  }

  package subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Fills what is not stated here with what the wrapped node states.
  mutating func inherit(_ inner: LayoutTraits) {
    statedZIndex = statedZIndex ?? inner.statedZIndex
    statedGridColumns = statedGridColumns ?? inner.statedGridColumns
    gridColumnAlignment = gridColumnAlignment ?? inner.gridColumnAlignment
    gridAnchor = gridAnchor ?? inner.gridAnchor
    statedUnsizedAxes = statedUnsizedAxes ?? inner.statedUnsizedAxes
    if values.isEmpty {
      values = inner.values
    } else {
      values.merge(inner.values) { own, _ in own }
    }
  }
}
