package import Foundation
package import WidgetGeometry

/// Something that is done to a view without changing its layout: effects, clips, borders.
package struct PassThroughRule: ForwardingRule {
  package let label: String

  /// - Parameter label: What dumps call it.
  package init(label: String = "Effect") { self.label = label }
}

/// A child moved after its parent placed it: the parent still sees the unmoved frame.
///
/// Frames stay fractional here; the move happens before edges are snapped to pixels.
package struct OffsetRule: ForwardingRule {
  let x: CGFloat
  let y: CGFloat

  /// - Parameters:
  ///   - x: Points towards the trailing edge.
  package init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  package func childPlacement(
    in size: CGSize, _ proposal: ProposedViewSize, node: NodeContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) { (CGPoint(x: x, y: y), proposal) }

  /// Guides stay where they were.
  package func explicitGuide(
    _ key: AlignmentKey, size: CGSize, _ proposal: ProposedViewSize, in node: NodeContext
  ) -> CGFloat? { node.pass.explicitGuide(key, of: node.child, size: size, proposal) }

  package var label: String { "Offset \(x.dumped),\(y.dumped)" }
}

/// A view that states one of its guides.
package struct AlignmentGuideRule: ForwardingRule {
  let key: AlignmentKey
  let value: (ViewDimensions) -> CGFloat

  /// - Parameter value: Given the unmodified child, the guide's position in points from its origin.
  package init(key: AlignmentKey, value: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.value = value
  }

  package func explicitGuide(
    _ key: AlignmentKey, size: CGSize, _ proposal: ProposedViewSize, in node: NodeContext
  ) -> CGFloat? {
    guard key == self.key else {
      return node.pass.explicitGuide(key, of: node.child, size: size, proposal)
    }
    return value(node.pass.dimensions(of: node.child, proposal))
  }

  package var label: String { "AlignmentGuide \(key.id)" }
}
