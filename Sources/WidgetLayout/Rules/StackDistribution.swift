import Foundation

/// Who gets how much of a stack's length: a pure function of what the children can do.
///
/// Children of higher priority are served first, the less flexible of one priority before the
/// more flexible.  Each is offered an equal share of what is left and keeps what it answers.
enum StackDistribution {
  /// What a child can be, in points along the stack.
  struct Range {
    var low: CGFloat
    var high: CGFloat
    var priority: Double

    var flexibility: CGFloat { high == low ? 0 : high - low }
  }

  /// The order of service.
  static func order(_ ranges: [Range]) -> [Int] {
    var order = Array(ranges.indices)
    // Insertion sort: stable, in place, and stacks have few children.
    for end in order.indices.dropFirst() {
      let moving = order[end]
      var slot = end
      while slot > 0, isServed(ranges[moving], before: ranges[order[slot - 1]]) {
        order[slot] = order[slot - 1]
        slot -= 1
      }
      order[slot] = moving
    }
    return order
  }

  private static func isServed(_ a: Range, before b: Range) -> Bool {
    if a.priority != b.priority { return a.priority > b.priority }
    let (flexA, flexB) = (a.flexibility, b.flexibility)
    if flexA != flexB { return flexA < flexB }
    return flexA == .infinity && a.low > b.low
  }

  /// Offers shares of `length` in order of service.
  ///
  /// - Parameters:
  ///   - length: What all children get together, gaps taken off.
  ///   - ask: Offers a length to a child and says what it takes.
  static func distribute(
    _ length: CGFloat, _ ranges: [Range], ask: (_ child: Int, _ offer: CGFloat) -> CGFloat
  ) {
    let order = order(ranges)
    var left = length
    // Children of lower priority are sure of their minimum.
    for range in ranges where range.priority != ranges[order[0]].priority { left -= range.low }
    var start = 0
    while start < order.count {
      let priority = ranges[order[start]].priority
      var end = start
      while end < order.count, ranges[order[end]].priority == priority { end += 1 }
      if start > 0 {
        for child in order[start..<end] { left += ranges[child].low }
      }
      for position in start..<end {
        let share = left / CGFloat(end - position)
        let answer = ask(order[position], share > 0 ? share : 0)
        let rest = left - answer
        if !rest.isNaN { left = rest }
      }
      start = end
    }
  }
}
