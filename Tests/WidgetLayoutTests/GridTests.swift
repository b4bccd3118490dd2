import Foundation
import Testing
import WidgetGeometry
import WidgetLayout
import WidgetTestSupport

@Suite struct GridTests {
  private func grid(
    _ sketch: inout LayoutSketch, _ rows: [[NodeID]], spacing: CGFloat? = 0
  ) -> NodeID {
    let nodes = rows.map { sketch.graph.add(GridRowRule(alignment: nil), children: $0) }
    let rule = GridRule(alignment: .center, horizontalSpacing: spacing, verticalSpacing: spacing)
    return sketch.graph.add(rule, children: nodes)
  }

  /// As in a grid of colours that fills a widget.
  @Test func flexibleCellsFillWidthAndHeight() throws {
    var sketch = LayoutSketch()
    let cells = (0..<4).map { _ in sketch.add(FlexibleRule()) }
    let root = grid(&sketch, [[cells[0], cells[1]], [cells[2], cells[3]]])
    let pass = try sketch.layOut(root, width: 100, height: 60)
    #expect(pass.placements.frame(of: cells[0]) == CGRect(x: 0, y: 0, width: 50, height: 30))
    #expect(pass.placements.frame(of: cells[3]) == CGRect(x: 50, y: 30, width: 50, height: 30))
  }

  @Test func aFlexibleCellTakesTheHeightOfItsRow() throws {
    var sketch = LayoutSketch()
    let (text, color) = (sketch.box(30, 20), sketch.add(FlexibleRule()))
    let root = sketch.add(
      FixedSizeRule(horizontal: false, vertical: true), grid(&sketch, [[text, color]]))
    let pass = try sketch.layOut(root, width: 100, height: 60)
    #expect(pass.placements.frame(of: color) == CGRect(x: 30, y: 20, width: 70, height: 20))
  }

  @Test func aSpanningCellWidensItsColumnsEqually() throws {
    var sketch = LayoutSketch()
    var traits = LayoutTraits()
    traits.gridColumns = 2
    let wide = sketch.box(100, 10, traits: traits)
    let cells = [sketch.box(20, 10), sketch.box(40, 10)]
    let root = grid(&sketch, [[wide], cells])
    let pass = try sketch.layOut(root, width: 100, height: 20)
    #expect(pass.placements.frame(of: cells[0])?.midX == 20)
    #expect(pass.placements.frame(of: cells[1])?.midX == 70)
  }

  @Test func aViewOutsideRowsSpansAllColumns() throws {
    var sketch = LayoutSketch()
    let cells = [sketch.box(20, 10), sketch.box(40, 10)]
    let row = sketch.add(GridRowRule(alignment: nil), cells[0], cells[1])
    let line = sketch.add(DividerRule(axis: nil, thickness: 1))
    let rule = GridRule(alignment: .center, horizontalSpacing: 0, verticalSpacing: 0)
    let root = sketch.add(rule, row, line)
    let pass = try sketch.layOut(root, width: 100, height: 11)
    #expect(pass.placements.frame(of: line) == CGRect(x: 0, y: 10, width: 100, height: 1))
  }

  @Test func anUnsizedCellDoesNotAskForSpace() throws {
    var sketch = LayoutSketch()
    let cells = [sketch.box(20, 10), sketch.box(40, 10)]
    let row = sketch.add(GridRowRule(alignment: nil), cells[0], cells[1])
    var traits = LayoutTraits()
    traits.gridUnsizedAxes = .horizontal
    let line = sketch.add(DividerRule(axis: nil, thickness: 1), traits: traits)
    let rule = GridRule(alignment: .center, horizontalSpacing: 0, verticalSpacing: 0)
    let root = sketch.add(rule, row, line)
    let pass = try sketch.layOut(root, width: 100, height: 11)
    #expect(pass.placements.frame(of: line) == CGRect(x: 20, y: 10, width: 60, height: 1))
  }

  @Test func anchorsAndColumnAlignmentsPlaceCells() throws {
    var sketch = LayoutSketch()
    var trailing = LayoutTraits()
    trailing.gridColumnAlignment = .trailing
    var anchored = LayoutTraits()
    anchored.gridAnchor = UnitPoint(x: 0.25, y: 1)
    let big = sketch.box(50, 50)
    let cells = [sketch.box(10, 10, traits: trailing), sketch.box(10, 10, traits: anchored)]
    let other = sketch.box(50, 10)
    let root = grid(&sketch, [[big, other], cells, [sketch.box(10, 30), sketch.box(50, 30)]])
    let pass = try sketch.layOut(root, width: 100, height: 90)
    #expect(pass.placements.frame(of: cells[0])?.minX == 40)
    #expect(pass.placements.frame(of: cells[1])?.origin == CGPoint(x: 60, y: 50))
  }

  /// Long texts give way instead of leaving the widget.
  @Test func columnsShrinkToTheirLeastWhenThereIsNotEnough() throws {
    var sketch = LayoutSketch()
    let (icon, text) = (sketch.box(20, 10), sketch.text("a long text"))
    let root = grid(&sketch, [[icon, text]])
    let pass = try sketch.layOut(root, width: 80, height: 40)
    #expect(pass.placements.frame(of: icon) == CGRect(x: 0, y: 15, width: 20, height: 10))
    #expect(pass.placements.frame(of: text) == CGRect(x: 20, y: 10, width: 60, height: 20))
  }

  @Test func rowsAreNotedForDumps() throws {
    var sketch = LayoutSketch()
    let root = grid(&sketch, [[sketch.box(20, 10)], [sketch.box(20, 30)]])
    let pass = try sketch.layOut(root, width: 20, height: 40)
    #expect(
      pass.dump(root).text == """
        Grid 0,0 20×40
        ├─ GridRow 0,0 20×10
        │  └─ Fixed 0,0 20×10
        └─ GridRow 0,10 20×30
           └─ Fixed 0,0 20×30
        """)
  }

  @Test func anAdaptiveItemMakesAsManyTracksAsFit() throws {
    var sketch = LayoutSketch()
    let cells = (0..<5).map { _ in sketch.box(20, 10) }
    let rule = LazyGridRule(
      axis: .vertical, items: [LazyGridTrack(.adaptive(minimum: 30, maximum: .infinity))],
      alignment: HorizontalAlignment.center.key, spacing: 0)
    let root = sketch.graph.add(rule, children: cells)
    let pass = try sketch.layOut(root, width: 106, height: 20)
    #expect(pass.placements.frame(of: cells[2])?.minX == 81)
    #expect(pass.placements.frame(of: cells[3])?.origin == CGPoint(x: 5, y: 10))
  }

  /// Tracks of no least size, or in endless space, would be without number.
  @Test(arguments: [CGFloat(0), 1e-9]) func tracksHaveALimit(least: CGFloat) throws {
    var sketch = LayoutSketch()
    let cell = sketch.box(1, 1)
    let rule = LazyGridRule(
      axis: .vertical,
      items: [LazyGridTrack(.adaptive(minimum: least, maximum: .infinity), spacing: 0)],
      alignment: HorizontalAlignment.center.key, spacing: 0)
    let root = sketch.graph.add(rule, children: [cell])
    let pass = try sketch.layOut(root, width: 1_000_000, height: 20)
    #expect(pass.placements.frame(of: cell) != nil)
    #expect(pass.size(of: root, .infinity).height == 1)
  }
}
