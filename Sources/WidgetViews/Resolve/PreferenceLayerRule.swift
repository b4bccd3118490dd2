import Foundation
import WidgetGeometry
import WidgetLayout

/// A view with another before or behind it that is made from the first one's preferences, once the
/// first is placed.
struct PreferenceLayerRule: ForwardingRule {
  let kind: LayerRule.Kind
  let alignment: Alignment
  let primary: NodeID
  /// Makes the other view's nodes; the context is that of the whole layer.
  let build: (NodeContext) -> (inout LayoutGraph) -> NodeID?

  func place(in bounds: CGRect, _ proposal: ProposedViewSize, in node: NodeContext) {
    let pass = node.pass
    pass.place(primary, at: bounds.origin, proposal)
    // Reads preferences now: while the graph is being changed nobody may look at it.
    let build = build(node)
    let children = pass.expand(node.id) { graph in
      [primary] + (build(&graph).map { [$0] } ?? [])
    }
    for secondary in children.dropFirst() {
      LayerRule.place(
        secondary, on: primary, in: bounds, proposal, aligned: alignment, pass: pass)
    }
  }

  var label: String { kind == .overlay ? "OverlayPreference" : "BackgroundPreference" }
}
