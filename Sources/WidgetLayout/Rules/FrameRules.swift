package import Foundation
package import WidgetGeometry

/// A frame of a given width, height or both around one child.
package struct FrameRule: SingleChildRule {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  /// - Parameters: Sides in points; a negative or infinite one counts as not given.
  package init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = FrameRule.usable(width)
    self.height = FrameRule.usable(height)
    self.alignment = alignment
  }

  private static func usable(_ side: CGFloat?) -> CGFloat? {
    side.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
  }

  package func size(_ proposal: ProposedViewSize, in node: NodeContext) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let content = node.pass.size(of: node.child, inner(proposal))
    return CGSize(width: width ?? content.width, height: height ?? content.height)
  }

  package func childPlacement(
    in size: CGSize, _ proposal: ProposedViewSize, node: NodeContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let offer = inner(proposal)
    return (node.origin(aligning: node.child, offer, in: size, alignment), offer)
  }

  package func spacing(in node: NodeContext) -> ViewSpacing {
    var edges: Edge.Set = []
    if width != nil { edges.formUnion(.horizontal) }
    if height != nil { edges.formUnion(.vertical) }
    return node.pass.spacing(of: node.child).reset(edges, keepingSpacers: true)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  package var label: String {
    "Frame" + (width.map { " width \($0.dumped)" } ?? "")
      + (height.map { " height \($0.dumped)" } ?? "")
  }
}

/// A frame with bounds for its size around one child.
package struct FlexibleFrameRule: SingleChildRule {
  /// Bounds of one side, in points, with min ≤ ideal ≤ max.
  struct Bounds {
    let min: CGFloat?
    let ideal: CGFloat?
    let max: CGFloat?

    /// Raises each bound to the one before it, so that a wrong order cannot turn a clamp around.
    init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
      let least = min.map { Swift.max($0, 0) }
      let middle = ideal.map { Swift.max(least ?? 0, $0) }
      self.min = least
      self.ideal = middle
      self.max = max.map { Swift.max(middle ?? least ?? 0, $0) }
    }

    var isEmpty: Bool { min == nil && ideal == nil && max == nil }
  }

  let horizontal: Bounds
  let vertical: Bounds
  let alignment: Alignment

  package init(
    minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?,
    idealHeight: CGFloat?, maxHeight: CGFloat?, alignment: Alignment
  ) {
    horizontal = Bounds(min: minWidth, ideal: idealWidth, max: maxWidth)
    vertical = Bounds(min: minHeight, ideal: idealHeight, max: maxHeight)
    self.alignment = alignment
  }

  package func size(_ proposal: ProposedViewSize, in node: NodeContext) -> CGSize {
    let width = horizontal.own(proposal.width)
    let height = vertical.own(proposal.height)
    if let width, let height { return CGSize(width: width, height: height) }
    let offer = ProposedViewSize(
      width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
    let content = node.pass.size(of: node.child, offer)
    return CGSize(
      width: width ?? horizontal.around(content.width, offered: offer.width),
      height: height ?? vertical.around(content.height, offered: offer.height))
  }

  package func childPlacement(
    in size: CGSize, _ proposal: ProposedViewSize, node: NodeContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let offer = ProposedViewSize(
      width: horizontal.final(size.width, proposed: proposal.width),
      height: vertical.final(size.height, proposed: proposal.height))
    return (node.origin(aligning: node.child, offer, in: size, alignment), offer)
  }

  package func spacing(in node: NodeContext) -> ViewSpacing {
    var edges: Edge.Set = []
    if !horizontal.isEmpty { edges.formUnion(.horizontal) }
    if !vertical.isEmpty { edges.formUnion(.vertical) }
    return node.pass.spacing(of: node.child).reset(edges, keepingSpacers: true)
  }

  package var label: String {
    "FlexibleFrame" + horizontal.dumped("Width") + vertical.dumped("Height")
  }
}

extension FlexibleFrameRule.Bounds {
  /// The frame's side where the child has no say in it.
  func own(_ proposed: CGFloat?) -> CGFloat? {
    guard let proposed else { return ideal }
    guard let min, let max else { return nil }
    return Swift.min(Swift.max(proposed, min), max)
  }

  /// What the child is asked with.
  func offer(_ proposed: CGFloat?) -> CGFloat? { (proposed ?? ideal).map(clamped) }

  /// The frame's side around a child that answered `content`.
  ///
  /// A lower bound alone also caps the child at the proposal, an upper bound alone also grows
  /// to it.
  func around(_ content: CGFloat, offered: CGFloat?) -> CGFloat {
    switch (min, max) {
    case (.some, .some): clamped(content)
    case (.some(let min), nil): Swift.max(Swift.min(offered ?? .infinity, content), min)
    case (nil, .some(let max)): Swift.min(Swift.max(offered ?? -.infinity, content), max)
    case (nil, nil): content
    }
  }

  /// What the child is offered when placed: the frame's side, or nothing where the frame only
  /// hugged the child's ideal size.
  func final(_ side: CGFloat, proposed: CGFloat?) -> CGFloat? {
    let between = (min ?? -.infinity) < side && side < (max ?? .infinity)
    return ideal == nil && proposed == nil && between ? nil : side
  }

  private func clamped(_ value: CGFloat) -> CGFloat {
    Swift.min(Swift.max(value, min ?? -.infinity), max ?? .infinity)
  }

  func dumped(_ side: String) -> String {
    (min.map { " min\(side) \($0.dumped)" } ?? "")
      + (ideal.map { " ideal\(side) \($0.dumped)" } ?? "")
      + (max.map { " max\(side) \($0.dumped)" } ?? "")
  }
}
