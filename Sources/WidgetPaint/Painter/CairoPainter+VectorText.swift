import CPangoCairo
import Foundation
import WidgetGeometry
import WidgetScene

extension CairoPainter {
  /// Shows a run as text of a font made of its outlines.  Glyphs that are pictures are blank here.
  func textGlyphs(
    _ run: GlyphRun, outlines: [UInt32: Path], _ paint: Paint, on canvas: borrowing Canvas,
    _ state: PaintState
  ) throws(PaintError) {
    let font = try outlineFonts.font(run.face)
    for (index, glyph) in run.glyphs.enumerated() {
      let outline = outlines[glyph.id] ?? Path()
      font.define(glyph.id, outline: outline, advance: advance(of: index, outline, in: run))
    }
    let bounds = run.bounds
    try canvas.context.saved { () throws(PaintError) in
      let context = canvas.context.pointer
      canvas.setMatrix(state.transform)
      let visible = DeviceRect(covering: state.visible(bounds))
      guard try setSource(paint, alpha: state.alpha, covering: visible, on: canvas, state) else {
        return
      }
      cairo_set_font_face(context, font.face)
      cairo_set_font_size(context, run.size)
      let glyphs = run.glyphs.map {
        cairo_glyph_t(index: UInt($0.id), x: $0.position.x, y: $0.position.y)
      }
      guard let text = TextClusters(run) else {
        return cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
      }
      let clusters = text.clusters.map {
        cairo_text_cluster_t(num_bytes: Int32($0.bytes), num_glyphs: Int32($0.glyphs))
      }
      let flags =
        text.isBackward ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0)
      cairo_show_text_glyphs(
        context, run.text, Int32(run.text.utf8.count), glyphs, Int32(glyphs.count), clusters,
        Int32(clusters.count), flags)
    }
  }

  /// How far the next glyph to the right is, in em; the outline's own end for the last one.
  private func advance(of index: Int, _ outline: Path, in run: GlyphRun) -> CGFloat {
    let own = run.glyphs[index].position.x
    let neighbors = [index - 1, index + 1].filter(run.glyphs.indices.contains)
    let distances = neighbors.map { run.glyphs[$0].position.x - own }.filter { $0 > 0 }
    if let distance = distances.min() { return distance / run.size }
    return outline.hull.map { max(0, $0.maxX) } ?? 0
  }
}
