package import Foundation
package import WidgetGeometry

/// A rule with one child that it resizes or moves.
///
/// One function says where the child goes; placing, and passing the child's guides on, follow
/// from it.
package protocol SingleChildRule: LayoutRule {
  /// Where the child's origin is in a node of `size`, and what the child is offered there.
  func childPlacement(
    in size: CGSize, _ proposal: ProposedViewSize, node: NodeContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize)
}

extension SingleChildRule {
  package func place(in bounds: CGRect, _ proposal: ProposedViewSize, in node: NodeContext) {
    let (origin, offer) = childPlacement(in: bounds.size, proposal, node: node)
    node.pass.place(
      node.child, at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), offer)
  }

  /// What the child states, moved with the child.
  package func explicitGuide(
    _ key: AlignmentKey, size: CGSize, _ proposal: ProposedViewSize, in node: NodeContext
  ) -> CGFloat? {
    let (origin, offer) = childPlacement(in: size, proposal, node: node)
    let child = node.child
    let inner = node.pass.size(of: child, offer)
    return node.pass.explicitGuide(key, of: child, size: inner, offer).map {
      $0 + origin[key.axis]
    }
  }

  package func spacing(in node: NodeContext) -> ViewSpacing { node.pass.spacing(of: node.child) }

  package var wrapsFirstChild: Bool { true }
}

/// A rule whose node is in every answer its child, unless it says otherwise.
package protocol ForwardingRule: SingleChildRule {}

extension ForwardingRule {
  package func size(_ proposal: ProposedViewSize, in node: NodeContext) -> CGSize {
    node.pass.size(of: node.child, proposal)
  }

  package func length(_ proposal: ProposedViewSize, _ axis: Axis, in node: NodeContext) -> CGFloat {
    node.pass.length(of: node.child, proposal, axis)
  }

  package func childPlacement(
    in size: CGSize, _ proposal: ProposedViewSize, node: NodeContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) { (.zero, proposal) }

  package func priority(in node: NodeContext) -> Double {
    node.traits.priority ?? node.pass.priority(of: node.child)
  }
}

extension NodeContext {
  /// The child's origin when its guides are put on those of a box.
  ///
  /// The box has the guides' default positions; the child's own count.
  func origin(
    aligning child: NodeID, _ offer: ProposedViewSize, in box: CGSize, _ alignment: Alignment
  ) -> CGPoint {
    let size = pass.size(of: child, offer)
    let (x, y) = (alignment.horizontal.key, alignment.vertical.key)
    return CGPoint(
      x: pass.defaultGuide(x, size: box) - pass.guide(x, of: child, size: size, offer),
      y: pass.defaultGuide(y, size: box) - pass.guide(y, of: child, size: size, offer))
  }
}
