import AppIntents
import SwiftUI
import WidgetKit

struct TimerControl: ControlWidget {
  static let kind = "TimerControl"

  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: Self.kind, provider: TimerProvider()) { value in
      ControlWidgetToggle(
        "Start Timer",
        isOn: value.isRunning,
        action: StartTimerIntent(value.name)
      ) { isRunning in
        Label(isRunning ? "On" : "Off", systemImage: "timer")
      }
    }
    .displayName("Timer")
    .description("Runs a timer.")
  }
}

struct TimerProvider: AppIntentControlValueProvider {
  struct Value {
    var isRunning: Bool
    var name: String
  }

  func previewValue(configuration: TimerConfiguration) -> Value {
    Value(isRunning: false, name: configuration.timerName)
  }

  func currentValue(configuration: TimerConfiguration) async throws -> Value {
    Value(isRunning: true, name: configuration.timerName)
  }
}

struct TimerConfiguration: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Timer Name Configuration"

  @Parameter(title: "Timer Name", default: "Timer")
  var timerName: String
}

struct StartTimerIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Start a timer"

  @Parameter(title: "Timer Name")
  var name: String

  @Parameter(title: "Timer is running")
  var value: Bool

  init() {}

  init(_ name: String) {
    self.name = name
  }

  func perform() async throws -> some IntentResult {
    return .result()
  }
}

struct LampControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "LampControl") {
      ControlWidgetButton(action: OpenLampIntent()) {
        Label("Lamp", systemImage: "lightbulb")
      }
    }
    .displayName("Lamp")
  }
}

struct OpenLampIntent: AppIntent {
  static let title: LocalizedStringResource = "Open the lamp"
  static let openAppWhenRun = true
  static let isDiscoverable = false

  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: OpenURLIntent(URL(string: "https://example.com")!))
  }
}
