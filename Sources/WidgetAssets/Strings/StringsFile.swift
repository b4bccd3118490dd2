import Foundation

/// Reads `.strings` files: `"key" = "value";` with C comments, in UTF-8 or UTF-16.
struct StringsFile {
  private(set) var texts: [String: String] = [:]
  /// Keys that came twice, with their lines; the last value counts.
  private(set) var repeated: [(key: String, line: Int)] = []

  private var characters: [Unicode.Scalar]
  private var at = 0
  private let file: String

  init(_ data: Data, named file: String) throws(AssetIssue) {
    self.file = file
    guard let text = Self.decode(data) else {
      throw AssetIssue(.error, file: file, "is neither UTF-8 nor UTF-16")
    }
    characters = Array(text.unicodeScalars)
    try read()
    characters = []
  }

  private static func decode(_ data: Data) -> String? {
    let head = Array(data.prefix(4))
    if head.starts(with: [0xFF, 0xFE]) {
      return String(data: data.dropFirst(2), encoding: .utf16LittleEndian)
    }
    if head.starts(with: [0xFE, 0xFF]) {
      return String(data: data.dropFirst(2), encoding: .utf16BigEndian)
    }
    // Without a mark, the zero half of an ASCII first character tells.
    if head.count >= 2, head[1] == 0, head[0] != 0 {
      return String(data: data, encoding: .utf16LittleEndian)
    }
    if head.count >= 2, head[0] == 0, head[1] != 0 {
      return String(data: data, encoding: .utf16BigEndian)
    }
    let start = head.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return String(validating: data.dropFirst(start), as: UTF8.self)
  }

  private mutating func read() throws(AssetIssue) {
    while true {
      try skipSpace()
      guard at < characters.count else { return }
      let start = at
      let key = try readWord("a key")
      try skipSpace()
      var value = key
      if peek == "=" {
        at += 1
        try skipSpace()
        value = try readWord("the value of “\(key)”")
        try skipSpace()
      }
      guard peek == ";" else { throw issue("expected “;” after “\(key)”") }
      at += 1
      if texts.updateValue(value, forKey: key) != nil { repeated.append((key, line(start))) }
    }
  }

  private var peek: Unicode.Scalar? { at < characters.count ? characters[at] : nil }

  private mutating func skipSpace() throws(AssetIssue) {
    while let next = peek {
      if next.properties.isWhitespace {
        at += 1
      } else if next == "/", at + 1 < characters.count, characters[at + 1] == "/" {
        while let next = peek, next != "\n" { at += 1 }
      } else if next == "/", at + 1 < characters.count, characters[at + 1] == "*" {
        let start = at
        at += 2
        while at + 1 < characters.count, !(characters[at] == "*" && characters[at + 1] == "/") {
          at += 1
        }
        guard at + 1 < characters.count else {
          at = start
          throw issue("the comment has no end")
        }
        at += 2
      } else {
        return
      }
    }
  }

  private mutating func readWord(_ what: String) throws(AssetIssue) -> String {
    if peek == "\"" || peek == "'" { return try readQuoted(what) }
    var word = String.UnicodeScalarView()
    while let next = peek, Self.isBare(next) {
      word.append(next)
      at += 1
    }
    guard !word.isEmpty else {
      throw issue("expected \(what), found \(peek.map { "“\($0)”" } ?? "the end")")
    }
    return String(word)
  }

  private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      || "_.-$:/".unicodeScalars.contains(scalar)
  }

  private mutating func readQuoted(_ what: String) throws(AssetIssue) -> String {
    let start = at
    let quote = characters[at]
    at += 1
    var units: [UInt16] = []
    while let next = peek, next != quote {
      at += 1
      if next == "\\" {
        units += try readEscape()
      } else {
        units += Array(String(next).utf16)
      }
    }
    guard peek == quote else {
      at = start
      throw issue("\(what) has no closing quote")
    }
    at += 1
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func readEscape() throws(AssetIssue) -> [UInt16] {
    guard let mark = peek else { throw issue("“\\” at the end") }
    at += 1
    switch mark {
    case "n": return [0x0A]
    case "t": return [0x09]
    case "r": return [0x0D]
    case "a": return [0x07]
    case "b": return [0x08]
    case "f": return [0x0C]
    case "v": return [0x0B]
    case "U", "u":
      var value: UInt16 = 0
      for _ in 0..<4 {
        guard let digit = peek.flatMap({ UInt16(String($0), radix: 16) }) else {
          throw issue("expected four hexadecimal digits after “\\\(mark)”")
        }
        value = value << 4 | digit
        at += 1
      }
      return [value]
    case "0"..."7":
      var value = UInt16(mark.value - 48)
      while let digit = peek, ("0"..."7").contains(digit), value < 0o100 {
        value = value * 8 + UInt16(digit.value - 48)
        at += 1
      }
      return [value]
    default: return Array(String(mark).utf16)
    }
  }

  private func line(_ offset: Int) -> Int {
    characters[..<min(offset, characters.count)].reduce(1) { $1 == "\n" ? $0 + 1 : $0 }
  }

  private func issue(_ reason: String) -> AssetIssue {
    AssetIssue(.error, file: file, place: "line \(line(at))", reason)
  }
}
