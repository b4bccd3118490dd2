/// A value views pass up the tree.
public protocol PreferenceKey: SendableMetatype {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// Preferences of one subtree, reduced in tree order.
package struct PreferenceValues {
  private var values: [ObjectIdentifier: Any] = [:]

  package init() {}

  package subscript<K: PreferenceKey>(key: K.Type) -> K.Value {
    values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }

  /// Reduces a later view's value into what is there.
  package mutating func add<K: PreferenceKey>(_ key: K.Type, _ next: K.Value) {
    guard var value = values[ObjectIdentifier(key)] as? K.Value else {
      values[ObjectIdentifier(key)] = next
      return
    }
    K.reduce(value: &value) { next }
    values[ObjectIdentifier(key)] = value
  }

  package mutating func set<K: PreferenceKey>(_ key: K.Type, _ value: K.Value) {
    values[ObjectIdentifier(key)] = value
  }
}
