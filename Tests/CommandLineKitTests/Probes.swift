import CommandLineKit
import Foundation
import Synchronization

/// A time that the test sets.
final class Clock: Sendable {
  private let value = Mutex(Duration.zero)
  var now: Duration { value.withLock { $0 } }
  func set(_ time: Duration) { value.withLock { $0 = time } }
}

/// Calls a parser of values without a command around it.
struct ValueParserProbe<Value: Sendable> {
  let parser: ValueParser<Value>
  func get(_ text: String) throws -> Value { try parser.parse(text) }
}

extension ValueParserProbe where Value == CGSize {
  static let size = ValueParserProbe(parser: .size(upTo: 4_096))
}

extension ValueParserProbe where Value == [String] {
  static let list = ValueParserProbe(parser: .list(of: .oneOf(["light", "dark"])))
}
