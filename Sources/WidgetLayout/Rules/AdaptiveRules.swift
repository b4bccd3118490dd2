package import Foundation
package import WidgetGeometry

/// The first child that fits, asked for its ideal size on the checked axes; else the last.
package struct ViewThatFitsRule: LayoutRule {
  let axes: Axis.Set

  package init(axes: Axis.Set = [.horizontal, .vertical]) { self.axes = axes }

  /// A size is not too large by a rounding error, in points.
  private static let tolerance: CGFloat = 1e-6

  private func chosen(_ proposal: ProposedViewSize, _ node: NodeContext) -> NodeID? {
    let children = node.children
    var offer = proposal
    if axes.contains(.horizontal) { offer.width = nil }
    if axes.contains(.vertical) { offer.height = nil }
    return children.dropLast().first { child in
      let size = node.pass.size(of: child, offer)
      return Axis.allCases.allSatisfy { axis in
        guard axes.contains(axis: axis), let limit = proposal[axis] else { return true }
        return size[axis] <= limit + Self.tolerance
      }
    } ?? children.last
  }

  package func size(_ proposal: ProposedViewSize, in node: NodeContext) -> CGSize {
    chosen(proposal, node).map { node.pass.size(of: $0, proposal) } ?? .zero
  }

  package func length(_ proposal: ProposedViewSize, _ axis: Axis, in node: NodeContext) -> CGFloat {
    chosen(proposal, node).map { node.pass.length(of: $0, proposal, axis) } ?? 0
  }

  package func place(in bounds: CGRect, _ proposal: ProposedViewSize, in node: NodeContext) {
    guard let child = chosen(proposal, node) else { return }
    node.pass.place(child, at: bounds.origin, proposal)
  }

  package func explicitGuide(
    _ key: AlignmentKey, size: CGSize, _ proposal: ProposedViewSize, in node: NodeContext
  ) -> CGFloat? {
    chosen(proposal, node).flatMap {
      node.pass.explicitGuide(key, of: $0, size: size, proposal)
    }
  }

  /// Which child is chosen depends on the proposal, preferences do not: all children count.
  package func spacing(in node: NodeContext) -> ViewSpacing {
    unionSpacing(node.children, node.pass)
  }

  package var label: String { "ViewThatFits" }
}

/// What a geometry reader knows when its content is built.
package struct GeometryContext {
  /// The reader's size in points.
  package let size: CGSize
  /// The reader's frame in the root's coordinates, before effects such as rotation.
  package let frame: CGRect
  /// What lies between the reader and the container's edges where it touches the safe area's, in
  /// reading order.
  package let safeAreaInsets: EdgeInsets
  package let id: NodeID
  private let pass: LayoutPass

  fileprivate init(_ frame: CGRect, _ node: NodeContext) {
    size = frame.size
    self.frame = frame
    id = node.id
    pass = node.pass
    let insets = node.pass.safeArea.growth(of: frame)
    safeAreaInsets = node.direction == .rightToLeft ? insets.mirrored : insets
  }

  /// Where another node is in the root's coordinates; `nil` if it is not placed yet: anchors.
  package func frame(of node: NodeID) -> CGRect? { pass.placements.frame(of: node) }
}

/// A flexible view whose content is made when its size is known.
package struct GeometryReaderRule: LayoutRule {
  let build: (GeometryContext, inout LayoutGraph) -> [NodeID]

  /// - Parameter build: Adds the content's nodes for a size in points and returns its views.
  package init(build: @escaping (CGSize, inout LayoutGraph) -> [NodeID]) {
    self.build = { context, graph in build(context.size, &graph) }
  }

  /// - Parameter build: Adds the content's nodes and returns its views.
  package init(reading build: @escaping (GeometryContext, inout LayoutGraph) -> [NodeID]) {
    self.build = build
  }

  package func size(_ proposal: ProposedViewSize, in node: NodeContext) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func place(in bounds: CGRect, _ proposal: ProposedViewSize, in node: NodeContext) {
    let context = GeometryContext(bounds, node)
    let offer = ProposedViewSize(bounds.size)
    for child in node.pass.expand(node.id, { build(context, &$0) }) {
      node.pass.place(child, at: bounds.origin, offer)
    }
  }

  package var label: String { "GeometryReader" }
}

/// A frame as large as the container the layout was run in, or a length made from it.
package struct ContainerRelativeFrameRule: SingleChildRule {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  /// - Parameter length: The frame's side from the container's, in points.
  package init(
    axes: Axis.Set, alignment: Alignment,
    length: @escaping (CGFloat, Axis) -> CGFloat = { side, _ in side }
  ) {
    self.axes = axes
    self.alignment = alignment
    self.length = length
  }

  private func inner(_ proposal: ProposedViewSize, _ node: NodeContext) -> ProposedViewSize {
    var offer = proposal
    for axis in Axis.allCases where axes.contains(axis: axis) {
      offer[axis] = max(0, length(node.pass.containerSize[axis], axis))
    }
    return offer
  }

  package func size(_ proposal: ProposedViewSize, in node: NodeContext) -> CGSize {
    let offer = inner(proposal, node)
    var size = node.pass.size(of: node.child, offer)
    for axis in Axis.allCases where axes.contains(axis: axis) {
      size[axis] = offer[axis] ?? size[axis]
    }
    return size
  }

  package func childPlacement(
    in size: CGSize, _ proposal: ProposedViewSize, node: NodeContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let offer = inner(proposal, node)
    return (node.origin(aligning: node.child, offer, in: size, alignment), offer)
  }

  package var label: String { "ContainerRelativeFrame" }
}

/// A scroll view at rest: takes what is proposed along its axes and shows the content's start.
package struct ScrollRule: LayoutRule {
  let axes: Axis.Set

  package init(axes: Axis.Set) { self.axes = axes }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  package func size(_ proposal: ProposedViewSize, in node: NodeContext) -> CGSize {
    guard !node.children.isEmpty else { return proposal.replacingUnspecifiedDimensions() }
    var size = node.pass.size(of: node.child, inner(proposal))
    for axis in Axis.allCases where axes.contains(axis: axis) {
      size[axis] = proposal[axis] ?? size[axis]
    }
    return size
  }

  package func place(in bounds: CGRect, _ proposal: ProposedViewSize, in node: NodeContext) {
    guard !node.children.isEmpty else { return }
    node.pass.place(node.child, at: bounds.origin, inner(proposal))
  }

  package var label: String { "Scroll" }
}
