import Foundation

extension LayoutCase.Answer {
  /// `{"frames": {probe: [x, y, width, height]}}`, or the distances of a text-spacing case;
  /// keys sorted, one line per probe.
  package var json: String {
    switch self {
    case .frames(let frames):
      let lines = frames.sorted { $0.key < $1.key }.map { name, frame in
        let numbers = JSONText.list([frame.minX, frame.minY, frame.width, frame.height])
        return "    \(JSONText.quoted(name)): \(numbers)"
      }
      return "{\n  \"frames\": {\n" + lines.joined(separator: ",\n") + "\n  }\n}"
    case .textSpacing(let above, let below, let textToText):
      return """
        {
          "above": \(JSONText.number(above)),
          "below": \(JSONText.number(below)),
          "textToText": \(JSONText.number(textToText))
        }
        """
    }
  }
}
