import Foundation

extension LayoutCase.Answer {
  /// `{"frames": {probe: [x, y, width, height]}}`, or the distances of a text-spacing case;
  /// keys sorted, one line per probe.
  package var json: String {
    switch self {
    case .frames(let frames):
      let lines = frames.sorted { $0.key < $1.key }.map { name, frame in
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Self.number)
        return "    \(Self.quoted(name)): [\(numbers.joined(separator: ", "))]"
      }
      return "{\n  \"frames\": {\n" + lines.joined(separator: ",\n") + "\n  }\n}"
    case .textSpacing(let above, let below, let textToText):
      return """
        {
          "above": \(Self.number(above)),
          "below": \(Self.number(below)),
          "textToText": \(Self.number(textToText))
        }
        """
    }
  }

  /// The shortest digits that read back as the same number.
  private static func number(_ value: CGFloat) -> String {
    let text = "\(Double(value) + 0)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func quoted(_ text: String) -> String {
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
