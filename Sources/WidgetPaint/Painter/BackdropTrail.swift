import Foundation
import WidgetGeometry
import WidgetScene

/// Remembers what has been painted below an item on a vector surface, where pixels cannot be read
/// back: the items before it, in every group around it up to one that is composed apart.
struct BackdropTrail {
  private struct Level {
    /// The group the items are in; `nil` for the outermost ones.
    var group: (effect: GroupEffect, bounds: CGRect)?
    var painted: ArraySlice<DisplayItem> = []
  }
  /// Where the outermost items are painted.
  private(set) var root: PaintState?
  private var levels: [Level] = []
  private var entering: (effect: GroupEffect, bounds: CGRect)?

  init() {}

  /// A trail for items that are composed apart.
  init(root: PaintState) { self.root = root }

  /// The group whose items come next.
  mutating func enter(_ effect: GroupEffect, _ bounds: CGRect) { entering = (effect, bounds) }

  /// The group has nothing to paint, or what comes next is not its items.
  mutating func leave() { entering = nil }

  mutating func begin() {
    levels.append(Level(group: entering))
    entering = nil
  }

  mutating func end() { levels.removeLast() }

  mutating func setPainted(_ items: ArraySlice<DisplayItem>) {
    levels[levels.count - 1].painted = items
  }

  /// Everything below the current item and then `item`, in the coordinates of `root`.
  func items(upTo item: DisplayItem) -> [DisplayItem] {
    var inner = [item]
    for level in levels.reversed() {
      inner = Array(level.painted) + inner
      if let group = level.group { inner = [.group(group.effect, bounds: group.bounds, inner)] }
    }
    return inner
  }
}
