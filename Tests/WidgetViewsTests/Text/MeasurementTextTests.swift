import Foundation
import Testing
import WidgetViews

/// Spaces that CLDR sets are shown as plain ones.
private func plain(_ text: String) -> String {
  text.replacingOccurrences(of: "\u{202F}", with: " ")
    .replacingOccurrences(of: "\u{A0}", with: " ")
}

@Test(
  "amounts are converted to the units of the render's locale",
  arguments: [
    ("en_US", "71°F", "1.9 miles", "70°", "19mi"),
    ("de_DE", "22 °C", "3 Kilometer", "21°", "30 km"),
    ("en_GB", "22°C", "1.9 miles", "21°", "19mi"), ("ja_JP", "22°C", "3キロメートル", "21°", "30km"),
    ("zh_CN", "22°C", "3公里", "21°", "30公里"),
  ])
func measurements(
  _ locale: String, _ weather: String, _ road: String, _ bare: String, _ narrow: String
) {
  let stage = Stage.at(locale: locale)
  let warm = Measurement(value: 21.6, unit: UnitTemperature.celsius)
  let mild = Measurement(value: 21.2, unit: UnitTemperature.celsius)
  let way = Measurement(value: 3, unit: UnitLength.kilometers)
  let long = Measurement(value: 30, unit: UnitLength.kilometers)
  #expect(
    plain(
      stage.string {
        Text(warm, format: .measurement(width: .abbreviated, usage: .weather))
      }) == weather)
  #expect(
    plain(stage.string { Text(way, format: .measurement(width: .wide, usage: .road)) }) == road)
  #expect(
    plain(
      stage.string {
        Text(mild, format: .measurement(width: .narrow, hidesScaleName: true))
      }) == bare)
  #expect(plain(stage.string { Text(long, format: .measurement(width: .narrow)) }) == narrow)
}

@Test func measurementsTakeANumberFormatAndKeepTheirUnitWhenAsked() {
  let stage = Stage.at(locale: "de_DE")
  func text<U: Dimension>(_ value: Measurement<U>, _ format: Measurement<U>.FormatStyle) -> String {
    plain(stage.string { Text(value, format: format) })
  }
  let speed = Measurement(value: 1234.5678, unit: UnitSpeed.milesPerHour)
  #expect(
    text(
      speed,
      .measurement(
        width: .abbreviated, usage: .asProvided,
        numberFormatStyle: .number.precision(.fractionLength(1)))) == "1.234,6 mi/h")
  let size = Measurement(value: 2.5, unit: UnitInformationStorage.gigabytes)
  #expect(text(size, .measurement(width: .wide)) == "2,5 Gigabyte")
  let cold = Measurement(value: -4.25, unit: UnitTemperature.celsius)
  #expect(
    text(
      cold,
      .measurement(width: .abbreviated, numberFormatStyle: .number.precision(.fractionLength(1))))
      == "-4,2 °C")
  // A unit nobody else knows is written with its own symbol.
  let own = Dimension(symbol: "zap", converter: UnitConverterLinear(coefficient: 1))
  #expect(text(Measurement(value: 3, unit: own), .measurement(width: .wide)) == "3 zap")
}

@Test(
  "every format of Foundation follows the render's locale",
  arguments: [
    ("en_US", "$1,234.50", "1,234.5", "27%", "a, b, and c", "2 days ago", "1.2 MB"),
    ("de_DE", "1.234,50 $", "1.234,5", "27 %", "a, b und c", "vorgestern", "1,2 MB"),
    ("fr_FR", "1 234,50 $US", "1 234,5", "27 %", "a, b et c", "avant-hier", "1,2 Mo"),
    ("ja_JP", "$1,234.50", "1,234.5", "27%", "a、b、c", "一昨日", "1.2 MB"),
    (
      "ar_EG", "١٬٢٣٤٫٥٠ US$", "١٬٢٣٤٫٥", "٢٧٪\u{61C}",
      "\u{2068}a\u{2069} و\u{2068}b\u{2069} و\u{2068}c\u{2069}", "أول أمس", "١٫٢ م.ب"
    ),
  ])
func formats(
  _ locale: String, _ currency: String, _ number: String, _ percent: String, _ list: String,
  _ relative: String, _ bytes: String
) {
  let stage = Stage.at(locale: locale)
  func text(_ make: () -> Text) -> String {
    plain(stage.string(make)).replacingOccurrences(of: "\u{200F}", with: "")
  }
  #expect(text { Text(1234.5, format: .currency(code: "USD")) } == currency)
  #expect(text { Text(1234.5, format: .number) } == number)
  #expect(text { Text(0.27, format: .percent) } == percent)
  #expect(text { Text(["a", "b", "c"], format: .list(type: .and)) } == list)
  let then = Stage.moment("2026-04-29T09:41:00")
  let said =
    locale == "en_US"
    ? Date.RelativeFormatStyle(presentation: .numeric) : .init(presentation: .named)
  #expect(text { Text(then, format: said) } == relative)
  #expect(text { Text(Int64(1_234_567), format: .byteCount(style: .file)) } == bytes)
}

@Test(
  "ranges of dates are spelled once where their ends agree",
  arguments: [
    ("en_US", "9:30 – 11:00 AM", "May 1 – 3, 2026"), ("de_DE", "09:30–11:00 Uhr", "1.–3. Mai 2026"),
    ("ja_JP", "9時30分～11時00分", "2026年5月1日～3日"),
  ])
func ranges(_ locale: String, _ times: String, _ days: String) {
  let stage = Stage.at(locale: locale)
  let morning = Stage.moment("09:30:00")...Stage.moment("11:00:00")
  let week = Stage.moment("00:00:00")..<Stage.moment("2026-05-03T00:00:00")
  #expect(
    plain(stage.string { Text(morning) }).replacingOccurrences(of: "\u{2009}", with: " ") == times)
  let style = Date.IntervalFormatStyle(date: .abbreviated, time: .omitted)
  #expect(
    plain(stage.string { Text(week, format: style) }).replacingOccurrences(
      of: "\u{2009}", with: " ") == days)
}

@Test func hoursFollowTheLocalesOwnSwitch() {
  // What the setting "24-Hour Time" does to the locale.
  let moment = Stage.moment("21:41:00")
  for (locale, expected) in [("en_US@hours=h23", "21:41"), ("en_GB@hours=h12", "9:41 pm")] {
    #expect(plain(Stage.at(locale: locale).string { Text(moment, style: .time) }) == expected)
    #expect(
      plain(
        Stage.at(locale: locale).string { Text(moment, format: .dateTime.hour().minute()) })
        == expected)
  }
}
