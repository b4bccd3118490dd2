import SwiftUI
import WidgetKit

/// One widget for each way a provider says when it wants to be asked again.
@main
struct TimelineBundle: WidgetBundle {
  var body: some Widget {
    HourlyWidget()
    AfterWidget()
    NeverWidget()
  }
}

struct TickEntry: TimelineEntry {
  let date: Date
  let step: Int
  var relevance: TimelineEntryRelevance?
}

struct TickProvider: TimelineProvider {
  let policy: (Date) -> TimelineReloadPolicy

  func placeholder(in context: Context) -> TickEntry {
    TickEntry(date: Date(), step: 0)
  }

  func getSnapshot(in context: Context, completion: @escaping (TickEntry) -> ()) {
    completion(TickEntry(date: Date(), step: context.isPreview ? 9 : 1))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<TickEntry>) -> ()) {
    let now = Date()
    let entries = (0..<4).map { step -> TickEntry in
      let date = Calendar.current.date(byAdding: .hour, value: step * 6, to: now)!
      return TickEntry(
        date: date, step: step, relevance: TimelineEntryRelevance(score: Float(step)))
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) {
      completion(Timeline(entries: entries, policy: self.policy(now)))
    }
  }
}

struct TickView: View {
  let entry: TickEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(entry.date, style: .date)
        .font(.caption)
        .foregroundColor(.secondary)
      Text(entry.date, style: .time)
        .font(.title2)
        .bold()
      Spacer(minLength: 0)
      ProgressView(value: Double(entry.step), total: 3)
      Text("Step \(entry.step + 1) of 4")
        .font(.footnote)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .containerBackground(.background, for: .widget)
  }
}

struct HourlyWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "AtEnd", provider: TickProvider { _ in .atEnd }) {
      TickView(entry: $0)
    }
    .configurationDisplayName("At the end")
    .description("Asks again once the last entry is shown.")
    .supportedFamilies([.systemSmall])
  }
}

struct AfterWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "After", provider: TickProvider { .after($0.addingTimeInterval(3_600)) }
    ) { TickView(entry: $0) }
    .configurationDisplayName("After an hour")
    .description("Asks again in an hour, whatever is shown.")
    .supportedFamilies([.systemSmall])
  }
}

struct NeverWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Never", provider: TickProvider { _ in .never }) {
      TickView(entry: $0)
    }
    .configurationDisplayName("Never")
    .description("Waits for the app to ask.")
    .supportedFamilies([.systemSmall])
  }
}

/// What the app calls when something changed.
func askAgain() {
  WidgetCenter.shared.reloadTimelines(ofKind: "Never")
}
