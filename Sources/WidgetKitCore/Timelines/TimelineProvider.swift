public import Foundation
public import WidgetViews

/// Where a provider's entries will be shown.
public struct TimelineProviderContext: Sendable {
  /// Values of the environment that the widget may meet.
  @dynamicMemberLookup public struct EnvironmentVariants: @unchecked Sendable {
    // Read only: nothing that could change is shared.
    let values: EnvironmentValues
    public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      [values[keyPath: keyPath]]
    }
  }

  public let environmentVariants: EnvironmentVariants
  public let family: WidgetFamily
  /// Whether the widget is shown in the gallery.
  public let isPreview: Bool
  /// Size of the widget in points.
  public let displaySize: CGSize

  package init(
    family: WidgetFamily, isPreview: Bool, displaySize: CGSize,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.family = family
    self.isPreview = isPreview
    self.displaySize = displaySize
    environmentVariants = EnvironmentVariants(values: environment)
  }
}

/// Makes the entries of a widget that has no parameters.
public protocol TimelineProvider<Entry>: SendableMetatype {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  /// What is shown, redacted, before there is data.
  func placeholder(in context: Context) -> Entry
  /// Calls `completion` with the entry for the gallery and for transitions.
  @preconcurrency func getSnapshot(
    in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// Calls `completion` with entries for the time to come.
  @preconcurrency func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
  func relevance() async -> WidgetRelevance<Void>
}

extension TimelineProvider {
  public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}

/// Makes the entries of a widget whose parameters are an intent of the Intents framework.
public protocol IntentTimelineProvider<Entry, Intent>: SendableMetatype {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: INIntent
  typealias Context = TimelineProviderContext

  func placeholder(in context: Context) -> Entry
  @preconcurrency func getSnapshot(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Entry) -> Void)
  @preconcurrency func getTimeline(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Timeline<Entry>) -> Void)
  func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// Makes the entries of a widget whose parameters are an App Intent.
public protocol AppIntentTimelineProvider<Entry, Intent>: SendableMetatype {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext

  func placeholder(in context: Context) -> Entry
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  func recommendations() -> [AppIntentRecommendation<Intent>]
  func relevance() async -> WidgetRelevance<Intent>
}

extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
  public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

/// A configuration offered where the user cannot make one, as on a watch.
public struct IntentRecommendation<Intent: INIntent> {
  package let intent: Intent
  package let description: Text

  public init(intent: Intent, description: Text) {
    self.intent = intent
    self.description = description
  }
  public init(intent: Intent, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(intent: Intent, description: S) {
    self.init(intent: intent, description: Text(verbatim: String(description)))
  }
}

/// A configuration offered where the user cannot make one, as on a watch.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  package let intent: Intent
  package let description: Text

  public init(intent: Intent, description: Text) {
    self.intent = intent
    self.description = description
  }
  public init(intent: Intent, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }
  @_disfavoredOverload
  public init(intent: Intent, description: LocalizedStringResource) {
    self.init(intent: intent, description: Text(description))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(intent: Intent, description: S) {
    self.init(intent: intent, description: Text(verbatim: String(description)))
  }
}
