import Foundation
import WidgetGeometry
import WidgetViews

/// Every control in every style that widgets can hold, for looking at and for counting.  Steppers,
/// sliders and pickers are not among them: a widget shows a warning sign instead.
nonisolated enum ControlGallery {
  struct Sheet: Sendable, CustomStringConvertible {
    let name: String
    let view: @Sendable () -> AnyView
    var description: String { name }
  }

  static let sheets: [Sheet] = [
    Sheet(name: "gauges") { AnyView(gauges) },
    Sheet(name: "progress") { AnyView(progress) },
    Sheet(name: "buttons") { AnyView(buttons) },
    Sheet(name: "labels") { AnyView(labels) },
    Sheet(name: "lists") { AnyView(lists) },
    Sheet(name: "groups") { AnyView(groups) },
  ]

  private static func gauge() -> some View {
    Gauge(value: 0.62) {
      Text("Air")
    } currentValueLabel: {
      Text("62")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("99")
    }
  }

  private static var gauges: some View {
    VStack(spacing: 10) {
      gauge()
      gauge().gaugeStyle(.linearCapacity).tint(.green)
      gauge().gaugeStyle(.accessoryLinear)
      gauge().gaugeStyle(.accessoryLinearCapacity).tint(.orange)
      HStack(spacing: 14) {
        gauge().gaugeStyle(.accessoryCircular)
        gauge().gaugeStyle(.accessoryCircular)
          .tint(Gradient(colors: [.green, .yellow, .red]))
        gauge().gaugeStyle(.accessoryCircularCapacity)
        Gauge(value: 0.3) { Image(systemName: "bolt.fill") }
          .gaugeStyle(.accessoryCircularCapacity).tint(.yellow)
      }
    }
    .padding()
  }

  private static var progress: some View {
    VStack(spacing: 14) {
      ProgressView(value: 0.4)
      ProgressView("Download", value: 0.7).tint(.green)
      ProgressView(value: 3, total: 8) {
        Text("Steps")
      } currentValueLabel: {
        Text("3 of 8")
      }
      HStack(spacing: 20) {
        ProgressView()
        ProgressView("Loading")
        ProgressView(value: 0.6).progressViewStyle(.circular)
      }
      ProgressView(
        timerInterval: Date(timeIntervalSince1970: -60)...Date(timeIntervalSince1970: 120))
      HStack {
        Toggle("Wifi", isOn: .constant(true))
        Toggle("Airplane", isOn: .constant(false)).tint(.orange)
      }
      HStack {
        Toggle("On", isOn: .constant(true)).toggleStyle(.button)
        Toggle("Off", isOn: .constant(false)).toggleStyle(.button)
        Toggle("Off", isOn: .constant(true)).disabled(true)
      }
    }
    .padding()
  }

  private static var buttons: some View {
    VStack(spacing: 8) {
      HStack {
        Button("Default") {}
        Button("Tinted") {}.tint(.green)
        Button("Delete", role: .destructive) {}
      }
      HStack {
        Button("Plain") {}.buttonStyle(.plain)
        Button("Borderless") {}.buttonStyle(.borderless)
        Button("Bordered") {}.buttonStyle(.bordered)
      }
      Button("Prominent") {}.buttonStyle(.borderedProminent)
      HStack {
        Button("Mini") {}.controlSize(.mini)
        Button("Small") {}.controlSize(.small)
        Button("Large") {}.controlSize(.large)
      }
      .buttonStyle(.borderedProminent)
      HStack {
        Button("Rounded") {}.buttonBorderShape(.roundedRectangle)
        Button("Disabled") {}.disabled(true)
        Button("Symbol", systemImage: "plus") {}
      }
      .buttonStyle(.bordered)
      HStack {
        Link("Link", destination: URL(fileURLWithPath: "/"))
        Menu("Menu") { Text("hidden") }
        ShareLink(item: URL(fileURLWithPath: "/"))
      }
    }
    .padding()
  }

  private static var labels: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label("Automatic", systemImage: "star.fill")
      Label("Title only", systemImage: "star.fill").labelStyle(.titleOnly)
      Label("Icon only", systemImage: "star.fill").labelStyle(.iconOnly)
      Label("Title and icon", systemImage: "heart").labelStyle(.titleAndIcon).font(.title2)
      Label("A label with so many words that they need a second line", systemImage: "clock")
        .font(.caption)
      LabeledContent("Version", value: "2.1")
      LabeledContent("Battery") { Image(systemName: "battery.75") }
      ContentUnavailableView(
        "No Mail", systemImage: "tray", description: Text("New messages will appear here."))
    }
    .padding()
  }

  private static var lists: some View {
    VStack(spacing: 0) {
      List {
        Section("Fruit") {
          Text("Apple")
          Label("Pear", systemImage: "leaf")
        }
        Section {
          LabeledContent("Total", value: "12")
        } footer: {
          Text("Counted today")
        }
      }
      List {
        Text("Plain one")
        Text("Plain two")
      }
      .listStyle(.plain)
    }
  }

  private static var groups: some View {
    VStack(spacing: 10) {
      DisclosureGroup("Closed") { Text("hidden") }
      DisclosureGroup("Open", isExpanded: .constant(true)) { Text("Inside") }
      GroupBox("Box") { Text("Inside a box") }
      ControlGroup {
        Button("Cut") {}
        Button("Copy") {}
        Button("Paste") {}
      }
      Form {
        Toggle("Alerts", isOn: .constant(true))
        LabeledContent("Name", value: "Home")
      }
    }
    .padding()
  }
}
