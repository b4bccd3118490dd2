package import Foundation
package import WidgetGeometry
package import WidgetLayout

/// A small graph written down by hand in a test, and its layout.
package struct LayoutSketch {
  package var graph = LayoutGraph()
  package var strings: [String] = []
  package var direction = LayoutDirection.leftToRight

  package init(direction: LayoutDirection = .leftToRight) { self.direction = direction }

  package mutating func add(
    _ rule: any LayoutRule, _ children: NodeID..., traits: LayoutTraits = LayoutTraits()
  ) -> NodeID {
    graph.add(rule, children: children, traits: traits, direction: direction)
  }

  package mutating func box(
    _ width: CGFloat, _ height: CGFloat, traits: LayoutTraits = LayoutTraits()
  ) -> NodeID {
    add(FixedLeafRule(size: CGSize(width: width, height: height)), traits: traits)
  }

  /// Square letters of 10 × 10 points.
  package mutating func text(_ string: String) -> NodeID {
    strings.append(string)
    return graph.add(LeafRule(), tag: Int32(strings.count - 1), direction: direction)
  }

  package func layOut(
    _ root: NodeID, width: CGFloat, height: CGFloat, safeArea: EdgeInsets = EdgeInsets()
  ) throws -> LayoutPass {
    let pass = LayoutPass(graph, measurer: SquareLetters(strings), displayScale: 2)
    try pass.run(
      root: root, in: CGRect(x: 0, y: 0, width: width, height: height), safeArea: safeArea)
    return pass
  }
}

extension LayoutTraits {
  package init(priority: Double) {
    self.init()
    self.priority = priority
  }
}
