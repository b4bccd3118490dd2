import Foundation
import Testing
import WidgetGeometry
import WidgetLayout
import WidgetTestSupport

/// Work is counted, not timed: a count is the same on every machine.
@Suite struct LayoutWorkTests {
  /// A list as widgets have them: padded rows of title, spacer and value.
  private func list(nodes: Int) -> (graph: LayoutGraph, root: NodeID, strings: [String]) {
    var graph = LayoutGraph()
    var strings: [String] = []
    var rows: [NodeID] = []
    while graph.nodes.count < nodes - 1 {
      let texts = ["title text", "value"].map { text in
        strings.append(text)
        return graph.add(LeafRule(), tag: Int32(strings.count - 1))
      }
      let spacer = graph.add(SpacerRule(minLength: nil, axis: .horizontal))
      let row = graph.add(
        StackRule(
          axis: .horizontal, alignment: VerticalAlignment.firstTextBaseline.key, spacing: nil),
        children: [texts[0], spacer, texts[1]])
      rows.append(graph.add(PaddingRule(insets: EdgeInsets(.all, 4)), children: [row]))
    }
    let root = graph.add(
      StackRule(axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: nil),
      children: rows)
    return (graph, root, strings)
  }

  @Test(arguments: [250, 500, 1_000, 2_000])
  func measuresGrowWithTheNumberOfViews(nodes: Int) throws {
    let (graph, root, strings) = list(nodes: nodes)
    let counter = CountingMeasurer(SquareLetters(strings))
    let pass = LayoutPass(graph, measurer: counter, displayScale: 2)
    try pass.run(root: root, in: CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(pass.measureCount <= 5 * graph.nodes.count)
    #expect(counter.mostCalls <= 6)
  }

  /// Rows in columns in rows …: each level has one sibling beside the next level.
  private func nest(
    depth: Int, sibling: (inout LayoutGraph, inout [String]) -> NodeID
  ) -> (graph: LayoutGraph, root: NodeID, strings: [String]) {
    var graph = LayoutGraph()
    var strings = ["innermost text"]
    var inner = graph.add(LeafRule(), tag: 0)
    for level in 0..<depth {
      let isRow = level.isMultiple(of: 2)
      let alignment =
        isRow ? VerticalAlignment.firstTextBaseline.key : HorizontalAlignment.leading.key
      inner = graph.add(
        StackRule(axis: isRow ? .horizontal : .vertical, alignment: alignment, spacing: nil),
        children: [inner, sibling(&graph, &strings)])
    }
    return (graph, inner, strings)
  }

  /// Each level asks with no, endless and some space, but only the last splits again: a leaf is
  /// asked with nine combinations, and once more every second level where text makes one side
  /// depend on the other.
  @Test(arguments: [1, 5, 10, 20, 40, 80, 160], ["fixed", "flexible", "text"])
  func aLeafInNestedStacksIsMeasuredFewTimes(depth: Int, sibling: String) throws {
    let (graph, root, strings) = nest(depth: depth) { graph, strings in
      switch sibling {
      case "fixed": return graph.add(FixedLeafRule(size: CGSize(width: 5, height: 5)))
      case "flexible": return graph.add(FlexibleRule())
      default:
        strings.append("some words")
        return graph.add(LeafRule(), tag: Int32(strings.count - 1))
      }
    }
    let counter = CountingMeasurer(SquareLetters(strings))
    let pass = LayoutPass(graph, measurer: counter, displayScale: 2)
    try pass.run(root: root, in: CGRect(x: 0, y: 0, width: 2_000, height: 2_000))
    let bound = sibling == "text" ? 12 + depth / 2 : 12
    #expect(counter.mostCalls <= bound)
    #expect(pass.measureCount <= bound * graph.nodes.count)
  }

  @Test func aDeepChainMeasuresItsLeafOnce() throws {
    var graph = LayoutGraph()
    var node = graph.add(LeafRule(), tag: 0)
    for _ in 0..<200 {
      node = graph.add(PaddingRule(insets: EdgeInsets(.all, 1)), children: [node])
    }
    let counter = CountingMeasurer(SquareLetters(["leaf"]))
    let pass = LayoutPass(graph, measurer: counter, displayScale: 2)
    try pass.run(root: node, in: CGRect(x: 0, y: 0, width: 1_000, height: 1_000))
    #expect(counter.mostCalls == 1)
    #expect(pass.measureCount == graph.nodes.count)
  }

  @Test func deepSpacingIsWorkedOutOncePerView() throws {
    let (graph, root, strings) = nest(depth: 100) { graph, _ in graph.add(FlexibleRule()) }
    let counter = SpacingCounter(SquareLetters(strings))
    let pass = LayoutPass(graph, measurer: counter, displayScale: 2)
    try pass.run(root: root, in: CGRect(x: 0, y: 0, width: 2_000, height: 2_000))
    #expect(counter.calls == 1)
  }
}

/// Counts how often a text's spacing is asked for.
private final class SpacingCounter: LeafMeasurer {
  private let base: SquareLetters
  private(set) var calls = 0

  init(_ base: SquareLetters) { self.base = base }

  func size(tag: Int, _ proposal: ProposedViewSize) -> CGSize { base.size(tag: tag, proposal) }

  func baselines(tag: Int, size: CGSize, _ proposal: ProposedViewSize) -> Baselines? {
    base.baselines(tag: tag, size: size, proposal)
  }

  func spacing(tag: Int) -> ViewSpacing {
    calls += 1
    return base.spacing(tag: tag)
  }
}
