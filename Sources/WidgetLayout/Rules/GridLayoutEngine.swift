import Foundation
import WidgetGeometry

/// The algorithm of Grid: columns first, then rows, then cells.
struct GridLayoutEngine {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?

  /// A cell grows beyond its ideal size if it does so by more than a rounding error, in points.
  private static let tolerance: CGFloat = 1e-6

  /// What a column or row wants to be, in points.
  struct Track {
    /// The least it can be when there is not enough for all.
    var least: CGFloat = 0
    /// The widest ideal size of its rigid cells.
    var rigid: CGFloat = 0
    /// The largest ideal size of all its cells.
    var ideal: CGFloat = 0
    /// How far its flexible cells grow; `nil` without any.
    var most: CGFloat?
  }

  func plan(
    _ proposal: ProposedViewSize, _ grid: GridCells, _ pass: LayoutPass
  ) -> GridPlan {
    guard !grid.cells.isEmpty else {
      return GridPlan(
        cells: ContainerPlan(proposal: proposal, size: .zero, frames: [], offers: []),
        rows: grid.rows.map { _ in (0, 0) })
    }
    let gaps = [CGFloat](repeating: grid.columnGap, count: grid.columnCount - 1)
    let widths = columns(proposal.width, grid, pass)
    let starts = positions(widths, [0] + gaps)
    let cellWidths = grid.cells.map { cell in
      starts[cell.columns.upperBound - 1] + widths[cell.columns.upperBound - 1]
        - starts[cell.columns.lowerBound]
    }
    let heights = rows(proposal.height, cellWidths, grid, pass)
    let tops = positions(heights, grid.rowGaps)
    var plan = ContainerPlan(
      proposal: proposal,
      size: CGSize(
        width: (starts.last ?? 0) + (widths.last ?? 0),
        height: (tops.last ?? 0) + (heights.last ?? 0)),
      frames: [], offers: [])
    for (index, cell) in grid.cells.enumerated() {
      let box = CGRect(
        x: starts[cell.columns.lowerBound], y: tops[cell.row], width: cellWidths[index],
        height: heights[cell.row])
      let offer = ProposedViewSize(box.size)
      plan.offers.append(offer)
      plan.frames.append(CGRect(origin: box.origin, size: pass.size(of: cell.id, offer)))
    }
    align(&plan, cellWidths, grid, heights, pass)
    return GridPlan(
      cells: plan, rows: zip(tops, heights).map { (start: $0, length: $1) })
  }

  private func positions(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [CGFloat] {
    var position: CGFloat = 0
    return zip(lengths, gaps).map { length, gap in
      defer { position += gap + length }
      return position + gap
    }
  }

  // MARK: Columns

  private func columns(
    _ proposed: CGFloat?, _ grid: GridCells, _ pass: LayoutPass
  ) -> [CGFloat] {
    var tracks = [Track](repeating: Track(), count: grid.columnCount)
    var spanIsFlexible = [Bool](repeating: false, count: grid.columnCount)
    var spanning: [(columns: Range<Int>, ideal: CGFloat)] = []
    for cell in grid.cells where !cell.traits.gridUnsizedAxes.contains(.horizontal) {
      let ideal = pass.size(of: cell.id, .unspecified).width
      let most = pass.length(
        of: cell.id, ProposedViewSize(width: .infinity, height: nil), .horizontal)
      let grows = most > ideal + Self.tolerance
      guard cell.columns.count == 1 else {
        if grows {
          for column in cell.columns { spanIsFlexible[column] = true }
        } else {
          spanning.append((cell.columns, ideal))
        }
        continue
      }
      let column = cell.columns.lowerBound
      tracks[column].ideal = max(tracks[column].ideal, ideal)
      if grows {
        tracks[column].most = max(tracks[column].most ?? 0, most)
      } else {
        tracks[column].rigid = max(tracks[column].rigid, ideal)
      }
      let least = pass.length(of: cell.id, ProposedViewSize(width: 0, height: nil), .horizontal)
      tracks[column].least = max(tracks[column].least, least)
    }
    for span in spanning { widen(&tracks, span.columns, to: span.ideal, gap: grid.columnGap) }
    let gaps = grid.columnGap * CGFloat(grid.columnCount - 1)
    return share(
      proposed.map { $0 - gaps }, tracks, spare: spanIsFlexible,
      hasSpare: spanIsFlexible.contains(true))
  }

  /// Spreads what a rigid spanning cell needs beyond its columns equally over them.
  private func widen(
    _ tracks: inout [Track], _ columns: Range<Int>, to width: CGFloat, gap: CGFloat
  ) {
    let gaps = gap * CGFloat(columns.count - 1)
    func missing(_ side: KeyPath<Track, CGFloat>) -> CGFloat {
      let sum = columns.reduce(0) { $0 + tracks[$1][keyPath: side] }
      return max(0, width - gaps - sum) / CGFloat(columns.count)
    }
    let (rigid, ideal) = (missing(\.rigid), missing(\.ideal))
    for column in columns {
      tracks[column].rigid += rigid
      tracks[column].ideal += ideal
    }
  }

  // MARK: Rows

  private func rows(
    _ proposed: CGFloat?, _ widths: [CGFloat], _ grid: GridCells, _ pass: LayoutPass
  ) -> [CGFloat] {
    let tracks = grid.rows.map { row in
      var track = Track()
      var (rigid, all, least) = (Extent(), Extent(), Extent())
      let key = (row.alignment ?? alignment.vertical).key
      for index in row.cells {
        let cell = grid.cells[index]
        guard !cell.traits.gridUnsizedAxes.contains(.vertical) else { continue }
        let offer = ProposedViewSize(width: widths[index], height: nil)
        let size = pass.size(of: cell.id, offer)
        let guide = pass.guide(key, of: cell.id, size: size, offer)
        all.add(size.height, guide)
        let most = pass.length(of: cell.id, offer.with(.vertical, .infinity), .vertical)
        if most > size.height + Self.tolerance {
          track.most = max(track.most ?? 0, most)
        } else {
          rigid.add(size.height, guide)
        }
        least.add(pass.length(of: cell.id, offer.with(.vertical, 0), .vertical), 0)
      }
      track.rigid = rigid.length
      track.ideal = all.length
      track.least = min(least.length, track.ideal)
      return track
    }
    return share(
      proposed.map { $0 - grid.rowGaps.reduce(0, +) }, tracks, spare: [], hasSpare: false)
  }

  /// How far cells reach on both sides of their common guide.
  private struct Extent {
    private var above = -CGFloat.infinity
    private var below = -CGFloat.infinity

    mutating func add(_ length: CGFloat, _ guide: CGFloat) {
      above = max(above, guide)
      below = max(below, length - guide)
    }

    var length: CGFloat { above + below > 0 ? above + below : 0 }
    var line: CGFloat { above.isFinite ? above : 0 }
  }

  // MARK: Sharing

  /// Lengths of columns or rows for what there is.
  ///
  /// Flexible ones share, like children of a stack, what rigid ones leave; if there is not even
  /// enough for ideal sizes, all give way down to their least.
  ///
  /// - Parameters:
  ///   - spare: Tracks that take a surplus because a flexible cell spans them, if none of their
  ///     own cells is flexible.
  private func share(
    _ proposed: CGFloat?, _ tracks: [Track], spare: [Bool], hasSpare: Bool
  ) -> [CGFloat] {
    guard let proposed else { return tracks.map(\.ideal) }
    var lengths = tracks.map(\.rigid)
    let rigid = lengths.reduce(0, +)
    if rigid > proposed {
      let ranges = tracks.map {
        StackDistribution.Range(low: min($0.least, $0.rigid), high: $0.rigid, priority: 0)
      }
      StackDistribution.distribute(proposed, ranges) { index, offer in
        lengths[index] = max(ranges[index].low, min(offer, ranges[index].high))
        return lengths[index]
      }
      return lengths
    }
    let flexible = tracks.indices.filter { tracks[$0].most != nil }
    if !flexible.isEmpty {
      let fixed = tracks.indices.reduce(0) { $0 + (tracks[$1].most == nil ? lengths[$1] : 0) }
      let ranges = flexible.map {
        StackDistribution.Range(
          low: tracks[$0].rigid, high: max(tracks[$0].rigid, tracks[$0].most ?? 0), priority: 0)
      }
      StackDistribution.distribute(proposed - fixed, ranges) { index, offer in
        let length = max(ranges[index].low, min(offer, ranges[index].high))
        lengths[flexible[index]] = length
        return length
      }
    } else if hasSpare {
      let takers = spare.indices.filter { spare[$0] }
      let surplus = (proposed - rigid) / CGFloat(takers.count)
      for track in takers { lengths[track] += surplus }
    }
    return lengths
  }

  // MARK: Cells

  /// Moves each cell from its box's origin to where its anchor or guides put it.
  private func align(
    _ plan: inout ContainerPlan, _ widths: [CGFloat], _ grid: GridCells, _ heights: [CGFloat],
    _ pass: LayoutPass
  ) {
    for row in grid.rows {
      let key = (row.alignment ?? alignment.vertical).key
      let guides = row.cells.map { index in
        pass.guide(
          key, of: grid.cells[index].id, size: plan.frames[index].size, plan.offers[index])
      }
      var extent = Extent()
      for (index, guide) in zip(row.cells, guides)
      where grid.cells[index].traits.gridAnchor == nil {
        extent.add(plan.frames[index].height, guide)
      }
      for (index, guide) in zip(row.cells, guides) {
        let cell = grid.cells[index]
        let box = CGSize(width: widths[index], height: heights[cell.row])
        let size = plan.frames[index].size
        if let anchor = cell.traits.gridAnchor {
          plan.frames[index].origin.x += anchor.x * (box.width - size.width)
          plan.frames[index].origin.y += anchor.y * (box.height - size.height)
          continue
        }
        let own = cell.columns.count == 1 ? grid.columnAlignments[cell.columns.lowerBound] : nil
        let across = (own ?? alignment.horizontal).key
        plan.frames[index].origin.x +=
          pass.defaultGuide(across, size: box)
          - pass.guide(across, of: cell.id, size: size, plan.offers[index])
        // The cells' common line lies in the row as the guide lies in a box.
        let spare = box.height - extent.length
        let line = extent.line + share(of: spare, key)
        plan.frames[index].origin.y += line - guide
      }
    }
  }

  /// The part of a row's spare height that goes above its cells.
  private func share(of spare: CGFloat, _ key: AlignmentKey) -> CGFloat {
    switch key.role {
    case .start, .firstBaseline: 0
    case .middle, .custom: spare / 2
    case .end, .lastBaseline: spare
    }
  }

  func place(_ plan: GridPlan, _ grid: GridCells, in bounds: CGRect, _ pass: LayoutPass) {
    for (row, track) in zip(grid.rows, plan.rows) {
      guard let id = row.id else { continue }
      let frame = CGRect(
        x: bounds.minX, y: bounds.minY + track.start, width: bounds.width, height: track.length)
      pass.note(id, frame, ProposedViewSize(frame.size))
    }
    let nodes = grid.cells.map(\.id)
    plan.cells.place(nodes[...], in: bounds, pass)
  }
}
