/// A value a view keeps.
///
/// Starts at its initial value in every render; what `onAppear` and other observers change is
/// there in the next pass of the same render.
@propertyWrapper public struct State<Value>: ConnectedProperty {
  private let location: StateLocation<Value>

  public init(wrappedValue value: Value) { location = StateLocation(value) }
  public init(initialValue value: Value) { location = StateLocation(value) }

  public var wrappedValue: Value {
    get { location.box.value }
    nonmutating set { location.box.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    let location = location
    return Binding(get: { location.box.value }, set: { location.box.set($0) })
  }

  func connect(to store: StateStore, _ key: StateStore.Key) {
    let own = location.box
    location.box = store.box(key) { own }
    location.box.store = store
  }
}

nonisolated extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

/// Points a view's property to where its value is kept.
nonisolated private final class StateLocation<Value> {
  var box: StateBox<Value>
  init(_ value: Value) { box = StateBox(value) }
}

/// A value that outlives the view that declared it.
nonisolated final class StateBox<Value> {
  private(set) var value: Value
  weak var store: StateStore?

  init(_ value: Value) { self.value = value }

  func set(_ newValue: Value) {
    // A task that goes on after its picture is done must not write into the next pass.
    guard store?.isOnWorker ?? true else { return }
    let isSame = areKnownEqual(value, newValue)
    value = newValue
    if !isSame { store?.markChanged() }
  }
}
