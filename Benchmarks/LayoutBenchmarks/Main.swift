import Foundation
import WidgetGeometry
import WidgetLayout

/// Prints the time of one layout of each tree: graph given, everything measured anew.
///
/// The median of many runs; the count of measures beside it is the same on every machine.
@main
struct LayoutBenchmarks {
  static func main() throws {
    let trees =
      [BenchmarkTree.pay()] + [250, 500, 1_000, 2_000].map(BenchmarkTree.list)
      + [10, 40].map(BenchmarkTree.nest)
    print(columns("tree", "views", "measures", "µs"))
    for tree in trees {
      let (median, measures) = try time(tree)
      print(
        columns(
          tree.name, "\(tree.graph.nodes.count)", "\(measures)", "\((median * 10).rounded() / 10)"))
    }
  }

  private static func time(_ tree: BenchmarkTree) throws -> (median: Double, measures: Int) {
    let measurer = BoxLetters(counts: tree.letters)
    let room = CGRect(origin: .zero, size: tree.size)
    var samples: [Double] = []
    var measures = 0
    for _ in 0..<300 {
      let clock = ContinuousClock()
      let start = clock.now
      let pass = LayoutPass(tree.graph, measurer: measurer, displayScale: 3)
      try pass.run(root: tree.root, in: room)
      samples.append(clock.now.duration(from: start) / .microseconds(1))
      measures = pass.measureCount
    }
    samples.sort()
    return (samples[samples.count / 2], measures)
  }

  private static func columns(_ cells: String...) -> String {
    cells.enumerated().map { index, cell in
      let gap = String(repeating: " ", count: max(1, 12 - cell.count))
      return index == 0 ? cell + gap : gap + cell
    }.joined()
  }
}

extension ContinuousClock.Instant {
  fileprivate func duration(from start: ContinuousClock.Instant) -> Duration {
    start.duration(to: self)
  }
}
