import Foundation
import WidgetGeometry
import WidgetLayout
import WidgetScene
import WidgetViews

extension SnapshotNode {
  /// The tree of a render, with what each view draws.
  package init(_ picture: RenderedPicture) {
    self.init(picture.tree, picture.drawings)
  }

  /// The tree of a render that was not painted.
  package init(_ inspection: RenderInspection) {
    self.init(inspection.tree, inspection.drawings)
  }

  private init(_ dump: DumpNode, _ drawings: [NodeID: NodeDrawing]) {
    let drawing = dump.id.flatMap { drawings[$0] }
    let frame = dump.frame.map(\.onThousandths)
    var ink = drawing.map { InkText.lines($0.items) } ?? []
    var text: TextFacts?
    if let drawing, let string = drawing.string, let layout = drawing.layout {
      text = TextFacts(string: string, layout: layout)
      // The faces are in the facts; what is left is colour.
      ink = InkText.colors(drawing.items)
    }
    self.init(
      type: dump.type, detail: text == nil ? dump.detail : "", pointer: dump.pointer,
      frame: frame, text: text, ink: ink,
      children: dump.children.map { SnapshotNode($0, drawings) })
  }
}

extension SnapshotNode.TextFacts {
  fileprivate init(string: String, layout: TextLayout) {
    let shown = layout.lines.map(\.text).joined(separator: "\n")
    // A wrapped text loses only the spaces its lines hang on.
    let isWhole = !layout.isTruncated
    var fonts: [String] = []
    for part in layout.glyphs {
      let size = layout.scaleFactor > 0 ? part.glyphs.size / layout.scaleFactor : part.glyphs.size
      let font = InkText.font(part.glyphs.face, size: size)
      if fonts.last != font { fonts.append(font) }
    }
    self.init(
      string: string, shown: isWhole ? nil : shown, fonts: fonts,
      scale: (Double(layout.scaleFactor) * 1_000).rounded() / 1_000, lines: layout.lines.count)
  }
}

extension CGRect {
  /// Thousandths of a point: far below a pixel, far above what processors disagree about.
  fileprivate var onThousandths: CGRect {
    func round(_ value: CGFloat) -> CGFloat { (value * 1_000).rounded() / 1_000 + 0 }
    return CGRect(
      x: round(origin.x), y: round(origin.y), width: round(size.width),
      height: round(size.height))
  }
}
