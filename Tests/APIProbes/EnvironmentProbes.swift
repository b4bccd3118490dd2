import SwiftUI
import WidgetKit

/// Looks different when an environment value is the one it waits for.
struct ProbeReader<Value: Equatable>: View {
  @Environment private var value: Value
  let awaited: Value

  init(_ key: KeyPath<EnvironmentValues, Value>, awaiting value: Value) {
    _value = Environment(key)
    awaited = value
  }

  var body: some View {
    Rectangle().fill(value == awaited ? Color.red : Color.blue)
  }
}

struct ProbeDismissal: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { dismiss() }
  }
}

func environmentProbes(_ list: ProbeList) {
  func key<Value: Equatable>(
    _ name: String, _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) {
    let reader = ProbeReader(path, awaiting: value)
    list.environment(name, reader, reader.environment(path, value))
  }
  key("widgetFamily", \.widgetFamily, .systemLarge)
  key("widgetRenderingMode", \.widgetRenderingMode, .vibrant)
  key("colorScheme", \.colorScheme, .dark)
  key("activityFamily", \.activityFamily, .small)
  key("showsWidgetContainerBackground", \.showsWidgetContainerBackground, false)
  let reasons = ProbeReader(\.redactionReasons, awaiting: .privacy)
  list.environment(
    "redactionReasons", reasons.unredacted(), reasons.redacted(reason: .privacy))
  list.environment("dismiss", Button("Close") {}, ProbeDismissal())
}
