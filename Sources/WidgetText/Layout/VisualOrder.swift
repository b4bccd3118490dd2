/// The order in which parts of a line stand from left to right (UAX #9, rule L2).
enum VisualOrder {
  /// Reverses every stretch of parts at or above each level, from the highest to the lowest odd.
  static func reordered<Part>(_ parts: [Part], level: (Part) -> UInt8) -> [Part] {
    let levels = parts.map(level)
    guard let highest = levels.max(), highest > 0 else { return parts }
    var order = Array(parts.indices)
    // Positions move as stretches turn; the levels go with the parts.
    for limit in (1...highest).reversed() {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= limit else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= limit { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order.map { parts[$0] }
  }
}
