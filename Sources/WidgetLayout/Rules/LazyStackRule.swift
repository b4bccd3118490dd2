package import Foundation
package import WidgetGeometry

/// LazyHStack and LazyVStack: the eager stack, stretched to what is proposed across.
package struct LazyStackRule: LayoutRule {
  let layout: StackLayout

  package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    layout = StackLayout(axis: axis, alignment: alignment, spacing: spacing)
  }

  package func size(_ proposal: ProposedViewSize, in node: NodeContext) -> CGSize {
    let children = node.children
    guard !children.isEmpty else { return stretched(.zero, proposal) }
    return plan(proposal, children, node).size
  }

  package func place(in bounds: CGRect, _ proposal: ProposedViewSize, in node: NodeContext) {
    let children = node.children
    guard !children.isEmpty else { return }
    plan(layout.placing(proposal, bounds.size), children, node)
      .place(children, in: bounds, node.pass)
  }

  package func explicitGuide(
    _ key: AlignmentKey, size: CGSize, _ proposal: ProposedViewSize, in node: NodeContext
  ) -> CGFloat? {
    let children = node.children
    guard !children.isEmpty, !key.role.stopsAtContainers else { return nil }
    return memory(children, node).guide(key, size, proposal) {
      plan(layout.placing(proposal, size), children, node).guide(key, children, node.pass)
    }
  }

  package func spacing(in node: NodeContext) -> ViewSpacing {
    layout.spacing(node.children, node.pass)
  }

  package var label: String {
    (layout.axis == .horizontal ? "LazyHStack" : "LazyVStack")
      + (layout.spacing.map { " spacing \($0.dumped)" } ?? "")
  }

  private func memory(_ children: ArraySlice<NodeID>, _ node: NodeContext) -> ContainerMemory {
    node.pass.memory(of: node.id) { ContainerMemory(gaps: layout.gaps(children, node.pass)) }
  }

  private func plan(
    _ proposal: ProposedViewSize, _ children: ArraySlice<NodeID>, _ node: NodeContext
  ) -> ContainerPlan {
    let memory = memory(children, node)
    return memory.plan(proposal) {
      var plan = layout.plan(proposal, children, gaps: memory.gaps, node.pass)
      let size = stretched(plan.size, proposal)
      let shift =
        node.pass.defaultGuide(layout.alignment, size: size)
        - node.pass.defaultGuide(layout.alignment, size: plan.size)
      for index in plan.frames.indices { plan.frames[index].origin[layout.axis.cross] += shift }
      plan.size = size
      return plan
    }
  }

  private func stretched(_ size: CGSize, _ proposal: ProposedViewSize) -> CGSize {
    let cross = layout.axis.cross
    guard let across = proposal[cross] else { return size }
    return CGSize(layout.axis, size[layout.axis], across: max(across, size[cross]))
  }
}
