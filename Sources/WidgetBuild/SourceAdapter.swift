import Foundation

/// What sources are written for: the system that `os(…)` asks for.
enum Platform: String, Sendable { case iOS, watchOS }

/// Makes source for an iPhone or a watch acceptable to a compiler for Linux, without moving a single byte.
///
/// What is replaced has the same length, so that the compiler's lines and columns are those of the
/// author's file.
struct SourceAdapter {
  /// Modules that can be imported.
  let modules: Set<String>
  var platform = Platform.iOS

  struct Result: Equatable {
    var source: [UInt8]
    /// Modules whose import was left out, as there is no such module.
    var missingModules: [String] = []
    var isChanged = false
  }

  func adapt(_ source: [UInt8]) -> Result {
    var result = Result(source: source)
    let places = SwiftTokens.places(of: source)
    var index = 0
    while index < source.count {
      guard places[index] == .code else {
        index += 1
        continue
      }
      switch source[index] {
      case UInt8(ascii: "#")
      where SwiftTokens.starts("#if ", source, index)
        || SwiftTokens.starts("#if(", source, index)
        || SwiftTokens.starts("#elseif", source, index):
        let end = SwiftTokens.lineEnd(source, index)
        adaptCondition(&result, index..<end)
        index = end
      case UInt8(ascii: "D")
      where SwiftTokens.starts("Darwin.", source, index)
        && (index == 0 || !isWord(source[index - 1])):
        // `Darwin.pow`: the C library is another here.
        replace(&result, index..<index + 7, by: "Glibc .")
        index += 7
      case UInt8(ascii: "@") where SwiftTokens.starts("@objc", source, index):
        index = blankObjectiveC(&result, index)
      case UInt8(ascii: "i")
      where SwiftTokens.starts("import ", source, index) && startsStatement(source, index):
        let end = SwiftTokens.lineEnd(source, index)
        adaptImport(&result, index..<end, places)
        index = end
      default: index += 1
      }
    }
    return result
  }

  /// The platform's `os(iOS)` holds, and `os(Linux)` does not.
  private func adaptCondition(_ result: inout Result, _ range: Range<Int>) {
    for (word, value) in [
      ("os(\(platform.rawValue))", "(true )"), ("os(Linux)", "(false )"),
    ] {
      let pattern = Array(word.utf8)
      var index = range.lowerBound
      while index + pattern.count <= range.upperBound {
        if Array(result.source[index..<index + pattern.count]) == pattern {
          replace(&result, index..<index + pattern.count, by: value)
        }
        index += 1
      }
    }
  }

  /// Names for Objective-C mean nothing where there is no such language.
  private func blankObjectiveC(_ result: inout Result, _ start: Int) -> Int {
    var end = start + 5
    let source = result.source
    if SwiftTokens.starts("@objcMembers", source, start) {
      end = start + 12
    } else if end < source.count, source[end] == UInt8(ascii: "(") {
      end = (source[end...].firstIndex(of: UInt8(ascii: ")")) ?? end) + 1
    } else if end < source.count, isWord(source[end]) {
      return end
    }
    replace(&result, start..<min(end, source.count), by: "")
    return end
  }

  /// Leaves out imports of modules that do not exist, and parts of modules that do.
  private func adaptImport(
    _ result: inout Result, _ range: Range<Int>, _ places: [SwiftTokens.Place]
  ) {
    let code = range.filter { places[$0] == .code }
    guard let last = code.last else { return }
    let line = String(decoding: result.source[range.lowerBound...last], as: UTF8.self)
    let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == ";" || $0 == "\r" })
    guard words.count >= 2 else { return }
    let kinds = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
    let hasKind = kinds.contains(String(words[1]))
    guard let path = hasKind ? words.dropFirst(2).first : words[1] else { return }
    let module = String(path.prefix { $0 != "." })
    if module == "Darwin" { return adaptDarwin(&result, range) }
    if !modules.contains(module) {
      if !result.missingModules.contains(module) { result.missingModules.append(module) }
      // Attributes before it go with it; the line is the import's.
      replace(&result, lineStart(result.source, range.lowerBound)..<last + 1, by: "")
    } else if path.contains("."), !hasKind {
      // `import os.log`: ours have no parts.
      let offset = line.utf8.distance(from: line.utf8.startIndex, to: path.startIndex)
      let start = range.lowerBound + offset
      replace(
        &result, start + module.utf8.count..<start + path.utf8.count, by: "")
    }
  }

  /// `import Darwin`, and parts of it such as `Darwin.C`.
  private func adaptDarwin(_ result: inout Result, _ range: Range<Int>) {
    let end = range.first { $0 > range.lowerBound + 6 && result.source[$0] == UInt8(ascii: "/") }
    replace(&result, range.lowerBound..<(end ?? range.upperBound), by: "import Glibc")
  }

  private func startsStatement(_ source: [UInt8], _ index: Int) -> Bool {
    let head = source[lineStart(source, index)..<index]
    let text = String(decoding: head, as: UTF8.self).trimmingCharacters(in: .whitespaces)
    // `@testable import`, `@preconcurrency public import`, `internal import`.
    return text.split(separator: " ").allSatisfy {
      $0.hasPrefix("@") || ["public", "internal", "package", "private", "fileprivate"].contains($0)
    }
  }

  private func lineStart(_ source: [UInt8], _ index: Int) -> Int {
    (source[..<index].lastIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: ";") } ?? -1) + 1
  }

  private func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
      || (byte >= 0x30 && byte <= 0x39)
  }

  /// Writes `text`, then spaces to the end of the range.
  private func replace(_ result: inout Result, _ range: Range<Int>, by text: String) {
    let bytes = Array(text.utf8)
    for (offset, index) in range.enumerated() {
      result.source[index] = offset < bytes.count ? bytes[offset] : UInt8(ascii: " ")
    }
    result.isChanged = true
  }
}
