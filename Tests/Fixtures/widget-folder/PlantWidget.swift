import Intents
import SwiftUI
import WidgetKit
import os.log

#if os(iOS)
  @main struct PlantBundle: WidgetBundle {
    var body: some Widget {
      PlantWidget()
      OutsideWidget()
      EndlessWidget()
      CrowdedWidget()
      CrashingWidget()
    }
  }
#endif

struct PlantEntry: TimelineEntry {
  let date: Date
  let name: String
  let mood: Mood
}

struct PlantProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> PlantEntry {
    PlantEntry(date: Date(), name: "Plant", mood: .unknown)
  }
  func getSnapshot(
    for configuration: ShowPlantsIntent, in context: Context,
    completion: @escaping (PlantEntry) -> Void
  ) {
    let name = configuration.plant?.displayString ?? "none"
    completion(PlantEntry(date: Date(), name: name, mood: configuration.mood))
  }
  func getTimeline(
    for configuration: ShowPlantsIntent, in context: Context,
    completion: @escaping (Timeline<PlantEntry>) -> Void
  ) {
    getSnapshot(for: configuration, in: context) {
      completion(Timeline(entries: [$0], policy: .never))
    }
  }
}

struct PlantWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "Plant", intent: ShowPlantsIntent.self, provider: PlantProvider()) {
      PlantView(entry: $0)
    }
    .configurationDisplayName("Plants")
    .supportedFamilies([.systemSmall])
  }
}
