public import Foundation

nonisolated extension Text {
  /// How a date is shown, at the moment the picture stands for.
  public struct DateStyle: Hashable, Sendable, Codable {
    fileprivate enum Kind: String, Codable { case time, date, relative, offset, timer }
    fileprivate let kind: Kind

    /// `11:23 PM`
    public static let time = DateStyle(kind: .time)
    /// `June 3, 2019`
    public static let date = DateStyle(kind: .date)
    /// `2 hr, 23 min`
    public static let relative = DateStyle(kind: .relative)
    /// `+2 hours`
    public static let offset = DateStyle(kind: .offset)
    /// `36:59:01`
    public static let timer = DateStyle(kind: .timer)
  }

  public init(_ date: Date, style: DateStyle) {
    self.init(
      .formatted(
        FormattedText(
          name: "\(date.timeIntervalSinceReferenceDate) \(style.kind)",
          fillsWidth: style.kind == .timer
        ) { (environment: EnvironmentValues) -> String in
          let clock = LiveClock(environment)
          return switch style.kind {
          case .time: clock.time(date)
          case .date: clock.date(date)
          case .relative: clock.relative(date)
          case .offset: clock.offset(date)
          case .timer: clock.timer(date)
          }
        }))
  }

  /// Times between which something is: `9:30 – 11:00 AM`.
  public init(_ dates: ClosedRange<Date>) {
    self.init(
      .formatted(
        FormattedText(name: "\(dates)") { (environment: EnvironmentValues) -> String in
          LiveClock(environment).interval(dates.lowerBound..<dates.upperBound)
        }))
  }

  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// A clock that counts inside `timerInterval`.
  /// - Parameter pauseTime: When it stops; `nil` runs.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let pause = pauseTime.map { "\($0.timeIntervalSinceReferenceDate)" } ?? "runs"
    self.init(
      .formatted(
        FormattedText(
          name: "\(timerInterval) \(pause) \(countsDown) \(showsHours)", fillsWidth: true
        ) { (environment: EnvironmentValues) -> String in
          LiveClock(environment).timer(
            timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
        }))
  }
}
