import Foundation
import WidgetGeometry

/// A small XML reader for property lists and SVG icons.
///
/// It knows elements, attributes, text, CDATA, comments, processing instructions and the five named
/// and numeric entities.  A document type is skipped and what it declares is not: nothing outside
/// the file is ever fetched, and no entity can grow.
struct XMLTree {
  final class Element {
    let name: String
    let attributes: [String: String]
    fileprivate(set) var children: [Element] = []
    /// All text directly inside, in order.
    fileprivate(set) var text = ""

    fileprivate init(name: String, attributes: [String: String]) {
      self.name = name
      self.attributes = attributes
    }

    func first(_ name: String) -> Element? { children.first { $0.name == name } }
  }

  let root: Element

  init(_ data: Data, named name: String, limits: RenderLimits) throws(AssetIssue) {
    var parser = XMLParser(Array(data), file: name, limits: limits)
    root = try parser.parse()
  }
}

private struct XMLParser {
  private let bytes: [UInt8]
  private let file: String
  private let limits: RenderLimits
  private var at = 0
  private var elements = 0

  init(_ bytes: [UInt8], file: String, limits: RenderLimits) {
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    self.file = file
    self.limits = limits
  }

  mutating func parse() throws(AssetIssue) -> XMLTree.Element {
    var open: [XMLTree.Element] = []
    var root: XMLTree.Element?
    while at < bytes.count {
      if bytes[at] != 0x3C {
        let text = try readText()
        open.last?.text += text
      } else if skip("<!--") {
        try skipPast("-->")
      } else if skip("<![CDATA[") {
        let start = at
        try skipPast("]]>")
        open.last?.text += String(decoding: bytes[start..<(at - 3)], as: UTF8.self)
      } else if skip("<?") {
        try skipPast("?>")
      } else if skip("<!") {
        try skipDocumentType()
      } else if skip("</") {
        let name = readName()
        skipSpace()
        guard let last = open.popLast(), last.name == name, skip(">") else {
          throw issue("</\(name)> closes nothing that is open")
        }
        if open.isEmpty { return last }
      } else {
        at += 1
        let (element, isClosed) = try readElement()
        open.last?.children.append(element)
        if root == nil { root = element }
        if !isClosed { open.append(element) } else if open.isEmpty { return element }
        guard open.count <= 128 else { throw issue("elements nest deeper than 128") }
      }
    }
    throw issue(root == nil ? "no element" : "<\(open.last?.name ?? "")> is not closed")
  }

  private mutating func readElement() throws(AssetIssue) -> (XMLTree.Element, isClosed: Bool) {
    elements += 1
    guard elements <= limits.nodeCount else {
      throw issue("more than \(limits.nodeCount) elements")
    }
    let name = readName()
    guard !name.isEmpty else { throw issue("expected the name of an element") }
    var attributes: [String: String] = [:]
    while true {
      skipSpace()
      if skip("/>") { return (XMLTree.Element(name: name, attributes: attributes), true) }
      if skip(">") { return (XMLTree.Element(name: name, attributes: attributes), false) }
      let key = readName()
      skipSpace()
      guard !key.isEmpty, skip("=") else { throw issue("expected an attribute of <\(name)>") }
      skipSpace()
      guard at < bytes.count, bytes[at] == 0x22 || bytes[at] == 0x27 else {
        throw issue("expected a quoted value of “\(key)”")
      }
      let quote = bytes[at]
      let start = at + 1
      at = start
      while at < bytes.count, bytes[at] != quote { at += 1 }
      guard at < bytes.count else { throw issue("the value of “\(key)” has no end") }
      attributes[key] = try resolve(bytes[start..<at])
      at += 1
    }
  }

  private mutating func readText() throws(AssetIssue) -> String {
    let start = at
    while at < bytes.count, bytes[at] != 0x3C { at += 1 }
    return try resolve(bytes[start..<at])
  }

  private func resolve(_ raw: ArraySlice<UInt8>) throws(AssetIssue) -> String {
    let text = String(decoding: raw, as: UTF8.self)
    guard text.contains("&") else { return text }
    var result = ""
    var rest = text[...]
    while let mark = rest.firstIndex(of: "&") {
      result += rest[..<mark]
      guard let end = rest[mark...].firstIndex(of: ";") else { throw issue("“&” without “;”") }
      let name = rest[rest.index(after: mark)..<end]
      guard let character = Self.entity(name) else { throw issue("no entity is called “\(name)”") }
      result.append(character)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func entity(_ name: Substring) -> Character? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let digits = name.dropFirst()
      let code =
        digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
      return code.flatMap(Unicode.Scalar.init).map(Character.init)
    }
  }

  private mutating func readName() -> String {
    let start = at
    while at < bytes.count, !" \t\r\n/>=<\"'".utf8.contains(bytes[at]) { at += 1 }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  private mutating func skipSpace() {
    while at < bytes.count, " \t\r\n".utf8.contains(bytes[at]) { at += 1 }
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    let end = at + text.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    for (offset, index) in (at..<end).enumerated() where bytes[index] != text.utf8Start[offset] {
      return false
    }
    at = end
    return true
  }

  private mutating func skipPast(_ text: StaticString) throws(AssetIssue) {
    while at < bytes.count {
      if skip(text) { return }
      at += 1
    }
    throw issue("“\(text)” is missing")
  }

  /// Past `<!DOCTYPE …>` with its internal subset in square brackets.
  private mutating func skipDocumentType() throws(AssetIssue) {
    var depth = 0
    while at < bytes.count {
      let byte = bytes[at]
      at += 1
      if byte == 0x5B { depth += 1 }
      if byte == 0x5D { depth -= 1 }
      if byte == 0x3E, depth <= 0 { return }
    }
    throw issue("“<!” has no end")
  }

  private func issue(_ reason: String) -> AssetIssue {
    let line = bytes[..<min(at, bytes.count)].reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
    return AssetIssue(.error, file: file, place: "line \(line)", reason)
  }
}
