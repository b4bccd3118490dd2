import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct ProbeIntent: AppIntent {
  static var title: LocalizedStringResource = "Probe"
  func perform() async throws -> some IntentResult { .result() }
}

/// What does nothing in a still picture, or says something about a widget.
func otherProbes(_ list: ProbeList) {
  list.modifier("widgetURL(_:)") { $0.widgetURL(URL(string: "a://b")) }
  list.modifier("widgetAccentable(_:)") { $0.widgetAccentable(false) }
  list.modifier("widgetAccentable()") { $0.widgetAccentable() }
  list.on("widgetLabel{}", Text("a").environment(\.showsWidgetLabel, true)) { _ in
    Text("a").widgetLabel { Text("label") }.environment(\.showsWidgetLabel, true)
  }
  list.modifier("widgetCurvesContent(_:)") { $0.widgetCurvesContent(true) }
  list.modifier("widgetCurvesContent()") { $0.widgetCurvesContent() }
  list.modifier("previewContext(_:)") {
    $0.previewContext(WidgetPreviewContext(family: .systemSmall))
  }
  list.modifier("previewDisplayName(_:)") { $0.previewDisplayName("a") }
  list.on("previewContext(_:viewKind:)", EmptyView()) { _ in
    ProbeAttributes().previewContext(ProbeAttributes.ContentState(), viewKind: .content)
  }
  list.modifier("activityBackgroundTint(_:)") { $0.activityBackgroundTint(.red) }
  list.modifier("activitySystemActionForegroundColor(_:)") {
    $0.activitySystemActionForegroundColor(.red)
  }
  list.modifier("accessibilityLabel(_:)") { $0.accessibilityLabel("a") }
  list.modifier("accessibilityValue(_:)") { $0.accessibilityValue("a") }
  list.modifier("accessibilityHidden(_:)") { $0.accessibilityHidden(true) }
  list.modifier("accessibilityElement(children:)") { $0.accessibilityElement(children: .combine) }
  list.modifier("accessibility(hidden:)") { $0.accessibility(hidden: true) }
  list.modifier("accessibility(label:)") { $0.accessibility(label: Text("a")) }
  list.modifier("allowsHitTesting(_:)") { $0.allowsHitTesting(false) }
  list.modifier("animation(_:value:)") { $0.animation(.default, value: 1) }
  list.modifier("transition(_:)") { $0.transition(.opacity) }
  list.modifier("contentTransition(_:)") { $0.contentTransition(.numericText()) }
  list.modifier("onAppear{}") { $0.onAppear {} }
  list.modifier("onChange(of:){}") { $0.onChange(of: 1) { _ in } }
  list.modifier("onTapGesture{}") { $0.onTapGesture {} }
  list.modifier("navigationTitle(_:)") { $0.navigationTitle("a") }
  list.modifier("toolbar{}") { $0.toolbar { ToolbarItem { Text("a") } } }
  list.modifier("listRowInsets(_:)") { $0.listRowInsets(EdgeInsets()) }
  list.modifier("listRowSeparator(_:)") { $0.listRowSeparator(.hidden) }
}

struct ProbeAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {}
}

/// What configurations and islands have, listed and drawn by the render command.
struct ProbeWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Probe", provider: ProbeProvider()) { _ in Text("a") }
      .configurationDisplayName("Probe")
      .description("A probe.")
      .supportedFamilies([.systemSmall])
      .contentMarginsDisabled()
      .containerBackgroundRemovable(false)
      .disfavoredLocations([.lockScreen, .standBy], for: [.systemSmall])
  }
}

struct ProbeActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { _ in
      Text("a").dynamicIsland(verticalPlacement: .belowIfTooWide)
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Text("a").dynamicIsland(verticalPlacement: .belowIfTooWide)
        }
      } compactLeading: {
        Text("a")
      } compactTrailing: {
        Text("a")
      } minimal: {
        Text("a")
      }
      .keylineTint(.red)
    }
    .supplementalActivityFamilies([.small, .medium])
  }
}

struct ProbeControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "ProbeControl") {
      ControlWidgetButton(action: ProbeIntent()) { Label("a", systemImage: "star") }
    }
  }
}

struct ProbeBundle: WidgetBundle {
  var body: some Widget {
    ProbeWidget()
    ProbeActivity()
    ProbeControl()
  }
}

struct ProbeProvider: TimelineProvider {
  struct Entry: TimelineEntry {
    let date: Date
  }

  func placeholder(in context: Context) -> Entry { Entry(date: Date()) }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> ()) {
    completion(Entry(date: Date()))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
    completion(Timeline(entries: [Entry(date: Date())], policy: .atEnd))
  }
}
