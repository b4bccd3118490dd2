import Foundation
import Testing
import WidgetGeometry
import WidgetKitCore
import WidgetRender
import WidgetScene
import WidgetViews

/// A widget's own code that asks Foundation for the user's settings gets those of the render.
struct MachineSettingsTests {
  /// What code that names no locale writes.
  private static func spelled() -> [String] {
    let date = Date(timeIntervalSince1970: 1_735_724_460)  // 2025-01-01 09:41 UTC
    let dates = DateFormatter()
    dates.dateStyle = .long
    dates.timeZone = .current
    let pattern = DateFormatter()
    pattern.dateFormat = "EEEE"
    pattern.timeZone = .current
    let numbers = NumberFormatter()
    numbers.numberStyle = .decimal
    return [
      Locale.current.identifier, Locale.autoupdatingCurrent.identifier,
      Locale.preferredLanguages.joined(separator: ","), TimeZone.current.identifier,
      "\(Calendar.current.identifier) \(Calendar.current.component(.hour, from: date))",
      "\(Calendar.current.firstWeekday)", date.formatted(date: .long, time: .shortened),
      date.formatted(.dateTime.weekday(.wide).hour()), dates.string(from: date),
      pattern.string(from: date), numbers.string(from: 1234567.5) ?? "",
      1234.5.formatted(), 0.25.formatted(.percent), ["a", "b"].formatted(),
      String(format: "%.1f", locale: .current, 1234.5),
      Measurement(value: 3, unit: UnitLength.kilometers).formatted(),
      String(format: "%.1f", 2.5),
    ].map {
      $0.replacingOccurrences(of: "\u{202F}", with: " ").replacingOccurrences(
        of: "\u{A0}", with: " ")
    }
  }

  /// Collects what a view's body saw, on whatever thread it ran.
  private final class Note: @unchecked Sendable {
    private let lock = NSLock()
    private var kept: [[String]] = []
    func keep(_ words: [String]) { lock.withLock { kept.append(words) } }
    var all: [[String]] { lock.withLock { kept } }
  }

  private func seen(locale: String, zone: String) throws -> [[String]] {
    var conditions = WidgetConditions()
    conditions.locale = Locale(identifier: locale)
    conditions.timeZone = try #require(TimeZone(identifier: zone))
    let surface = WidgetSurface(
      family: .systemMedium, size: CGSize(width: 300, height: 100), scale: 2)
    let note = Note()
    let request = RenderRequest(surface: surface, conditions: conditions) {
      note.keep(Self.spelled())
      return AnyView(
        GeometryReader { _ in
          // Called while layout runs.
          let _: Void = note.keep(Self.spelled())
          Canvas { _, _ in note.keep(Self.spelled()) }
        })
    }
    let engine = try RenderEngine(
      resources: RenderResources(root: ResourceRoot.find(executable: nil)))
    _ = try engine.render(request)
    return note.all
  }

  static let german = [
    "de_DE", "de_DE", "de-DE", "Asia/Tokyo", "gregorian 18", "2", "1. Januar 2025 um 18:41",
    "Mittwoch, 18 Uhr", "1. Januar 2025", "Mittwoch", "1.234.567,5", "1.234,5", "25 %", "a und b",
    "1.234,5", "3 km", "2.5",
  ]
  static let american = [
    "en_US", "en_US", "en-US", "America/New_York", "gregorian 4", "1",
    "January 1, 2025 at 4:41 AM", "Wednesday, 4 AM", "January 1, 2025", "Wednesday", "1,234,567.5",
    "1,234.5", "25%", "a and b", "1,234.5", "1.9 mi", "2.5",
  ]

  @Test func everyPhaseSeesTheRequestsSettings() throws {
    let notes = try seen(locale: "de_DE", zone: "Asia/Tokyo")
    #expect(notes.count >= 3)
    for note in notes { #expect(note == Self.german) }
    for note in try seen(locale: "en_US", zone: "America/New_York") {
      #expect(note == Self.american)
    }
  }

  @Test func calendarsOfTheLocaleAreTheUsers() throws {
    let words = try #require(try seen(locale: "th_TH@calendar=buddhist", zone: "GMT").first)
    #expect(words[4] == "buddhist 9")
    #expect(words[6].contains("2568"))
  }

  @Test func picturesMadeAtOnceDoNotSeeEachOthersSettings() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<8 {
        group.addTask {
          let isGerman = index % 2 == 0
          let notes = try seen(
            locale: isGerman ? "de_DE" : "en_US",
            zone: isGerman ? "Asia/Tokyo" : "America/New_York")
          for note in notes { #expect(note == (isGerman ? Self.german : Self.american)) }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test func outsideOfAPictureTheMachineIsLeftAlone() {
    // Not a setting of any render of this file.
    #expect(Locale.current.identifier != "de_DE")
    #expect(TimeZone.current.identifier != "Asia/Tokyo")
  }
}
