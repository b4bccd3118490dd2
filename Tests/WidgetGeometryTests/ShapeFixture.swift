import Foundation
import Testing
import WidgetGeometry

/// One recorded path: how it is built and what SwiftUI made of it.
struct ShapeFixture: Decodable, Sendable {
  let id: String
  let build: ShapeRecipe
  let compare: Comparison
  /// In points, from the recording's printed precision.
  let tolerance: CGFloat
  /// Left, top, right and bottom of a recorded outline.
  let bounds: [CGFloat]?
  let elements: [RecordedElement]

  enum Comparison: String, Decodable { case elements, outline }

  var path: Path { Path(elements: elements.map(\.element)) }

  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/shapes")

  /// The names of every case, sorted, so that a new file is a new case.
  static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }()

  static func named(_ name: String) throws -> ShapeFixture {
    let data = try Data(contentsOf: folder.appending(path: name + ".json"))
    return try JSONDecoder().decode(ShapeFixture.self, from: data)
  }
}

/// `["curve", control1, control2, end]` and its like.
struct RecordedElement: Decodable, Sendable {
  let element: Path.Element

  init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    let kind = try values.decode(String.self)
    // Written as [x, y], which is how CGPoint decodes.
    func point() throws -> CGPoint { try values.decode(CGPoint.self) }
    switch kind {
    case "move": element = .move(to: try point())
    case "line": element = .line(to: try point())
    case "quad":
      let control = try point()
      element = .quadCurve(to: try point(), control: control)
    case "curve":
      let (first, second) = (try point(), try point())
      element = .curve(to: try point(), control1: first, control2: second)
    case "close": element = .closeSubpath
    default:
      throw DecodingError.dataCorruptedError(in: values, debugDescription: "element \(kind)")
    }
  }
}
