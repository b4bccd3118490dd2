package import Foundation
public import WidgetViews

/// The views of a Live Activity: on the Lock Screen, and in the Dynamic Island.
@MainActor @preconcurrency
public struct ActivityConfiguration<Attributes: ActivityAttributes>: _PrimitiveConfiguration {
  nonisolated(unsafe) private let content: LiveActivityContent

  public nonisolated init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    // Each render reads a context of its own and builds its own views.
    nonisolated(unsafe) let content = { AnyView(content($0)) }
    nonisolated(unsafe) let dynamicIsland = dynamicIsland
    self.content = LiveActivityContent(attributesType: "\(attributesType)") {
      json, presentation throws(ProviderError) in
      let document: ActivityDocument<Attributes>
      do {
        document = try EntryDecoding.decoder.decode(ActivityDocument<Attributes>.self, from: json)
      } catch let error as DecodingError {
        throw .badEntry(type: "\(attributesType)", reason: EntryDecoding.describe(error))
      } catch {
        throw .badEntry(type: "\(attributesType)", reason: "\(error)")
      }
      nonisolated(unsafe) let context = ActivityViewContext(
        attributes: document.attributes, state: document.state,
        activityID: document.activityID ?? "activity", isStale: document.isStale ?? false)
      return {
        switch presentation {
        case .lockScreen: content(context)
        case .expanded, .compact, .minimal:
          AnyView(DynamicIslandView(island: dynamicIsland(context), presentation: presentation))
        }
      }
    }
  }

  nonisolated public static func _describe(
    _ configuration: Self, _ description: inout WidgetDescription
  ) {
    description.kind = configuration.content.attributesType
    description.families = []
    description.content = .activity(configuration.content)
  }
}

/// A Live Activity with its types erased.
package struct LiveActivityContent {
  package let attributesType: String
  package var families: [ActivityFamily] = []
  /// Makes the view of an activity from `{"attributes": …, "state": …}`.
  package let view: (Data, ActivityPresentation) throws(ProviderError) -> @Sendable () -> AnyView

  init(
    attributesType: String,
    view:
      @escaping (Data, ActivityPresentation) throws(ProviderError) -> @Sendable () -> AnyView
  ) {
    self.attributesType = attributesType
    self.view = view
  }
}

/// Where a Live Activity is drawn.
package enum ActivityPresentation: String, CaseIterable, Sendable {
  case lockScreen, expanded, compact, minimal
}

/// What a file says of an activity.
private struct ActivityDocument<Attributes: ActivityAttributes>: Decodable {
  let attributes: Attributes
  let state: Attributes.ContentState
  let activityID: String?
  let isStale: Bool?
}
