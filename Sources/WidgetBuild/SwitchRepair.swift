import Foundation

/// Completes switches that were complete when they were written.
///
/// Enumerations of Apple's grow: `WidgetFamily` had three cases in 2020.  Source of that time
/// compiled against the SDK of that time; here a `default` that ends the program stands for the
/// cases that are newer.
enum SwitchRepair {
  static let message = "switch must be exhaustive"

  /// Writes the missing `default` into the source, on the line of the closing brace.
  ///
  /// - Parameters:
  ///   - line: Of the `switch`, from 1.
  ///   - column: In bytes, from 1.
  /// - Returns: `nil` if there is no switch at that place.
  static func repair(_ source: [UInt8], line: Int, column: Int) -> [UInt8]? {
    let places = SwiftTokens.places(of: source)
    var start = 0
    for _ in 1..<max(line, 1) {
      let end = SwiftTokens.lineEnd(source, start)
      guard end < source.count else { return nil }
      start = end + 1
    }
    start += column - 1
    guard SwiftTokens.starts("switch", source, start) else { return nil }
    var depth = 0
    for index in start..<source.count where places[index] == .code {
      switch source[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "}"):
        depth -= 1
        guard depth == 0 else { continue }
        let text = "default: fatalError(\"the switch has no case for this value\") "
        return Array(source[..<index]) + Array(text.utf8) + source[index...]
      default: break
      }
    }
    return nil
  }
}
