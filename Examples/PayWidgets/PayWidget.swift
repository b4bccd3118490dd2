import SwiftUI
import WidgetKit

struct PayEntry: TimelineEntry {
  let date: Date
}

struct PayProvider: TimelineProvider {
  func placeholder(in context: Context) -> PayEntry {
    PayEntry(date: Date())
  }

  func getSnapshot(in context: Context, completion: @escaping (PayEntry) -> ()) {
    completion(PayEntry(date: Date()))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<PayEntry>) -> ()) {
    completion(Timeline(entries: [PayEntry(date: Date())], policy: .never))
  }
}

struct PayWidget: Widget {
  let kind = "PayWidget"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: PayProvider()) { entry in
      PayBackdrop {
        WeatherColumn(date: entry.date)
          .frame(maxWidth: .infinity, alignment: .leading)
        ShortcutGrid(shortcuts: Shortcut.all)
      }
    }
    .configurationDisplayName("Pay")
    .description("Weather, almanac and the four shortcuts everybody uses.")
    .supportedFamilies([.systemMedium])
    .contentMarginsDisabled()
  }
}

struct PayWidget_Previews: PreviewProvider {
  static var previews: some View {
    PayBackdrop {
      WeatherColumn(date: Date())
      ShortcutGrid(shortcuts: Shortcut.all)
    }
    .previewContext(WidgetPreviewContext(family: .systemMedium))
  }
}
