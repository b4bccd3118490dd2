public import Foundation

/// The data of a widget at a moment.
public protocol TimelineEntry: SendableMetatype {
  /// When the widget should show it.
  var date: Date { get }
  /// How much this entry matters beside others; decides about rotation in a stack.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters, and for how long.
public struct TimelineEntryRelevance: Hashable, Sendable, Codable {
  public var score: Float
  /// Seconds; 0 until the next entry.
  public var duration: TimeInterval

  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// When a widget's provider is asked again.
public struct TimelineReloadPolicy: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case atEnd
    case after(Date)
    case never
  }
  package let kind: Kind

  /// After the last entry's date.
  public static let atEnd = TimelineReloadPolicy(kind: .atEnd)
  /// When the app says so.
  public static let never = TimelineReloadPolicy(kind: .never)
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(kind: .after(date))
  }
}

/// Entries to show one after the other.
public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy

  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// When a widget matters, for the Smart Stack.
public struct WidgetRelevance<Configuration> {
  package let attributes: [WidgetRelevanceAttribute<Configuration>]
  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {
    self.attributes = attributes
  }
}

extension WidgetRelevance: Sendable where Configuration: Sendable {}

/// One moment at which a configuration of a widget matters.
public struct WidgetRelevanceAttribute<Configuration> {
  let configuration: Configuration
  let context: RelevantContext
  public init(configuration: Configuration, context: RelevantContext) {
    self.configuration = configuration
    self.context = context
  }
}

extension WidgetRelevanceAttribute: Sendable where Configuration: Sendable {}

/// What makes a widget matter.
public struct RelevantContext: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case dates(DateInterval)
  }
  private let kind: Kind
  public static func date(from: Date, to: Date) -> RelevantContext {
    RelevantContext(kind: .dates(DateInterval(start: min(from, to), end: max(from, to))))
  }
  public static func date(_ date: Date) -> RelevantContext { .date(from: date, to: date) }
  public static func date(interval: DateInterval) -> RelevantContext {
    RelevantContext(kind: .dates(interval))
  }
}
