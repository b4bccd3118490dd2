package import Foundation
package import WidgetGeometry

/// A view with another one before or behind it, which has no say in the size.
///
/// Children are [primary, secondary] in both kinds; who is painted first is the scene's business.
package struct LayerRule: ForwardingRule {
  package enum Kind: Hashable, Sendable { case overlay, background }

  package let kind: Kind
  let alignment: Alignment

  package init(kind: Kind, alignment: Alignment) {
    self.kind = kind
    self.alignment = alignment
  }

  /// The primary comes first: a secondary may want to know where parts of it are.
  package func place(in bounds: CGRect, _ proposal: ProposedViewSize, in node: NodeContext) {
    let primary = node.child
    node.pass.place(primary, at: bounds.origin, proposal)
    for secondary in node.children.dropFirst() {
      Self.place(
        secondary, on: primary, in: bounds, proposal, aligned: alignment, pass: node.pass)
    }
  }

  /// Places `secondary` on a primary that fills `bounds` and was placed with `proposal`.
  package static func place(
    _ secondary: NodeID, on primary: NodeID, in bounds: CGRect, _ proposal: ProposedViewSize,
    aligned alignment: Alignment, pass: LayoutPass
  ) {
    let offer = ProposedViewSize(bounds.size)
    let size = pass.size(of: secondary, offer)
    func origin(_ key: AlignmentKey) -> CGFloat {
      pass.guide(key, of: primary, size: bounds.size, proposal)
        - pass.guide(key, of: secondary, size: size, offer)
    }
    pass.place(
      secondary,
      at: CGPoint(
        x: bounds.minX + origin(alignment.horizontal.key),
        y: bounds.minY + origin(alignment.vertical.key)),
      offer)
  }

  package func explicitGuide(
    _ key: AlignmentKey, size: CGSize, _ proposal: ProposedViewSize, in node: NodeContext
  ) -> CGFloat? { node.pass.explicitGuide(key, of: node.child, size: size, proposal) }

  package var label: String {
    switch kind {
    case .overlay: "Overlay"
    case .background: "Background"
    }
  }
}
