import Foundation
import WidgetGeometry
package import WidgetRender

/// What is different between two layouts: causes first, then what followed from them.
package struct TreeDifference: Hashable, Sendable {
  package var changes: [TreeChange]

  package init(from old: SnapshotNode, to new: SnapshotNode) {
    var walk = TreeWalk()
    let move = walk.visit(TreeMatcher().match(old, new))
    walk.tell(move)
    changes = walk.causes + walk.consequences
  }

  package init(changes: [TreeChange]) { self.changes = changes }

  package var isEmpty: Bool { changes.isEmpty }
  package var causes: [TreeChange] { changes.filter(\.kind.isCause) }
  /// The kinds that occur, in the order of the enum.
  package var kinds: [TreeChange.Kind] {
    let present = Set(changes.map(\.kind))
    return TreeChange.Kind.allCases.filter(present.contains)
  }
}

/// Collects the changes of matched views.
private struct TreeWalk {
  private(set) var causes: [TreeChange] = []
  private(set) var consequences: [TreeChange] = []

  /// Below what dumps keep; above what rounding leaves.
  private static let slack: CGFloat = 0.0015

  /// How the visible views of a subtree moved.
  indirect enum Move {
    /// Nothing visible in it.
    case nothing
    /// All by one distance.
    case together(CGVector, TreeMatcher.Pair, count: Int)
    case apart([Move])

    var isSomething: Bool {
      switch self {
      case .nothing: false
      case .together, .apart: true
      }
    }
  }

  mutating func visit(_ pair: TreeMatcher.Pair) -> Move {
    guard let old = pair.old, let new = pair.new else {
      return visitOneSided(pair)
    }
    compare(old, new, pair)
    var moves: [Move] = []
    if old.isVisible || new.isVisible, let a = old.frame, let b = new.frame {
      moves.append(
        .together(CGVector(dx: b.minX - a.minX, dy: b.minY - a.minY), pair, count: 1))
    }
    for child in pair.children { moves.append(visit(child)) }
    return joined(moves, pair)
  }

  private mutating func visitOneSided(_ pair: TreeMatcher.Pair) -> Move {
    if let new = pair.new {
      // A wrapper that draws nothing and holds what was there: a modifier was added.
      let isWrapper = !pair.children.isEmpty
      causes.append(
        TreeChange(
          .appeared, view: isWrapper ? "\(new.type) \(new.detail)".trimmed : new.title,
          path: pair.path, detail: isWrapper ? "around \(inner(pair))" : "",
          newFrame: new.frame))
    } else if let old = pair.old {
      let isWrapper = !pair.children.isEmpty
      causes.append(
        TreeChange(
          .vanished, view: isWrapper ? "\(old.type) \(old.detail)".trimmed : old.title,
          path: pair.path, detail: isWrapper ? "from around \(inner(pair))" : "",
          oldFrame: old.frame))
    }
    var moves: [Move] = []
    for child in pair.children { moves.append(visit(child)) }
    return moves.count == 1 ? moves[0] : .apart(moves)
  }

  private func inner(_ pair: TreeMatcher.Pair) -> String {
    guard let child = pair.children.first else { return "" }
    return (child.new ?? child.old)?.title ?? ""
  }

  private func joined(_ moves: [Move], _ pair: TreeMatcher.Pair) -> Move {
    let moves = moves.filter(\.isSomething)
    guard case .together(let first, let only, count: _)? = moves.first else {
      return moves.isEmpty ? .nothing : .apart(moves)
    }
    var count = 0
    for move in moves {
      guard case .together(let distance, _, count: let part) = move,
        abs(distance.dx - first.dx) < Self.slack, abs(distance.dy - first.dy) < Self.slack
      else { return .apart(moves) }
      count += part
    }
    return .together(first, moves.count == 1 ? only : pair, count: count)
  }

  mutating func tell(_ move: Move) {
    switch move {
    case .nothing: break
    case .apart(let moves): for move in moves { tell(move) }
    case .together(let distance, let pair, let count):
      guard abs(distance.dx) >= Self.slack || abs(distance.dy) >= Self.slack,
        let new = pair.new
      else { return }
      let others = count > 1 && !new.isVisible ? " with \(count) views in it" : ""
      consequences.append(
        TreeChange(
          .moved, view: new.title + others, path: pair.path,
          detail: PointText.move(distance.dx, distance.dy), oldFrame: pair.old?.frame,
          newFrame: new.frame))
    }
  }

  private mutating func compare(
    _ old: SnapshotNode, _ new: SnapshotNode, _ pair: TreeMatcher.Pair
  ) {
    func change(_ kind: TreeChange.Kind, _ detail: String) -> TreeChange {
      TreeChange(
        kind, view: new.title, path: pair.path, detail: detail, oldFrame: old.frame,
        newFrame: new.frame)
    }
    if let follows = pair.follows {
      causes.append(
        change(.reordered, follows.map { "now comes after \($0)" } ?? "now comes first"))
    }
    if old.type != new.type {
      causes.append(change(.redrawn, "\(old.type) → \(new.type)"))
    } else if old.detail != new.detail {
      causes.append(change(.adjusted, "\(old.detail.orNone) → \(new.detail.orNone)"))
    }
    if let before = old.text, let after = new.text { compare(before, after, change) }
    let resized = isResized(old, new)
    compareInk(old, new, resized: resized, change)
    if resized, old.isVisible || new.isVisible, let a = old.frame, let b = new.frame {
      consequences.append(
        change(.resized, "\(PointText.size(a.size)) → \(PointText.size(b.size)) pt"))
    }
    if (old.frame == nil) != (new.frame == nil) {
      causes.append(change(new.frame == nil ? .vanished : .appeared, ""))
    }
  }

  private mutating func compare(
    _ old: SnapshotNode.TextFacts, _ new: SnapshotNode.TextFacts,
    _ change: (TreeChange.Kind, String) -> TreeChange
  ) {
    if old.string != new.string {
      causes.append(change(.reworded, "“\(old.string)” → “\(new.string)”"))
    }
    // Other words may need other fallback faces; only the words were changed then.
    if old.fonts != new.fonts, old.string == new.string {
      causes.append(
        change(
          .restyled,
          "\(old.fonts.joined(separator: ", ")) → \(new.fonts.joined(separator: ", "))"))
    }
    if old.scale != new.scale {
      consequences.append(
        change(
          .rescaled, "\(PointText.number(old.scale)) → \(PointText.number(new.scale))"))
    }
    if old.string == new.string, old.shown != new.shown || old.lines != new.lines {
      if let shown = new.shown {
        consequences.append(change(.truncated, "now shows “\(shown)”"))
      } else if old.shown != nil {
        consequences.append(change(.truncated, "is no longer cut"))
      } else {
        consequences.append(change(.truncated, "takes \(old.lines) → \(new.lines) lines"))
      }
    }
  }

  private mutating func compareInk(
    _ old: SnapshotNode, _ new: SnapshotNode, resized: Bool,
    _ change: (TreeChange.Kind, String) -> TreeChange
  ) {
    guard old.ink != new.ink else { return }
    let (a, b) = (old.ink.map(InkText.withoutShapes), new.ink.map(InkText.withoutShapes))
    if a != b {
      let differing =
        zip(a, b).first { $0 != $1 } ?? (a.joined(separator: ", "), b.joined(separator: ", "))
      let isColor = InkText.withoutColors(differing.0) == InkText.withoutColors(differing.1)
      causes.append(
        change(
          isColor && a.count == b.count ? .recolored : .redrawn, "\(differing.0) → \(differing.1)"))
    } else if !resized {
      causes.append(change(.redrawn, "another outline"))
    }
  }

  private func isResized(_ old: SnapshotNode, _ new: SnapshotNode) -> Bool {
    guard let a = old.frame, let b = new.frame else { return false }
    return abs(a.width - b.width) >= Self.slack || abs(a.height - b.height) >= Self.slack
  }
}

extension String {
  fileprivate var orNone: String { isEmpty ? "nothing" : self }
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
