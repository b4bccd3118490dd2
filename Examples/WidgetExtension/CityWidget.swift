import AppIntents
import SwiftUI
import WidgetKit

struct City: AppEntity {
  let id: String
  let name: String
  let degrees: Int

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "City"
  static var defaultQuery = CityQuery()

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "\(degrees)°")
  }

  static let all = [
    City(id: "oslo", name: "Oslo", degrees: 3),
    City(id: "porto", name: "Porto", degrees: 17),
    City(id: "pune", name: "Pune", degrees: 29),
  ]
}

struct CityQuery: EntityStringQuery {
  func entities(for identifiers: [City.ID]) async throws -> [City] {
    City.all.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [City] {
    City.all.filter { $0.name.contains(string) }
  }

  func suggestedEntities() async throws -> [City] {
    City.all
  }

  func defaultResult() async -> City? {
    City.all.first
  }
}

enum Unit: String, AppEnum {
  case celsius, fahrenheit

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Unit"
  static var caseDisplayRepresentations: [Unit: DisplayRepresentation] = [
    .celsius: "Celsius",
    .fahrenheit: "Fahrenheit",
  ]
}

struct CityConfigurationIntent: WidgetConfigurationIntent {
  static var title: LocalizedStringResource = "City"
  static var description = IntentDescription("Chooses a city.")

  @Parameter(title: "City")
  var city: City

  @Parameter(title: "Unit", default: .celsius)
  var unit: Unit

  @Parameter(title: "Show name", default: true)
  var showsName: Bool

  @Parameter(title: "Days", default: 3, controlStyle: .stepper, inclusiveRange: (1, 7))
  var days: Int

  @Parameter(title: "Also")
  var others: [City]?

  @Parameter(title: "Note")
  var note: String?

  static var parameterSummary: some ParameterSummary {
    When(\.$showsName, .equalTo, true) {
      Summary("\(\.$city) in \(\.$unit)") {
        \.$days
        \.$others
      }
    } otherwise: {
      Summary("\(\.$city)")
    }
  }
}

struct CityEntry: TimelineEntry {
  let date: Date
  let configuration: CityConfigurationIntent
}

struct CityProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> CityEntry {
    let intent = CityConfigurationIntent()
    intent.city = City.all[0]
    return CityEntry(date: Date(), configuration: intent)
  }

  func snapshot(for configuration: CityConfigurationIntent, in context: Context) async -> CityEntry
  {
    CityEntry(date: Date(), configuration: configuration)
  }

  func timeline(for configuration: CityConfigurationIntent, in context: Context) async -> Timeline<
    CityEntry
  > {
    let entries = (0..<configuration.days).map { day in
      CityEntry(date: Date().addingTimeInterval(Double(day) * 86_400), configuration: configuration)
    }
    return Timeline(entries: entries, policy: .after(Date().addingTimeInterval(3_600)))
  }
}

struct RefreshIntent: AppIntent {
  static var title: LocalizedStringResource = "Refresh"

  @Parameter(title: "City")
  var name: String

  init() {}
  init(name: String) {
    self.name = name
  }

  func perform() async throws -> some IntentResult {
    WidgetCenter.shared.reloadTimelines(ofKind: "CityWidget")
    return .result()
  }
}

struct CityView: View {
  let entry: CityEntry

  private var degrees: Int {
    let celsius = entry.configuration.city.degrees
    return entry.configuration.unit == .celsius ? celsius : celsius * 9 / 5 + 32
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack {
        if entry.configuration.showsName {
          Text(entry.configuration.city.name).font(.headline)
        }
        Spacer()
        Button(intent: RefreshIntent(name: entry.configuration.city.name)) {
          Image(systemName: "arrow.clockwise")
        }
        .buttonStyle(.plain)
      }
      Text("\(degrees)°").font(.largeTitle.bold())
      Text(entry.date, format: .dateTime.weekday(.wide)).font(.subheadline)
      Spacer(minLength: 0)
      ForEach(entry.configuration.others ?? []) { city in
        HStack {
          Text(city.name)
          Spacer()
          Text("\(city.degrees)°")
        }
        .font(.caption)
      }
    }
    .padding()
    .foregroundStyle(.white)
    .containerBackground(for: .widget) {
      LinearGradient(colors: [.teal, .blue], startPoint: .top, endPoint: .bottom)
    }
  }
}

struct CityWidget: Widget {
  let kind = "CityWidget"

  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: kind, intent: CityConfigurationIntent.self, provider: CityProvider()
    ) { entry in
      CityView(entry: entry)
    }
    .configurationDisplayName("City")
    .description("The weather of a city.")
    .supportedFamilies([.systemSmall, .systemMedium])
    .contentMarginsDisabled()
  }
}
