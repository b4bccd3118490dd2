/// Finds the name that somebody meant, for "did you mean …?" at the end of an error.
package enum NearestName {
  /// Names longer than this are not compared: the work grows with the product of the lengths.
  private static let longestName = 64

  /// The name closest to `typed`, or `nil` if none is close enough to be a likely slip.
  ///
  /// Close enough is: equal but for case; then one edit for every three characters, where an edit
  /// is a character added, dropped, changed or swapped with its neighbour; then the only name that
  /// contains what was typed ("medium" for "systemMedium"). The first of equally close names wins,
  /// so the answer does not depend on anything but the order given.
  package static func suggestion(
    for typed: String, among names: some Sequence<String>
  ) -> String? {
    let wanted = Array(typed.lowercased())
    guard !wanted.isEmpty, wanted.count <= longestName else { return nil }
    // One letter is one edit away from every other letter.
    let allowed = wanted.count == 1 ? 0 : max(1, wanted.count / 3)
    var best: (name: String, distance: Int)?
    var containing: [String] = []
    for name in names where name != typed && name.count <= longestName {
      let lowered = name.lowercased()
      let distance = editDistance(wanted, Array(lowered), atMost: best?.distance ?? allowed)
      if let distance, distance < (best?.distance ?? .max) { best = (name, distance) }
      if wanted.count >= 3, lowered.contains(typed.lowercased()) { containing.append(name) }
    }
    if let best { return best.name }
    return containing.count == 1 ? containing[0] : nil
  }

  /// `"; did you mean 'family'?"`, or an empty string: to be put after the text of an error.
  package static func hint(for typed: String, among names: some Sequence<String>) -> String {
    suggestion(for: typed, among: names).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// Edits between two words, counting a swap of neighbours as one ("optimal string alignment");
  /// `nil` when there are more than `limit`.
  private static func editDistance(
    _ a: [Character], _ b: [Character], atMost limit: Int
  ) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for i in 1...a.count {
      var current = [i]
      current.reserveCapacity(b.count + 1)
      for j in 1...b.count {
        let change = previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        var cost = min(change, previous[j] + 1, current[j - 1] + 1)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          cost = min(cost, beforePrevious[j - 2] + 1)
        }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[b.count] <= limit ? previous[b.count] : nil
  }
}
