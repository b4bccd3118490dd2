/// Walks over Swift source, telling code from comments and string literals.
///
/// Works on bytes: what is looked for is ASCII, and replacing ASCII by as many other bytes keeps
/// every line and column of the compiler's messages.
struct SwiftTokens {
  /// What a byte belongs to.
  enum Place: UInt8 { case code, comment, text }

  /// The places of all bytes.  Code inside a string's interpolation counts as text.
  static func places(of source: [UInt8]) -> [Place] {
    var places = [Place](repeating: .code, count: source.count)
    var index = 0
    while index < source.count {
      let end: Int
      let place: Place
      switch source[index] {
      case UInt8(ascii: "/") where starts("//", source, index):
        (end, place) = (lineEnd(source, index), .comment)
      case UInt8(ascii: "/") where starts("/*", source, index):
        (end, place) = (commentEnd(source, index), .comment)
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        guard let stringEnd = stringEnd(source, index) else {
          index += 1
          continue
        }
        (end, place) = (stringEnd, .text)
      default:
        index += 1
        continue
      }
      for position in index..<end { places[position] = place }
      index = end
    }
    return places
  }

  static func starts(_ text: StaticString, _ source: [UInt8], _ index: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= source.count else { return false }
    return text.withUTF8Buffer { buffer in
      (0..<count).allSatisfy { source[index + $0] == buffer[$0] }
    }
  }

  static func lineEnd(_ source: [UInt8], _ index: Int) -> Int {
    source[index...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
  }

  /// Comments between `/*` and `*/` nest.
  private static func commentEnd(_ source: [UInt8], _ start: Int) -> Int {
    var depth = 0
    var index = start
    while index < source.count {
      if starts("/*", source, index) {
        depth += 1
        index += 2
      } else if starts("*/", source, index) {
        depth -= 1
        index += 2
        if depth == 0 { return index }
      } else {
        index += 1
      }
    }
    return source.count
  }

  /// The end of the string literal that starts here, with its marks; `nil` if none does.
  private static func stringEnd(_ source: [UInt8], _ start: Int) -> Int? {
    var index = start
    while index < source.count, source[index] == UInt8(ascii: "#") { index += 1 }
    let marks = index - start
    guard index < source.count, source[index] == UInt8(ascii: "\"") else { return nil }
    let isLong = starts("\"\"\"", source, index)
    let quotes = isLong ? 3 : 1
    index += quotes
    while index < source.count {
      if source[index] == UInt8(ascii: "\\"), hasMarks(source, index + 1, marks) {
        let next = index + 1 + marks
        if next < source.count, source[next] == UInt8(ascii: "(") {
          index = interpolationEnd(source, next)
        } else {
          index = next + 1
        }
        continue
      }
      if !isLong, source[index] == UInt8(ascii: "\n") { return index }
      if source[index] == UInt8(ascii: "\""),
        !isLong || starts("\"\"\"", source, index), hasMarks(source, index + quotes, marks)
      {
        return index + quotes + marks
      }
      index += 1
    }
    return source.count
  }

  private static func hasMarks(_ source: [UInt8], _ index: Int, _ count: Int) -> Bool {
    index + count <= source.count
      && (0..<count).allSatisfy { source[index + $0] == UInt8(ascii: "#") }
  }

  /// The byte after the parenthesis that closes the one at `start`.
  private static func interpolationEnd(_ source: [UInt8], _ start: Int) -> Int {
    var depth = 0
    var index = start
    while index < source.count {
      switch source[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return index + 1 }
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        if let end = stringEnd(source, index) {
          index = end
          continue
        }
      default: break
      }
      index += 1
    }
    return source.count
  }
}
