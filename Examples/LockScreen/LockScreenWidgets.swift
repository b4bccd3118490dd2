import SwiftUI
import WidgetKit

@main
struct LockScreenBundle: WidgetBundle {
  var body: some Widget {
    AllowanceWidget()
    DiscWidget()
    PhotoDiscWidget()
    CornerWidget()
  }
}

struct AllowanceEntry: TimelineEntry {
  let date: Date
  let data: Double
  let minutes: Int
}

/// Reads what the app left in the group's defaults.
struct AllowanceProvider: TimelineProvider {
  private var entry: AllowanceEntry {
    let defaults = UserDefaults(suiteName: "group.example.allowance")
    return AllowanceEntry(
      date: Date(),
      data: defaults?.object(forKey: "data") as? Double ?? 12.5,
      minutes: defaults?.object(forKey: "minutes") as? Int ?? 340)
  }

  func placeholder(in context: Context) -> AllowanceEntry {
    AllowanceEntry(date: Date(), data: 10, minutes: 100)
  }

  func getSnapshot(in context: Context, completion: @escaping (AllowanceEntry) -> ()) {
    completion(entry)
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<AllowanceEntry>) -> ()) {
    completion(Timeline(entries: [entry], policy: .never))
  }
}

struct Amount: View {
  let label: String
  let value: String
  let unit: String

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(label)
        .font(.system(size: 11, weight: .medium))
        .opacity(0.8)
      HStack(alignment: .lastTextBaseline, spacing: 2) {
        Text(value).font(.system(size: 17, weight: .semibold))
        Text(unit).font(.system(size: 11, weight: .medium))
      }
    }
    .lineLimit(1)
    .minimumScaleFactor(0.6)
  }
}

struct AllowanceView: View {
  @Environment(\.widgetFamily) var family
  let entry: AllowanceEntry

  var body: some View {
    switch family {
    case .accessoryInline:
      Label("\(entry.minutes) min left", systemImage: "phone.fill")
    default:
      VStack(alignment: .leading, spacing: 4) {
        Image("lock-logo")
          .resizable()
          .frame(width: 58, height: 20)
          .widgetAccentable()
        HStack(alignment: .lastTextBaseline, spacing: 12) {
          Amount(label: "Data", value: String(format: "%.1f", entry.data), unit: "GB")
          Amount(label: "Calls", value: "\(entry.minutes)", unit: "min")
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
  }
}

struct AllowanceWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Allowance", provider: AllowanceProvider()) { entry in
      AllowanceView(entry: entry)
        .containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName("Allowance")
    .description("What is left of the month's data and minutes.")
    .supportedFamilies([.accessoryRectangular, .accessoryInline])
  }
}

/// One view for several round widgets; the index says which.
struct DiscView: View {
  let index: Int

  private var icon: String { index == 0 ? "lock-data" : "lock-call" }
  private var caption: String { index == 0 ? "Data" : "Calls" }

  var body: some View {
    VStack(spacing: 2) {
      Image(icon)
        .resizable()
        .frame(width: 30, height: 30)
      Text(caption)
        .font(.system(size: 10))
    }
    .widgetURL(URL(string: "demo-allowance://\(index)"))
  }
}

struct DiscWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Disc", provider: AllowanceProvider()) { _ in
      ZStack {
        AccessoryWidgetBackground()
        DiscView(index: 0)
      }
      .containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName("Data")
    .description("Opens the data page.")
    .supportedFamilies([.accessoryCircular])
  }
}

struct PhotoDiscWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "PhotoDisc", provider: AllowanceProvider()) { _ in
      Image("lock-photo")
        .resizable()
        .scaledToFill()
        .frame(width: 120, height: 120)
        .clipShape(Circle())
        .containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName("Picture")
    .description("A picture that fills the circle.")
    .supportedFamilies([.accessoryCircular])
  }
}

struct CornerWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Corner", provider: AllowanceProvider()) { entry in
      Text("\(entry.minutes)")
        .font(.system(size: 14, weight: .semibold))
        .widgetLabel {
          Text("minutes left")
        }
        .containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName("Minutes")
    .description("Minutes left, on a watch face.")
    .supportedFamilies([.accessoryCorner])
  }
}
