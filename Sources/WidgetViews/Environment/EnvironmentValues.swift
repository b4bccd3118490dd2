/// A type that names an environment value and gives its default.
public protocol EnvironmentKey: SendableMetatype {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Values passed down the view tree.
///
/// A dictionary that is copied on write: most views change nothing, so a copy is one reference.
public struct EnvironmentValues: CustomStringConvertible {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Models injected by type with `environmentObject` and `environment(_:)`.
  package var objects: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public var description: String { "EnvironmentValues(\(values.count) values)" }
}

/// The environment that `@Environment` reads: that of the resolver at work on this task.
nonisolated package enum ResolveScope {
  @TaskLocal package static var current: Box?

  /// Confined to the task whose local value it is, so sharing never happens.
  package final class Box: @unchecked Sendable {
    package let resolver: Resolver
    package init(_ resolver: Resolver) { self.resolver = resolver }
  }

  /// Runs `body` with `resolver` as the one in scope.
  package static func run<R>(_ resolver: Resolver, _ body: () throws -> R) rethrows -> R {
    try $current.withValue(Box(resolver), operation: body)
  }

  package static var environment: EnvironmentValues {
    current?.resolver.environment ?? EnvironmentValues()
  }
}

/// Reads a value from the environment of the view it is a property of.
@propertyWrapper public struct Environment<Value> {
  private let read: (EnvironmentValues) -> Value

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// A model put into the environment by type.
  public init(_ objectType: Value.Type) where Value: AnyObject {
    read = { values in
      guard let object = values.objects[ObjectIdentifier(objectType)] as? Value else {
        preconditionFailure("no \(objectType) in the environment; add .environment(_:) above")
      }
      return object
    }
  }

  public init<T: AnyObject>(_ objectType: T.Type) where Value == T? {
    read = { $0.objects[ObjectIdentifier(objectType)] as? T }
  }

  public var wrappedValue: Value { read(ResolveScope.environment) }
}

nonisolated extension View {
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    changingEnvironment { $0[keyPath: keyPath] = value }
  }

  public func environment<T: AnyObject>(_ object: T?) -> some View {
    changingEnvironment { $0.objects[ObjectIdentifier(T.self)] = object }
  }

  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    changingEnvironment { transform(&$0[keyPath: keyPath]) }
  }
}
