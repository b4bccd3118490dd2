package import Foundation
package import WidgetGeometry

/// The height at which a label's icon and title meet: the middle of the title's capitals, of a
/// symbol's, of anything else.
package enum LabelGuide: AlignmentID {
  package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  static let key = AlignmentKey(.vertical, LabelGuide.self)
}

/// Icon and title in a row, the icon's middle at half the height of the title's capitals.
///
/// Children are [icon, title].  The label's baselines are the title's.
package struct LabelRule: LayoutRule {
  private let stack: StackRule
  private let layout: StackLayout

  /// - Parameter spacing: Between icon and title, in points.
  package init(spacing: CGFloat = 8) {
    stack = StackRule(axis: .horizontal, alignment: LabelGuide.key, spacing: spacing)
    layout = stack.layout
  }

  package func size(_ proposal: ProposedViewSize, in node: NodeContext) -> CGSize {
    stack.size(proposal, in: node)
  }

  package func place(in bounds: CGRect, _ proposal: ProposedViewSize, in node: NodeContext) {
    stack.place(in: bounds, proposal, in: node)
  }

  package func explicitGuide(
    _ key: AlignmentKey, size: CGSize, _ proposal: ProposedViewSize, in node: NodeContext
  ) -> CGFloat? {
    let children = node.children
    guard children.count == 2, key.role != .custom || key == LabelGuide.key,
      !key.role.stopsAtContainers
    else { return stack.explicitGuide(key, size: size, proposal, in: node) }
    let plan = layout.plan(
      layout.placing(proposal, size), children, gaps: layout.gaps(children, node.pass), node.pass)
    let title = children[children.startIndex + 1]
    return node.pass.explicitGuide(key, of: title, size: plan.frames[1].size, plan.offers[1]).map {
      $0 + plan.frames[1].minY
    }
  }

  package func spacing(in node: NodeContext) -> ViewSpacing { stack.spacing(in: node) }

  package var label: String { "Label" }
}
