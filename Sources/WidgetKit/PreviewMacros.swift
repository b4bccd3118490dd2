public import WidgetKitCore

// Previews of widgets for an editor's canvas: compiled, and never drawn.

@freestanding(declaration)
public macro Preview<W: Widget, E: TimelineEntry>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
  @PreviewTimelineBuilder<E> timeline: @escaping @MainActor () async -> [E]
) = #externalMacro(module: "WidgetMacros", type: "Preview")

@freestanding(declaration)
public macro Preview<W: Widget, P: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
  timelineProvider: @escaping @MainActor () -> P
) = #externalMacro(module: "WidgetMacros", type: "Preview")

@freestanding(declaration)
public macro Preview<W: Widget, I: WidgetConfigurationIntent, P: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: I,
  widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> P
) = #externalMacro(module: "WidgetMacros", type: "Preview")

@freestanding(declaration)
public macro Preview<W: Widget, I: WidgetConfigurationIntent, E: TimelineEntry>(
  _ name: String? = nil, as family: WidgetFamily, using intent: I,
  widget: @escaping @MainActor () -> W,
  @PreviewTimelineBuilder<E> timeline: @escaping @MainActor () async -> [E]
) = #externalMacro(module: "WidgetMacros", type: "Preview")

@freestanding(declaration)
public macro Preview<W: Widget, I: INIntent, P: IntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: I,
  widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> P
) = #externalMacro(module: "WidgetMacros", type: "Preview")

@freestanding(declaration)
public macro Preview<W: Widget, A: ActivityAttributes>(
  _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: A,
  widget: @escaping @MainActor () -> W,
  @PreviewTimelineBuilder<A.ContentState> contentStates:
    @escaping @MainActor () async -> [A.ContentState]
) = #externalMacro(module: "WidgetMacros", type: "Preview")

@freestanding(declaration)
public macro Preview<C: ControlWidget>(
  _ name: String? = nil, widget: @escaping @MainActor () -> C
) = #externalMacro(module: "WidgetMacros", type: "Preview")
