package import Foundation
package import WidgetGeometry

/// What each node answered, by proposal.
///
/// A linear list per node: a node sees about four different proposals in one pass, and a scan of
/// four takes half the time of hashing.
package struct MeasureCache {
  private var sizes: [[(proposal: ProposedViewSize, size: CGSize)]]

  package init(nodeCount: Int) { sizes = Array(repeating: [], count: nodeCount) }

  package mutating func grow(to nodeCount: Int) {
    guard nodeCount > sizes.count else { return }
    sizes.append(contentsOf: repeatElement([], count: nodeCount - sizes.count))
  }

  package func size(of id: NodeID, _ proposal: ProposedViewSize) -> CGSize? {
    for entry in sizes[Int(id)] where entry.proposal == proposal { return entry.size }
    return nil
  }

  package mutating func remember(_ size: CGSize, of id: NodeID, _ proposal: ProposedViewSize) {
    sizes[Int(id)].append((proposal, size))
  }
}
