package import Foundation
package import WidgetGeometry

/// Where every node ended up, in points of the root's coordinates.
package struct Placements {
  package struct Placement: Hashable, Sendable {
    package var frame: CGRect
    /// What the node was offered when it was placed.
    package var proposal: ProposedViewSize
  }

  /// By node; `nil` is a node nobody placed, which is not drawn.
  package var all: [Placement?]

  package init(nodeCount: Int) { all = Array(repeating: nil, count: nodeCount) }

  package subscript(id: NodeID) -> Placement? {
    get { all[Int(id)] }
    set { all[Int(id)] = newValue }
  }

  package func frame(of id: NodeID) -> CGRect? { all[Int(id)]?.frame }
}
