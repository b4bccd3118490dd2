package import Foundation
package import WidgetGeometry

/// A container arranged by a `Layout`.
package struct CustomLayoutRule<L: Layout>: LayoutRule {
  let layout: L

  package init(_ layout: L) { self.layout = layout }

  /// The layout's cache, made once per pass.
  private final class Memory {
    var cache: L.Cache
    init(_ cache: L.Cache) { self.cache = cache }
  }

  private func subviews(_ node: NodeContext) -> LayoutSubviews {
    LayoutSubviews(ids: Array(node.children), pass: node.pass, layoutDirection: node.direction)
  }

  private func memory(_ subviews: LayoutSubviews, _ node: NodeContext) -> Memory {
    node.pass.memory(of: node.id) { Memory(layout.makeCache(subviews: subviews)) }
  }

  package func size(_ proposal: ProposedViewSize, in node: NodeContext) -> CGSize {
    let subviews = subviews(node)
    return layout.sizeThatFits(
      proposal: proposal, subviews: subviews, cache: &memory(subviews, node).cache)
  }

  package func place(in bounds: CGRect, _ proposal: ProposedViewSize, in node: NodeContext) {
    let subviews = subviews(node)
    let memory = memory(subviews, node)
    let spots = node.pass.recording(subviews.ids, in: bounds, proposal) {
      layout.placeSubviews(
        in: bounds, proposal: proposal, subviews: subviews, cache: &memory.cache)
    }
    for (id, spot) in spots {
      node.pass.place(id, at: spot.origin, spot.proposal)
    }
  }

  package func explicitGuide(
    _ key: AlignmentKey, size: CGSize, _ proposal: ProposedViewSize, in node: NodeContext
  ) -> CGFloat? {
    let subviews = subviews(node)
    let memory = memory(subviews, node)
    let bounds = CGRect(origin: .zero, size: size)
    switch key.axis {
    case .horizontal:
      return layout.explicitAlignment(
        of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
        cache: &memory.cache)
    case .vertical:
      return layout.explicitAlignment(
        of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
        cache: &memory.cache)
    }
  }

  package func spacing(in node: NodeContext) -> ViewSpacing {
    let subviews = subviews(node)
    return layout.spacing(subviews: subviews, cache: &memory(subviews, node).cache)
  }

  package var label: String { "\(L.self)" }
}
