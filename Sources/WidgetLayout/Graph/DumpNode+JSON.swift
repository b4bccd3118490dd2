import Foundation
import WidgetGeometry

extension DumpNode {
  /// Raised when a key changes its meaning or goes away; new keys do not raise it.
  package static let schemaVersion = 1

  /// The tree as JSON: `{"version": 1, "root": {…}}`, described in `Docs/layout.md`.
  package var json: String {
    "{\n  \"version\": \(Self.schemaVersion),\n  \"root\": \(json(indent: "  "))\n}"
  }

  private func json(indent: String) -> String {
    var members = ["\"type\": \(JSONText.quoted(type))"]
    if !detail.isEmpty { members.append("\"detail\": \(JSONText.quoted(detail))") }
    if let pointer { members.append("\"pointer\": \(JSONText.quoted(pointer))") }
    if let url { members.append("\"url\": \(JSONText.quoted(url))") }
    if !links.isEmpty {
      let all = links.map { link in
        let sides = [link.frame.minX, link.frame.minY, link.frame.width, link.frame.height]
        return "{\"url\": \(JSONText.quoted(link.url)), \"frame\": \(JSONText.list(sides))}"
      }
      members.append("\"links\": [" + all.joined(separator: ", ") + "]")
    }
    if let frame {
      members.append(
        "\"frame\": " + JSONText.list([frame.minX, frame.minY, frame.width, frame.height]))
    }
    if let proposal {
      members.append("\"proposal\": " + JSONText.list([proposal.width, proposal.height]))
    }
    if let baselines {
      members.append("\"baselines\": " + JSONText.list([baselines.first, baselines.last]))
    }
    let inner = indent + "  "
    if !children.isEmpty {
      let nodes = children.map { inner + "  " + $0.json(indent: inner + "  ") }
      members.append("\"children\": [\n" + nodes.joined(separator: ",\n") + "\n\(inner)]")
    }
    return "{\n" + members.map { inner + $0 }.joined(separator: ",\n") + "\n\(indent)}"
  }
}

/// Pieces of JSON that are the same on every run.
enum JSONText {
  static func list(_ numbers: [CGFloat?]) -> String {
    "[" + numbers.map { $0.map(number) ?? "null" }.joined(separator: ", ") + "]"
  }

  /// The shortest digits that read back as the same number; infinity is the string `"inf"`.
  static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return value < 0 ? "\"-inf\"" : "\"inf\"" }
    let text = "\(Double(value) + 0)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case _ where scalar.value < 0x20:
        let code = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - code.count) + code
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
