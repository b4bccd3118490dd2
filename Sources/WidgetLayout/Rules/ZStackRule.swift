package import Foundation
package import WidgetGeometry

/// The algorithm of ZStack, over any list of nodes.
struct LayeredLayout {
  let alignment: Alignment

  /// The largest width and height among the children of highest priority.
  func size(
    _ proposal: ProposedViewSize, _ children: ArraySlice<NodeID>, _ pass: LayoutPass
  ) -> CGSize {
    let top = topPriority(children, pass)
    var size = CGSize.zero
    for child in children where pass.priority(of: child) == top {
      let answer = pass.size(of: child, proposal)
      size.width = max(size.width, answer.width)
      size.height = max(size.height, answer.height)
    }
    return size
  }

  /// Frames in a stack of `size`: every child is offered it, and guides meet at the furthest
  /// guide of the children that made the size.
  func plan(
    _ size: CGSize, _ children: ArraySlice<NodeID>, _ pass: LayoutPass
  ) -> ContainerPlan {
    let offer = ProposedViewSize(size)
    let top = topPriority(children, pass)
    var frames: [CGRect] = []
    frames.reserveCapacity(children.count)
    var line = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    for child in children {
      let answer = pass.size(of: child, offer)
      let guide = CGPoint(
        x: pass.guide(alignment.horizontal.key, of: child, size: answer, offer),
        y: pass.guide(alignment.vertical.key, of: child, size: answer, offer))
      if pass.priority(of: child) == top {
        line = CGPoint(x: max(line.x, guide.x), y: max(line.y, guide.y))
      }
      frames.append(CGRect(origin: CGPoint(x: -guide.x, y: -guide.y), size: answer))
    }
    for index in frames.indices {
      frames[index].origin.x += line.x
      frames[index].origin.y += line.y
    }
    return ContainerPlan(
      proposal: offer, size: size, frames: frames,
      offers: Array(repeating: offer, count: frames.count))
  }

  private func topPriority(_ children: ArraySlice<NodeID>, _ pass: LayoutPass) -> Double {
    var top = -Double.infinity
    for child in children { top = max(top, pass.priority(of: child)) }
    return top
  }
}

/// Union of all preferences of all children: what containers without an axis prefer.
func unionSpacing(_ children: ArraySlice<NodeID>, _ pass: LayoutPass) -> ViewSpacing {
  var union = ViewSpacing.empty
  for child in children { union.formUnion(pass.spacing(of: child)) }
  return union
}

/// Children on top of each other, guides on one point.
///
/// A stack with one child is that child; an empty one is nothing.
package struct ZStackRule: LayoutRule {
  let layout: LayeredLayout

  package init(alignment: Alignment) { layout = LayeredLayout(alignment: alignment) }

  package func size(_ proposal: ProposedViewSize, in node: NodeContext) -> CGSize {
    let children = node.children
    return children.count == 1
      ? node.pass.size(of: node.child, proposal)
      : layout.size(proposal, children, node.pass)
  }

  package func length(_ proposal: ProposedViewSize, _ axis: Axis, in node: NodeContext) -> CGFloat {
    node.children.count == 1
      ? node.pass.length(of: node.child, proposal, axis)
      : node.pass.size(of: node.id, proposal)[axis]
  }

  package func place(in bounds: CGRect, _ proposal: ProposedViewSize, in node: NodeContext) {
    let children = node.children
    if children.count == 1 {
      node.pass.place(node.child, at: bounds.origin, proposal)
    } else {
      plan(bounds.size, children, node).place(children, in: bounds, node.pass)
    }
  }

  package func explicitGuide(
    _ key: AlignmentKey, size: CGSize, _ proposal: ProposedViewSize, in node: NodeContext
  ) -> CGFloat? {
    let children = node.children
    if children.count == 1 {
      return node.pass.explicitGuide(key, of: node.child, size: size, proposal)
    }
    if key.role.stopsAtContainers { return nil }
    return memory(node).guide(key, size, proposal) {
      plan(size, children, node).guide(key, children, node.pass)
    }
  }

  package func spacing(in node: NodeContext) -> ViewSpacing {
    unionSpacing(node.children, node.pass)
  }

  package func priority(in node: NodeContext) -> Double {
    if let stated = node.traits.priority { return stated }
    switch node.children.count {
    case 0: return -.infinity
    case 1: return node.pass.priority(of: node.child)
    default: return 0
    }
  }

  package var label: String { "ZStack" }

  private func memory(_ node: NodeContext) -> ContainerMemory {
    node.pass.memory(of: node.id) { ContainerMemory() }
  }

  private func plan(
    _ size: CGSize, _ children: ArraySlice<NodeID>, _ node: NodeContext
  ) -> ContainerPlan {
    memory(node).plan(ProposedViewSize(size)) { layout.plan(size, children, node.pass) }
  }
}
