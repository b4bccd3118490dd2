/// Names that look like a mistyped one.
package enum NearestNames {
  /// At most `limit` of `candidates`, nearest first, ties in alphabetical order.
  ///
  /// Near means: at most a third of the letters differ, or one name starts with the other.  Case
  /// does not count.
  package static func find(_ name: String, in candidates: some Sequence<String>, limit: Int = 3)
    -> [String]
  {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(longest))
    guard !wanted.isEmpty else { return [] }
    var scored: [(distance: Int, name: String)] = []
    for candidate in candidates {
      let letters = Array(candidate.lowercased().unicodeScalars.prefix(longest))
      let allowed = max(1, max(wanted.count, letters.count) / 3)
      if let distance = distance(wanted, letters, atMost: allowed) {
        scored.append((distance, candidate))
      } else if letters.starts(with: wanted) || wanted.starts(with: letters) && letters.count > 2 {
        scored.append((allowed + 1 + abs(letters.count - wanted.count), candidate))
      }
    }
    scored.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
    return scored.prefix(limit).map(\.name)
  }

  /// Longer names are compared by their beginning, so that one hostile name stays cheap.
  private static let longest = 80

  /// Insertions, deletions, replacements and swaps of neighbours that turn `a` into `b`; `nil`
  /// beyond `bound`.
  private static func distance(
    _ a: [Unicode.Scalar], _ b: [Unicode.Scalar], atMost bound: Int
  ) -> Int? {
    guard abs(a.count - b.count) <= bound else { return nil }
    var older = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      for j in 0..<b.count {
        var best = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, older[j - 1] + 1) }
        row.append(best)
      }
      if row.allSatisfy({ $0 > bound }) { return nil }
      (older, last) = (last, row)
    }
    return last[b.count] <= bound ? last[b.count] : nil
  }
}
