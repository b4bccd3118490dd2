import Foundation

/// State of the views of one render, by place in the view tree.
///
/// A render resolves its views anew each time something changed; the values they wrote are found
/// here.  Confined to the render's worker.
package final class StateStore {
  /// One property of one view.
  struct Key: Hashable {
    let path: ViewPath
    let field: Int
  }

  private var boxes: [Key: AnyObject] = [:]
  private var memories: [ViewPath: Any] = [:]
  /// Values written to `@AppStorage` and `@SceneStorage` during the render.
  var storage: [String: Any] = [:]
  /// Keeps models' announcements coming for the length of one pass.
  private var subscriptions: [AnyCancellable] = []
  /// Which types have properties to connect, so that others are looked at once only.
  private var hasState: [ObjectIdentifier: Bool] = [:]
  /// Whether anything changed that a view may have read.
  package private(set) var isChanged = false

  private let worker = ObjectIdentifier(Thread.current)

  package init() {}

  /// Whether the caller runs where the render does.
  var isOnWorker: Bool { ObjectIdentifier(Thread.current) == worker }

  func markChanged() { isChanged = true }

  /// Starts a pass: everything is as the views will see it.
  func beginPass() {
    isChanged = false
    subscriptions = []
  }

  /// What a property holds, made by the first pass that meets it.
  func box<Box: AnyObject>(_ key: Key, _ make: () -> Box) -> Box {
    if let known = boxes[key] as? Box { return known }
    let made = make()
    boxes[key] = made
    return made
  }

  /// What a modifier remembers from one pass to the next.
  func memory<Value>(at path: ViewPath, as type: Value.Type) -> Value? {
    memories[path] as? Value
  }

  func remember<Value>(_ value: Value, at path: ViewPath) { memories[path] = value }

  /// Has a model's announcements count as changes until the next pass.
  func watch<Object: ObservableObject>(_ object: Object) {
    subscriptions.append(
      object.objectWillChange.sink { [weak self] _ in self?.markChanged() })
  }

  /// Whether values of `type` have properties to connect; `find` is asked once per type.
  func connects(_ type: Any.Type, _ find: () -> Bool) -> Bool {
    let id = ObjectIdentifier(type)
    if let known = hasState[id] { return known }
    let found = find()
    hasState[id] = found
    return found
  }
}

/// Whether two values are known to be equal.  Values that cannot be compared are not.
func areKnownEqual<Value>(_ a: Value, _ b: Value) -> Bool {
  func compare<E: Equatable>(_ a: E) -> Bool { (b as? E) == a }
  guard let a = a as? any Equatable else { return false }
  return compare(a)
}
