public import Foundation

/// Foundation's formatter of that name, which Linux lacks: "in 2 hours", "yesterday".
///
/// Speaks the language of the render at work where `locale` is not set, and counts from its now
/// where no other date is given.
nonisolated public final class RelativeDateTimeFormatter: Formatter {
  public enum DateTimeStyle: Int, Sendable { case numeric, named }
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

  public var dateTimeStyle = DateTimeStyle.numeric
  public var unitsStyle = UnitsStyle.full
  public var locale: Locale?
  public var calendar: Calendar?
  public var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How far `date` is from `reference`.
  public func localizedString(for date: Date, relativeTo reference: Date) -> String {
    let environment = ResolveScope.environment
    var calendar = self.calendar ?? environment.calendar
    calendar.timeZone = self.calendar?.timeZone ?? environment.timeZone
    return Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: units, locale: locale ?? environment.locale, calendar: calendar,
      capitalizationContext: formattingContext == .beginningOfSentence
        ? .beginningOfSentence : .unknown
    ).format(reference)
  }

  public func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let now = ResolveScope.environment.now
    return localizedString(for: now.addingTimeInterval(interval), relativeTo: now)
  }

  public func localizedString(from components: DateComponents) -> String {
    let environment = ResolveScope.environment
    let date = (calendar ?? environment.calendar).date(byAdding: components, to: environment.now)
    return localizedString(for: date ?? environment.now, relativeTo: environment.now)
  }

  public override func string(for value: Any?) -> String? {
    (value as? Date).map { localizedString(for: $0, relativeTo: ResolveScope.environment.now) }
  }

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = RelativeDateTimeFormatter()
    copy.dateTimeStyle = dateTimeStyle
    copy.unitsStyle = unitsStyle
    copy.locale = locale
    copy.calendar = calendar
    copy.formattingContext = formattingContext
    return copy
  }

  private var units: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}
