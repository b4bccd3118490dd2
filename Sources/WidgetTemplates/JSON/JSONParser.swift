/// A fault in JSON source, before file and line are known.
struct JSONFault: Error {
  let offset: Int
  let problem: TemplateProblem
}

/// Reads JSON as RFC 8259 defines it: no comments, no trailing commas, valid UTF-8 only.
///
/// It recurses once per nesting level; `depthLimit` keeps that within a thread's stack.
struct JSONParser {
  let source: [UInt8]
  var index = 0
  /// Where the parser is, for the message when it stops.
  private(set) var path = JSONPointer()
  private let depthLimit: Int
  private var depth = 0

  init(_ source: [UInt8], depthLimit: Int) {
    self.source = source
    self.depthLimit = depthLimit
  }

  mutating func document() throws(JSONFault) -> JSONValue {
    if source.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }  // byte-order mark
    let value = try value()
    skipSpace()
    guard index == source.count else { throw unexpected("the end of the document") }
    return value
  }

  private mutating func value() throws(JSONFault) -> JSONValue {
    skipSpace()
    let start = index
    guard let byte = peek else { throw unexpected("a value") }
    let kind: JSONValue.Kind
    switch byte {
    case UInt8(ascii: "{"): kind = .object(try object())
    case UInt8(ascii: "["): kind = .array(try array())
    case UInt8(ascii: "\""): kind = .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): kind = try number()
    case UInt8(ascii: "t"): kind = try word("true", .bool(true))
    case UInt8(ascii: "f"): kind = try word("false", .bool(false))
    case UInt8(ascii: "n"): kind = try word("null", .null)
    default: throw unexpected("a value")
    }
    return JSONValue(offset: start, kind: kind)
  }

  private mutating func object() throws(JSONFault) -> JSONObject {
    try enter()
    var members: [JSONObject.Member] = []
    var seen = Set<String>()
    skipSpace()
    if take("}") { return leave(JSONObject(members: members)) }
    while true {
      skipSpace()
      let keyOffset = index
      guard peek == UInt8(ascii: "\"") else { throw unexpected("a key in quotation marks") }
      let key = try string()
      guard seen.insert(key).inserted else {
        throw JSONFault(offset: keyOffset, problem: .duplicateKey(key))
      }
      skipSpace()
      guard take(":") else { throw unexpected("“:” after the key “\(key.shortened)”") }
      path.append(key)
      let value = try value()
      path.removeLast()
      members.append(JSONObject.Member(key: key, keyOffset: keyOffset, value: value))
      skipSpace()
      if take(",") { continue }
      guard take("}") else { throw unexpected("“,” or “}”") }
      return leave(JSONObject(members: members))
    }
  }

  private mutating func array() throws(JSONFault) -> [JSONValue] {
    try enter()
    var items: [JSONValue] = []
    skipSpace()
    if take("]") { return leave(items) }
    while true {
      path.append("\(items.count)")
      items.append(try value())
      path.removeLast()
      skipSpace()
      if take(",") { continue }
      guard take("]") else { throw unexpected("“,” or “]”") }
      return leave(items)
    }
  }

  private mutating func word(
    _ word: StaticString, _ kind: JSONValue.Kind
  ) throws(JSONFault) -> JSONValue.Kind {
    let length = word.utf8CodeUnitCount
    let matches = word.withUTF8Buffer { source[index...].starts(with: $0) }
    guard matches else { throw unexpected("a value") }
    index += length
    return kind
  }

  private mutating func enter() throws(JSONFault) {
    guard depth < depthLimit else {
      throw JSONFault(offset: index, problem: .tooLarge(what: "nesting", limit: depthLimit))
    }
    depth += 1
    index += 1
  }

  private mutating func leave<Value>(_ value: Value) -> Value {
    depth -= 1
    return value
  }
}

extension JSONParser {
  var peek: UInt8? { index < source.count ? source[index] : nil }

  @discardableResult
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }

  /// The fault at the current position: what stands there, and what should.
  func unexpected(_ expected: String) -> JSONFault {
    JSONFault(offset: index, problem: .unexpected(found: found, expected: expected))
  }

  private var found: String {
    guard let byte = peek else { return "the end of the document" }
    guard byte >= 0x20 else { return "the control character \(byte)" }
    let rest = String(decoding: source[index...].prefix(8), as: UTF8.self)
    return rest.first.map { "“\($0)”" } ?? "the byte \(byte)"
  }
}
