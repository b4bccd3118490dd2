import Foundation
import WidgetGeometry
import WidgetScene

/// Gathers what a text paints.  Neighbours of one ink share its shadow, which would else fall on
/// the letters beside.
struct InkLayers {
  /// Of the whole text: what gradients span.
  let bounds: CGRect
  private var ink: ResolvedStyle?
  private var pending: [DisplayItem] = []
  private var done: [DisplayItem] = []

  init(bounds: CGRect) { self.bounds = bounds }

  var finished: [DisplayItem] {
    var copy = self
    copy.close()
    return copy.done
  }

  mutating func letters(_ run: GlyphRun, _ style: ResolvedStyle) {
    use(style)
    pending.append(.glyphs(run, style.paint(in: bounds)))
  }

  mutating func fill(_ rect: CGRect, _ style: ResolvedStyle) {
    use(style)
    pending.append(.fill(Path(rect), style.paint(in: bounds), FillStyle()))
  }

  /// What has its colours already.
  mutating func items(_ items: [DisplayItem]) {
    close()
    done += items
  }

  private mutating func use(_ style: ResolvedStyle) {
    if ink != style { close() }
    ink = style
  }

  private mutating func close() {
    if let ink, !pending.isEmpty { done += ink.shadowing(pending) }
    pending = []
    ink = nil
  }
}
