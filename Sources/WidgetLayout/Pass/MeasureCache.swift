package import Foundation
package import WidgetGeometry

/// What each node answered, by proposal.
///
/// A linear list per node: a node sees about four different proposals in one pass, and a scan of
/// four takes half the time of hashing.  The lists are threaded through one array, so that
/// remembering allocates nothing per node.
package struct MeasureCache {
  private struct Entry {
    let key: Key
    let size: CGSize
    /// Index of the node's previous entry, -1 at the end.
    let next: Int32
  }

  /// A proposal as bits; an unspecified side is a NaN no proposal has.
  private struct Key: Equatable {
    let width: UInt64
    let height: UInt64

    init(_ proposal: ProposedViewSize) {
      width = Key.bits(proposal.width)
      height = Key.bits(proposal.height)
    }

    /// Adding 0 makes the two zeros one.
    private static func bits(_ side: CGFloat?) -> UInt64 {
      guard let side else { return UInt64.max }
      return Double(side + 0).bitPattern
    }
  }

  private var heads: [Int32]
  private var entries: [Entry] = []

  package init(nodeCount: Int) {
    heads = Array(repeating: -1, count: nodeCount)
    entries.reserveCapacity(nodeCount * 4)
  }

  package mutating func grow(to nodeCount: Int) {
    guard nodeCount > heads.count else { return }
    heads.append(contentsOf: repeatElement(-1, count: nodeCount - heads.count))
  }

  package func size(of id: NodeID, _ proposal: ProposedViewSize) -> CGSize? {
    let key = Key(proposal)
    var index = heads[Int(id)]
    while index >= 0 {
      let entry = entries[Int(index)]
      if entry.key == key { return entry.size }
      index = entry.next
    }
    return nil
  }

  package mutating func remember(_ size: CGSize, of id: NodeID, _ proposal: ProposedViewSize) {
    entries.append(Entry(key: Key(proposal), size: size, next: heads[Int(id)]))
    heads[Int(id)] = Int32(entries.count - 1)
  }
}
