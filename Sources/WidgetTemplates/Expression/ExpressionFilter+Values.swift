import Foundation

extension ExpressionFilter {
  static let texts: [ExpressionFilter] = [
    ExpressionFilter("uppercased", 0...0, "all capitals, in the locale's way") {
      call throws(ExpressionFault) in
      .string(try call.text().uppercased(with: call.context.locale))
    },
    ExpressionFilter("lowercased", 0...0, "no capitals, in the locale's way") {
      call throws(ExpressionFault) in
      .string(try call.text().lowercased(with: call.context.locale))
    },
    ExpressionFilter("capitalized", 0...0, "a capital at the start of each word") {
      call throws(ExpressionFault) in
      .string(try call.text().capitalized(with: call.context.locale))
    },
    ExpressionFilter("trimmed", 0...0, "no space at either end") { call throws(ExpressionFault) in
      .string(try call.text().trimmingCharacters(in: .whitespacesAndNewlines))
    },
    ExpressionFilter("replace(old, new)", 2...2, "every old text replaced by the new one") {
      call throws(ExpressionFault) in
      guard let old = try call.text(0), let new = try call.text(1), !old.isEmpty else {
        throw call.wrong(.string(""), "a text to replace")
      }
      let text = try call.text()
      try call.evaluator.session.spend(text.utf8.count * (1 + new.utf8.count) / 64, at: call.offset)
      return .string(text.replacing(old, with: new))
    },
    ExpressionFilter("split(separator)", 1...1, "an array of the texts between separators") {
      call throws(ExpressionFault) in
      guard let separator = try call.text(0), !separator.isEmpty else {
        throw call.wrong(.string(""), "a separator")
      }
      return .array(try call.text().split(separator: separator).map { .string(String($0)) })
    },
    ExpressionFilter("text", 0...0, "a number or truth value as a text") {
      call throws(ExpressionFault) in .string(try call.text())
    },
    ExpressionFilter(
      "default(value)", 1...1, "the value when there is none before it", acceptsMissing: true
    ) { call throws(ExpressionFault) in
      call.input == .null ? call.arguments[0] : call.input
    },
  ]

  static let lists: [ExpressionFilter] = [
    ExpressionFilter("count", 0...0, "how many elements, members or characters") {
      call throws(ExpressionFault) in
      switch call.input {
      case .array(let items): .int(items.count)
      case .object(let object): .int(object.members.count)
      case .string(let text): .int(text.count)
      default: throw call.wrong(call.input, "an array, an object or a text")
      }
    },
    ExpressionFilter("first", 0...0, "the first element, null when there is none") {
      call throws(ExpressionFault) in try call.list().first ?? .null
    },
    ExpressionFilter("last", 0...0, "the last element, null when there is none") {
      call throws(ExpressionFault) in try call.list().last ?? .null
    },
    ExpressionFilter("prefix(count)", 1...1, "the first elements or characters") {
      call throws(ExpressionFault) in
      let count = try call.count(0) ?? 0
      return try call.slice({ $0.prefix(count) }, { $0.prefix(count) })
    },
    ExpressionFilter("suffix(count)", 1...1, "the last elements or characters") {
      call throws(ExpressionFault) in
      let count = try call.count(0) ?? 0
      return try call.slice({ $0.suffix(count) }, { $0.suffix(count) })
    },
    ExpressionFilter("dropFirst(count)", 0...1, "all but the first elements or characters") {
      call throws(ExpressionFault) in
      let count = try call.count(0) ?? 1
      return try call.slice({ $0.dropFirst(count) }, { $0.dropFirst(count) })
    },
    ExpressionFilter("reversed", 0...0, "the elements from last to first") {
      call throws(ExpressionFault) in .array(try call.list().reversed())
    },
    ExpressionFilter("chunked(size)", 1...1, "an array of arrays of at most that many elements") {
      call throws(ExpressionFault) in
      let items = try call.list()
      let size = try call.count(0, in: 1...10_000) ?? 1
      return .array(
        stride(from: 0, to: items.count, by: size).map {
          .array(Array(items[$0..<min($0 + size, items.count)]))
        })
    },
    ExpressionFilter("join(separator)", 0...1, "the elements as one text") {
      call throws(ExpressionFault) in
      var texts: [String] = []
      for item in try call.list() {
        guard let text = item.interpolated else { throw call.wrong(item, "texts or numbers") }
        try call.evaluator.session.spend(text: text, at: call.offset)
        texts.append(text)
      }
      return .string(texts.joined(separator: try call.text(0) ?? ""))
    },
    ExpressionFilter("map(key)", 1...1, "that member of every element") {
      call throws(ExpressionFault) in
      let key = try call.text(0) ?? ""
      var values: [EntryValue] = []
      for item in try call.list() {
        guard case .object(let object) = item else { throw call.wrong(item, "objects") }
        values.append(object[key] ?? .null)
      }
      return .array(values)
    },
    ExpressionFilter("min", 0...0, "the smallest of an array of numbers, null when it is empty") {
      call throws(ExpressionFault) in try call.extreme { $0 < $1 }
    },
    ExpressionFilter("max", 0...0, "the largest of an array of numbers, null when it is empty") {
      call throws(ExpressionFault) in try call.extreme { $0 > $1 }
    },
    ExpressionFilter("sum", 0...0, "the sum of an array of numbers") {
      call throws(ExpressionFault) in
      var sum = 0.0
      for item in try call.list() {
        guard let number = item.number else { throw call.wrong(item, "numbers") }
        sum += number
      }
      return call.whole(sum)
    },
    ExpressionFilter("contains(value)", 1...1, "whether an element, or a part of a text, is equal")
    {
      call throws(ExpressionFault) in
      if case .string(let text) = call.input {
        return .bool(text.contains(try call.text(0) ?? ""))
      }
      return .bool(try call.list().contains(call.arguments[0]))
    },
  ]

  static let numbers: [ExpressionFilter] = [
    ExpressionFilter("round(decimals)", 0...1, "the nearest number with that many decimals") {
      call throws(ExpressionFault) in
      let decimals = try call.count(0, in: 0...15) ?? 0
      let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
      let number = try call.number()
      // A number too large to be scaled has no decimals.
      let rounded = (number * scale).isFinite ? (number * scale).rounded() / scale : number
      return decimals == 0 ? call.whole(rounded) : .double(rounded)
    },
    ExpressionFilter("floor", 0...0, "the next whole number below") {
      call throws(ExpressionFault) in call.whole(try call.number().rounded(.down))
    },
    ExpressionFilter("ceil", 0...0, "the next whole number above") {
      call throws(ExpressionFault) in call.whole(try call.number().rounded(.up))
    },
    ExpressionFilter("abs", 0...0, "the number without its sign") {
      call throws(ExpressionFault) in
      if case .int(let int) = call.input, int != .min { return .int(abs(int)) }
      return .double(abs(try call.number()))
    },
    ExpressionFilter("clamp(low, high)", 2...2, "the nearest number between the two") {
      call throws(ExpressionFault) in
      guard let low = call.arguments[0].number, let high = call.arguments[1].number, low <= high
      else {
        throw call.wrong(.array(call.arguments), "two numbers in order as arguments")
      }
      let number = try call.number()
      return number < low ? call.arguments[0] : number > high ? call.arguments[1] : call.input
    },
    ExpressionFilter(
      "scaled(style)", 0...1, "a length that grows with the user's text size, as the style does"
    ) { call throws(ExpressionFault) in
      let style = try call.text(0) ?? "body"
      guard let points = call.context.scaled(try call.number(), style), points.isFinite else {
        throw call.wrong(.string(style), "a text style as argument")
      }
      return .double(points)
    },
    ExpressionFilter("toNumber", 0...0, "the number a text spells, with a decimal point") {
      call throws(ExpressionFault) in
      guard case .string(let text) = call.input else { return .double(try call.number()) }
      guard let number = EntryValue(decimal: text) else {
        throw call.wrong(call.input, "a text that spells a number")
      }
      return number
    },
  ]
}

extension EntryValue {
  /// The number that decimal digits spell, as in JSON: `-1.5e3`.  Swift's own reading takes more:
  /// hexadecimal digits, infinities, a leading plus.
  ///
  /// - Returns: `nil` for anything else, and for numbers beyond those of `Double`.
  init?(decimal text: String) {
    guard text.wholeMatch(of: Self.decimalForm) != nil else { return nil }
    if let int = Int(text) {
      self = .int(int)
    } else if let double = Double(text), double.isFinite {
      self = .double(double)
    } else {
      return nil
    }
  }

  nonisolated(unsafe) private static let decimalForm = /-?[0-9]+(\.[0-9]+)?([eE][-+]?[0-9]+)?/
}

extension FilterCall {
  /// The element that comes before all others.
  func extreme(_ precedes: (Double, Double) -> Bool) throws(ExpressionFault) -> EntryValue {
    var best: (number: Double, value: EntryValue)?
    for item in try list() {
      guard let number = item.number else { throw wrong(item, "numbers") }
      if best.map({ precedes(number, $0.number) }) ?? true { best = (number, item) }
    }
    return best?.value ?? .null
  }

  /// Whole when it fits, as counts are.
  func whole(_ number: Double) -> EntryValue {
    Int(exactly: number).map { .int($0) } ?? .double(number)
  }

  /// A part of an array, or of a text by characters.
  func slice(
    _ items: (ArraySlice<EntryValue>) -> ArraySlice<EntryValue>,
    _ characters: (Substring) -> Substring
  ) throws(ExpressionFault) -> EntryValue {
    if case .string(let text) = input { return .string(String(characters(text[...]))) }
    return .array(Array(items(try list()[...])))
  }
}
