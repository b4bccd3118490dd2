/// A bounded memory of answers: what was not asked for during a whole generation is forgotten.
///
/// Holds at most twice `capacity` values.  Whether an answer comes from here or is worked out
/// again must never show in it.
struct GenerationCache<Key: Hashable, Value> {
  let capacity: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  init(capacity: Int) {
    self.capacity = capacity
  }

  subscript(key: Key) -> Value? {
    mutating get {
      if let value = young[key] { return value }
      guard let value = old.removeValue(forKey: key) else { return nil }
      insert(value, for: key)
      return value
    }
    set {
      if let newValue { insert(newValue, for: key) }
    }
  }

  var count: Int { young.count + old.count }

  private mutating func insert(_ value: Value, for key: Key) {
    if young.count >= capacity {
      old = young
      young = [:]
    }
    young[key] = value
  }
}
