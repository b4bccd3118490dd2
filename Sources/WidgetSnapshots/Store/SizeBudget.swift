/// How many bytes references may have: a repository keeps every version of every picture for ever.
package struct SizeBudget: Hashable, Sendable {
  /// Of one picture.
  package var picture: Int?
  /// Of all files together, layout dumps among them.
  package var total: Int?

  package init(picture: Int? = nil, total: Int? = nil) {
    self.picture = picture
    self.total = total
  }

  /// One line for every excess, the largest pictures first.
  ///
  /// - Parameters:
  ///   - sizes: Every reference with its bytes, as `SnapshotStore.sizes()` tells them.
  ///   - cases: May have budgets of their own.
  package func excesses(_ sizes: [(path: String, bytes: Int)], _ cases: [SnapshotCase]) -> [String]
  {
    let own = Dictionary(
      cases.compactMap { item in item.budget.map { (item.id, $0) } }, uniquingKeysWith: min)
    var lines = sizes.compactMap { path, bytes -> String? in
      guard path.hasSuffix(".png"), let most = own[SnapshotStore.id(ofFile: path)] ?? picture,
        bytes > most
      else { return nil }
      return "\(path) has \(bytes) bytes; its budget is \(most)"
    }
    let sum = sizes.reduce(0) { $0 + $1.bytes }
    if let total, sum > total {
      lines.append("the references have \(sum) bytes in all; the budget is \(total)")
    }
    return lines
  }
}
