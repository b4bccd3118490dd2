package import Foundation
package import WidgetGeometry

/// How one kind of node sizes itself and places its children.
///
/// Rules compute left to right; the pass mirrors children of right-to-left containers.  All
/// lengths are points, never rounded.
package protocol LayoutRule {
  /// The size for a proposal.  Pure: the pass remembers answers by proposal.
  func size(_ proposal: ProposedViewSize, in node: NodeContext) -> CGSize
  /// One side of `size`; differs from it for text only, whose minimum width is 0.
  func length(_ proposal: ProposedViewSize, _ axis: Axis, in node: NodeContext) -> CGFloat
  /// Places the children inside `bounds`, whose size is this rule's answer to `proposal`.
  func place(in bounds: CGRect, _ proposal: ProposedViewSize, in node: NodeContext)
  /// The guide this node states itself, from its own origin; `nil` leaves the default.
  func explicitGuide(
    _ key: AlignmentKey, size: CGSize, _ proposal: ProposedViewSize, in node: NodeContext
  ) -> CGFloat?
  /// Preferences for the distance to neighbours.
  func spacing(in node: NodeContext) -> ViewSpacing
  /// How eagerly the node is served by a stack.
  func priority(in node: NodeContext) -> Double
  /// Whether the node is its first child with something done to it, and so has its traits.
  var wrapsFirstChild: Bool { get }
  /// For dumps: `HStack spacing 8`.
  var label: String { get }
}

extension LayoutRule {
  package func length(_ proposal: ProposedViewSize, _ axis: Axis, in node: NodeContext) -> CGFloat {
    node.pass.size(of: node.id, proposal)[axis]
  }

  package func place(in bounds: CGRect, _ proposal: ProposedViewSize, in node: NodeContext) {}

  package func explicitGuide(
    _ key: AlignmentKey, size: CGSize, _ proposal: ProposedViewSize, in node: NodeContext
  ) -> CGFloat? { nil }

  package func spacing(in node: NodeContext) -> ViewSpacing { .plain }

  package func priority(in node: NodeContext) -> Double { node.traits.priority ?? 0 }

  package var wrapsFirstChild: Bool { false }
}

/// A rule's view of its node: who it is and the pass that answers questions about children.
package struct NodeContext {
  package let id: NodeID
  package let pass: LayoutPass

  package var traits: LayoutTraits { pass.graph.nodes[Int(id)].traits }
  package var tag: Int { Int(pass.graph.nodes[Int(id)].tag) }
  package var direction: LayoutDirection { pass.graph.nodes[Int(id)].direction }
  package var children: ArraySlice<NodeID> { pass.graph.children(of: id) }
  /// The only child of a single-child rule, the first of a rule that wraps its first child.
  package var child: NodeID {
    pass.graph.childIDs[Int(pass.graph.nodes[Int(id)].children.lowerBound)]
  }
}

/// First and last baseline from the top, in points.
package struct Baselines: Hashable, Sendable {
  package var first: CGFloat
  package var last: CGFloat

  package init(first: CGFloat, last: CGFloat) {
    self.first = first
    self.last = last
  }
}

/// The door to what leaves contain (text, images): layout asks, whoever knows fonts answers.
package protocol LeafMeasurer {
  func size(tag: Int, _ proposal: ProposedViewSize) -> CGSize
  /// `nil` for leaves without text.
  func baselines(tag: Int, size: CGSize, _ proposal: ProposedViewSize) -> Baselines?
  func spacing(tag: Int) -> ViewSpacing
  /// Height of capitals of the text's first line, which a label centres its icon on; `nil` for
  /// leaves without text.
  func capHeight(tag: Int) -> CGFloat?
}

extension LeafMeasurer {
  package func capHeight(tag: Int) -> CGFloat? { nil }
}
