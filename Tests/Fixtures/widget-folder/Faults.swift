import SwiftUI
import WidgetKit

// Widgets that are wrong in ways no compiler sees.

struct PlainEntry: TimelineEntry { let date: Date }

struct FaultyProvider: TimelineProvider {
  let fault: @Sendable () -> Void
  func placeholder(in context: Context) -> PlainEntry { PlainEntry(date: Date()) }
  func getSnapshot(in context: Context, completion: @escaping (PlainEntry) -> Void) {
    fault()
    completion(PlainEntry(date: Date()))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<PlainEntry>) -> Void) {
    fault()
    completion(Timeline(entries: [PlainEntry(date: Date())], policy: .never))
  }
}

struct EndlessWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Endless", provider: FaultyProvider { while true {} }) { _ in
      Text("never")
    }
  }
}

struct CrashingWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "Crashing", provider: FaultyProvider { fatalError("the leaf fell off") }
    ) { _ in Text("never") }
  }
}

struct CrowdedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Crowded", provider: FaultyProvider {}) { _ in
      VStack { ForEach(0..<1_000_000, id: \.self) { Text("\($0)") } }
    }
  }
}
