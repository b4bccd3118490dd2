package import Foundation
import WidgetGeometry

/// Why a value was refused: what would have been right, and perhaps what was meant.
package struct ValueError: Error, Equatable {
  /// Continues the sentence "'x' is not …".
  package let expected: String
  package let suggestion: String?

  package init(expected: String, suggestion: String? = nil) {
    self.expected = expected
    self.suggestion = suggestion
  }
}

/// Reads one value of an option from its text.
package struct ValueParser<Value: Sendable>: Sendable {
  /// What stands for a value in the help, unless the option says otherwise.
  let placeholder: String
  package let parse: @Sendable (String) throws(ValueError) -> Value

  package init(
    _ placeholder: String, _ parse: @escaping @Sendable (String) throws(ValueError) -> Value
  ) {
    self.placeholder = placeholder
    self.parse = parse
  }
}

extension ValueParser where Value == String {
  /// Any text.
  package static let text = ValueParser("TEXT") { text throws(ValueError) in text }
  /// A path, or `-` for standard input or output. Not looked at while parsing.
  package static let path = ValueParser("FILE") { text throws(ValueError) in
    guard !text.isEmpty else { throw ValueError(expected: "a path") }
    return text
  }

  /// One of some names known only when the command runs.
  package static func oneOf(_ names: [String]) -> ValueParser {
    ValueParser(names.joined(separator: "|")) { text throws(ValueError) in
      guard names.contains(text) else { throw .notOne(of: names, text) }
      return text
    }
  }
}

extension ValueParser {
  /// A case of an enum, by its raw value.
  package static func choice(_ type: Value.Type = Value.self) -> ValueParser
  where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    choice(named: Value.allCases.map { ($0.rawValue, $0) })
  }

  /// One of some values, each with the name it goes by.
  package static func choice(named choices: [(name: String, value: Value)]) -> ValueParser {
    let names = choices.map(\.name)
    return ValueParser(names.joined(separator: "|")) { text throws(ValueError) in
      for choice in choices where choice.name == text { return choice.value }
      throw .notOne(of: names, text)
    }
  }

  /// Several values with commas between them: `light,dark`.
  package static func list<Element: Sendable>(of element: ValueParser<Element>) -> ValueParser
  where Value == [Element] {
    ValueParser("\(element.placeholder),…") { text throws(ValueError) in
      var values: [Element] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        values.append(try element.parse(String(part)))
      }
      return values
    }
  }
}

extension ValueParser where Value == Int {
  /// A whole number, with digits only.
  package static func integer(in range: ClosedRange<Int>) -> ValueParser {
    ValueParser("N") { text throws(ValueError) in
      guard let number = Int(text), range.contains(number) else {
        throw ValueError(
          expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
      }
      return number
    }
  }
}

extension ValueParser where Value == Double {
  /// A number with a point, whatever the locale.
  package static func number(in range: ClosedRange<Double>) -> ValueParser {
    ValueParser("N") { text throws(ValueError) in
      guard let number = Double(text), range.contains(number) else {
        throw ValueError(
          expected: "a number from \(plain(range.lowerBound)) to \(plain(range.upperBound))")
      }
      return number
    }
  }
}

extension ValueParser where Value == CGSize {
  /// A size in points: `338x158`.
  package static func size(upTo longest: CGFloat) -> ValueParser {
    ValueParser("WxH") { text throws(ValueError) in
      let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { Double($0) }
      guard parts.count == 2, numbers.count == 2,
        numbers.allSatisfy({ $0 > 0 && $0 <= longest })
      else {
        throw ValueError(
          expected: "a size such as 338x158, each side above 0 and at most \(plain(longest))")
      }
      return CGSize(width: numbers[0], height: numbers[1])
    }
  }
}

extension ValueError {
  fileprivate static func notOne(of names: [String], _ text: String) -> ValueError {
    ValueError(
      expected: "one of \(names.joined(separator: ", "))",
      suggestion: NearestName.suggestion(for: text, among: names))
  }
}

/// A number without a needless ".0".
private func plain(_ number: Double) -> String {
  number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
}
