import Foundation
import WidgetGeometry

/// What is in a grid: cells with their row, first column and span, and the gaps between tracks.
struct GridCells {
  struct Cell {
    let id: NodeID
    let row: Int
    let columns: Range<Int>
    let traits: LayoutTraits
  }

  struct Row {
    /// The row's node; `nil` for a view outside any row.
    let id: NodeID?
    let alignment: VerticalAlignment?
    var cells: Range<Int>
  }

  private(set) var cells: [Cell] = []
  private(set) var rows: [Row] = []
  private(set) var columnCount = 0
  /// Alignment of single-column cells by column, where one of them states it.
  private(set) var columnAlignments: [HorizontalAlignment?] = []
  private(set) var columnGap: CGFloat = 0
  /// Before each row, 0 before the first.
  private(set) var rowGaps: [CGFloat] = []

  /// A grid with this many columns is a mistake; cells beyond them share the last one.
  static let columnLimit = 1_000

  init(_ children: ArraySlice<NodeID>, _ layout: GridLayoutEngine, _ pass: LayoutPass) {
    collect(children, pass)
    columnAlignments = Array(repeating: nil, count: columnCount)
    for cell in cells where cell.columns.count == 1 {
      let column = cell.columns.lowerBound
      columnAlignments[column] = columnAlignments[column] ?? cell.traits.gridColumnAlignment
    }
    columnGap = layout.horizontalSpacing ?? preferredColumnGap(pass)
    rowGaps = rows.indices.map { row in
      row == 0 ? 0 : layout.verticalSpacing ?? preferredRowGap(row, pass)
    }
  }

  private mutating func collect(_ children: ArraySlice<NodeID>, _ pass: LayoutPass) {
    let graph = pass.graph
    for child in children where graph.nodes[Int(child)].rule is GridRowRule {
      let spans = graph.children(of: child).reduce(0) { sum, cell in
        sum + min(graph.nodes[Int(cell)].traits.gridColumns, Self.columnLimit)
      }
      columnCount = min(max(columnCount, spans), Self.columnLimit)
    }
    columnCount = max(columnCount, 1)
    for child in children {
      let start = cells.count
      if let rule = graph.nodes[Int(child)].rule as? GridRowRule {
        var column = 0
        for id in graph.children(of: child) {
          let traits = graph.nodes[Int(id)].traits
          let first = min(column, columnCount - 1)
          let last = min(first + min(traits.gridColumns, Self.columnLimit), columnCount)
          cells.append(Cell(id: id, row: rows.count, columns: first..<last, traits: traits))
          column = last
        }
        rows.append(Row(id: child, alignment: rule.alignment, cells: start..<cells.count))
      } else {
        let traits = graph.nodes[Int(child)].traits
        cells.append(Cell(id: child, row: rows.count, columns: 0..<columnCount, traits: traits))
        rows.append(Row(id: nil, alignment: nil, cells: start..<cells.count))
      }
    }
  }

  /// The widest distance any two horizontal neighbours want, at least 8 points.
  private func preferredColumnGap(_ pass: LayoutPass) -> CGFloat {
    var gap = ViewSpacing.fallback
    for row in rows {
      for (left, right) in zip(cells[row.cells], cells[row.cells].dropFirst()) {
        let distance = pass.spacing(of: left.id).distance(
          to: pass.spacing(of: right.id), along: .horizontal)
        gap = max(gap, distance)
      }
    }
    return gap
  }

  /// The widest distance wanted by a cell above and a cell below that share a column.
  private func preferredRowGap(_ row: Int, _ pass: LayoutPass) -> CGFloat {
    var gap: CGFloat?
    for upper in cells[rows[row - 1].cells] {
      for lower in cells[rows[row].cells] where upper.columns.overlaps(lower.columns) {
        let distance = pass.spacing(of: upper.id).distance(
          to: pass.spacing(of: lower.id), along: .vertical)
        gap = max(gap ?? distance, distance)
      }
    }
    return gap ?? ViewSpacing.fallback
  }
}
