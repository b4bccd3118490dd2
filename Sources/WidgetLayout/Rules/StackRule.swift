package import Foundation
package import WidgetGeometry

/// HStack and VStack: children in a row or column, guides on one line.
///
/// A stack with one child is that child; an empty one is nothing.
package struct StackRule: LayoutRule {
  let layout: StackLayout

  /// - Parameters:
  ///   - alignment: A guide across the stack: vertical for an HStack.
  ///   - spacing: Between children, in points; `nil` is what neighbours prefer.
  package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    layout = StackLayout(axis: axis, alignment: alignment, spacing: spacing)
  }

  package func size(_ proposal: ProposedViewSize, in node: NodeContext) -> CGSize {
    let children = node.children
    switch children.count {
    case 0: return .zero
    case 1: return node.pass.size(of: node.child, proposal)
    default: return plan(proposal, children, node).size
    }
  }

  package func length(_ proposal: ProposedViewSize, _ axis: Axis, in node: NodeContext) -> CGFloat {
    node.children.count == 1
      ? node.pass.length(of: node.child, proposal, axis)
      : node.pass.size(of: node.id, proposal)[axis]
  }

  package func place(in bounds: CGRect, _ proposal: ProposedViewSize, in node: NodeContext) {
    let children = node.children
    switch children.count {
    case 0: return
    case 1: node.pass.place(node.child, at: bounds.origin, proposal)
    default:
      plan(layout.placing(proposal, bounds.size), children, node)
        .place(children, in: bounds, node.pass)
    }
  }

  package func explicitGuide(
    _ key: AlignmentKey, size: CGSize, _ proposal: ProposedViewSize, in node: NodeContext
  ) -> CGFloat? {
    let children = node.children
    switch children.count {
    case 0: return nil
    case 1: return node.pass.explicitGuide(key, of: node.child, size: size, proposal)
    default:
      if key.role.stopsAtContainers { return nil }
      let memory = memory(children, node)
      return memory.guide(key, size, proposal) {
        plan(layout.placing(proposal, size), children, node).guide(key, children, node.pass)
      }
    }
  }

  package func spacing(in node: NodeContext) -> ViewSpacing {
    let children = node.children
    return children.count == 1
      ? node.pass.spacing(of: node.child) : layout.spacing(children, node.pass)
  }

  package func priority(in node: NodeContext) -> Double {
    if let stated = node.traits.priority { return stated }
    switch node.children.count {
    case 0: return -.infinity
    case 1: return node.pass.priority(of: node.child)
    default: return 0
    }
  }

  package var label: String {
    (layout.axis == .horizontal ? "HStack" : "VStack")
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
      layout.plan(proposal, children, gaps: memory.gaps, node.pass)
    }
  }
}

/// What a container worked out during one pass: sizing, placing and guides ask for the same
/// arrangement.
final class ContainerMemory {
  let gaps: [CGFloat]
  private var plans: [ContainerPlan] = []
  private var guides: [Guide] = []

  /// Arrangements kept: who asks again does so soon, and a long list costs more than working one
  /// out once more from remembered sizes.
  private static let capacity = 8

  private struct Guide {
    let key: AlignmentKey
    let size: CGSize
    let proposal: ProposedViewSize
    let value: CGFloat?
  }

  init(gaps: [CGFloat] = []) { self.gaps = gaps }

  func plan(_ proposal: ProposedViewSize, _ make: () -> ContainerPlan) -> ContainerPlan {
    for index in plans.indices.reversed() where plans[index].proposal == proposal {
      return plans[index]
    }
    let plan = make()
    if plans.count == Self.capacity { plans.removeFirst() }
    plans.append(plan)
    return plan
  }

  /// A guide of the container.  Without this each level of nested stacks would ask the level
  /// below it several times.
  func guide(
    _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize, _ make: () -> CGFloat?
  ) -> CGFloat? {
    for known in guides where known.proposal == proposal && known.size == size && known.key == key {
      return known.value
    }
    let value = make()
    if guides.count == Self.capacity { guides.removeFirst() }
    guides.append(Guide(key: key, size: size, proposal: proposal, value: value))
    return value
  }
}

extension ContainerPlan {
  func place(_ children: ArraySlice<NodeID>, in bounds: CGRect, _ pass: LayoutPass) {
    for (index, child) in children.enumerated() {
      let origin = frames[index].origin
      pass.place(
        child, at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), offers[index])
    }
  }

  /// The children's guide, combined.
  func guide(_ key: AlignmentKey, _ children: ArraySlice<NodeID>, _ pass: LayoutPass) -> CGFloat? {
    GuideCombination.combine(key, frames.indices) { index in
      pass.explicitGuide(
        key, of: children[children.startIndex + index], size: frames[index].size, offers[index]
      ).map { $0 + frames[index].origin[key.axis] }
    }
  }
}

extension AlignmentKey.Role {
  /// Whether containers do not take the guide over from their children.
  var stopsAtContainers: Bool {
    switch self {
    case .start, .middle, .end: true
    case .firstBaseline, .lastBaseline, .custom: false
    }
  }
}
