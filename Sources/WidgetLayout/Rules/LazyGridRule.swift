package import Foundation
package import WidgetGeometry

/// A column of a LazyVGrid or a row of a LazyHGrid, as described by a grid item.
package struct LazyGridTrack {
  /// Across the grid, in points.
  package enum Size {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat, maximum: CGFloat)
    /// As many tracks as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat)
  }

  package var size: Size
  /// To the next track, in points; `nil` is 8.
  package var spacing: CGFloat?
  /// Of views in their cells; `nil` leaves it to the grid.
  package var alignment: Alignment?

  package init(_ size: Size, spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// LazyVGrid and LazyHGrid: lines of cells on tracks.
package struct LazyGridRule: LayoutRule {
  /// Axis along which lines follow each other: vertical for a LazyVGrid.
  let axis: Axis
  let items: [LazyGridTrack]
  let alignment: AlignmentKey
  let spacing: CGFloat?

  /// - Parameters:
  ///   - alignment: A guide across the tracks: horizontal for a LazyVGrid.
  ///   - spacing: Between lines, in points; `nil` is what vertical neighbours prefer.
  package init(axis: Axis, items: [LazyGridTrack], alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.items = items
    self.alignment = alignment
    self.spacing = spacing
  }

  package func size(_ proposal: ProposedViewSize, in node: NodeContext) -> CGSize {
    plan(across: proposal[axis.cross], node).size
  }

  /// The tracks are worked out again for the grid's own size: flexible ones that had to
  /// overflow the proposal share the larger size anew.
  package func place(in bounds: CGRect, _ proposal: ProposedViewSize, in node: NodeContext) {
    plan(across: bounds.size[axis.cross], node).place(node.children, in: bounds, node.pass)
  }

  package func explicitGuide(
    _ key: AlignmentKey, size: CGSize, _ proposal: ProposedViewSize, in node: NodeContext
  ) -> CGFloat? {
    if key.role.stopsAtContainers { return nil }
    return plan(across: size[axis.cross], node).guide(key, node.children, node.pass)
  }

  package func spacing(in node: NodeContext) -> ViewSpacing {
    unionSpacing(node.children, node.pass)
  }

  package var label: String {
    (axis == .vertical ? "LazyVGrid" : "LazyHGrid")
      + (spacing.map { " spacing \($0.dumped)" } ?? "")
  }

  private func plan(across proposed: CGFloat?, _ node: NodeContext) -> ContainerPlan {
    let offer = ProposedViewSize.unspecified.with(axis.cross, proposed)
    let memory = node.pass.memory(of: node.id) { ContainerMemory() }
    return memory.plan(offer) {
      makePlan(offer, node.children, node.pass)
    }
  }

  private func makePlan(
    _ proposal: ProposedViewSize, _ children: ArraySlice<NodeID>, _ pass: LayoutPass
  ) -> ContainerPlan {
    let cross = axis.cross
    // A grid that is proposed nothing is as wide as anything flexible.
    let available = proposal[cross] ?? 10
    let tracks = LazyGridTracks.resolve(items, available, cells: children.count)
    let total = tracks.last.map { $0.start + $0.length } ?? 0
    let across = max(total, available)
    let shift =
      across > total
      ? pass.defaultGuide(alignment, size: CGSize(axis, 0, across: across))
        - pass.defaultGuide(alignment, size: CGSize(axis, 0, across: total)) : 0
    var plan = ContainerPlan(proposal: proposal, size: .zero, frames: [], offers: [])
    guard !tracks.isEmpty else {
      plan.frames = Array(repeating: .zero, count: children.count)
      plan.offers = Array(repeating: .zero, count: children.count)
      return plan
    }
    var position: CGFloat = 0
    var start = children.startIndex
    while start < children.endIndex {
      let end = min(start + tracks.count, children.endIndex)
      if start > children.startIndex {
        position += gap(children[start - tracks.count..<start], children[start..<end], pass)
      }
      var line: CGFloat = 0
      for (track, child) in zip(tracks, children[start..<end]) {
        let offer = ProposedViewSize.unspecified.with(cross, track.length)
        line = max(line, pass.size(of: child, offer)[axis])
      }
      for (track, child) in zip(tracks, children[start..<end]) {
        let cell = CGSize(axis, line, across: track.length)
        let offer = ProposedViewSize(cell)
        let origin = origin(of: child, offer, in: cell, track.alignment, pass)
        let size = pass.size(of: child, offer)
        var frame = CGRect(origin: origin, size: size)
        frame.origin[axis] += position
        frame.origin[cross] += track.start + shift
        plan.frames.append(frame)
        plan.offers.append(offer)
      }
      position += line
      start = end
    }
    plan.size = CGSize(axis, position, across: across)
    return plan
  }

  private func origin(
    of child: NodeID, _ offer: ProposedViewSize, in cell: CGSize, _ own: Alignment?,
    _ pass: LayoutPass
  ) -> CGPoint {
    let along = axis == .vertical ? Alignment.center.vertical.key : Alignment.center.horizontal.key
    let size = pass.size(of: child, offer)
    var origin = CGPoint.zero
    for side in Axis.allCases {
      let key = own?.key(side) ?? (side == axis ? along : alignment)
      origin[side] =
        pass.defaultGuide(key, size: cell) - pass.guide(key, of: child, size: size, offer)
    }
    return origin
  }

  private func gap(
    _ before: ArraySlice<NodeID>, _ after: ArraySlice<NodeID>, _ pass: LayoutPass
  ) -> CGFloat {
    if let spacing { return spacing }
    return zip(before, after).map {
      pass.spacing(of: $0).distance(to: pass.spacing(of: $1), along: axis)
    }.max() ?? ViewSpacing.fallback
  }
}

/// Where a lazy grid's tracks are.
enum LazyGridTracks {
  struct Track {
    let start: CGFloat
    let length: CGFloat
    let alignment: Alignment?
  }

  /// Tracks one adaptive item may make; a minimum near 0 would ask for millions.
  static let adaptiveLimit = 1_000

  /// - Parameters:
  ///   - available: Across the tracks, in points.
  ///   - cells: An item that may make any number of tracks makes as many as there are cells.
  static func resolve(_ items: [LazyGridTrack], _ available: CGFloat, cells: Int) -> [Track] {
    var rest = available
    var sharing = 0
    for (index, item) in items.enumerated() {
      if index < items.count - 1 { rest -= item.gap }
      if case .fixed(let length) = item.size { rest -= max(length, 0) } else { sharing += 1 }
    }
    var tracks: [Track] = []
    var position: CGFloat = 0
    for item in items {
      let share = max(rest, 0) / CGFloat(max(sharing, 1))
      var (length, count) = (share, 1)
      switch item.size {
      case .fixed(let fixed): length = max(fixed, 0)
      case .flexible(let least, let most):
        length = max(min(share, most), least)
        rest -= length
        sharing -= 1
      case .adaptive(let least, let most):
        count = adaptiveCount(share, least, item.gap, cells: cells)
        length = max(min((share - CGFloat(count - 1) * item.gap) / CGFloat(count), most), 0)
        rest -= length * CGFloat(count) + item.gap * CGFloat(count - 1)
        sharing -= 1
      }
      if rest.isNaN { rest = .infinity }
      for _ in 0..<count {
        tracks.append(Track(start: position, length: length, alignment: item.alignment))
        position += length + item.gap
      }
    }
    return tracks
  }

  private static func adaptiveCount(
    _ share: CGFloat, _ least: CGFloat, _ gap: CGFloat, cells: Int
  ) -> Int {
    guard share.isFinite, least + gap > 0 else { return min(max(1, cells), adaptiveLimit) }
    let more = ((share - least) / (least + gap)).rounded(.down)
    return more >= CGFloat(adaptiveLimit) ? adaptiveLimit : 1 + max(0, Int(more))
  }
}

extension LazyGridTrack {
  fileprivate var gap: CGFloat { spacing ?? 8 }
}
