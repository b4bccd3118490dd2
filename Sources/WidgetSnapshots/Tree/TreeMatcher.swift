import WidgetRender

/// Finds which view of one layout is which of another.
struct TreeMatcher {
  /// A view before and after; one of the two is missing for what vanished or appeared.
  struct Pair {
    var old: SnapshotNode?
    var new: SnapshotNode?
    /// Set when the view stands at another place among its siblings: the one it now follows.
    var follows: String??
    var path: String
    var children: [Pair] = []
  }

  /// More comparisons than this are not worth it: siblings are matched by their place then.
  private static let mostComparisons = 1_000_000

  func match(_ old: SnapshotNode, _ new: SnapshotNode) -> Pair {
    pair(old, new, path: "/" + new.type)
  }

  private func pair(_ old: SnapshotNode, _ new: SnapshotNode, path: String) -> Pair {
    if old.type != new.type {
      // A modifier that came or went wraps what was there: look inside for it.
      if let inner = inside(new, like: old) {
        var outer = Pair(old: nil, new: new, path: place(new, path))
        outer.children = [pair(old, inner, path: path + "/" + inner.type)]
        return outer
      }
      if let inner = inside(old, like: new) {
        var outer = Pair(old: old, new: nil, path: place(old, path))
        outer.children = [pair(inner, new, path: path)]
        return outer
      }
    }
    return Pair(
      old: old, new: new, path: place(new, path),
      children: children(old.children, new.children, path: path))
  }

  /// The view of `type` inside a chain of wrappers.
  private func inside(_ node: SnapshotNode, like wanted: SnapshotNode) -> SnapshotNode? {
    var current = node
    while let first = current.children.first {
      // A background's or overlay's other child came with it.
      if let match = current.children.first(where: { signature($0) == signature(wanted) }) {
        return match
      }
      if first.type == wanted.type { return first }
      guard current.children.count == 1 else { return nil }
      current = first
    }
    return nil
  }

  private func place(_ node: SnapshotNode, _ path: String) -> String { node.pointer ?? path }

  private func children(
    _ old: [SnapshotNode], _ new: [SnapshotNode], path: String
  ) -> [Pair] {
    func step(_ index: Int) -> String {
      "\(path)/\(new[index].type)" + (new.count > 1 ? "[\(index)]" : "")
    }
    var partner = [Int?](repeating: nil, count: new.count)
    var reordered = Set<Int>()
    var taken = [Bool](repeating: false, count: old.count)
    func join(_ pairs: [(Int, Int)]) {
      for (a, b) in pairs where !taken[a] && partner[b] == nil {
        partner[b] = a
        taken[a] = true
      }
    }
    // First what is the same, in order; then what is the same at another place.
    let (oldSigns, newSigns) = (old.map(signature), new.map(signature))
    join(common(oldSigns, newSigns))
    for b in new.indices where partner[b] == nil {
      guard let a = old.indices.first(where: { !taken[$0] && oldSigns[$0] == newSigns[b] }) else {
        continue
      }
      partner[b] = a
      taken[a] = true
      reordered.insert(b)
    }
    // Then, between those, what has the same place in the template, and the same type.
    for key in [templateKey, typeKey] {
      for gap in gaps(partner, taken) {
        let pairs = common(gap.old.map { key(old[$0]) }, gap.new.map { key(new[$0]) })
        join(pairs.map { (gap.old[$0.0], gap.new[$0.1]) })
      }
    }
    // What is left and stands alone on both sides was wrapped, or replaced.
    for gap in gaps(partner, taken) where gap.old.count == gap.new.count {
      join(Array(zip(gap.old, gap.new)).filter { isWrapped(old[$0.0], new[$0.1]) })
    }
    var result: [Pair] = new.indices.map { b in
      guard let a = partner[b] else {
        return Pair(old: nil, new: new[b], path: place(new[b], step(b)))
      }
      var joined = pair(old[a], new[b], path: step(b))
      if reordered.contains(b) { joined.follows = .some(b > 0 ? new[b - 1].title : nil) }
      return joined
    }
    result += old.indices.filter { !taken[$0] }.map { a in
      Pair(old: old[a], new: nil, path: place(old[a], "\(path)/\(old[a].type)"))
    }
    return result
  }

  private func isWrapped(_ old: SnapshotNode, _ new: SnapshotNode) -> Bool {
    inside(new, like: old) != nil || inside(old, like: new) != nil
  }

  private func templateKey(_ node: SnapshotNode) -> String { "\(node.type) \(node.pointer ?? "")" }
  private func typeKey(_ node: SnapshotNode) -> String { node.type }

  /// What a view is, wherever it stands and however large it is.
  private func signature(_ node: SnapshotNode) -> SnapshotNode {
    var copy = node
    copy.frame = nil
    copy.pointer = nil
    copy.text?.scale = 1
    copy.text?.shown = nil
    copy.text?.lines = 1
    copy.ink = node.ink.map(InkText.withoutShapes)
    copy.children = node.children.map(signature)
    return copy
  }

  private struct Gap {
    var old: [Int]
    var new: [Int]
  }

  /// Runs of unmatched siblings between two that are matched in order.
  private func gaps(_ partner: [Int?], _ taken: [Bool]) -> [Gap] {
    var gaps: [Gap] = []
    var lower = 0
    var open: [Int] = []
    func close(at upper: Int) {
      let olds = (lower..<max(lower, upper)).filter { !taken[$0] }
      if !olds.isEmpty, !open.isEmpty { gaps.append(Gap(old: olds, new: open)) }
      open = []
    }
    for (b, a) in partner.enumerated() {
      guard let a else {
        open.append(b)
        continue
      }
      guard a >= lower else { continue }
      close(at: a)
      lower = a + 1
    }
    close(at: taken.count)
    return gaps
  }

  /// The longest common subsequence, as pairs of indices.
  private func common<Key: Equatable>(_ a: [Key], _ b: [Key]) -> [(Int, Int)] {
    guard a.count * b.count <= Self.mostComparisons else {
      return zip(a.indices, b.indices).filter { a[$0] == b[$1] }
    }
    var table = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in a.indices.reversed() {
      for j in b.indices.reversed() {
        table[i][j] =
          a[i] == b[j] ? table[i + 1][j + 1] + 1 : max(table[i + 1][j], table[i][j + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (i, j) = (0, 0)
    while i < a.count, j < b.count {
      if a[i] == b[j] {
        pairs.append((i, j))
        (i, j) = (i + 1, j + 1)
      } else if table[i + 1][j] >= table[i][j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }
}
