import Foundation

/// Spells clocks and spans of time as live text shows them at one moment.
struct LiveClock {
  let now: Date
  let locale: Locale
  let calendar: Calendar
  let timeZone: TimeZone

  init(_ environment: EnvironmentValues) {
    now = environment.now
    locale = environment.locale
    timeZone = environment.timeZone
    var calendar = environment.calendar
    calendar.locale = environment.locale
    calendar.timeZone = environment.timeZone
    self.calendar = calendar
  }

  func date(_ date: Date) -> String {
    Date.FormatStyle(
      date: .long, time: .omitted, locale: locale, calendar: calendar, timeZone: timeZone
    ).format(date)
  }

  func time(_ date: Date) -> String {
    // The locale's own short time: format styles write 9:41 where the locale writes 09:41.
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = timeZone
    formatter.dateStyle = .none
    formatter.timeStyle = .short
    return formatter.string(from: date)
  }

  /// Times of the day; dates too when the ends are on different days.
  func interval(_ range: Range<Date>) -> String {
    Date.IntervalFormatStyle(
      date: .omitted, time: .shortened, locale: locale, calendar: calendar, timeZone: timeZone
    ).format(range)
  }

  /// Counts down to `date`, then up from it.
  ///
  /// Whole seconds: one that has begun counts when counting down, so that 0:00 is the end itself.
  func timer(_ date: Date) -> String {
    let left = date.timeIntervalSince(now)
    return Self.stopwatch(left > 0 ? left.rounded(.up) : -left, showsHours: true, locale)
  }

  /// Counts inside `interval` and stands still at its ends, and from `pauseTime` on.
  func timer(
    _ interval: ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool
  ) -> String {
    let moment = min(now, pauseTime ?? now)
    let shown = min(max(moment, interval.lowerBound), interval.upperBound)
    let seconds =
      countsDown
      ? interval.upperBound.timeIntervalSince(shown).rounded(.up)
      : shown.timeIntervalSince(interval.lowerBound)
    return Self.stopwatch(seconds, showsHours: showsHours, locale)
  }

  /// `2:32`, `36:59:01`: minutes without leading zero, hours when there are some.
  static func stopwatch(_ seconds: Double, showsHours: Bool, _ locale: Locale) -> String {
    // Enough for every date Foundation can name, and far from what overflows.
    let whole = Int64(min(max(seconds.isFinite ? seconds : 0, 0), 1e12))
    let pattern: Duration.TimeFormatStyle.Pattern =
      showsHours && whole >= 3600
      ? .hourMinuteSecond(padHourToLength: 1) : .minuteSecond(padMinuteToLength: 1)
    return Duration.TimeFormatStyle(pattern: pattern, locale: locale).format(.seconds(whole))
  }

  /// The two largest neighbouring units of the distance: `11 min, 14 sec`.
  func relative(_ date: Date) -> String {
    SpanText(from: min(date, now), to: max(date, now), calendar).text(
      units: 2, isWide: false, locale)
  }

  /// One unit with a sign, plus for what is past: `+2 hours`.
  func offset(_ date: Date) -> String {
    let text = SpanText(from: min(date, now), to: max(date, now), calendar).text(
      units: 1, isWide: true, locale)
    return (date > now ? "-" : "+") + text
  }
}

/// A span of calendar time and its spelling.
struct SpanText {
  private let parts: [(unit: Calendar.Component, count: Int)]

  init(from start: Date, to end: Date, _ calendar: Calendar) {
    let components = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: start, to: end)
    parts = [
      (.year, components.year ?? 0), (.month, components.month ?? 0), (.day, components.day ?? 0),
      (.hour, components.hour ?? 0), (.minute, components.minute ?? 0),
      (.second, components.second ?? 0),
    ]
  }

  /// The largest unit that is not nought and those after it, noughts left out.
  func text(units: Int, isWide: Bool, _ locale: Locale) -> String {
    let first = parts.firstIndex { $0.count != 0 } ?? parts.count - 1
    let shown = parts[first...].prefix(units).filter { $0.count != 0 }
    let long = shown.filter { $0.unit == .year || $0.unit == .month }
    let rest = shown.filter { $0.unit != .year && $0.unit != .month }
    var texts = long.map { LongUnits.text($0.count, $0.unit, isWide: isWide, locale) }
    if !rest.isEmpty || long.isEmpty { texts.append(Self.duration(Array(rest), isWide, locale)) }
    return texts.joined(separator: LongUnits.separator(locale))
  }

  private static func duration(
    _ parts: [(unit: Calendar.Component, count: Int)], _ isWide: Bool, _ locale: Locale
  ) -> String {
    var seconds = 0
    var units: Set<Duration.UnitsFormatStyle.Unit> = []
    for part in parts {
      switch part.unit {
      case .day: (seconds, _) = (seconds + part.count * 86_400, units.insert(.days))
      case .hour: (seconds, _) = (seconds + part.count * 3_600, units.insert(.hours))
      case .minute: (seconds, _) = (seconds + part.count * 60, units.insert(.minutes))
      default: (seconds, _) = (seconds + part.count, units.insert(.seconds))
      }
    }
    if units.isEmpty { units = [.seconds] }
    return Duration.UnitsFormatStyle(allowedUnits: units, width: isWide ? .wide : .abbreviated)
      .locale(locale).format(.seconds(seconds))
  }
}

/// Years and months, which Foundation's durations do not have.
enum LongUnits {
  /// Language: year, years, month, months; wide, then short.  CLDR's texts for languages whose
  /// nouns have at most two forms.
  private static let table: [String: [String]] = {
    var table: [String: [String]] = [:]
    for row in rows.split(separator: "\n") {
      let fields = row.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      table[fields[0]] = Array(fields.dropFirst())
    }
    return table
  }()

  private static let rows = """
    en|# year|# years|# month|# months|# yr|# yrs|# mth|# mths
    de|# Jahr|# Jahre|# Monat|# Monate|# J|# J|# Mon.|# Mon.
    fr|# an|# ans|# mois|# mois|# an|# ans|# m.|# m.
    es|# año|# años|# mes|# meses|# a|# a|# m.|# m.
    it|# anno|# anni|# mese|# mesi|# anno|# anni|# mese|# mesi
    pt|# ano|# anos|# mês|# meses|# ano|# anos|# mês|# meses
    nl|# jaar|# jaar|# maand|# maanden|# jr|# jr|# mnd|# mnd
    sv|# år|# år|# månad|# månader|# år|# år|# mån|# mån
    da|# år|# år|# måned|# måneder|# år|# år|# md.|# mdr.
    nb|# år|# år|# måned|# måneder|# år|# år|# md.|# md.
    tr|# yıl|# yıl|# ay|# ay|# yıl|# yıl|# ay|# ay
    vi|# năm|# năm|# tháng|# tháng|# năm|# năm|# tháng|# tháng
    id|# tahun|# tahun|# bulan|# bulan|# thn|# thn|# bln|# bln
    th|# ปี|# ปี|# เดือน|# เดือน|# ปี|# ปี|# เดือน|# เดือน
    ja|# 年|# 年|# か月|# か月|# 年|# 年|# か月|# か月
    ko|#년|#년|#개월|#개월|#년|#년|#개월|#개월
    zh|#年|#年|#个月|#个月|#年|#年|#个月|#个月
    zh-Hant|# 年|# 年|# 個月|# 個月|# 年|# 年|# 個月|# 個月
    """

  /// A year counts as 365 days and a month as 30 in languages without an entry: the number is the
  /// only thing about it that can be wrong.
  static func text(
    _ count: Int, _ unit: Calendar.Component, isWide: Bool, _ locale: Locale
  ) -> String {
    guard let forms = table[key(locale)] else {
      let days = count * (unit == .year ? 365 : 30)
      return Duration.UnitsFormatStyle(allowedUnits: [.days], width: isWide ? .wide : .abbreviated)
        .locale(locale).format(.seconds(days * 86_400))
    }
    let form = forms[(isWide ? 0 : 4) + (unit == .year ? 0 : 2) + (count == 1 ? 0 : 1)]
    return form.replacingOccurrences(of: "#", with: count.formatted(.number.locale(locale)))
  }

  /// Between units, as CLDR joins them.
  static func separator(_ locale: Locale) -> String {
    switch locale.language.languageCode?.identifier {
    case "zh": ""
    case "ja", "ko", "th": " "
    default: ", "
    }
  }

  private static func key(_ locale: Locale) -> String {
    let language = locale.language.languageCode?.identifier ?? ""
    guard language == "zh" else { return language == "no" ? "nb" : language }
    let script = locale.language.script?.identifier
    return script == "Hant" ? "zh-Hant" : "zh"
  }
}
