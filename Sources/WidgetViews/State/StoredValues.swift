public import Foundation

/// A value of the user defaults.
///
/// Found among the values the render was given, by key: suites are not told apart, and the
/// machine's own defaults are never read, so that a picture does not depend on the machine.
@propertyWrapper public struct AppStorage<Value>: PassiveProperty {
  let value: DefaultsValue<Value>

  public var wrappedValue: Value {
    get { value.current }
    nonmutating set { value.write(newValue) }
  }
  public var projectedValue: Binding<Value> {
    Binding(get: { value.current }, set: { value.write($0) })
  }
}

/// A value of the scene, found as `@AppStorage` finds its values.
@propertyWrapper public struct SceneStorage<Value>: PassiveProperty {
  let value: DefaultsValue<Value>

  public var wrappedValue: Value {
    get { value.current }
    nonmutating set { value.write(newValue) }
  }
  public var projectedValue: Binding<Value> {
    Binding(get: { value.current }, set: { value.write($0) })
  }
}

/// A value under a key, as defaults keep it and as the program knows it.
nonisolated struct DefaultsValue<Value> {
  let key: String
  let initial: Value
  let decode: (Any) -> Value?
  /// `nil` removes the key.
  let encode: (Value) -> Any?

  var current: Value {
    guard let session = ResolveScope.current?.resolver.session else { return initial }
    guard let stored: Any = session.state.storage[key] ?? session.defaults[key] else {
      return initial
    }
    return decode(stored) ?? initial
  }

  func write(_ value: Value) {
    guard let session = ResolveScope.current?.resolver.session else { return }
    let isSame = areKnownEqual(current, value)
    // A removed value hides the one the render was given.
    session.state.storage[key] = encode(value) ?? RemovedDefault()
    if !isSame { session.state.markChanged() }
  }
}

/// Stands for a key without a value.
nonisolated struct RemovedDefault {}

nonisolated extension DefaultsValue where Value: DefaultsStorable {
  init(plain key: String, _ initial: Value) {
    self.init(key: key, initial: initial, decode: Value.init(stored:), encode: { $0 })
  }
}

nonisolated extension DefaultsValue {
  init<Stored: DefaultsStorable>(optional key: String) where Value == Stored? {
    self.init(
      key: key, initial: nil, decode: { Stored(stored: $0).map { .some($0) } }, encode: { $0 })
  }

  init(raw key: String, _ initial: Value)
  where Value: RawRepresentable, Value.RawValue: DefaultsStorable {
    self.init(
      key: key, initial: initial,
      decode: { Value.RawValue(stored: $0).flatMap(Value.init(rawValue:)) },
      encode: { $0.rawValue })
  }

  init<Raw: RawRepresentable>(optionalRaw key: String)
  where Value == Raw?, Raw.RawValue: DefaultsStorable {
    self.init(
      key: key, initial: nil,
      decode: { Raw.RawValue(stored: $0).flatMap(Raw.init(rawValue:)).map { .some($0) } },
      encode: { $0?.rawValue })
  }
}

/// What user defaults can keep.
nonisolated protocol DefaultsStorable {
  /// Takes what a caller or a JSON file would write for the value.
  init?(stored: Any)
}

nonisolated extension Bool: DefaultsStorable {
  init?(stored: Any) {
    if let value = stored as? Bool { self = value } else { return nil }
  }
}
nonisolated extension Int: DefaultsStorable {
  init?(stored: Any) {
    if let value = stored as? Int {
      self = value
    } else if let value = (stored as? Double).flatMap(Int.init(exactly:)) {
      self = value
    } else {
      return nil
    }
  }
}
nonisolated extension Double: DefaultsStorable {
  init?(stored: Any) {
    if let value = stored as? Double {
      self = value
    } else if let value = stored as? Int {
      self = Double(value)
    } else {
      return nil
    }
  }
}
nonisolated extension String: DefaultsStorable {
  init?(stored: Any) {
    if let value = stored as? String { self = value } else { return nil }
  }
}
nonisolated extension URL: DefaultsStorable {
  init?(stored: Any) {
    if let value = stored as? URL {
      self = value
    } else if let value = (stored as? String).flatMap({ URL(string: $0) }) {
      self = value
    } else {
      return nil
    }
  }
}
nonisolated extension Data: DefaultsStorable {
  init?(stored: Any) {
    if let value = stored as? Data { self = value } else { return nil }
  }
}
nonisolated extension Date: DefaultsStorable {
  init?(stored: Any) {
    if let value = stored as? Date { self = value } else { return nil }
  }
}
