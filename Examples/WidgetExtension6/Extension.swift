import SwiftUI
import WidgetKit

@MainActor final class Model {
  var name = "model"
  func greeting() -> String { "Hello, \(name)" }
}

struct Entry: TimelineEntry, Codable {
  let date: Date
  let title: String
}

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry {
    Entry(date: .now, title: "placeholder")
  }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
    Task { @MainActor in
      completion(Entry(date: .now, title: Model().greeting()))
    }
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [Entry(date: .now, title: "timeline")], policy: .never))
  }
}

struct EntryView: View {
  let model = Model()
  let entry: Entry

  var body: some View {
    VStack {
      Text(model.greeting())
      Text(entry.title)
    }
    .containerBackground(.background, for: .widget)
  }
}

@main
struct ModernWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Modern", provider: Provider()) { EntryView(entry: $0) }
      .configurationDisplayName("Modern")
  }
}

#Preview(as: .systemSmall) {
  ModernWidget()
} timelineProvider: {
  Provider()
}
