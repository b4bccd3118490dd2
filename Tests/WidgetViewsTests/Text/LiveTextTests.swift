import Foundation
import Testing
import WidgetViews

/// Spaces that CLDR sets are shown as plain ones.
private func plain(_ text: String) -> String {
  text.replacingOccurrences(of: "\u{202F}", with: " ")
    .replacingOccurrences(of: "\u{A0}", with: " ")
    .replacingOccurrences(of: "\u{2009}", with: " ")
    .replacingOccurrences(of: "\u{200F}", with: "")
}

@Test(
  "dates are spelled in the language, zone and hours of the render",
  arguments: [
    ("en_US", "9:41 AM", "May 1, 2026"), ("en_GB", "09:41", "1 May 2026"),
    ("de_DE", "09:41", "1. Mai 2026"), ("zh_CN", "09:41", "2026年5月1日"),
    ("ja_JP", "9:41", "2026年5月1日"), ("ar_EG", "٩:٤١ ص", "١ مايو، ٢٠٢٦"),
    ("fr_FR", "09:41", "1 mai 2026"),
  ])
func dateStyles(_ locale: String, _ time: String, _ date: String) {
  let stage = Stage.at(locale: locale)
  let moment = Stage.moment("09:41:00")
  #expect(plain(stage.string { Text(moment, style: .time) }) == time)
  #expect(plain(stage.string { Text(moment, style: .date) }) == date)
}

@Test func theZoneMovesTheClock() {
  let stage = Stage.at(zone: "Asia/Shanghai")
  #expect(plain(stage.string { Text(Stage.moment("09:41:00"), style: .time) }) == "5:41 PM")
}

@Test(
  "timers count down to their date and up from it",
  arguments: [
    ("09:43:32", "2:32"), ("09:41:00", "0:00"), ("09:40:55", "0:05"),
    ("2026-05-02T22:40:01", "36:59:01"), ("2026-05-25T17:41:00", "584:00:00"),
  ])
func timers(_ date: String, _ expected: String) {
  #expect(Stage.at().string { Text(Stage.moment(date), style: .timer) } == expected)
}

@Test(
  "relative dates have two units, offsets one and a sign",
  arguments: [
    ("09:52:14", "11 min, 14 sec", "-11 minutes"), ("07:18:00", "2 hr, 23 min", "+2 hours"),
    ("09:41:00", "0 sec", "+0 seconds"), ("2026-08-04T09:41:00", "3 mths, 3 days", "-3 months"),
    ("2024-04-01T09:41:00", "2 yrs, 1 mth", "+2 years"), ("10:41:30", "1 hr", "-1 hour"),
  ])
func relativeDates(_ date: String, _ relative: String, _ offset: String) {
  let moment = Stage.moment(date)
  #expect(Stage.at().string { Text(moment, style: .relative) } == relative)
  #expect(Stage.at().string { Text(moment, style: .offset) } == offset)
}

@Test(
  "spans of time follow the language",
  arguments: [
    ("zh_CN", "2小时23分钟", "3个月3天"), ("zh_TW", "2小時23分鐘", "3 個月3天"),
    ("ja_JP", "2時間 23分", "3 か月 3日"), ("de_DE", "2 Std., 23 Min.", "3 Mon., 3 Tg."),
    ("ar_EG", "٢ س ٢٣ د", "٩٣ يومًا"), ("ko_KR", "2시간 23분", "3개월 3일"),
  ])
func spansByLanguage(_ locale: String, _ short: String, _ long: String) {
  let stage = Stage.at(locale: locale)
  #expect(plain(stage.string { Text(Stage.moment("07:18:00"), style: .relative) }) == short)
  if locale != "ar_EG" {
    let far = Stage.moment("2026-08-04T09:41:00")
    #expect(plain(stage.string { Text(far, style: .relative) }) == long)
  }
}

@Test func timerIntervalsStandStillAtTheirEndsAndWhilePaused() {
  let range = Stage.moment("09:00:00")...Stage.moment("11:30:00")
  func text(_ now: String, pause: String? = nil, down: Bool = true, hours: Bool = true) -> String {
    Stage.at(now).string {
      Text(
        timerInterval: range, pauseTime: pause.map(Stage.moment), countsDown: down,
        showsHours: hours)
    }
  }
  #expect(text("09:41:00") == "1:49:00")
  #expect(text("09:41:00", down: false) == "41:00")
  #expect(text("09:41:00", hours: false) == "109:00")
  #expect(text("08:00:00") == "2:30:00")
  #expect(text("12:00:00") == "0:00")
  #expect(text("09:41:00", pause: "09:10:00") == "2:20:00")
}

@Test func datesInterpolateIntoKeys() {
  let date = Stage.moment("10:00:00")
  #expect(
    Stage.at().string { Text("Left \(date, style: .timer), \(0.5, format: .percent)") }
      == "Left 19:00, 50%")
}

@Test func formatsFollowTheRender() {
  let stage = Stage.at(locale: "de_DE", zone: "Europe/Berlin")
  let date = Stage.moment("09:41:00")
  func text<F: FormatStyle>(_ input: F.FormatInput, _ format: F) -> String
  where F.FormatInput: Equatable, F.FormatOutput == String {
    plain(stage.string { Text(input, format: format) })
  }
  #expect(text(1234.5, .number) == "1.234,5")
  #expect(text(0.27, .percent) == "27 %")
  #expect(text(12.5, .currency(code: "EUR")) == "12,50 €")
  #expect(text(date, .dateTime.hour().minute()) == "11:41")
  #expect(text(date, Date.FormatStyle(date: .abbreviated, time: .omitted)) == "1. Mai 2026")
  #expect(text(["Brot", "Milch", "Eier"], .list(type: .and)) == "Brot, Milch und Eier")
  #expect(text(Stage.moment("12:41:00"), .relative(presentation: .numeric)) == "in 3 Stunden")
  #expect(text(Stage.moment("08:41:00"), .relative(presentation: .named)) == "vor 1 Stunde")
  #expect(text(Int64(2_400_000), .byteCount(style: .file)) == "2,4 MB")
}

@Test func aFormatsOwnZoneStays() {
  let stage = Stage.at(zone: "Asia/Tokyo")
  var format = Date.FormatStyle(date: .omitted, time: .shortened)
  format.timeZone = .gmt
  #expect(plain(stage.string { Text(Stage.moment("09:41:00"), format: format) }) == "9:41 AM")
}

@Test func rangesAndFormattersFollowTheRender() {
  let (start, end) = (Stage.moment("09:30:00"), Stage.moment("14:45:00"))
  #expect(plain(Stage.at().string { Text(start...end) }) == "9:30 AM – 2:45 PM")
  #expect(
    plain(Stage.at(locale: "de_DE").string { Text(DateInterval(start: start, end: end)) })
      == "09:30–14:45 Uhr")
  let dates = DateFormatter()
  dates.dateFormat = "EEEE HH:mm"
  let stage = Stage.at(locale: "fr_FR", zone: "Europe/Paris")
  #expect(stage.string { Text(start, formatter: dates) } == "vendredi 11:30")
}

@Test func relativeFormattersCountFromTheRendersNow() {
  struct Ago: View {
    let date: Date
    var body: some View {
      let formatter = RelativeDateTimeFormatter()
      formatter.unitsStyle = .short
      return VStack {
        Text(verbatim: formatter.localizedString(fromTimeInterval: 7_200))
        Text(date, formatter: formatter)
      }
    }
  }
  let date = Stage.moment("09:11:00")
  #expect(Stage.at().string { Ago(date: date) } == "in 2 hr.30 min. ago")
  #expect(Stage.at(locale: "zh_CN").string { Ago(date: date) } == "2小时后30分钟前")
}
