public import Foundation
import WidgetGeometry

/// Something of the app's that intents can name.
public protocol AppEntity: _IntentValue, Identifiable, TypeDisplayRepresentable,
  InstanceDisplayRepresentable
where ID: EntityIdentifierConvertible {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  public typealias Property<Value> = EntityProperty<Value>
  public typealias Dependency<Value> = AppDependency<Value>

  /// By id, through the default query.
  public static func _read(_ input: _IntentInput) async throws -> Self {
    let text: String
    switch input.value {
    case .string(let string): text = string
    case .number(let number):
      text = Int(exactly: number).map { "\($0)" } ?? "\(number)"
    default: throw input.wrong("the id of a \(Self.self)")
    }
    guard let id = ID.entityIdentifier(for: text) else {
      throw input.wrong("the id of a \(Self.self)")
    }
    guard let found = try await defaultQuery.entities(for: [id]).first else {
      throw input.wrong("the id of a \(Self.self) that its query knows")
    }
    return found
  }
  public static func _fallback() async -> Self? { await defaultQuery.defaultResult() }
  public var _label: String { "\(displayRepresentation.title)" }
}

/// An entity that exists once.
public protocol UniqueAppEntity: AppEntity {}

/// An entity that is made on the spot, and cannot be found again.
public protocol TransientAppEntity: _IntentValue, TypeDisplayRepresentable,
  InstanceDisplayRepresentable
{
  init()
}

extension TransientAppEntity {
  public static func _read(_ input: _IntentInput) async throws -> Self {
    throw input.wrong("nothing: a \(Self.self) cannot be chosen")
  }
}

/// An id that can be written down.
public protocol EntityIdentifierConvertible: Hashable, Sendable {
  var entityIdentifierString: String { get }
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
  public var entityIdentifierString: String { self }
  public static func entityIdentifier(for string: String) -> String? { string }
}
extension Int: EntityIdentifierConvertible {
  public var entityIdentifierString: String { "\(self)" }
  public static func entityIdentifier(for string: String) -> Int? { Int(string) }
}
extension UUID: EntityIdentifierConvertible {
  public var entityIdentifierString: String { uuidString }
  public static func entityIdentifier(for string: String) -> UUID? { UUID(uuidString: string) }
}
extension URL: EntityIdentifierConvertible {
  public var entityIdentifierString: String { absoluteString }
  public static func entityIdentifier(for string: String) -> URL? { URL(string: string) }
}

extension EntityIdentifierConvertible where Self: RawRepresentable, RawValue == String {
  public var entityIdentifierString: String { rawValue }
  public static func entityIdentifier(for string: String) -> Self? { Self(rawValue: string) }
}
extension EntityIdentifierConvertible where Self: RawRepresentable, RawValue == Int {
  public var entityIdentifierString: String { "\(rawValue)" }
  public static func entityIdentifier(for string: String) -> Self? {
    Int(string).flatMap { Self(rawValue: $0) }
  }
}

/// Names an entity of some type.
public struct EntityIdentifier: Hashable, Sendable {
  public let identifier: String
  let type: String
  public init<E: AppEntity>(for entity: E.Type, identifier: E.ID) {
    self.identifier = identifier.entityIdentifierString
    type = "\(entity)"
  }
}

/// A property of an entity that intents can use.
@propertyWrapper public final class EntityProperty<Value>: @unchecked Sendable {
  // An entity is made and read by one provider at a time.
  private var value: Value?
  let title: LocalizedStringResource?

  public init() { title = nil }
  public init(title: LocalizedStringResource) { self.title = title }
  public init(identifier: String, title: LocalizedStringResource? = nil) { self.title = title }

  public var wrappedValue: Value {
    get {
      guard let value else { preconditionFailure("a property of an entity was never set") }
      return value
    }
    set { value = newValue }
  }
  public var projectedValue: EntityProperty<Value> { self }
}
