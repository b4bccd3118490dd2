import Foundation
import Testing

/// One recorded or derived case: a file in `Fixtures/text`.
struct TextCase: CustomTestStringConvertible, Sendable {
  let file: URL
  var testDescription: String { file.deletingPathExtension().lastPathComponent }

  static let all = Fixtures.files(in: Fixtures.text, ext: "json").map(TextCase.init)

  static func ofKind(_ kinds: Set<String>) -> [TextCase] {
    all.filter { ((try? $0.read().kind).map(kinds.contains)) ?? true }
  }

  func read() throws -> Document {
    try JSONDecoder().decode(Document.self, from: Data(contentsOf: file))
  }

  struct Document: Decodable {
    let kind: String
    let scale: CGFloat
    let font: Font
    let advances: [String: CGFloat]?
    let kerning: [String: CGFloat]?
    let text: String?
    let proposal: [CGFloat?]?
    let options: Options?
    let lines: Int?
    let lineSpacing: CGFloat?
    let offset: CGFloat?
    let expect: Expectation
  }

  struct Font: Decodable {
    let size: CGFloat?
    let ascender: CGFloat?
    let descender: CGFloat?
    let leading: CGFloat?
    let baseline: CGFloat?
    let centreBelowBaseline: CGFloat?
    let thickness: CGFloat?
  }

  struct Options: Decodable {
    let lineLimit: Int?
    let reservedLines: Int?
    let truncation: String?
    let lineSpacing: CGFloat?
    let tracking: CGFloat?
    let allowsTightening: Bool?
    let alignment: String?
  }

  struct Expectation: Decodable {
    let size: [CGFloat]?
    let lines: [String]?
    let firstBaseline: CGFloat?
    let lastBaseline: CGFloat?
    let lineOrigins: [CGFloat]?
    let height: CGFloat?
    let top: CGFloat?
    let glyphsMoveDownBy: CGFloat?
  }
}
