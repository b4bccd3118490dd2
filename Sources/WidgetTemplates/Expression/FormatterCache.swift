import Foundation

/// Foundation's formatters, made when first asked for: one costs far more than one use of it.
final class FormatterCache {
  enum DateStyle: Hashable {
    /// Unicode's pattern letters as they stand; `nil` for the locale's medium date.
    case pattern(String?)
    /// Fields the locale puts into its own order.
    case fields(String)
  }

  private struct DateKey: Hashable {
    let style: DateStyle
    let locale: String
    let calendar: Calendar
    let zone: String
  }

  private struct NumberKey: Hashable {
    let pattern: String
    let locale: String
  }

  private var dates: [DateKey: DateFormatter] = [:]
  private var numbers: [NumberKey: NumberFormatter] = [:]

  func date(_ style: DateStyle, _ context: EvaluationContext) -> DateFormatter {
    let key = DateKey(
      style: style, locale: context.locale.identifier, calendar: context.calendar,
      zone: context.timeZone.identifier)
    if let formatter = dates[key] { return formatter }
    let formatter = DateFormatter()
    formatter.locale = context.locale
    formatter.calendar = context.calendar
    formatter.timeZone = context.timeZone
    switch style {
    case .pattern(let pattern?): formatter.dateFormat = pattern
    case .pattern(nil):
      formatter.dateStyle = .medium
      formatter.timeStyle = .none
    case .fields(let fields): formatter.setLocalizedDateFormatFromTemplate(fields)
    }
    dates[key] = formatter
    return formatter
  }

  /// Numbers in Unicode's pattern letters; a second pattern after `;` is for negative ones.
  ///
  /// Only patterns: with its digit properties set, this formatter keeps one digit too many on Linux
  /// (`12.34` with one decimal), so all other forms go through format styles.
  func number(pattern: String, _ context: EvaluationContext) -> NumberFormatter {
    let key = NumberKey(pattern: pattern, locale: context.locale.identifier)
    if let formatter = numbers[key] { return formatter }
    let formatter = NumberFormatter()
    formatter.locale = context.locale
    formatter.numberStyle = .decimal
    let parts = pattern.split(separator: ";", maxSplits: 1).map(String.init)
    let positive = parts.first ?? "0"
    formatter.positiveFormat = positive
    formatter.negativeFormat = parts.count > 1 ? parts[1] : "-" + positive
    numbers[key] = formatter
    return formatter
  }
}
