package import Foundation
package import WidgetGeometry

/// One layout of one graph: answers sizes and guides, assigns frames.
///
/// The only mutable state of layout.  Confined to the worker that made it.
package final class LayoutPass {
  package private(set) var graph: LayoutGraph
  package private(set) var placements: Placements
  package let measurer: any LeafMeasurer
  /// Pixels per point; rules that know pixels (dividers, text distances) need it.
  package let displayScale: CGFloat
  /// Number of times a rule was asked for a size and the cache did not know: what work tests count.
  package private(set) var measureCount = 0

  private var cache: MeasureCache
  private let usesCache: Bool
  /// Origin of the node being placed; children are given in its coordinates.
  private var frameStack: [CGRect] = []

  package init(
    _ graph: LayoutGraph, measurer: any LeafMeasurer, displayScale: CGFloat, usesCache: Bool = true
  ) {
    self.graph = graph
    self.measurer = measurer
    self.displayScale = displayScale
    self.usesCache = usesCache
    cache = MeasureCache(nodeCount: graph.nodes.count)
    placements = Placements(nodeCount: graph.nodes.count)
  }

  /// The size `id` takes when offered `proposal`.
  package func size(of id: NodeID, _ proposal: ProposedViewSize) -> CGSize {
    if usesCache, let known = cache.size(of: id, proposal) { return known }
    measureCount += 1
    let size = graph[id].rule.size(proposal, in: NodeContext(id: id, pass: self))
    if usesCache { cache.remember(size, of: id, proposal) }
    return size
  }

  /// One side of the size.
  package func length(of id: NodeID, _ proposal: ProposedViewSize, _ axis: Axis) -> CGFloat {
    graph[id].rule.length(proposal, axis, in: NodeContext(id: id, pass: self))
  }

  package func priority(of id: NodeID) -> Double {
    graph[id].rule.priority(in: NodeContext(id: id, pass: self))
  }

  package func spacing(of id: NodeID) -> ViewSpacing {
    graph[id].rule.spacing(in: NodeContext(id: id, pass: self))
  }

  package func explicitGuide(
    _ key: AlignmentKey, of id: NodeID, size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    graph[id].rule.explicitGuide(key, size: size, proposal, in: NodeContext(id: id, pass: self))
  }

  /// Size and guides for a proposal.
  package func dimensions(of id: NodeID, _ proposal: ProposedViewSize) -> ViewDimensions {
    let size = size(of: id, proposal)
    return ViewDimensions(size: size) { [self] key in
      explicitGuide(key, of: id, size: size, proposal)
    }
  }

  /// Places a child of the node that is being placed, origin in the same coordinates as the
  /// `bounds` its rule was given, and everything inside the child.
  package func place(_ id: NodeID, at origin: CGPoint, _ proposal: ProposedViewSize) {
    var frame = CGRect(origin: origin, size: size(of: id, proposal))
    if let parent = frameStack.last, mirrorsChildren.last == true {
      frame.origin.x = parent.minX + parent.maxX - frame.maxX
    }
    placements[id] = Placements.Placement(frame: frame, proposal: proposal)
    frameStack.append(frame)
    mirrorsChildren.append(graph[id].direction == .rightToLeft)
    graph[id].rule.place(in: frame, proposal, in: NodeContext(id: id, pass: self))
    mirrorsChildren.removeLast()
    frameStack.removeLast()
  }

  private var mirrorsChildren: [Bool] = []

  /// Adds a subtree while placing (geometry readers) and makes it the children of `id`.
  package func expand(_ id: NodeID, _ build: (inout LayoutGraph) -> [NodeID]) -> [NodeID] {
    let children = build(&graph)
    graph.setChildren(children, of: id)
    cache.grow(to: graph.nodes.count)
    placements.all.append(
      contentsOf: repeatElement(nil, count: graph.nodes.count - placements.all.count))
    return children
  }

  /// Lays the whole graph out: offers `container`'s size to `root` and centres the answer in it.
  package func run(root: NodeID, in container: CGRect) {
    let proposal = ProposedViewSize(container.size)
    let size = size(of: root, proposal)
    place(
      root,
      at: CGPoint(x: container.midX - size.width / 2, y: container.midY - size.height / 2),
      proposal)
  }
}
