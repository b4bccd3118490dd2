import Foundation
import WidgetScene
import WidgetViews

/// What a text paints, run by run.
struct PaintedRun: Equatable, CustomStringConvertible {
  var text: String
  var color: String
  var description: String { "“\(text)” \(color)" }
}

extension Stage {
  /// The letters a view paints, in order, joined.
  func string<V: View>(_ make: () -> V) -> String {
    draw(make).items.texts.joined()
  }

  /// A stage in a language, at a moment of 1 May 2026 in UTC.
  static func at(
    _ time: String = "09:41:00", locale: String = "en_US", zone: String = "GMT"
  ) -> Stage {
    var stage = Stage()
    stage.size = CGSize(width: 2_000, height: 100)
    stage.environment.locale = Locale(identifier: locale)
    stage.environment.timeZone = TimeZone(identifier: zone) ?? .gmt
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = stage.environment.timeZone
    calendar.locale = stage.environment.locale
    stage.environment.calendar = calendar
    stage.environment.now = moment(time)
    return stage
  }

  /// A time of 1 May 2026, or a full date and time, in UTC.
  static func moment(_ time: String) -> Date {
    let full = time.contains("T") ? time : "2026-05-01T\(time)"
    return (try? Date(full + "Z", strategy: .iso8601)) ?? .distantPast
  }
}

extension [DisplayItem] {
  var texts: [String] {
    flatMap { item -> [String] in
      switch item {
      case .glyphs(let run, _): [run.text]
      case .group(_, _, let inner): inner.texts
      case .fill, .stroke, .image: []
      }
    }
  }
}
