package import Foundation

/// Dates as entries write them: `2026-05-01`, `2026-05-01T09:30`, `2026-05-01T09:30:15.5+08:00`.
///
/// A date without an offset is a time on the wall in the render's time zone.
package enum ISO8601 {
  package static func date(from text: String, timeZone: TimeZone) -> Date? {
    var scanner = Scanner(Array(text.utf8))
    guard let year = scanner.digits(4), scanner.take("-"), let month = scanner.digits(2),
      scanner.take("-"), let day = scanner.digits(2), (1...12).contains(month),
      (1...daysIn(month: month, year: year)).contains(day)
    else { return nil }
    var seconds = Double(daysSince1970(year: year, month: month, day: day)) * 86_400
    var offset: Int?
    if !scanner.isAtEnd {
      guard scanner.take("T") || scanner.take("t") || scanner.take(" "),
        let time = timeOfDay(&scanner)
      else { return nil }
      seconds += time
      offset = zoneOffset(&scanner)
      guard scanner.isAtEnd else { return nil }
    }
    if let offset { return Date(timeIntervalSince1970: seconds - Double(offset)) }
    // The zone's offset depends on the instant, which depends on the offset: two rounds settle it
    // except inside the hour a clock skips, which has no instant of its own.
    var date = Date(timeIntervalSince1970: seconds)
    for _ in 0..<2 {
      let local = Double(timeZone.secondsFromGMT(for: date))
      date = Date(timeIntervalSince1970: seconds - local)
    }
    return date
  }

  /// A date that says its offset, so that it is one instant whatever the time zone.
  package static func instant(from text: String) -> Date? {
    let greenwich = date(from: text, timeZone: .gmt)
    // Any other zone gives another instant unless the text has its own offset.
    guard let other = TimeZone(secondsFromGMT: 3600) else { return nil }
    return greenwich == date(from: text, timeZone: other) ? greenwich : nil
  }

  /// `2026-05-01T01:30:00Z`: UTC, so that no locale or zone is involved.
  package static func string(from date: Date) -> String {
    // A billion years either way; Swift's dates reach farther than its integers.
    let seconds = min(max(date.timeIntervalSince1970.rounded(.down), -3e16), 3e16)
    let total = Int(seconds)
    let (days, rest) = total.flooredDivision(by: 86_400)
    let (year, month, day) = civil(fromDays: days)
    return String(
      format: "%04d-%02d-%02dT%02d:%02d:%02dZ", year, month, day, rest / 3600, rest / 60 % 60,
      rest % 60)
  }

  /// Seconds since midnight.
  private static func timeOfDay(_ scanner: inout Scanner) -> Double? {
    guard let hour = scanner.digits(2), hour < 24, scanner.take(":"),
      let minute = scanner.digits(2), minute < 60
    else { return nil }
    var seconds = 0.0
    if scanner.take(":") {
      guard let whole = scanner.digits(2), whole <= 60 else { return nil }
      seconds = Double(whole)
      if scanner.take(".") || scanner.take(",") {
        guard let fraction = scanner.fraction() else { return nil }
        seconds += fraction
      }
    }
    return Double(hour * 3600 + minute * 60) + seconds
  }

  /// Seconds east of UTC; `nil` when there is none, or none that is well formed (the scanner then
  /// is not at its end).
  private static func zoneOffset(_ scanner: inout Scanner) -> Int? {
    if scanner.take("Z") || scanner.take("z") { return 0 }
    let start = scanner
    let sign = scanner.take("+") ? 1 : scanner.take("-") ? -1 : 0
    guard sign != 0, let hours = scanner.digits(2), hours < 24 else {
      scanner = start
      return nil
    }
    let hasColon = scanner.take(":")
    guard let minutes = scanner.digits(2) ?? (hasColon ? nil : 0), minutes < 60 else {
      scanner = start
      return nil
    }
    return sign * (hours * 3600 + minutes * 60)
  }

  // Proleptic Gregorian calendar: years start in March, so that the leap day is the last of its
  // year and months follow one formula; 400 years have 146,097 days.

  private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    let (marchYear, marchMonth) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
    let (era, yearOfEra) = marchYear.flooredDivision(by: 400)
    let dayOfYear = (153 * marchMonth + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func civil(fromDays days: Int) -> (year: Int, month: Int, day: Int) {
    let (era, dayOfEra) = (days + 719_468).flooredDivision(by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    return (era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, day)
  }

  private static func daysIn(month: Int, year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private struct Scanner {
    let bytes: [UInt8]
    var index = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { index == bytes.count }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
      index += 1
      return true
    }

    /// Exactly `count` digits.
    mutating func digits(_ count: Int) -> Int? {
      guard index + count <= bytes.count else { return nil }
      var value = 0
      for byte in bytes[index..<index + count] {
        guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
      }
      index += count
      return value
    }

    /// One or more digits, as what follows a decimal point.
    mutating func fraction() -> Double? {
      var value = 0.0
      var unit = 0.1
      let start = index
      while let digit = digits(1) {
        value += Double(digit) * unit
        unit /= 10
      }
      return index > start ? value : nil
    }
  }
}

extension Int {
  /// Quotient rounded down and a remainder that is never negative.
  fileprivate func flooredDivision(by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
