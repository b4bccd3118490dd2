import Foundation
import WidgetGeometry
import WidgetKitCore
import WidgetRender
import WidgetScene
import WidgetViews

/// What a view says and reports when it is drawn with the product's fonts.
struct PaintedText {
  /// Lines from top to bottom, runs from left to right.
  var lines: [String]
  /// Where each line's letters start, x, and its baseline, y.
  var origins: [CGPoint]
  var diagnostics: [Diagnostic]

  static func engine() throws -> RenderEngine {
    try RenderEngine(resources: RenderResources(root: ResourceRoot.find(executable: nil)))
  }

  init(
    locale: String = "en_US", strings: [URL] = [], width: CGFloat = 1_000, height: CGFloat = 300,
    conditions: WidgetConditions = WidgetConditions(), _ make: @escaping @Sendable () -> AnyView
  ) throws {
    var conditions = conditions
    conditions.locale = Locale(identifier: locale)
    let surface = WidgetSurface(
      family: .systemMedium, size: CGSize(width: width, height: height), scale: 2)
    let inspection = try Self.engine().inspect(
      RenderRequest(surface: surface, conditions: conditions, strings: strings, content: make))
    diagnostics = inspection.diagnostics
    var rows: [(y: CGFloat, runs: [(x: CGFloat, text: String)])] = []
    for run in inspection.scene.items.glyphRuns {
      guard let first = run.glyphs.first?.position else { continue }
      if let row = rows.firstIndex(where: { abs($0.y - first.y) < 2 }) {
        rows[row].runs.append((first.x, run.text))
      } else {
        rows.append((first.y, [(first.x, run.text)]))
      }
    }
    rows.sort { $0.y < $1.y }
    lines = rows.map { row in row.runs.sorted { $0.x < $1.x }.map(\.text).joined() }
    origins = rows.map { row in CGPoint(x: row.runs.map(\.x).min() ?? 0, y: row.y) }
  }
}

extension [DisplayItem] {
  var glyphRuns: [GlyphRun] {
    flatMap { item -> [GlyphRun] in
      switch item {
      case .glyphs(let run, _): [run]
      case .group(_, _, let inner): inner.glyphRuns
      case .fill, .stroke, .image: []
      }
    }
  }
}
