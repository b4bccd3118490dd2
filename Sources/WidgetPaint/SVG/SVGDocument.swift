import Foundation

/// The text of an SVG as it grows: definitions, each once, and the body.
struct SVGDocument {
  private var definitions: [String] = []
  private var identifiers: [String: String] = [:]
  private var counts: [String: Int] = [:]
  private var body: [String] = []
  private var depth = 1

  init() {}

  /// Adds a definition unless there is an equal one.
  /// - Parameters:
  ///   - prefix: What its identifier begins with; a number follows, counting from 1.
  ///   - key: What makes two definitions equal.
  ///   - make: Writes the definition with the identifier it is given.
  mutating func define(
    _ prefix: String, key: String, _ make: (String) -> String
  ) -> String {
    let key = prefix + "\u{0}" + key
    if let known = identifiers[key] { return known }
    let count = (counts[prefix] ?? 0) + 1
    counts[prefix] = count
    let identifier = "\(prefix)\(count)"
    identifiers[key] = identifier
    definitions.append(make(identifier))
    return identifier
  }

  mutating func line(_ text: String) {
    body.append(String(repeating: "  ", count: depth) + text)
  }

  mutating func open(_ text: String) {
    line(text)
    depth += 1
  }

  mutating func close(_ text: String) {
    depth -= 1
    line(text)
  }

  /// What is written from here on is not for the body, but for a definition.
  mutating func beginCapture() -> Captured {
    defer { (body, depth) = ([], 3) }
    return Captured(body: body, depth: depth)
  }

  /// What was written since `beginCapture`; the body is as it was then.
  mutating func endCapture(_ outer: Captured) -> String {
    defer { (body, depth) = (outer.body, outer.depth) }
    return body.joined(separator: "\n")
  }

  struct Captured {
    fileprivate let body: [String]
    fileprivate let depth: Int
  }

  /// The whole file.
  /// - Parameter styleSheet: Rules for all of it.
  func text(width: String, height: String, styleSheet: String? = nil) -> String {
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\""
        + " width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\">"
    ]
    if let styleSheet { lines.append("  <style>\n\(styleSheet)\n  </style>") }
    if !definitions.isEmpty {
      lines.append("  <defs>")
      lines += definitions.map { "    " + $0 }
      lines.append("  </defs>")
    }
    lines += body
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }
}
