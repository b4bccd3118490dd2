import Intents
import SwiftUI
import WidgetKit

struct ShortcutEntry: TimelineEntry {
  let date: Date
  let shortcut: Shortcut
}

/// The user chooses one of four shortcuts.
struct ShortcutProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> ShortcutEntry {
    ShortcutEntry(date: Date(), shortcut: Shortcut.all[0])
  }

  func getSnapshot(
    for configuration: ShortcutIntent, in context: Context,
    completion: @escaping (ShortcutEntry) -> ()
  ) {
    completion(entry(for: configuration))
  }

  func getTimeline(
    for configuration: ShortcutIntent, in context: Context,
    completion: @escaping (Timeline<ShortcutEntry>) -> ()
  ) {
    completion(Timeline(entries: [entry(for: configuration)], policy: .never))
  }

  private func entry(for configuration: ShortcutIntent) -> ShortcutEntry {
    let shortcut: Shortcut
    switch configuration.button {
    case .scan, .unknown: shortcut = Shortcut.all[0]
    case .code: shortcut = Shortcut.all[1]
    case .transit: shortcut = Shortcut.all[2]
    case .health: shortcut = Shortcut.all[3]
    }
    return ShortcutEntry(date: Date(), shortcut: shortcut)
  }
}

struct ShortcutWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(
      kind: "ShortcutWidget", intent: ShortcutIntent.self, provider: ShortcutProvider()
    ) { entry in
      PayBackdrop {
        WeatherColumn(date: entry.date)
          .frame(maxWidth: .infinity, alignment: .leading)
        ShortcutButton(shortcut: entry.shortcut)
      }
    }
    .configurationDisplayName("One shortcut")
    .description("Choose which shortcut stands beside the weather.")
    .supportedFamilies([.systemMedium])
    .contentMarginsDisabled()
  }
}
