import Foundation
import WidgetGeometry

/// Where a container's children go for one proposal.
struct ContainerPlan {
  let proposal: ProposedViewSize
  var size: CGSize
  /// Children's frames from the container's origin.
  var frames: [CGRect]
  /// What each child is offered.
  var offers: [ProposedViewSize]
}

/// The algorithm of HStack and VStack, over any list of nodes.
struct StackLayout {
  let axis: Axis
  let alignment: AlignmentKey
  /// Between children, in points; `nil` is what neighbours prefer.
  let spacing: CGFloat?

  /// The gap before each child, 0 before the first.
  func gaps(_ children: ArraySlice<NodeID>, _ pass: LayoutPass) -> [CGFloat] {
    var gaps = [CGFloat](repeating: spacing ?? 0, count: children.count)
    gaps[0] = 0
    guard spacing == nil else { return gaps }
    var previous = pass.spacing(of: children[children.startIndex])
    for (offset, child) in children.enumerated().dropFirst() {
      let next = pass.spacing(of: child)
      gaps[offset] = previous.distance(to: next, along: axis)
      previous = next
    }
    return gaps
  }

  /// Sizes and positions for `proposal`.
  ///
  /// - Parameter children: At least one.
  func plan(
    _ proposal: ProposedViewSize, _ children: ArraySlice<NodeID>, gaps: [CGFloat],
    _ pass: LayoutPass
  ) -> ContainerPlan {
    let first = children.startIndex
    var plan = ContainerPlan(
      proposal: proposal, size: .zero,
      frames: Array(repeating: .zero, count: children.count),
      offers: Array(repeating: proposal.with(axis, nil), count: children.count))
    @discardableResult func ask(_ index: Int, _ offer: CGFloat?) -> CGFloat {
      plan.offers[index][axis] = offer
      plan.frames[index].size = pass.size(of: children[first + index], plan.offers[index])
      return plan.frames[index].size[axis]
    }
    let space = proposal[axis].map { $0 - gaps.reduce(0, +) }
    if let space, space > 0, space < .infinity {
      StackDistribution.distribute(space, ranges(proposal, children, pass), ask: ask)
    } else {
      // Who is served when makes no difference where there is no space, or no end of it.
      // Asking no more than this keeps the work of nested stacks linear in their depth.
      let offer = space.map { $0 > 0 ? CGFloat.infinity : 0 }
      for index in plan.frames.indices { ask(index, offer) }
    }
    arrange(&plan, children, gaps, pass)
    return plan
  }

  /// What each child can be along the stack.
  ///
  /// A child served alone is not asked for its maximum, and not for its minimum either if it is
  /// served first: nobody needs to know.
  private func ranges(
    _ proposal: ProposedViewSize, _ children: ArraySlice<NodeID>, _ pass: LayoutPass
  ) -> [StackDistribution.Range] {
    var ranges = children.map {
      StackDistribution.Range(low: 0, high: 0, priority: pass.priority(of: $0))
    }
    let top = ranges.lazy.map(\.priority).max()
    for (index, child) in children.enumerated() {
      let priority = ranges[index].priority
      let isAlone = ranges.lazy.filter { $0.priority == priority }.count == 1
      if isAlone, priority == top { continue }
      ranges[index].low = pass.length(of: child, proposal.with(axis, 0), axis)
      ranges[index].high =
        isAlone ? ranges[index].low : pass.length(of: child, proposal.with(axis, .infinity), axis)
    }
    return ranges
  }

  /// Puts the sized children one after the other, guides on one line.
  private func arrange(
    _ plan: inout ContainerPlan, _ children: ArraySlice<NodeID>, _ gaps: [CGFloat],
    _ pass: LayoutPass
  ) {
    let first = children.startIndex
    let cross = axis.cross
    var position: CGFloat = 0
    // The line itself belongs to the extent.
    var (least, greatest) = (CGFloat(0), CGFloat(0))
    for index in plan.frames.indices {
      let size = plan.frames[index].size
      position += gaps[index]
      plan.frames[index].origin[axis] = position
      position += size[axis]
      let guide = pass.guide(
        alignment, of: children[first + index], size: size, plan.offers[index])
      plan.frames[index].origin[cross] = -guide
      if size[cross].isFinite {
        least = min(least, -guide)
        greatest = max(greatest, size[cross] - guide)
      } else {
        greatest = .infinity
      }
    }
    for index in plan.frames.indices { plan.frames[index].origin[cross] -= least }
    plan.size = CGSize(axis, position, across: greatest - least)
  }

  /// Union of the children's preferences: all of them across, the outermost ones along.
  func spacing(_ children: ArraySlice<NodeID>, _ pass: LayoutPass) -> ViewSpacing {
    var union = ViewSpacing.empty
    let across: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    for child in children { union.formUnion(pass.spacing(of: child), edges: across) }
    if let first = children.first, let last = children.last {
      let (near, far): (Edge.Set, Edge.Set) =
        axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
      union.formUnion(pass.spacing(of: first), edges: near)
      union.formUnion(pass.spacing(of: last), edges: far)
    }
    return union
  }

  /// The proposal children are laid out with when placed.
  ///
  /// Where nothing was proposed across, the stack's own size is: so a divider in a stack of
  /// fixed size becomes as wide as the widest child.
  func placing(_ proposal: ProposedViewSize, _ size: CGSize) -> ProposedViewSize {
    proposal[axis.cross] == nil ? proposal.with(axis.cross, size[axis.cross]) : proposal
  }
}
