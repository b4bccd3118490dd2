import CFoundationICU
import Foundation

/// Amounts with units, spelled by ICU, which converts them to the units of the locale as well.
struct MeasurementSpelling {
  let locale: Locale
  /// ICU's words for the width and what the amount is for; no usage keeps the unit.
  let width: String
  let usage: String?
  let number: FloatingPointFormatStyle<Double>?

  func text(_ value: Double, _ unit: Dimension) -> String {
    guard let name = MeasurementUnits.name(of: unit) else { return plain(value, unit.symbol) }
    // ICU has no preferred units for some quantities, such as storage.
    return (usage.flatMap { spell(value, "unit/\(name)", usage: $0) })
      ?? spell(value, "unit/\(name)", usage: nil) ?? plain(value, unit.symbol)
  }

  /// A temperature without its scale: the number is that of the scale people use.
  func degrees(_ temperature: Measurement<UnitTemperature>) -> String {
    var shown = temperature
    if usage != nil {
      let usesFahrenheit = Self.fahrenheitRegions.contains(locale.region?.identifier ?? "")
      shown = temperature.converted(to: usesFahrenheit ? .fahrenheit : .celsius)
    }
    // Whole degrees are what ICU writes for a temperature whose scale it chooses.
    let style = number ?? (usage == nil ? nil : .number.precision(.fractionLength(0)))
    let spelling = MeasurementSpelling(
      locale: locale, width: "unit-width-narrow", usage: nil, number: style)
    return spelling.spell(shown.value, "measure-unit/temperature-generic", usage: nil)
      ?? spelling.plain(shown.value, "°")
  }

  /// Where Unicode's locale data prefer Fahrenheit for the weather.
  private static let fahrenheitRegions: Set<String> = ["BS", "BZ", "KY", "PR", "PW", "US"]

  private func plain(_ value: Double, _ symbol: String) -> String {
    (number ?? .number).locale(locale).format(value) + " " + symbol
  }

  /// - Returns: `nil` if ICU does not know the unit or the usage.
  private func spell(_ value: Double, _ unit: String, usage: String?) -> String? {
    var words = [unit, width]
    if let usage { words.append("usage/\(usage)") }
    // All digits of the converted amount, for a number format that rounds by itself.
    if number != nil { words.append(".+") }
    let skeleton = Array(words.joined(separator: " ").utf16)
    var status = U_ZERO_ERROR
    let formatter = swift_unumf_openForSkeletonAndLocale(
      skeleton, Int32(skeleton.count), locale.identifier(.icu), &status)
    defer { swift_unumf_close(formatter) }
    let result = swift_unumf_openResult(&status)
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(formatter, value, result, &status)
    guard let result, status.isFine else { return nil }
    var length: Int32 = 0
    guard
      let letters = swift_ufmtval_getString(
        swift_unumf_resultAsValue(result, &status), &length, &status), status.isFine
    else { return nil }
    var text = Array(UnsafeBufferPointer(start: letters, count: Int(length)))
    if let number, let digits = numberRange(result), let amount = amount(result) {
      text.replaceSubrange(digits, with: number.locale(locale).format(amount).utf16)
    }
    return String(decoding: text, as: UTF16.self)
  }

  /// The converted amount.
  private func amount(_ result: OpaquePointer) -> Double? {
    var status = U_ZERO_ERROR
    var digits = [CChar](repeating: 0, count: 512)
    let length = swift_unumf_resultToDecimalNumber(result, &digits, Int32(digits.count), &status)
    guard status.isFine, length > 0, length < digits.count else { return nil }
    return Double(
      String(decoding: digits[..<Int(length)].map(UInt8.init(bitPattern:)), as: UTF8.self))
  }

  /// The UTF-16 places of the number's sign and digits; `nil` where there are several numbers, as
  /// in feet and inches.
  private func numberRange(_ result: OpaquePointer) -> Range<Int>? {
    var status = U_ZERO_ERROR
    let position = swift_ucfpos_open(&status)
    defer { swift_ucfpos_close(position) }
    guard let position else { return nil }
    swift_ucfpos_constrainCategory(position, Int32(UFIELD_CATEGORY_NUMBER.rawValue), &status)
    let value = swift_unumf_resultAsValue(result, &status)
    var range: Range<Int>?
    var integers = 0
    while swift_ufmtval_nextPosition(value, position, &status) != 0, status.isFine {
      let field = swift_ucfpos_getField(position, &status)
      guard Self.numberFields.contains(field) else { continue }
      integers += field == Int32(UNUM_INTEGER_FIELD.rawValue) ? 1 : 0
      var (start, end): (Int32, Int32) = (0, 0)
      swift_ucfpos_getIndexes(position, &start, &end, &status)
      let found = Int(start)..<Int(end)
      range =
        min(
          range?.lowerBound ?? .max, found.lowerBound)..<max(
          range?.upperBound ?? 0, found.upperBound)
    }
    return integers == 1 ? range : nil
  }

  private static let numberFields: Set<Int32> = Set(
    [
      UNUM_INTEGER_FIELD, UNUM_FRACTION_FIELD, UNUM_DECIMAL_SEPARATOR_FIELD, UNUM_SIGN_FIELD,
      UNUM_GROUPING_SEPARATOR_FIELD,
    ].map { Int32($0.rawValue) })
}

extension UErrorCode {
  /// Warnings are below zero.
  fileprivate var isFine: Bool { rawValue <= U_ZERO_ERROR.rawValue }
}
