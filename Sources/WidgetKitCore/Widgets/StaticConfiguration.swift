public import WidgetViews

/// A widget without parameters.
@MainActor @preconcurrency public struct StaticConfiguration<Content: View>: _PrimitiveConfiguration
{
  nonisolated(unsafe) private let source: any EntrySource
  nonisolated private let kind: String

  public nonisolated init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    self.kind = kind
    source = TimelineSource(
      adapter: StaticAdapter(provider: provider), content: { AnyView(content($0)) })
  }

  nonisolated public static func _describe(
    _ configuration: Self, _ description: inout WidgetDescription
  ) {
    description.kind = configuration.kind
    description.content = .timeline(configuration.source)
  }
}

/// A widget whose parameters are an intent of the Intents framework.
@MainActor @preconcurrency
public struct IntentConfiguration<Intent: INIntent, Content: View>:
  _PrimitiveConfiguration
{
  nonisolated(unsafe) private let source: any EntrySource
  nonisolated private let kind: String

  public nonisolated init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    self.kind = kind
    source = TimelineSource(
      adapter: IntentAdapter(provider: provider), content: { AnyView(content($0)) })
  }

  nonisolated public static func _describe(
    _ configuration: Self, _ description: inout WidgetDescription
  ) {
    description.kind = configuration.kind
    description.content = .timeline(configuration.source)
  }
}

/// A widget whose parameters are an App Intent.
@MainActor @preconcurrency
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  _PrimitiveConfiguration
{
  nonisolated(unsafe) private let source: any EntrySource
  nonisolated private let kind: String

  public nonisolated init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    self.kind = kind
    source = TimelineSource(
      adapter: AppIntentAdapter(provider: provider), content: { AnyView(content($0)) })
  }

  nonisolated public static func _describe(
    _ configuration: Self, _ description: inout WidgetDescription
  ) {
    description.kind = configuration.kind
    description.content = .timeline(configuration.source)
  }
}
