package import Foundation
package import WidgetGeometry

extension LayoutPass {
  /// Lays the whole graph out: offers the safe part of `container` to `root` and centres the
  /// answer in it.
  ///
  /// Roots of one graph may be run one after the other; each keeps its placements.
  ///
  /// - Parameter safeArea: Distances of the safe area from the container's edges; leading is left.
  package func run(
    root: NodeID, in container: CGRect, safeArea insets: EdgeInsets = EdgeInsets()
  ) throws(LayoutError) {
    try checkLimits(root)
    if containerSize != container.size { forgetMeasures() }
    if placements[root] != nil { forgetPlacements(of: root) }
    containerSize = container.size
    let safe = container.inset(by: insets)
    safeArea = SafeAreaRegion(outer: container, safe: safe)
    placing = Placing(frame: safe, mirrors: false, depth: 0)
    let proposal = ProposedViewSize(safe.size)
    let size = size(of: root, proposal)
    place(
      root, at: CGPoint(x: safe.midX - size.width / 2, y: safe.midY - size.height / 2), proposal)
    if let failure { throw failure }
  }

  /// A second run may place other views than the first did.
  private func forgetPlacements(of root: NodeID) {
    var rest = [root]
    while let id = rest.popLast() {
      placements[id] = nil
      rest.append(contentsOf: graph.children(of: id))
    }
  }

  private func checkLimits(_ root: NodeID) throws(LayoutError) {
    let (count, depth) = (graph.nodes.count, Int(graph.nodes[Int(root)].depth))
    guard count <= limits.nodeCount else {
      throw .tooManyNodes(count: count, limit: limits.nodeCount)
    }
    guard depth <= limits.viewDepth else { throw .tooDeep(depth: depth, limit: limits.viewDepth) }
  }

  /// Places a child of the node that is being placed, origin in the same coordinates as the
  /// `bounds` its rule was given, and everything inside the child.
  package func place(_ id: NodeID, at origin: CGPoint, _ proposal: ProposedViewSize) {
    guard failure == nil else { return }
    let frame = onScreen(CGRect(origin: origin, size: size(of: id, proposal)).finite)
    placements[id] = Placements.Placement(frame: frame, proposal: proposal)
    let parent = placing
    placing = Placing(
      frame: frame, mirrors: graph.nodes[Int(id)].direction == .rightToLeft,
      depth: parent.depth + 1)
    let rule = graph.nodes[Int(id)].rule
    rule.place(in: frame, proposal, in: NodeContext(id: id, pass: self))
    placing = parent
  }

  /// Notes where a node is without placing what is inside it: rows of a grid.
  func note(_ id: NodeID, _ frame: CGRect, _ proposal: ProposedViewSize) {
    placements[id] = Placements.Placement(frame: onScreen(frame), proposal: proposal)
  }

  /// A child's frame as computed left to right, mirrored if the node being placed asks for it.
  func onScreen(_ frame: CGRect) -> CGRect {
    guard placing.mirrors else { return frame }
    var mirrored = frame
    mirrored.origin.x = placing.frame.minX + placing.frame.maxX - frame.maxX
    return mirrored
  }

  /// Places with another safe area: the content between inset bars.
  func withSafeArea(_ region: SafeAreaRegion, _ body: () -> Void) {
    let outside = safeArea
    safeArea = region
    body()
    safeArea = outside
  }

  /// Adds a subtree while placing (geometry readers) and makes it the children of `id`.
  ///
  /// Beyond a limit the subtree is built but has no part in the layout, which then fails.
  package func expand(_ id: NodeID, _ build: (inout LayoutGraph) -> [NodeID]) -> [NodeID] {
    let children = build(&graph)
    graph.setChildren(children, of: id)
    grow()
    let depth = placing.depth - 1 + Int(graph.nodes[Int(id)].depth)
    if graph.nodes.count > limits.nodeCount {
      failure = .tooManyNodes(count: graph.nodes.count, limit: limits.nodeCount)
    } else if depth > limits.viewDepth {
      failure = .tooDeep(depth: depth, limit: limits.viewDepth)
    }
    return failure == nil ? children : []
  }
}

extension CGRect {
  /// The rectangle with 0 for what is not a number or has no end: a custom layout may place a
  /// flexible child at an infinite proposal, and painters need numbers.
  fileprivate var finite: CGRect {
    if origin.x.isFinite, origin.y.isFinite, size.width.isFinite, size.height.isFinite {
      return self
    }
    func number(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    return CGRect(
      x: number(origin.x), y: number(origin.y), width: number(size.width),
      height: number(size.height))
  }
}
