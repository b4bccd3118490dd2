package import Foundation
package import WidgetGeometry

/// A parsed JSON file that can say where each of its values stands.
package struct JSONDocument: Sendable {
  /// The name messages use.
  package let file: String
  package let root: JSONValue
  private let source: [UInt8]

  /// - Throws: `TemplateError` with line, column and pointer of the first fault.
  package init(
    _ data: Data, file: String, limits: RenderLimits = .standard
  ) throws(TemplateError) {
    guard data.count <= limits.documentBytes else {
      throw TemplateError(
        TemplatePlace(file: file),
        .tooLarge(what: "a document of \(data.count) bytes", limit: limits.documentBytes))
    }
    let bytes = [UInt8](data)
    var parser = JSONParser(bytes, depthLimit: limits.documentDepth)
    do throws(JSONFault) {
      root = try parser.document()
    } catch {
      let (line, column) = Self.lineAndColumn(of: error.offset, in: bytes)
      let place = TemplatePlace(
        file: file, line: line, column: column, pointer: parser.path.description)
      throw TemplateError(place, error.problem)
    }
    self.file = file
    source = bytes
  }

  /// Everything a message says about the value at `offset`, which must start a value or a key.
  package func place(of offset: Int) -> TemplatePlace {
    let (line, column) = Self.lineAndColumn(of: offset, in: source)
    return TemplatePlace(
      file: file, line: line, column: column, pointer: pointer(to: offset).description)
  }

  /// The way to the value or key at `offset`, found by descending: a value's source contains those
  /// of its parts, so the last one that begins at or before `offset` is the right one.
  package func pointer(to offset: Int) -> JSONPointer {
    var pointer = JSONPointer()
    var value = root
    while value.offset < offset {
      switch value.kind {
      case .array(let items):
        guard let index = items.lastIndex(where: { $0.offset <= offset }) else { return pointer }
        pointer.append("\(index)")
        value = items[index]
      case .object(let object):
        guard let member = object.members.last(where: { $0.keyOffset <= offset }) else {
          return pointer
        }
        pointer.append(member.key)
        if offset < member.value.offset { return pointer }
        value = member.value
      case .null, .bool, .int, .double, .string: return pointer
      }
    }
    return pointer
  }

  /// Both counted from 1; columns count characters as editors do, not bytes.
  private static func lineAndColumn(of offset: Int, in source: [UInt8]) -> (Int, Int) {
    var line = 1
    var lineStart = 0
    for (index, byte) in source.prefix(offset).enumerated() where byte == UInt8(ascii: "\n") {
      line += 1
      lineStart = index + 1
    }
    let before = String(decoding: source[lineStart..<min(offset, source.count)], as: UTF8.self)
    return (line, before.count + 1)
  }
}

/// A path into a JSON document as RFC 6901 writes it: `/body/children/0`.
package struct JSONPointer: Hashable, Sendable, CustomStringConvertible {
  package private(set) var tokens: [String] = []

  package init() {}

  package mutating func append(_ token: String) { tokens.append(token) }
  package mutating func removeLast() { tokens.removeLast() }

  package var description: String {
    tokens.map { "/" + Self.escaped($0) }.joined()
  }

  /// `~` and `/` have a meaning of their own in a pointer.
  private static func escaped(_ token: String) -> String {
    guard token.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else {
      return token
    }
    return token.replacing("~", with: "~0").replacing("/", with: "~1")
  }
}
