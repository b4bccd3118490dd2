package import Foundation
package import WidgetGeometry

/// A margin around one child.
///
/// The child is offered what is left after the insets, never less than zero.
package struct PaddingRule: SingleChildRule {
  /// Margins in points, in reading order; negative ones let the child stick out.
  let insets: EdgeInsets

  package init(insets: EdgeInsets) { self.insets = insets }

  package func size(_ proposal: ProposedViewSize, in node: NodeContext) -> CGSize {
    let content = node.pass.size(of: node.child, inner(proposal))
    return CGSize(
      width: max(0, content.width + insets.horizontal),
      height: max(0, content.height + insets.vertical))
  }

  package func childPlacement(
    in size: CGSize, _ proposal: ProposedViewSize, node: NodeContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (CGPoint(x: insets.leading, y: insets.top), inner(proposal))
  }

  package func spacing(in node: NodeContext) -> ViewSpacing {
    var edges: Edge.Set = []
    for edge in Edge.allCases where insets[edge] != 0 { edges.insert(Edge.Set(edge)) }
    return node.pass.spacing(of: node.child).reset(edges, keepingSpacers: false)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.horizontal) },
      height: proposal.height.map { max(0, $0 - insets.vertical) })
  }

  package var label: String {
    let sides = [insets.top, insets.leading, insets.bottom, insets.trailing]
    if sides.allSatisfy({ $0 == insets.top }) { return "Padding \(insets.top.dumped)" }
    return "Padding " + sides.map(\.dumped).joined(separator: ",")
  }
}

/// A child at its ideal size on one or both axes, whatever is proposed.
package struct FixedSizeRule: SingleChildRule {
  let horizontal: Bool
  let vertical: Bool

  package init(horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package func size(_ proposal: ProposedViewSize, in node: NodeContext) -> CGSize {
    node.pass.size(of: node.child, inner(proposal))
  }

  package func childPlacement(
    in size: CGSize, _ proposal: ProposedViewSize, node: NodeContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) { (.zero, inner(proposal)) }

  package func priority(in node: NodeContext) -> Double {
    node.traits.priority ?? node.pass.priority(of: node.child)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  package var label: String {
    "FixedSize" + (horizontal ? " horizontal" : "") + (vertical ? " vertical" : "")
  }
}

/// A child offered a box of given proportions, inside the proposal or around it.
///
/// The answer is the child's, so a child of fixed size is not changed.
package struct AspectRatioRule: SingleChildRule {
  let ratio: CGFloat?
  let mode: ContentMode

  /// - Parameter ratio: Width to height; `nil` is that of the child's ideal size.
  package init(ratio: CGFloat?, mode: ContentMode) {
    self.ratio = ratio
    self.mode = mode
  }

  package func size(_ proposal: ProposedViewSize, in node: NodeContext) -> CGSize {
    node.pass.size(of: node.child, inner(proposal, node))
  }

  package func childPlacement(
    in size: CGSize, _ proposal: ProposedViewSize, node: NodeContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let offer = inner(proposal, node)
    return (node.origin(centering: node.child, offer, in: size), offer)
  }

  private func inner(_ proposal: ProposedViewSize, _ node: NodeContext) -> ProposedViewSize {
    guard proposal.width != nil || proposal.height != nil else { return proposal }
    let box =
      ratio.map { CGSize(width: $0, height: 1) } ?? node.pass.size(of: node.child, .unspecified)
    guard box.width > 0, box.height > 0, box.width.isFinite, box.height.isFinite else {
      return proposal
    }
    let across = proposal.width.map { $0 / box.width }
    let down = proposal.height.map { $0 / box.height }
    // A side that is not proposed never limits; with `fill` it would ask for infinity, so there
    // the proposed side alone decides.
    let scale: CGFloat
    switch mode {
    case .fit: scale = min(across ?? .infinity, down ?? .infinity)
    case .fill: scale = max(across ?? 0, down ?? 0)
    }
    return ProposedViewSize(width: box.width * scale, height: box.height * scale)
  }

  package var label: String {
    // Spelled out: printing an enumeration goes through reflection.
    "AspectRatio \(ratio.map(\.dumped) ?? "own") \(mode == .fit ? "fit" : "fill")"
  }
}

/// A child whose centre is at a point of the view, which takes all that is proposed.
package struct PositionRule: SingleChildRule {
  let x: CGFloat
  let y: CGFloat

  package init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  package func size(_ proposal: ProposedViewSize, in node: NodeContext) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(by: node.pass.size(of: node.child, proposal))
  }

  package func childPlacement(
    in size: CGSize, _ proposal: ProposedViewSize, node: NodeContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let offer = ProposedViewSize(size)
    let child = node.pass.size(of: node.child, offer)
    return (CGPoint(x: x - child.width / 2, y: y - child.height / 2), offer)
  }

  package func spacing(in node: NodeContext) -> ViewSpacing { .plain }

  package var label: String { "Position \(x.dumped),\(y.dumped)" }
}

extension NodeContext {
  /// The child's origin when it is centred in a box, whatever guides it states.
  func origin(centering child: NodeID, _ offer: ProposedViewSize, in box: CGSize) -> CGPoint {
    let size = pass.size(of: child, offer)
    return CGPoint(x: (box.width - size.width) / 2, y: (box.height - size.height) / 2)
  }
}
