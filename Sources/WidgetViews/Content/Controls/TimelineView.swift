public import Foundation

/// A view that is made again at the dates of a schedule; drawn as of the render's date.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
  /// When the view is made, and how often.
  public struct Context {
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
    public let date: Date
    public let cadence: Cadence
    public func invalidateTimelineContent() {}
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content

  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// Entries looked at to find the one of now: a schedule may have no end.
  private static var mostEntries: Int { 100_000 }

  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    let now = resolver.environment.now
    var date: Date?
    var count = 0
    for entry in view.schedule.entries(from: now, mode: .normal) {
      count += 1
      if date != nil, entry > now || count > mostEntries { break }
      date = entry
    }
    let context = TimelineViewDefaultContext(date: date ?? now, cadence: .live)
    resolver.show(view.content(context))
  }
}

public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

/// The dates at which a timeline view is made again.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode
  /// In order, the first at or before `startDate`.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

/// At equal distances from a date.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval

  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
    guard interval > 0, startDate > start else { return [start] }
    let steps = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return [start.addingTimeInterval(steps * interval)]
  }
}

/// At the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
    let seconds = startDate.timeIntervalSinceReferenceDate
    return [Date(timeIntervalSinceReferenceDate: (seconds / 60).rounded(.down) * 60)]
  }
}

/// At given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  let dates: Entries
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// At every frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
