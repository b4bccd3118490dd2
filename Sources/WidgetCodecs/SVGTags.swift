/// The start tags of an XML document, read without building a tree.
///
/// In well-formed XML `<` only starts markup, so stepping from one to the next over comments,
/// character data and instructions finds every element; librsvg refuses what is not well-formed.
struct SVGTags {
  /// An element's start.
  struct Tag {
    /// Without the namespace prefix.
    let name: Substring
    /// Names without prefix, values as written, with their references.
    let attributes: [(name: Substring, value: Substring)]
  }

  private let text: Substring.UTF8View
  private var place: Substring.UTF8View.Index
  /// Whether the document brings declarations of its own.
  private(set) var hasInternalSubset = false

  init(_ text: String) {
    self.text = text[...].utf8
    place = self.text.startIndex
  }

  /// The next start tag; `nil` at the end or where the markup is broken.
  mutating func next() -> Tag? {
    while let open = text[place...].firstIndex(of: UInt8(ascii: "<")) {
      place = text.index(after: open)
      if skip("!--", to: "-->") || skip("![CDATA[", to: "]]>") || skip("?", to: "?>") { continue }
      guard let first = text[place...].first else { return nil }
      if first == UInt8(ascii: "!") {
        // A document type: an internal subset stands in brackets before its end.
        let rest = text[place...]
        let end = rest.firstIndex(of: UInt8(ascii: ">")) ?? rest.endIndex
        if rest[..<end].contains(UInt8(ascii: "[")) { hasInternalSubset = true }
        place = end
      } else if first != UInt8(ascii: "/") {
        return readTag()
      }
    }
    return nil
  }

  /// Moves behind `end` if `start` is next.
  private mutating func skip(_ start: String, to end: String) -> Bool {
    guard text[place...].starts(with: start.utf8) else { return false }
    place = text.index(place, offsetBy: start.utf8.count)
    while place < text.endIndex {
      if text[place...].starts(with: end.utf8) { return true }
      place = text.index(after: place)
    }
    return true
  }

  private mutating func readTag() -> Tag? {
    let name = readName()
    var attributes: [(name: Substring, value: Substring)] = []
    while true {
      skipSpace()
      guard let byte = text[place...].first else { return nil }
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") {
        return Tag(name: name, attributes: attributes)
      }
      let attribute = readName()
      skipSpace()
      guard take(UInt8(ascii: "=")) else { return nil }
      skipSpace()
      guard let quote = text[place...].first,
        quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
      else { return nil }
      place = text.index(after: place)
      guard let end = text[place...].firstIndex(of: quote) else { return nil }
      attributes.append((attribute, Substring(text[place..<end])))
      place = text.index(after: end)
    }
  }

  /// Up to a delimiter, without what stands before the last colon.
  private mutating func readName() -> Substring {
    let rest = text[place...]
    let end = rest.firstIndex { Self.isSpace($0) || "=>/\"'<".utf8.contains($0) } ?? rest.endIndex
    let name = Substring(rest[..<end])
    place = end
    return name.split(separator: ":").last ?? name
  }

  private mutating func skipSpace() {
    while let byte = text[place...].first, Self.isSpace(byte) { place = text.index(after: place) }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard text[place...].first == byte else { return false }
    place = text.index(after: place)
    return true
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
