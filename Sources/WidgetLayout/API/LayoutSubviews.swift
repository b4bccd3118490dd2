public import Foundation
public import WidgetGeometry

/// A key for a value that a view tells the layout container around it.
public protocol LayoutValueKey {
  associatedtype Value
  /// The value of views that do not set one.
  static var defaultValue: Value { get }
}

/// A proxy of one view in a layout container.
public struct LayoutSubview: Equatable {
  package let id: NodeID
  package let pass: LayoutPass

  /// The view's layout priority.
  public var priority: Double { pass.priority(of: id) }

  /// The view's preferred distances to neighbours.
  public var spacing: ViewSpacing { pass.spacing(of: id) }

  /// The view's size, in points, for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    pass.size(of: id, proposal)
  }

  /// The view's size and guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    pass.dimensions(of: id, proposal)
  }

  /// The value the view set for `key`, else the key's default.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    pass.graph.nodes[Int(id)].traits[key]
  }

  /// Places the view; effective in `placeSubviews` only, and the last call counts.
  ///
  /// - Parameters:
  ///   - position: In the coordinates of the container's bounds, in points.
  ///   - anchor: The point of the view that goes there.
  ///   - proposal: What the view is offered, which decides its size.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = pass.size(of: id, proposal)
    pass.recorder?.place(
      id,
      at: CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height),
      proposal)
  }

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
    a.id == b.id && a.pass === b.pass
  }
}

/// Proxies of the views in a layout container.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews

  package let ids: [NodeID]
  package let pass: LayoutPass
  /// The direction the container is displayed in; layouts need not care, they are mirrored.
  public var layoutDirection: LayoutDirection

  package init(ids: [NodeID], pass: LayoutPass, layoutDirection: LayoutDirection) {
    self.ids = ids
    self.pass = pass
    self.layoutDirection = layoutDirection
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { ids.count }

  public subscript(index: Int) -> LayoutSubview { LayoutSubview(id: ids[index], pass: pass) }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(ids: Array(ids[bounds]), pass: pass, layoutDirection: layoutDirection)
  }

  /// `subviews[1...]`; an open range is a sequence without end for the subscript below.
  public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews {
    self[bounds.relative(to: self)]
  }

  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(
      ids: indices.map { ids[$0] }, pass: pass, layoutDirection: layoutDirection)
  }

  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.ids == b.ids && a.pass === b.pass && a.layoutDirection == b.layoutDirection
  }
}

/// Where a user's layout puts its subviews, noted while `placeSubviews` runs.
final class PlacementRecorder {
  struct Spot {
    var origin: CGPoint
    var proposal: ProposedViewSize
  }

  private(set) var spots: [NodeID: Spot] = [:]
  /// Nodes in the order they were placed first.
  private(set) var order: [NodeID] = []

  func place(_ id: NodeID, at origin: CGPoint, _ proposal: ProposedViewSize) {
    let known = spots.updateValue(Spot(origin: origin, proposal: proposal), forKey: id)
    if known == nil { order.append(id) }
  }
}

extension LayoutPass {
  /// Runs a layout's placing and returns where nodes are to go: the children, and after them
  /// what else was placed, which are the cells of a grid's rows.
  ///
  /// A child that was not placed is centred and offered the container's proposal.
  func recording(
    _ ids: [NodeID], in bounds: CGRect, _ proposal: ProposedViewSize, _ body: () -> Void
  ) -> [(id: NodeID, spot: PlacementRecorder.Spot)] {
    let outer = recorder
    let own = PlacementRecorder()
    recorder = own
    body()
    recorder = outer
    let missing = ids.filter { own.spots[$0] == nil }
    for id in missing {
      let size = size(of: id, proposal)
      let origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
      own.place(id, at: origin, proposal)
    }
    let others = own.order.filter { !ids.contains($0) }
    return (ids + others).compactMap { id in own.spots[id].map { (id, $0) } }
  }
}
