package import Foundation
package import WidgetGeometry

/// Space that a stack's other children left over.
///
/// Served last: its priority is below every number.
package struct SpacerRule: LayoutRule {
  let minLength: CGFloat
  let axis: Axis?

  /// - Parameters:
  ///   - minLength: Least length in points; `nil` is 8.
  ///   - axis: The enclosing stack's axis; outside a stack (`nil`) the spacer grows both ways.
  package init(minLength: CGFloat?, axis: Axis?) {
    self.minLength = minLength ?? 8
    self.axis = axis
  }

  package func size(_ proposal: ProposedViewSize, in node: NodeContext) -> CGSize {
    func length(_ proposed: CGFloat?) -> CGFloat {
      proposed.map { max($0, minLength) } ?? minLength
    }
    guard let axis else {
      return CGSize(width: length(proposal.width), height: length(proposal.height))
    }
    return CGSize(axis, length(proposal[axis]), across: 0)
  }

  package func spacing(in node: NodeContext) -> ViewSpacing { .spacer(axis) }

  package func priority(in node: NodeContext) -> Double {
    node.traits.priority ?? -.infinity
  }

  package var label: String { "Spacer" }
}

/// A line across the enclosing stack.
package struct DividerRule: LayoutRule {
  let axis: Axis?
  let thickness: CGFloat

  /// - Parameters:
  ///   - axis: The enclosing stack's axis; the line runs across it, horizontally outside a stack.
  ///   - thickness: In points: one pixel, or 1 point at accessibility text sizes.
  package init(axis: Axis?, thickness: CGFloat) {
    self.axis = axis
    self.thickness = thickness
  }

  package func size(_ proposal: ProposedViewSize, in node: NodeContext) -> CGSize {
    axis == .horizontal
      ? CGSize(width: thickness, height: proposal.height ?? 10)
      : CGSize(width: proposal.width ?? 10, height: thickness)
  }

  package var label: String { "Divider" }
}
