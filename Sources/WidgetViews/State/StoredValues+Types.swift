public import Foundation

nonisolated extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    value = DefaultsValue(plain: key, wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    value = DefaultsValue(plain: key, wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    value = DefaultsValue(plain: key, wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    value = DefaultsValue(plain: key, wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    value = DefaultsValue(plain: key, wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    value = DefaultsValue(plain: key, wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    value = DefaultsValue(plain: key, wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    value = DefaultsValue(raw: key, wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    value = DefaultsValue(raw: key, wrappedValue)
  }
}

nonisolated extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    value = DefaultsValue(optional: key)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    value = DefaultsValue(optional: key)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    value = DefaultsValue(optional: key)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    value = DefaultsValue(optional: key)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    value = DefaultsValue(optional: key)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    value = DefaultsValue(optional: key)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    value = DefaultsValue(optional: key)
  }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    value = DefaultsValue(optionalRaw: key)
  }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    value = DefaultsValue(optionalRaw: key)
  }
}

nonisolated extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    value = DefaultsValue(plain: key, wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    value = DefaultsValue(plain: key, wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    value = DefaultsValue(plain: key, wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String) where Value == String {
    value = DefaultsValue(plain: key, wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    value = DefaultsValue(plain: key, wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    value = DefaultsValue(plain: key, wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Date {
    value = DefaultsValue(plain: key, wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    value = DefaultsValue(raw: key, wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    value = DefaultsValue(raw: key, wrappedValue)
  }
}

nonisolated extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? {
    value = DefaultsValue(optional: key)
  }
  public init(_ key: String) where Value == Int? {
    value = DefaultsValue(optional: key)
  }
  public init(_ key: String) where Value == Double? {
    value = DefaultsValue(optional: key)
  }
  public init(_ key: String) where Value == String? {
    value = DefaultsValue(optional: key)
  }
  public init(_ key: String) where Value == URL? {
    value = DefaultsValue(optional: key)
  }
  public init(_ key: String) where Value == Data? {
    value = DefaultsValue(optional: key)
  }
  public init(_ key: String) where Value == Date? {
    value = DefaultsValue(optional: key)
  }
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == Int {
    value = DefaultsValue(optionalRaw: key)
  }
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String {
    value = DefaultsValue(optionalRaw: key)
  }
}
