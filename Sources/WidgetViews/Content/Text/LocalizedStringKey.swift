public import Foundation

/// A key of a strings table, made by a string literal; its interpolations are the arguments.
nonisolated public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
  package enum Argument: Hashable, Sendable {
    case string(String)
    case integer(Int)
    case unsigned(UInt)
    case number(Double)
    case text(Text)
  }

  /// With format specifiers in the place of arguments: `%lld items`.
  package var key: String
  package var arguments: [Argument]
  /// Shown when no table has the key; the key itself when `nil`.
  package var defaultFormat: String?

  public init(_ value: String) {
    key = value
    arguments = []
  }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }
    mutating func append(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }

    public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }
    public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }
    public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }
    public mutating func appendInterpolation(_ string: AttributedString) {
      append("%@", .text(Text(string)))
    }
    public mutating func appendInterpolation(_ value: Int) { append("%lld", .integer(value)) }
    public mutating func appendInterpolation(_ value: Int64) {
      append("%lld", .integer(Int(value)))
    }
    public mutating func appendInterpolation(_ value: Int32) { append("%d", .integer(Int(value))) }
    public mutating func appendInterpolation(_ value: UInt) { append("%llu", .unsigned(value)) }
    public mutating func appendInterpolation(_ value: Double) { append("%lf", .number(value)) }
    public mutating func appendInterpolation(_ value: CGFloat) {
      append("%lf", .number(Double(value)))
    }
    public mutating func appendInterpolation(_ value: Float) {
      append("%f", .number(Double(value)))
    }
    public mutating func appendInterpolation(_ value: Int, specifier: String) {
      append(specifier, .integer(value))
    }
    public mutating func appendInterpolation(_ value: Double, specifier: String) {
      append(specifier, .number(value))
    }
    public mutating func appendInterpolation(_ value: CGFloat, specifier: String) {
      append(specifier, .number(Double(value)))
    }
    public mutating func appendInterpolation(_ value: Float, specifier: String) {
      append(specifier, .number(Double(value)))
    }
    public mutating func appendInterpolation(_ value: Int8) { append("%d", .integer(Int(value))) }
    public mutating func appendInterpolation(_ value: Int16) { append("%d", .integer(Int(value))) }
    public mutating func appendInterpolation(_ value: UInt8) {
      append("%u", .unsigned(UInt(value)))
    }
    public mutating func appendInterpolation(_ value: UInt16) {
      append("%u", .unsigned(UInt(value)))
    }
    public mutating func appendInterpolation(_ value: UInt32) {
      append("%u", .unsigned(UInt(value)))
    }
    public mutating func appendInterpolation(_ value: UInt64) {
      append("%llu", .unsigned(UInt(value)))
    }
    public mutating func appendInterpolation(_ value: UInt, specifier: String) {
      append(specifier, .unsigned(value))
    }
    public mutating func appendInterpolation(_ string: Substring) {
      append("%@", .string(String(string)))
    }

    // Values that are spelled at the render: dates, formats, formatters.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append("%@", .text(Text(date, style: style)))
    }
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append("%@", .text(Text(dates)))
    }
    public mutating func appendInterpolation(_ interval: DateInterval) {
      append("%@", .text(Text(interval)))
    }
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      append(
        "%@",
        .text(
          Text(
            timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
            showsHours: showsHours)))
    }
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .text(Text(input, format: format)))
    }
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      append("%@", .text(Text(input, format: format)))
    }
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      append("%@", .text(Text(subject, formatter: formatter)))
    }

    /// Any other value, spelled as Swift prints it.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append("%@", .string("\(value)")) }
  }
}
