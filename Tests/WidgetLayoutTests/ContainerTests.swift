import Foundation
import Testing
import WidgetGeometry
import WidgetLayout
import WidgetTestSupport

@Suite struct ContainerTests {
  private let column = StackRule(
    axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: 0)
  private let row = StackRule(
    axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: 0)

  // MARK: Priorities

  @Test func modifiersWithoutLayoutPassThePriorityOn() throws {
    let rules: [any LayoutRule] = [
      PassThroughRule(), OffsetRule(x: 1, y: 1), FixedSizeRule(horizontal: true, vertical: false),
      LayerRule(kind: .background, alignment: .center),
      AlignmentGuideRule(key: VerticalAlignment.top.key) { _ in 0 },
    ]
    for rule in rules {
      var sketch = LayoutSketch()
      let node = sketch.add(rule, sketch.box(1, 1, traits: LayoutTraits(priority: 2)))
      let pass = try sketch.layOut(node, width: 10, height: 10)
      #expect(pass.priority(of: node) == 2, "\(rule.label)")
    }
  }

  @Test func modifiersWithLayoutDropThePriority() throws {
    let rules: [any LayoutRule] = [
      FrameRule(width: 5, height: 5, alignment: .center), PaddingRule(insets: EdgeInsets(.all, 1)),
      AspectRatioRule(ratio: 1, mode: .fit), PositionRule(x: 0, y: 0),
    ]
    for rule in rules {
      var sketch = LayoutSketch()
      let node = sketch.add(rule, sketch.box(1, 1, traits: LayoutTraits(priority: 2)))
      let pass = try sketch.layOut(node, width: 10, height: 10)
      #expect(pass.priority(of: node) == 0, "\(rule.label)")
    }
  }

  @Test func aSpacersPriorityCanBeRaised() throws {
    var sketch = LayoutSketch()
    let spacer = SpacerRule(minLength: 0, axis: .horizontal)
    let (plain, raised) = (
      sketch.add(spacer), sketch.add(spacer, traits: LayoutTraits(priority: 0))
    )
    let root = sketch.add(row, plain, raised)
    let pass = try sketch.layOut(root, width: 100, height: 10)
    #expect(pass.priority(of: plain) == -.infinity)
    #expect(pass.placements.frame(of: raised)?.width == 100)
  }

  // MARK: Stacks

  @Test func aStackOfOneIsItsChild() throws {
    var sketch = LayoutSketch()
    let spacer = sketch.add(SpacerRule(minLength: nil, axis: .vertical))
    let stack = sketch.add(column, spacer)
    let root = sketch.add(row, stack, sketch.box(10, 10))
    let pass = try sketch.layOut(root, width: 100, height: 30)
    #expect(pass.priority(of: stack) == -.infinity)
    #expect(pass.placements.frame(of: stack) == CGRect(x: 45, y: 0, width: 0, height: 30))
  }

  @Test func anEmptyStackTakesNothing() throws {
    var sketch = LayoutSketch()
    let empty = sketch.add(column)
    let pass = try sketch.layOut(empty, width: 100, height: 30)
    #expect(pass.placements.frame(of: empty)?.size == .zero)
    #expect(pass.priority(of: empty) == -.infinity)
  }

  @Test func aDividerInAHuggingColumnIsAsWideAsTheWidestChild() throws {
    var sketch = LayoutSketch()
    let line = sketch.add(DividerRule(axis: .vertical, thickness: 1))
    let stack = sketch.add(column, sketch.box(40, 10), line)
    let root = sketch.add(FixedSizeRule(horizontal: true, vertical: true), stack)
    let pass = try sketch.layOut(root, width: 100, height: 11)
    #expect(pass.placements.frame(of: line) == CGRect(x: 30, y: 10, width: 40, height: 1))
  }

  // MARK: Traits

  @Test func modifiersShowTheTraitsOfWhatTheyWrap() {
    var sketch = LayoutSketch()
    var traits = LayoutTraits(priority: 1)
    traits.zIndex = 3
    traits.gridColumns = 2
    let inner = sketch.box(1, 1, traits: traits)
    var outerTraits = LayoutTraits()
    outerTraits.zIndex = 5
    let padded = sketch.add(PaddingRule(insets: EdgeInsets(.all, 1)), inner, traits: outerTraits)
    #expect(sketch.graph[padded].traits.zIndex == 5)
    #expect(sketch.graph[padded].traits.gridColumns == 2)
    #expect(sketch.graph[padded].traits.priority == nil)
    let stack = sketch.add(column, inner)
    #expect(sketch.graph[stack].traits.zIndex == 0)
  }

  // MARK: Readers and safe areas

  @Test func aReaderKnowsItsFrameAndWhatWasPlacedBefore() throws {
    var sketch = LayoutSketch()
    let base = sketch.box(20, 10)
    var seen: (frame: CGRect, base: CGRect?, insets: EdgeInsets)?
    let reader = sketch.add(
      GeometryReaderRule(reading: { context, graph in
        seen = (context.frame, context.frame(of: base), context.safeAreaInsets)
        return [graph.add(FixedLeafRule(size: CGSize(width: context.size.width / 2, height: 4)))]
      }))
    let root = sketch.add(LayerRule(kind: .overlay, alignment: .center), base, reader)
    let pass = try sketch.layOut(root, width: 40, height: 30)
    #expect(seen?.frame == CGRect(x: 10, y: 10, width: 20, height: 10))
    #expect(seen?.base == CGRect(x: 10, y: 10, width: 20, height: 10))
    let content = try #require(pass.graph.children(of: reader).first)
    #expect(pass.placements.frame(of: content) == CGRect(x: 10, y: 10, width: 10, height: 4))
  }

  @Test func aReaderInTheSafeAreaKnowsTheInsets() throws {
    var sketch = LayoutSketch()
    var seen: EdgeInsets?
    let root = sketch.add(
      GeometryReaderRule(reading: { context, _ in
        seen = context.safeAreaInsets
        return []
      }))
    let insets = EdgeInsets(top: 10, leading: 0, bottom: 5, trailing: 0)
    let pass = try sketch.layOut(root, width: 100, height: 100, safeArea: insets)
    #expect(pass.placements.frame(of: root) == CGRect(x: 0, y: 10, width: 100, height: 85))
    #expect(seen == insets)
  }

  @Test func ignoringTheSafeAreaReachesTheContainersEdges() throws {
    var sketch = LayoutSketch()
    let color = sketch.add(FlexibleRule())
    let root = sketch.add(IgnoresSafeAreaRule(edges: [.top, .leading]), color)
    let insets = EdgeInsets(top: 10, leading: 6, bottom: 5, trailing: 7)
    let pass = try sketch.layOut(root, width: 100, height: 100, safeArea: insets)
    #expect(pass.placements.frame(of: root) == CGRect(x: 6, y: 10, width: 87, height: 85))
    #expect(pass.placements.frame(of: color) == CGRect(x: 0, y: 0, width: 93, height: 95))
  }

  @Test func aViewAwayFromTheEdgesDoesNotGrow() throws {
    var sketch = LayoutSketch()
    let color = sketch.add(FlexibleRule())
    let ignoring = sketch.add(IgnoresSafeAreaRule(), color)
    let root = sketch.add(FrameRule(width: 20, height: 20, alignment: .center), ignoring)
    let insets = EdgeInsets(.all, 10)
    let pass = try sketch.layOut(root, width: 100, height: 100, safeArea: insets)
    #expect(pass.placements.frame(of: color) == CGRect(x: 40, y: 40, width: 20, height: 20))
  }

  /// As a list under a toolbar: the content stops at the bar, its background does not.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func contentThatIgnoresTheSafeAreaReachesUnderABar(direction: LayoutDirection) throws {
    var sketch = LayoutSketch(direction: direction)
    let color = sketch.add(FlexibleRule())
    let content = sketch.add(IgnoresSafeAreaRule(), color)
    let bar = sketch.add(
      FrameRule(width: 30, height: nil, alignment: .center), sketch.add(FlexibleRule()))
    let rule = SafeAreaInsetRule(
      edge: .leading, alignment: VerticalAlignment.center.key, spacing: 0)
    let root = sketch.add(rule, content, bar)
    let pass = try sketch.layOut(root, width: 100, height: 50)
    let left: CGFloat = direction == .leftToRight ? 30 : 0
    #expect(pass.placements.frame(of: content) == CGRect(x: left, y: 0, width: 70, height: 50))
    #expect(pass.placements.frame(of: color) == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func aContainerRelativeFrameFollowsTheContainer() throws {
    var sketch = LayoutSketch()
    let color = sketch.add(FlexibleRule())
    let rule = ContainerRelativeFrameRule(axes: .horizontal, alignment: .center) { side, _ in
      side / 4
    }
    let framed = sketch.add(rule, color)
    let root = sketch.add(PaddingRule(insets: EdgeInsets(.all, 10)), framed)
    let pass = try sketch.layOut(root, width: 200, height: 40)
    #expect(pass.placements.frame(of: color) == CGRect(x: 75, y: 10, width: 50, height: 20))
    try pass.run(root: root, in: CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(pass.placements.frame(of: color)?.width == 25)
  }

  @Test func rootsOfOneGraphKeepTheirPlacements() throws {
    var sketch = LayoutSketch()
    let (back, front) = (sketch.add(FlexibleRule()), sketch.add(FlexibleRule()))
    let pass = LayoutPass(sketch.graph, measurer: SquareLetters([]), displayScale: 2)
    try pass.run(root: back, in: CGRect(x: 0, y: 0, width: 100, height: 100))
    try pass.run(root: front, in: CGRect(x: 16, y: 16, width: 68, height: 68))
    #expect(pass.placements.frame(of: back)?.width == 100)
    #expect(pass.placements.frame(of: front) == CGRect(x: 16, y: 16, width: 68, height: 68))
  }
}
