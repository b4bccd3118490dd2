import Foundation
import WidgetGeometry
import WidgetViews

extension ValueType where Value == Bool {
  static let bool = ValueType("true or false", .bool) { argument throws(TemplateError) in
    guard case .bool(let bool) = argument.value else { throw argument.expected("true or false") }
    return bool
  }
}

extension ValueType where Value == Double {
  static let double = ValueType("a number", .number) { argument throws(TemplateError) in
    guard let number = argument.value.number else { throw argument.expected("a number") }
    return number
  }
}

extension ValueType where Value == CGFloat {
  /// A length in points.
  static let length = ValueType<Double>.double.map { CGFloat($0) }

  /// A length in points, or all there is.
  static let lengthOrInfinity = ValueType(
    "a number or “infinity”", .oneOf([.number, .names(["infinity"])])
  ) { argument throws(TemplateError) in
    if argument.value == .string("infinity") { return .infinity }
    guard let number = argument.value.number else {
      throw argument.expected("a number or “infinity”")
    }
    return CGFloat(number)
  }
}

extension ValueType where Value == Int {
  static let int = ValueType("a whole number", .integer) { argument throws(TemplateError) in
    switch argument.value {
    case .int(let int): return int
    case .double(let double): if let int = Int(exactly: double) { return int }
    case .null, .bool, .string, .date, .array, .object: break
    }
    throw argument.expected("a whole number")
  }
}

extension ValueType where Value == String {
  /// A text; numbers and truth values read as they do inside a longer text.
  static let text = ValueType("a text", .text) { argument throws(TemplateError) in
    if case .date = argument.value { throw argument.expected("a text; format dates with “| date”") }
    guard let text = argument.value.interpolated else { throw argument.expected("a text") }
    return text
  }

  /// A name written in the template: what a node binds or uses.
  static let name = ValueType("a name", .text) { argument throws(TemplateError) in
    guard case .string(let name) = argument.value, let first = name.first,
      first.isLetter || first == "_",
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { throw argument.expected("a name of letters and digits") }
    return name
  }
}

extension ValueType where Value == URL {
  static let url = ValueType("a URL", .text) { argument throws(TemplateError) in
    guard case .string(let text) = argument.value, !text.isEmpty, let url = URL(string: text) else {
      throw argument.expected("a URL")
    }
    return url
  }
}

extension ValueType where Value == Date {
  static let date = ValueType("a date", .text) { argument throws(TemplateError) in
    switch argument.value {
    case .date(let date): return date
    case .string(let text):
      let zone = argument.builder.environment.timeZone
      if let date = ISO8601.date(from: text, timeZone: zone) { return date }
    case .null, .bool, .int, .double, .array, .object: break
    }
    throw argument.expected("a date like 2026-05-01T09:30:00Z")
  }
}

extension ValueType where Value == EntryValue {
  static let any = ValueType("a value", .any) { argument throws(TemplateError) in argument.value }
}
