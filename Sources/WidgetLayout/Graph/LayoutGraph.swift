package import WidgetGeometry

/// Index of a node in the arena.
package typealias NodeID = Int32

/// One view after resolving: a rule, its children, its traits.
package struct LayoutNode {
  package var rule: any LayoutRule
  /// Range in `LayoutGraph.childIDs`.
  package var children: Range<Int32>
  package var traits: LayoutTraits
  /// Means nothing here: the resolver's index of what the node draws; -1 is nothing.
  package var tag: Int32
  /// Containers inside compute left to right and mirror afterwards when this is set.
  package var direction: LayoutDirection
  /// Levels in the subtree, this node included.
  package fileprivate(set) var depth: Int32
}

/// All nodes of a render in one array; children before parents.
///
/// An arena and not a tree of objects: building and laying out costs half, a dump is a loop, and
/// freeing a deep tree cannot overflow the stack.
package struct LayoutGraph {
  package private(set) var nodes: [LayoutNode] = []
  package private(set) var childIDs: [NodeID] = []

  package init() {}

  /// Appends a node whose children are already there.
  package mutating func add(
    _ rule: any LayoutRule, children: [NodeID] = [], traits: LayoutTraits = LayoutTraits(),
    tag: Int32 = -1, direction: LayoutDirection = .leftToRight
  ) -> NodeID {
    let start = Int32(childIDs.count)
    childIDs.append(contentsOf: children)
    var traits = traits
    if rule.wrapsFirstChild, let first = children.first {
      traits.inherit(nodes[Int(first)].traits)
    }
    nodes.append(
      LayoutNode(
        rule: rule, children: start..<Int32(childIDs.count), traits: traits, tag: tag,
        direction: direction, depth: depth(above: children)))
    return NodeID(nodes.count - 1)
  }

  package subscript(id: NodeID) -> LayoutNode {
    get { nodes[Int(id)] }
    set { nodes[Int(id)] = newValue }
  }

  package func children(of id: NodeID) -> ArraySlice<NodeID> {
    let range = nodes[Int(id)].children
    return childIDs[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  /// Gives a node children made after it: what a geometry reader builds once its size is known.
  package mutating func setChildren(_ children: [NodeID], of id: NodeID) {
    let start = Int32(childIDs.count)
    childIDs.append(contentsOf: children)
    nodes[Int(id)].children = start..<Int32(childIDs.count)
    nodes[Int(id)].depth = depth(above: children)
  }

  private func depth(above children: [NodeID]) -> Int32 {
    var deepest: Int32 = 0
    for child in children { deepest = max(deepest, nodes[Int(child)].depth) }
    return deepest + 1
  }
}
