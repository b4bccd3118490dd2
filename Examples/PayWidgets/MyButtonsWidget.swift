import Intents
import SwiftUI
import WidgetKit

struct MyButtonsEntry: TimelineEntry {
  let date: Date
  let configuration: MyButtonsIntent
}

/// The user chooses which shortcuts there are, where they stand, and whether there is weather.
struct MyButtonsProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> MyButtonsEntry {
    MyButtonsEntry(date: Date(), configuration: MyButtonsIntent())
  }

  func getSnapshot(
    for configuration: MyButtonsIntent, in context: Context,
    completion: @escaping (MyButtonsEntry) -> ()
  ) {
    completion(MyButtonsEntry(date: Date(), configuration: configuration))
  }

  func getTimeline(
    for configuration: MyButtonsIntent, in context: Context,
    completion: @escaping (Timeline<MyButtonsEntry>) -> ()
  ) {
    let entry = MyButtonsEntry(date: Date(), configuration: configuration)
    completion(Timeline(entries: [entry], policy: .never))
  }
}

struct MyButtonsView: View {
  let entry: MyButtonsEntry

  private var shortcuts: [Shortcut] {
    (entry.configuration.buttons ?? []).map {
      Shortcut(title: $0.displayString, image: $0.image ?? "", url: $0.url ?? "demo-pay://")
    }
  }

  private var showsWeather: Bool { entry.configuration.showsWeather?.boolValue ?? true }

  var body: some View {
    PayBackdrop {
      if entry.configuration.side == .left {
        ShortcutGrid(shortcuts: shortcuts)
      }
      if showsWeather {
        WeatherColumn(date: entry.date)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      if entry.configuration.side != .left {
        ShortcutGrid(shortcuts: shortcuts)
      }
    }
  }
}

struct MyButtonsWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(
      kind: "MyButtonsWidget", intent: MyButtonsIntent.self, provider: MyButtonsProvider()
    ) { entry in
      MyButtonsView(entry: entry)
    }
    .configurationDisplayName("My buttons")
    .description("Choose the buttons, their side, and whether the weather is shown.")
    .supportedFamilies([.systemMedium])
    .contentMarginsDisabled()
  }
}
