package import Foundation
package import WidgetGeometry

/// A bar at one edge and content in what it leaves: children are [content, bar].
///
/// The bar takes part of the content's safe area; content that ignores it reaches under the bar.
package struct SafeAreaInsetRule: LayoutRule {
  let edge: Edge
  let alignment: AlignmentKey
  let spacing: CGFloat?

  /// - Parameters:
  ///   - alignment: Guide across the edge on which bar and content meet.
  ///   - spacing: Between bar and content, in points; `nil` is what they prefer.
  package init(edge: Edge, alignment: AlignmentKey, spacing: CGFloat?) {
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Axis across which bar and content are side by side.
  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  private var barIsFirst: Bool { edge == .top || edge == .leading }

  package func size(_ proposal: ProposedViewSize, in node: NodeContext) -> CGSize {
    plan(proposal, node).size
  }

  package func place(in bounds: CGRect, _ proposal: ProposedViewSize, in node: NodeContext) {
    let (plan, children, pass) = (plan(proposal, node), node.children, node.pass)
    let frames = plan.frames.map { $0.offsetBy(dx: bounds.minX, dy: bounds.minY) }
    let content = pass.onScreen(frames[0])
    pass.withSafeArea(inset(pass.safeArea, bounds: bounds, content: content, node.direction)) {
      pass.place(children[children.startIndex], at: frames[0].origin, plan.offers[0])
    }
    if children.count > 1 {
      pass.place(children[children.startIndex + 1], at: frames[1].origin, plan.offers[1])
    }
  }

  package func explicitGuide(
    _ key: AlignmentKey, size: CGSize, _ proposal: ProposedViewSize, in node: NodeContext
  ) -> CGFloat? { plan(proposal, node).guide(key, node.children, node.pass) }

  package func spacing(in node: NodeContext) -> ViewSpacing {
    unionSpacing(node.children, node.pass)
  }

  package var wrapsFirstChild: Bool { true }

  package var label: String { "SafeAreaInset \(edge)" }

  private func plan(_ proposal: ProposedViewSize, _ node: NodeContext) -> ContainerPlan {
    let (children, pass) = (node.children, node.pass)
    let content = children[children.startIndex]
    let bar = children.count > 1 ? children[children.startIndex + 1] : nil
    let gap = gap(content, bar, pass)
    let least = pass.length(of: content, proposal.with(axis, 0), axis)
    let barOffer = proposal.with(axis, proposal[axis].map { max(0, $0 - gap - least) })
    let barSize = bar.map { pass.size(of: $0, barOffer) } ?? .zero
    let contentOffer = proposal.with(axis, proposal[axis].map { max(0, $0 - gap - barSize[axis]) })
    let contentSize = pass.size(of: content, contentOffer)

    let contentGuide = pass.guide(alignment, of: content, size: contentSize, contentOffer)
    let barGuide = bar.map { pass.guide(alignment, of: $0, size: barSize, barOffer) } ?? 0
    let line = max(contentGuide, barGuide)
    var frames = [CGRect(origin: .zero, size: contentSize), CGRect(origin: .zero, size: barSize)]
    frames[0].origin[axis] = barIsFirst ? barSize[axis] + gap : 0
    frames[1].origin[axis] = barIsFirst ? 0 : contentSize[axis] + gap
    frames[0].origin[axis.cross] = line - contentGuide
    frames[1].origin[axis.cross] = line - barGuide
    let size = CGSize(
      axis, contentSize[axis] + gap + barSize[axis],
      across: max(contentSize[axis.cross], barSize[axis.cross]))
    return ContainerPlan(
      proposal: proposal, size: size, frames: Array(frames.prefix(children.count)),
      offers: [contentOffer, barOffer])
  }

  private func gap(_ content: NodeID, _ bar: NodeID?, _ pass: LayoutPass) -> CGFloat {
    if let spacing { return spacing }
    let contentSpacing = pass.spacing(of: content)
    let barSpacing = bar.map { pass.spacing(of: $0) } ?? .plain
    return barIsFirst
      ? barSpacing.distance(to: contentSpacing, along: axis)
      : contentSpacing.distance(to: barSpacing, along: axis)
  }

  /// The region of the content: safe up to the bar, and reaching as far as the bar does.
  private func inset(
    _ region: SafeAreaRegion, bounds: CGRect, content: CGRect, _ direction: LayoutDirection
  ) -> SafeAreaRegion {
    let growth = region.growth(of: bounds)
    let whole = CGRect(
      x: bounds.minX - growth.leading, y: bounds.minY - growth.top,
      width: bounds.width + growth.horizontal, height: bounds.height + growth.vertical)
    var side = edge
    if direction == .rightToLeft {
      side = edge == .leading ? .trailing : edge == .trailing ? .leading : edge
    }
    return SafeAreaRegion(
      outer: region.outer.with(side, of: whole), safe: region.safe.with(side, of: content))
  }
}

extension CGRect {
  /// This rectangle with one edge taken from another; leading is left.
  fileprivate func with(_ edge: Edge, of other: CGRect) -> CGRect {
    var (left, top, right, bottom) = (minX, minY, maxX, maxY)
    switch edge {
    case .top: top = other.minY
    case .leading: left = other.minX
    case .bottom: bottom = other.maxY
    case .trailing: right = other.maxX
    }
    return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}

/// A child that grows over the edges of the safe area it touches, while its parent still sees
/// the safe size.
package struct IgnoresSafeAreaRule: SingleChildRule {
  let edges: Edge.Set

  package init(edges: Edge.Set = .all) { self.edges = edges }

  package func size(_ proposal: ProposedViewSize, in node: NodeContext) -> CGSize {
    node.pass.size(of: node.child, proposal)
  }

  package func childPlacement(
    in size: CGSize, _ proposal: ProposedViewSize, node: NodeContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) { (.zero, proposal) }

  package func place(in bounds: CGRect, _ proposal: ProposedViewSize, in node: NodeContext) {
    var growth = node.pass.safeArea.growth(of: bounds)
    if node.direction == .rightToLeft { growth = growth.mirrored }
    for edge in Edge.allCases where !edges.contains(Edge.Set(edge)) { growth[edge] = 0 }
    guard growth != EdgeInsets() else {
      return node.pass.place(node.child, at: bounds.origin, proposal)
    }
    let enlarged = ProposedViewSize(
      width: bounds.width + growth.horizontal, height: bounds.height + growth.vertical)
    node.pass.place(
      node.child, at: CGPoint(x: bounds.minX - growth.leading, y: bounds.minY - growth.top),
      enlarged)
  }

  package func priority(in node: NodeContext) -> Double {
    node.traits.priority ?? node.pass.priority(of: node.child)
  }

  package var label: String { "IgnoresSafeArea" }
}
