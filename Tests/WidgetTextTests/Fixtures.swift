import Foundation
import WidgetGeometry
import WidgetScene
import WidgetText

/// Files of the repository, found from this one.
enum Fixtures {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let fonts = root.appendingPathComponent("Fonts")
  static let text = root.appendingPathComponent("Tests/Fixtures/text")
  static let abel = text.appendingPathComponent("font/Abel-Regular.ttf")

  /// The files of a folder with an extension, sorted, so that a new file is a new case.
  static func files(in folder: URL, ext: String) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".\(ext)") }.sorted().map(folder.appendingPathComponent)
  }

  static func engine(extraFonts: [URL] = []) throws -> TextEngine {
    try TextEngine(catalog: FontCatalog(folder: fonts, extraFonts: extraFonts))
  }
}

extension TextBlock {
  /// One run of the system font.
  init(
    _ text: String, size: CGFloat = 17, weight: Int = 400, design: FontRequest.Design = .standard,
    style: ParagraphStyle = ParagraphStyle()
  ) {
    let font = FontRequest(family: .system(design), size: size, weight: weight)
    self.init(runs: [TextRun(text, font: font)], style: style)
  }
}

extension TextEngine {
  func layout(
    _ block: TextBlock, width: CGFloat? = nil, height: CGFloat? = nil
  ) -> TextLayout {
    layout(block, proposal: ProposedViewSize(width: width, height: height))
  }
}

extension TextLayout {
  var strings: [String] { lines.map(\.text) }
}
