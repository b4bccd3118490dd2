extension JSONParser {
  /// A string from its opening to its closing quotation mark.
  mutating func string() throws(JSONFault) -> String {
    index += 1
    let start = index
    while let byte = peek, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      index += 1
    }
    if peek == UInt8(ascii: "\"") {  // no escapes: the usual case, taken over in one piece
      let text = try decoded(source[start..<index], at: start)
      index += 1
      return text
    }
    var bytes = Array(source[start..<index])
    while let byte = peek, byte >= 0x20 {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return try decoded(bytes[...], at: start)
      case UInt8(ascii: "\\"): try escape(into: &bytes)
      default: bytes.append(byte)
      }
    }
    throw unexpected("the closing quotation mark")
  }

  private func decoded(_ bytes: ArraySlice<UInt8>, at start: Int) throws(JSONFault) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw JSONFault(
        offset: start, problem: .unexpected(found: "invalid UTF-8", expected: "a string"))
    }
    return text
  }

  private mutating func escape(into bytes: inout [UInt8]) throws(JSONFault) {
    guard let byte = peek else { throw unexpected("an escape") }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): bytes.append(byte)
    case UInt8(ascii: "b"): bytes.append(0x08)
    case UInt8(ascii: "f"): bytes.append(0x0C)
    case UInt8(ascii: "n"): bytes.append(0x0A)
    case UInt8(ascii: "r"): bytes.append(0x0D)
    case UInt8(ascii: "t"): bytes.append(0x09)
    case UInt8(ascii: "u"):
      index += 1
      let scalar = try unicodeEscape()
      bytes.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
      return
    default: throw unexpected("one of \" \\ / b f n r t u after “\\”")
    }
    index += 1
  }

  /// What follows `\u`: four digits, or two times four for characters beyond U+FFFF.
  private mutating func unicodeEscape() throws(JSONFault) -> Unicode.Scalar {
    let start = index
    let first = try fourHexDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard (0xD800..<0xDC00).contains(first), take("\\"), take("u") else {
      throw JSONFault(offset: start, problem: Self.halfAPair)
    }
    let second = try fourHexDigits()
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw JSONFault(offset: start, problem: Self.halfAPair) }
    return scalar
  }

  private static let halfAPair = TemplateProblem.unexpected(
    found: "half of a surrogate pair", expected: "both halves")

  private mutating func fourHexDigits() throws(JSONFault) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw unexpected("four hexadecimal digits")
      }
      value = value << 4 + UInt32(digit)
      index += 1
    }
    return value
  }

  /// Whole numbers that fit stay whole: a count must not become `3.0`.
  mutating func number() throws(JSONFault) -> JSONValue.Kind {
    let start = index
    var isWhole = true
    take("-")
    if !take("0") { try digits() }
    if take(".") {
      isWhole = false
      try digits()
    }
    if take("e") || take("E") {
      isWhole = false
      if !take("-") { take("+") }
      try digits()
    }
    let text = String(decoding: source[start..<index], as: UTF8.self)
    if isWhole, let int = Int(text) { return .int(int) }
    guard let double = Double(text), double.isFinite else {
      throw JSONFault(
        offset: start,
        problem: .unexpected(
          found: "the number \(text.shortened)", expected: "a number below 1e308"))
    }
    return .double(double)
  }

  private mutating func digits() throws(JSONFault) {
    guard let byte = peek, isDigit(byte) else { throw unexpected("a digit") }
    while let byte = peek, isDigit(byte) { index += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
