public import Observation

/// A model that a view makes and keeps.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>:
  ConnectedProperty
{
  private let location: Location

  private final class Location {
    let make: () -> ObjectType
    var box: Box
    init(_ make: @escaping () -> ObjectType) {
      self.make = make
      box = Box(make)
    }
  }

  /// Makes the model when it is first asked for.
  private final class Box {
    private(set) lazy var object: ObjectType = make()
    private let make: () -> ObjectType
    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    location = Location(thunk)
  }

  public var wrappedValue: ObjectType { location.box.object }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  func connect(to store: StateStore, _ key: StateStore.Key) {
    let own = location.box
    location.box = store.box(key) { own }
    store.watch(location.box.object)
  }
}

/// A model that is kept elsewhere.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>:
  ConnectedProperty
{
  public var wrappedValue: ObjectType
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Bindings to the model's properties.
  @dynamicMemberLookup nonisolated public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { Binding(to: keyPath, of: object) }
  }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  func connect(to store: StateStore, _ key: StateStore.Key) { store.watch(wrappedValue) }
}

/// A model that a view further out put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>:
  PassiveProperty
{
  public init() {}

  public var wrappedValue: ObjectType {
    let objects = ResolveScope.environment.objects
    guard let object = objects[ObjectIdentifier(ObjectType.self)] as? ObjectType else {
      preconditionFailure(
        "no \(ObjectType.self) in the environment; add .environmentObject(_:) further out")
    }
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

/// Bindings to the properties of an `@Observable` model.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  public var projectedValue: Bindable<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { Binding(to: keyPath, of: wrappedValue) }
}

nonisolated extension Binding {
  /// A property of a model.
  fileprivate init<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Value>, of object: Root
  ) {
    self.init(
      get: { object[keyPath: keyPath] },
      set: { (value: Value) in object[keyPath: keyPath] = value })
  }
}

nonisolated extension View {
  /// Puts a model into the environment, where views inside find it by its type.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    WatchedEnvironment(content: self, object: object)
  }
}

/// A view whose environment has a model, and that is resolved again when the model changes.
nonisolated private struct WatchedEnvironment<Content: View, Object: ObservableObject>:
  PrimitiveView
{
  let content: Content
  let object: Object

  static func _resolve(_ view: Self, _ resolver: Resolver) {
    resolver.session.state.watch(view.object)
    let outer = resolver.environment
    resolver.environment.objects[ObjectIdentifier(Object.self)] = view.object
    Content._resolve(view.content, resolver)
    resolver.environment = outer
  }
}
