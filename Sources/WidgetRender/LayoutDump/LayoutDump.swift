package import Foundation

/// The layout dump beside a picture: JSON with one view a line, so that a change is one line of a
/// diff.
///
/// ```json
/// {"version":1,"views":[
/// {"depth":0,"type":"VStack","detail":"spacing 8","frame":[16,16,126,86]},
/// {"depth":1,"type":"Text","frame":[61,16,35,16],"text":{"fonts":["Inter-Variable 13"],…}}
/// ]}
/// ```
package enum LayoutDump {
  /// Raised when a key changes its meaning or goes away.
  package static let version = 1

  package static func data(_ root: SnapshotNode) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var lines: [String] = []
    func add(_ node: SnapshotNode, depth: Int) {
      // Values that have no JSON form are not in a line.
      let line = (try? encoder.encode(Line(node, depth: depth))) ?? Data()
      lines.append(String(decoding: line, as: UTF8.self))
      for child in node.children { add(child, depth: depth + 1) }
    }
    add(root, depth: 0)
    return Data(
      ("{\"version\":\(version),\"views\":[\n" + lines.joined(separator: ",\n") + "\n]}\n").utf8)
  }

  /// The whole file.
  package struct Document: Decodable {
    package var version: Int
    package var views: [Line]
  }

  /// One view: on a line of its own.
  package struct Line: Codable {
    package var depth: Int
    var type: String
    var detail: String?
    var pointer: String?
    var frame: [Double]?
    var text: SnapshotNode.TextFacts?
    var ink: [String]?

    init(_ node: SnapshotNode, depth: Int) {
      self.depth = depth
      type = node.type
      detail = node.detail.isEmpty ? nil : node.detail
      pointer = node.pointer
      frame = node.frame.map {
        [$0.minX, $0.minY, $0.width, $0.height].map { Double($0).isFinite ? Double($0) : 0 }
      }
      text = node.text
      ink = node.ink.isEmpty ? nil : node.ink
    }

    package var node: SnapshotNode {
      let rect = frame.flatMap { numbers -> CGRect? in
        guard numbers.count == 4 else { return nil }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      }
      return SnapshotNode(
        type: type, detail: detail ?? "", pointer: pointer, frame: rect, text: text,
        ink: ink ?? [])
    }
  }
}
