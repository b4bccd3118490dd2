package import Foundation
package import WidgetGeometry

/// A row of cells in a grid; the grid sizes and places them.
package struct GridRowRule: LayoutRule {
  let alignment: VerticalAlignment?

  /// - Parameter alignment: Of the row's cells; `nil` leaves it to the grid.
  package init(alignment: VerticalAlignment?) { self.alignment = alignment }

  /// A row is only ever asked by its grid; alone it has no size.
  package func size(_ proposal: ProposedViewSize, in node: NodeContext) -> CGSize { .zero }

  package func spacing(in node: NodeContext) -> ViewSpacing {
    unionSpacing(node.children, node.pass)
  }

  package var label: String { "GridRow" }
}

/// Rows and columns of cells: columns as wide as their widest rigid cell, the rest shared by
/// flexible ones.
package struct GridRule: LayoutRule {
  let layout: GridLayoutEngine

  /// - Parameters: Spacings in points; `nil` is what neighbours prefer.
  package init(alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?) {
    layout = GridLayoutEngine(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }

  package func size(_ proposal: ProposedViewSize, in node: NodeContext) -> CGSize {
    plan(proposal, node).size
  }

  package func place(in bounds: CGRect, _ proposal: ProposedViewSize, in node: NodeContext) {
    layout.place(plan(proposal, node), memory(node).cells, in: bounds, node.pass)
  }

  package func explicitGuide(
    _ key: AlignmentKey, size: CGSize, _ proposal: ProposedViewSize, in node: NodeContext
  ) -> CGFloat? {
    if key.role.stopsAtContainers { return nil }
    let nodes = memory(node).cells.cells.map(\.id)
    return plan(proposal, node).cells.guide(key, nodes[...], node.pass)
  }

  package func spacing(in node: NodeContext) -> ViewSpacing {
    unionSpacing(node.children, node.pass)
  }

  package var label: String { "Grid" }

  /// The cells and what was worked out about them.
  private final class Memory {
    let cells: GridCells
    var plans: [GridPlan] = []
    init(_ cells: GridCells) { self.cells = cells }
  }

  private func memory(_ node: NodeContext) -> Memory {
    node.pass.memory(of: node.id) {
      Memory(GridCells(node.children, layout, node.pass))
    }
  }

  private func plan(_ proposal: ProposedViewSize, _ node: NodeContext) -> GridPlan {
    let memory = memory(node)
    if let known = memory.plans.first(where: { $0.cells.proposal == proposal }) { return known }
    let plan = layout.plan(proposal, memory.cells, node.pass)
    memory.plans.append(plan)
    return plan
  }
}

/// Where everything in a grid goes for one proposal.
struct GridPlan {
  var cells: ContainerPlan
  /// Top and height of each row, from the grid's origin.
  var rows: [(start: CGFloat, length: CGFloat)]

  var size: CGSize { cells.size }
}

extension GridPlan {
  /// Tells the running layout where the grid's rows start and its cells go.
  func record(_ grid: GridCells, in bounds: CGRect, _ pass: LayoutPass) {
    for (row, track) in zip(grid.rows, rows) {
      guard let id = row.id else { continue }
      LayoutSubview(id: id, pass: pass).place(
        at: CGPoint(x: bounds.minX, y: bounds.minY + track.start), proposal: .unspecified)
    }
    for (index, cell) in grid.cells.enumerated() {
      let origin = cells.frames[index].origin
      LayoutSubview(id: cell.id, pass: pass).place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: cells.offers[index])
    }
  }
}
