import Foundation
import WidgetGeometry

extension ExpressionFilter {
  /// Filters whose output depends on locale, calendar and time zone: those of the render.
  static let formats: [ExpressionFilter] = [
    ExpressionFilter(
      "date(pattern)", 0...1, "a date in Unicode's pattern letters, or in the locale's medium form"
    ) { call throws(ExpressionFault) in
      let formatter = try call.evaluator.session.formatters
        .date(.pattern(call.text(0)), call.context)
      return .string(formatter.string(from: try call.date()))
    },
    ExpressionFilter(
      "dateFields(skeleton)", 1...1, "the fields of a date in the locale's own order and form"
    ) { call throws(ExpressionFault) in
      let skeleton = try call.text(0) ?? ""
      let formatter = call.evaluator.session.formatters.date(.fields(skeleton), call.context)
      return .string(formatter.string(from: try call.date()))
    },
    ExpressionFilter(
      "number(pattern)", 0...1,
      "a number in Unicode's pattern letters, with that many decimals, or in the locale's form"
    ) { call throws(ExpressionFault) in
      if case .string(let pattern)? = call.argument(0) {
        return .string(try call.format(pattern: pattern))
      }
      return .string(try call.format(.number(decimals: call.count(0, in: 0...20))))
    },
    ExpressionFilter("percent(decimals)", 0...1, "0.27 as 27%") { call throws(ExpressionFault) in
      .string(try call.format(.percent(decimals: call.count(0, in: 0...20) ?? 0)))
    },
    ExpressionFilter(
      "currency(code, decimals)", 1...2, "an amount in a currency, as in currency(\"CNY\")"
    ) { call throws(ExpressionFault) in
      let code = try call.text(0) ?? ""
      guard code.count == 3, code.allSatisfy({ $0.isASCII && $0.isLetter }) else {
        throw call.wrong(.string(code), "the three letters of a currency as argument")
      }
      return .string(
        try call.format(.currency(code.uppercased(), decimals: call.count(1, in: 0...20))))
    },
    ExpressionFilter("localized(arguments)", 0...8, "the text of a key in the strings tables") {
      call throws(ExpressionFault) in
      let key = try call.text()
      let format = call.context.localizedFormat(key, call.arguments) ?? key
      return .string(try LocalizedFormat.fill(format, call))
    },
  ]
}

extension FilterCall {
  /// The input as an instant: a date, or a text in ISO 8601.
  func date() throws(ExpressionFault) -> Date {
    switch input {
    case .date(let date): return date
    case .string(let text):
      if let date = ISO8601.date(from: text, timeZone: context.timeZone) { return date }
    case .null, .bool, .int, .double, .array, .object: break
    }
    throw wrong(input, "a date like 2026-05-01T09:30:00Z")
  }

  func format(pattern: String) throws(ExpressionFault) -> String {
    let number: NSNumber
    if case .int(let int) = input {
      number = NSNumber(value: int)
    } else {
      number = NSNumber(value: try self.number())
    }
    let formatter = evaluator.session.formatters.number(pattern: pattern, context)
    guard let text = formatter.string(from: number) else {
      throw wrong(input, "a number that can be written")
    }
    return text
  }

  enum NumberForm {
    /// `nil` decimals: as many as the locale's form has.
    case number(decimals: Int?)
    case percent(decimals: Int)
    case currency(String, decimals: Int?)
  }

  func format(_ form: NumberForm) throws(ExpressionFault) -> String {
    switch (form, input) {
    // Whole numbers apart: beyond 2⁵³ a Double no longer holds each of them.
    case (.number(let decimals), .int(let int)):
      let style = IntegerFormatStyle<Int>.number.locale(context.locale)
      return (decimals.map { style.precision(.fractionLength($0)) } ?? style).format(int)
    case (.number(let decimals), _):
      let style = FloatingPointFormatStyle<Double>.number.locale(context.locale)
      return (decimals.map { style.precision(.fractionLength($0)) } ?? style).format(try number())
    case (.percent(let decimals), _):
      return FloatingPointFormatStyle<Double>.Percent.percent.locale(context.locale)
        .precision(.fractionLength(decimals)).format(try number())
    case (.currency(let code, let decimals), _):
      let style = FloatingPointFormatStyle<Double>.Currency(code: code, locale: context.locale)
      return (decimals.map { style.precision(.fractionLength($0)) } ?? style).format(try number())
    }
  }
}
