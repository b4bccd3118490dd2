/// Carries a widget's own value to the one thread or task that uses it next.
///
/// Providers and entries need not be Sendable.  Whoever makes one gives it away and does not touch
/// it again, which the compiler cannot see through a stored closure.
nonisolated struct HandedOver<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
