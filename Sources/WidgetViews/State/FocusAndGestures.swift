/// Where the keyboard's focus is: nowhere, in a picture.
@propertyWrapper public struct FocusState<Value: Hashable>: PassiveProperty {
  private let nothing: Value

  public init() where Value == Bool { nothing = false }
  public init<T: Hashable>() where Value == T? { nothing = nil }

  /// What is written is forgotten: nothing in a picture can be focused.
  public var wrappedValue: Value {
    get { nothing }
    nonmutating set {}
  }

  @propertyWrapper public struct Binding {
    fileprivate let nothing: Value
    public var wrappedValue: Value {
      get { nothing }
      nonmutating set {}
    }
    public var projectedValue: Binding { self }
  }

  public var projectedValue: Binding { Binding(nothing: nothing) }
}

/// What a gesture under way says: its initial value, as no gesture is.
@propertyWrapper public struct GestureState<Value>: PassiveProperty {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.wrappedValue = wrappedValue
  }
  public init(
    wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) {
    self.wrappedValue = wrappedValue
  }
  public var projectedValue: GestureState<Value> { self }
}

nonisolated extension GestureState where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

/// Names for views that are the same in two places.
@propertyWrapper public struct Namespace: PassiveProperty {
  private final class Token: Sendable {}

  public struct ID: Hashable, Sendable {
    fileprivate let token: ObjectIdentifier
  }

  private let token = Token()
  public init() {}
  public var wrappedValue: ID { ID(token: ObjectIdentifier(token)) }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}
extension GestureState: Sendable where Value: Sendable {}
extension Namespace: Sendable {}
