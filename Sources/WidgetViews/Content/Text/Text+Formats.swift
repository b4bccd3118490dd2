public import Foundation

nonisolated extension Text {
  /// Any value in a format, in the render's language, calendar and time zone where the format does
  /// not name its own.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    let spell = Unshared { (values: EnvironmentValues) in
      AttributedString(RenderFormat(values).text(input, format))
    }
    self.init(.formatted(FormattedText(name: Self.name(input, format)) { spell.value($0) }))
  }

  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    let spell = Unshared { (values: EnvironmentValues) in
      RenderFormat(values).adapted(format).format(input)
    }
    self.init(.formatted(FormattedText(name: Self.name(input, format)) { spell.value($0) }))
  }

  private static func name<F: FormatStyle>(_ input: F.FormatInput, _ format: F) -> String {
    "\(F.self) \(input) \(format)"
  }

  /// Any value that `formatter` takes.  SwiftUI asks for types with an Objective-C counterpart,
  /// which dates and numbers are not here.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(formatter: formatter, subject, named: "\(subject)")
  }

  private init(formatter: Formatter, _ subject: Any, named name: String) {
    let value = Unshared((subject, formatter))
    self.init(
      .formatted(
        FormattedText(name: "\(ObjectIdentifier(formatter)) \(name)") {
          (values: EnvironmentValues) -> String in
          RenderFormat(values).text(value.value.0, formatter: value.value.1)
        }))
  }
}

/// A value that is read by the one worker that resolves the text it belongs to.
private struct Unshared<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// Formats made to follow the render instead of the machine.
///
/// A format always speaks the language of the environment, as in SwiftUI.  Calendar and time zone
/// are replaced only where the format has left them to the system.
struct RenderFormat {
  let environment: EnvironmentValues

  init(_ environment: EnvironmentValues) { self.environment = environment }

  func text<F: FormatStyle>(_ input: F.FormatInput, _ format: F) -> String
  where F.FormatOutput == String {
    if let date = input as? Date, let style = format as? Date.RelativeFormatStyle {
      return relative(date, style)
    }
    return adapted(format).format(input)
  }

  func adapted<F: FormatStyle>(_ format: F) -> F {
    let localized = format.locale(environment.locale)
    if var style = localized as? Date.FormatStyle {
      style.calendar = calendar(style.calendar)
      style.timeZone = zone(style.timeZone)
      return style as? F ?? localized
    }
    if var style = localized as? Date.IntervalFormatStyle {
      style.calendar = calendar(style.calendar)
      style.timeZone = zone(style.timeZone)
      return style as? F ?? localized
    }
    return localized
  }

  /// Counted from the render's now, not from when it happens to be drawn.
  private func relative(_ date: Date, _ style: Date.RelativeFormatStyle) -> String {
    Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: style.presentation, unitsStyle: style.unitsStyle,
      locale: environment.locale, calendar: calendar(style.calendar),
      capitalizationContext: style.capitalizationContext
    ).format(environment.now)
  }

  /// What styles and formatters hold until somebody chooses: recognised, never used.
  private static let untouched = Date.FormatStyle()

  private func calendar(_ calendar: Calendar) -> Calendar {
    guard calendar == Self.untouched.calendar else { return calendar }
    var own = environment.calendar
    own.locale = environment.locale
    own.timeZone = environment.timeZone
    return own
  }

  private func zone(_ zone: TimeZone) -> TimeZone {
    zone == Self.untouched.timeZone ? environment.timeZone : zone
  }

  /// A formatter's text; what a formatter of dates or numbers has left to the system follows the
  /// render.
  func text(_ subject: Any, formatter: Formatter) -> String {
    guard let copy = formatter.copy() as? Formatter else {
      return formatter.string(for: subject) ?? ""
    }
    if let dates = copy as? DateFormatter {
      let fresh = DateFormatter()
      if dates.locale == fresh.locale { dates.locale = environment.locale }
      if dates.timeZone == fresh.timeZone { dates.timeZone = environment.timeZone }
    } else if let numbers = copy as? NumberFormatter, numbers.locale == NumberFormatter().locale {
      numbers.locale = environment.locale
    }
    return copy.string(for: subject) ?? ""
  }
}
