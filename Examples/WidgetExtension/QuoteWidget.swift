import SwiftUI
import WidgetKit

struct Quote {
  let text: String
  let source: String

  static let all = [
    Quote(text: "Well begun is half done.", source: "Greek proverb"),
    Quote(text: "Many hands make light work.", source: "English proverb"),
    Quote(text: "Slowly, slowly, and you will get far.", source: "Italian proverb"),
  ]
}

struct QuoteEntry: TimelineEntry {
  let date: Date
  let quote: Quote

  /// Every hour has its line.
  init(date: Date) {
    self.date = date
    let hour = Calendar.current.component(.hour, from: date)
    quote = Quote.all[hour % Quote.all.count]
  }
}

struct QuoteProvider: TimelineProvider {
  func placeholder(in context: Context) -> QuoteEntry {
    QuoteEntry(date: Date())
  }

  func getSnapshot(in context: Context, completion: @escaping (QuoteEntry) -> ()) {
    completion(QuoteEntry(date: Date()))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
    let now = Date()
    let entries = (0..<5).compactMap { hours in
      Calendar.current.date(byAdding: .hour, value: hours, to: now).map(QuoteEntry.init)
    }
    DispatchQueue.main.async {
      completion(Timeline(entries: entries, policy: .atEnd))
    }
  }
}

struct QuoteView: View {
  @Environment(\.widgetFamily) private var family
  let entry: QuoteEntry

  var body: some View {
    switch family {
    case .accessoryInline:
      Label(entry.quote.text, systemImage: "quote.opening")
    case .accessoryRectangular:
      line(.headline)
    default:
      VStack(alignment: .leading) {
        HStack {
          Text("🌤")
          Text(entry.date, style: .time)
            .foregroundStyle(.secondary)
        }
        .font(.footnote)
        Spacer(minLength: 4)
        line(family == .systemSmall ? .headline : .title2.bold())
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private func line(_ font: Font) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(entry.quote.text)
        .font(font)
        .minimumScaleFactor(0.8)
      Text(entry.quote.source)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}

struct QuoteWidget: Widget {
  let kind: String = "QuoteWidget"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: QuoteProvider()) { entry in
      if #available(iOS 17.0, *) {
        QuoteView(entry: entry)
          .containerBackground(.fill.tertiary, for: .widget)
      } else {
        QuoteView(entry: entry)
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
  QuoteEntry(date: .now)
  QuoteEntry(date: .now.addingTimeInterval(3_600))
}

struct QuoteWidget_Previews: PreviewProvider {
  static var previews: some View {
    QuoteView(entry: QuoteEntry(date: Date()))
      .previewContext(WidgetPreviewContext(family: .systemSmall))
  }
}
