/// Results a user chooses from: an array, or sections of them.
public protocol ResultsCollection {
  associatedtype Item
  var _items: [Item] { get }
}

extension Array: ResultsCollection {
  public var _items: [Element] { self }
}

/// Results in sections.
public struct IntentItemCollection<Item: Sendable>: ResultsCollection {
  public var sections: [IntentItemSection<Item>]
  public init(sections: [IntentItemSection<Item>]) { self.sections = sections }
  public init(items: [Item]) { sections = [IntentItemSection(items: items)] }
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemCollectionBuilder<Item> sections: () -> [IntentItemSection<Item>]
  ) { self.sections = sections() }
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Item>]
  ) { self.sections = sections }
  public static var empty: IntentItemCollection { IntentItemCollection(sections: []) }
  public var items: [Item] { sections.flatMap { $0.items.map(\.value) } }
  public var _items: [Item] { items }
}

/// Results under a heading.
public struct IntentItemSection<Item: Sendable>: Sendable {
  public var title: LocalizedStringResource?
  public var items: [IntentItem<Item>]

  public init(_ title: LocalizedStringResource? = nil, items: [Item]) {
    self.title = title
    self.items = items.map { IntentItem($0) }
  }
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, items: [IntentItem<Item>]
  ) {
    self.title = title
    self.items = items
  }
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil,
    @IntentItemSectionBuilder<Item> items: () -> [IntentItem<Item>]
  ) {
    self.title = title
    self.items = items()
  }
}

/// One result.
public struct IntentItem<Item: Sendable>: Sendable {
  public var value: Item
  public var title: LocalizedStringResource?
  public init(
    _ value: Item, title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    self.title = title
  }
}

extension EntityQuery {
  public typealias ItemCollection = IntentItemCollection
  public typealias ItemSection = IntentItemSection
  public typealias Item = IntentItem
  public typealias Dependency<Value> = AppDependency<Value>
}

extension DynamicOptionsProvider {
  public typealias ItemCollection = IntentItemCollection
  public typealias ItemSection = IntentItemSection
  public typealias Item = IntentItem
}

@resultBuilder public enum IntentItemCollectionBuilder<Item: Sendable> {
  public static func buildExpression(
    _ section: IntentItemSection<Item>
  ) -> [IntentItemSection<Item>] { [section] }
  public static func buildBlock(
    _ sections: [IntentItemSection<Item>]...
  ) -> [IntentItemSection<Item>] { sections.flatMap { $0 } }
  public static func buildArray(
    _ sections: [[IntentItemSection<Item>]]
  ) -> [IntentItemSection<Item>] { sections.flatMap { $0 } }
  public static func buildOptional(
    _ sections: [IntentItemSection<Item>]?
  ) -> [IntentItemSection<Item>] { sections ?? [] }
  public static func buildEither(
    first sections: [IntentItemSection<Item>]
  ) -> [IntentItemSection<Item>] { sections }
  public static func buildEither(
    second sections: [IntentItemSection<Item>]
  ) -> [IntentItemSection<Item>] { sections }
}

@resultBuilder public enum IntentItemSectionBuilder<Item: Sendable> {
  public static func buildExpression(_ item: IntentItem<Item>) -> [IntentItem<Item>] { [item] }
  public static func buildExpression(_ item: Item) -> [IntentItem<Item>] { [IntentItem(item)] }
  public static func buildBlock(_ items: [IntentItem<Item>]...) -> [IntentItem<Item>] {
    items.flatMap { $0 }
  }
  public static func buildArray(_ items: [[IntentItem<Item>]]) -> [IntentItem<Item>] {
    items.flatMap { $0 }
  }
  public static func buildOptional(_ items: [IntentItem<Item>]?) -> [IntentItem<Item>] {
    items ?? []
  }
}

/// Offers values for a parameter.
public protocol DynamicOptionsProvider: Sendable {
  associatedtype Result: ResultsCollection
  associatedtype DefaultValue = Result.Item
  init()
  func results() async throws -> Result
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public func defaultResult() async -> DefaultValue? { nil }
}

/// Finds entities.
public protocol EntityQuery: Sendable {
  associatedtype Entity: AppEntity
  associatedtype Result: ResultsCollection = [Entity]
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  func suggestedEntities() async throws -> Result
  func defaultResult() async -> Entity?
}

extension EntityQuery {
  public func defaultResult() async -> Entity? { nil }
}

extension EntityQuery where Result == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds entities by what the user typed.
public protocol EntityStringQuery: EntityQuery {
  associatedtype StringQueryResult: ResultsCollection = [Entity]
  func entities(matching string: String) async throws -> StringQueryResult
}

/// Knows all entities.
public protocol EnumerableEntityQuery: EntityQuery {
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}
extension EnumerableEntityQuery where Result == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

/// Finds the entity there is one of.
public protocol UniqueAppEntityQuery: EntityQuery {}
