/// A property of a view that gets its value from outside the view.
public protocol DynamicProperty {
  /// Called before the body is read.
  mutating func update()
}

nonisolated extension DynamicProperty {
  public mutating func update() {}
}

/// A property whose value is kept in the store from pass to pass.
protocol ConnectedProperty: DynamicProperty {
  func connect(to store: StateStore, _ key: StateStore.Key)
}

/// A property of ours that finds its value by itself: nothing to connect.
protocol PassiveProperty: DynamicProperty {}

nonisolated extension Environment: DynamicProperty, PassiveProperty {}

extension Resolver {
  /// Joins a view's state with what earlier passes left, before its body is read.
  ///
  /// Fields are found by reflection, for types only that were seen to have some: a mirror costs
  /// microseconds.
  func connectState<V>(of view: V) {
    let store = session.state
    guard store.connects(V.self, { StateFields.exist(in: view) }) else { return }
    var field = 0
    StateFields.connect(view, to: store, trail.path, &field)
  }
}

/// Walks the fields of a view and of properties made of other properties.
enum StateFields {
  static func exist(in value: Any) -> Bool {
    Mirror(reflecting: value).children.contains { child in
      child.value is any DynamicProperty && !(child.value is any PassiveProperty)
    }
  }

  static func connect(
    _ value: Any, to store: StateStore, _ path: ViewPath, _ field: inout Int
  ) {
    for child in Mirror(reflecting: value).children {
      guard let property = child.value as? any DynamicProperty, !(property is any PassiveProperty)
      else { continue }
      if let own = property as? any ConnectedProperty {
        own.connect(to: store, StateStore.Key(path: path, field: field))
        field += 1
      } else {
        // A property of the user's: its parts first, then what it makes of them.  It is a copy
        // that is updated, so only what is kept by reference lasts.
        connect(property, to: store, path, &field)
        var copy = property
        copy.update()
      }
    }
  }
}
