import SwiftUI
import WidgetKit

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> SimpleEntry {
    SimpleEntry(date: Date(), emoji: "🌤")
  }

  func getSnapshot(in context: Context, completion: @escaping (SimpleEntry) -> ()) {
    let entry = SimpleEntry(date: Date(), emoji: "🌤")
    completion(entry)
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
    var entries: [SimpleEntry] = []
    let currentDate = Date()
    for hourOffset in 0..<5 {
      let entryDate = Calendar.current.date(byAdding: .hour, value: hourOffset, to: currentDate)!
      entries.append(SimpleEntry(date: entryDate, emoji: "🌤"))
    }
    let timeline = Timeline(entries: entries, policy: .atEnd)
    DispatchQueue.main.async {
      completion(timeline)
    }
  }
}

struct SimpleEntry: TimelineEntry {
  let date: Date
  let emoji: String
}

struct QuoteWidgetEntryView: View {
  var entry: Provider.Entry
  @Environment(\.widgetFamily) var family

  var body: some View {
    VStack {
      Text("Time:")
      Text(entry.date, style: .time)
      if family != .accessoryInline {
        Text(entry.emoji)
      }
    }
  }
}

struct QuoteWidget: Widget {
  let kind: String = "QuoteWidget"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: Provider()) { entry in
      if #available(iOS 17.0, *) {
        QuoteWidgetEntryView(entry: entry)
          .containerBackground(.fill.tertiary, for: .widget)
      } else {
        QuoteWidgetEntryView(entry: entry)
          .padding()
          .background()
      }
    }
    .configurationDisplayName("Quote")
    .description("A line to start the day.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryInline, .accessoryRectangular])
  }
}

#Preview(as: .systemSmall) {
  QuoteWidget()
} timeline: {
  SimpleEntry(date: .now, emoji: "🌤")
  SimpleEntry(date: .now, emoji: "🌙")
}

struct QuoteWidget_Previews: PreviewProvider {
  static var previews: some View {
    QuoteWidgetEntryView(entry: SimpleEntry(date: Date(), emoji: "🌤"))
      .previewContext(WidgetPreviewContext(family: .systemSmall))
  }
}
