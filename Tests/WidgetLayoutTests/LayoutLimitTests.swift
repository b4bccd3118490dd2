import Foundation
import Testing
import WidgetGeometry
import WidgetLayout
import WidgetTestSupport

/// Mistaken or hostile trees end in an error, not in a crash.
@Suite struct LayoutLimitTests {
  private let room = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func chain(_ depth: Int) -> (graph: LayoutGraph, root: NodeID) {
    var graph = LayoutGraph()
    var node = graph.add(FlexibleRule())
    for level in 1..<depth {
      let axis: Axis = level.isMultiple(of: 2) ? .horizontal : .vertical
      let sibling = graph.add(FlexibleRule())
      let alignment = Alignment.center.key(axis.cross)
      node = graph.add(
        StackRule(axis: axis, alignment: alignment, spacing: 0), children: [node, sibling])
    }
    return (graph, node)
  }

  @Test func theDeepestAllowedTreeIsLaidOut() throws {
    let (graph, root) = chain(RenderLimits.standard.viewDepth)
    let pass = LayoutPass(graph, measurer: SquareLetters([]), displayScale: 2)
    try pass.run(root: root, in: room)
    #expect(pass.placements.all.allSatisfy { $0 != nil })
  }

  @Test func aDeeperTreeIsRefused() {
    let limit = RenderLimits.standard.viewDepth
    let (graph, root) = chain(limit + 1)
    let pass = LayoutPass(graph, measurer: SquareLetters([]), displayScale: 2)
    #expect(throws: LayoutError.tooDeep(depth: limit + 1, limit: limit)) {
      try pass.run(root: root, in: room)
    }
  }

  @Test func tooManyViewsAreRefused() {
    var limits = RenderLimits.standard
    limits.nodeCount = 10
    let (graph, root) = chain(8)
    let pass = LayoutPass(graph, measurer: SquareLetters([]), displayScale: 2, limits: limits)
    #expect(throws: LayoutError.tooManyNodes(count: 15, limit: 10)) {
      try pass.run(root: root, in: room)
    }
  }

  @Test func tooMuchMeasuringIsRefused() {
    var limits = RenderLimits.standard
    limits.layoutMeasures = 20
    let (graph, root) = chain(12)
    let pass = LayoutPass(graph, measurer: SquareLetters([]), displayScale: 2, limits: limits)
    #expect(throws: LayoutError.tooMuchWork(limit: 20)) { try pass.run(root: root, in: room) }
  }

  @Test func aReaderInAReaderWithoutEndIsRefused() {
    var graph = LayoutGraph()
    func reader(_ graph: inout LayoutGraph) -> NodeID {
      graph.add(GeometryReaderRule { (_: CGSize, graph: inout LayoutGraph) in [reader(&graph)] })
    }
    let root = reader(&graph)
    let limit = RenderLimits.standard.viewDepth
    let pass = LayoutPass(graph, measurer: SquareLetters([]), displayScale: 2)
    #expect(throws: LayoutError.tooDeep(depth: limit + 1, limit: limit)) {
      try pass.run(root: root, in: room)
    }
  }

  @Test func aReaderThatFillsTheArenaIsRefused() {
    var limits = RenderLimits.standard
    limits.nodeCount = 50
    var graph = LayoutGraph()
    let root = graph.add(
      GeometryReaderRule { (_: CGSize, graph: inout LayoutGraph) in
        (0..<100).map { _ in graph.add(FlexibleRule()) }
      })
    let pass = LayoutPass(graph, measurer: SquareLetters([]), displayScale: 2, limits: limits)
    #expect(throws: LayoutError.tooManyNodes(count: 101, limit: 50)) {
      try pass.run(root: root, in: room)
    }
  }

  @Test func infiniteProposalsEndInFiniteFrames() throws {
    var graph = LayoutGraph()
    let color = graph.add(FlexibleRule())
    let root = graph.add(CustomLayoutRule(ProposesInfinity()), children: [color])
    let pass = LayoutPass(graph, measurer: SquareLetters([]), displayScale: 2)
    try pass.run(root: root, in: room)
    let frame = try #require(pass.placements.frame(of: color))
    #expect(frame.width.isFinite && frame.height.isFinite)
  }

  @Test(arguments: [
    ("{", "layout case: not valid JSON"),
    (#"{"proposal": [1, 2]}"#, "layout case: needs “view”"),
    (#"{"view": {"type": "blob"}, "proposal": [1, 2]}"#, "layout case: view: unknown type “blob”"),
    (
      #"{"view": {"type": "vstack", "children": [{"type": "color", "modifiers": [{"glow": 1}]}]}, "proposal": [1, 2]}"#,
      "layout case: view.children[0].modifiers[0].glow: unknown modifier “glow”"
    ),
    (
      #"{"view": {"type": "color"}, "proposal": [1]}"#,
      "layout case: proposal: expected 2 numbers"
    ),
  ])
  func mistakesInCasesAreReportedByPlace(json: String, message: String) {
    let error = #expect(throws: LayoutError.self) {
      try LayoutCase(Data(json.utf8)).answer()
    }
    #expect(error?.description == message)
  }
}

private struct ProposesInfinity: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { CGSize(width: 50, height: 50) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .infinity) }
  }
}
