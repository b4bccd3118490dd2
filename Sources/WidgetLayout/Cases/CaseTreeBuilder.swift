import Foundation
import WidgetGeometry

/// Turns the `view` of a case into a layout graph.
struct CaseTreeBuilder {
  /// Pixels per point; a divider is one pixel thick unless the case says otherwise.
  let scale: CGFloat
  let dividerThickness: CGFloat?
  let limits: RenderLimits

  private(set) var leaves: [CaseLeaf] = []
  /// Nodes whose frames the case asks for, in order of the tree.
  private(set) var probes: [(name: String, node: NodeID)] = []
  var graph = LayoutGraph()
  var alignments = CaseAlignments()

  /// What a view learns from around it.
  struct Surroundings {
    /// Of the nearest stack.
    var axis: Axis?
    var direction = LayoutDirection.leftToRight

    func inside(_ axis: Axis?) -> Surroundings {
      Surroundings(axis: axis, direction: direction)
    }
  }

  init(scale: CGFloat, dividerThickness: CGFloat?, limits: RenderLimits) {
    self.scale = scale
    self.dividerThickness = dividerThickness
    self.limits = limits
  }

  /// The views a node stands for: none for an empty one, several for a group.
  mutating func views(
    _ node: CaseReader, _ around: Surroundings
  ) throws(LayoutError) -> [NodeID] {
    let modifiers = try node["modifiers"]?.items() ?? []
    var ids = try base(node, try surroundings(around, inside: modifiers[...]))
    for (index, modifier) in modifiers.enumerated() {
      let outside = try surroundings(around, inside: modifiers[(index + 1)...])
      var modified: [NodeID] = []
      for id in ids { modified.append(try modify(id, modifier, outside)) }
      ids = modified
    }
    guard graph.nodes.count <= limits.nodeCount else {
      throw .tooManyNodes(count: graph.nodes.count, limit: limits.nodeCount)
    }
    return ids
  }

  /// A direction holds for what is inside its modifier; the innermost one wins.
  private func surroundings(
    _ around: Surroundings, inside modifiers: ArraySlice<CaseReader>
  ) throws(LayoutError) -> Surroundings {
    var around = around
    for modifier in modifiers.reversed() {
      guard let value = modifier["layoutDirection"] else { continue }
      guard let direction = LayoutDirection(rawValue: try value.string()) else {
        throw value.failure("expected leftToRight or rightToLeft")
      }
      around.direction = direction
    }
    return around
  }

  mutating func add(
    _ rule: any LayoutRule, _ children: [NodeID], _ around: Surroundings, tag: Int32 = -1
  ) -> NodeID {
    graph.add(rule, children: children, tag: tag, direction: around.direction)
  }

  mutating func addLeaf(_ leaf: CaseLeaf, _ around: Surroundings) -> NodeID {
    leaves.append(leaf)
    return add(LeafRule(), [], around, tag: Int32(leaves.count - 1))
  }

  mutating func probe(_ name: String, _ id: NodeID) { probes.append((name, id)) }

  /// The views of a list of nodes.
  mutating func children(
    _ list: CaseReader?, _ around: Surroundings
  ) throws(LayoutError) -> [NodeID] {
    var ids: [NodeID] = []
    for node in try list?.items() ?? [] { ids += try views(node, around) }
    return ids
  }

  /// One view where one is expected: several are put into a stack.
  mutating func single(
    _ node: CaseReader, _ around: Surroundings, stack: any LayoutRule
  ) throws(LayoutError) -> NodeID {
    let ids: [NodeID]
    if case .array = node.value {
      ids = try children(node, around)
    } else {
      ids = try views(node, around)
    }
    return ids.count == 1 ? ids[0] : add(stack, ids, around)
  }
}
