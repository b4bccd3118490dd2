import Foundation
import Testing
import WidgetGeometry
import WidgetLayout
import WidgetTestSupport

/// A layout as a widget author writes it, with a cache, a value key and guides of its own.
private struct Ladder: Layout {
  struct Cache {
    var sizes: [CGSize]
  }

  var step: CGFloat = 10

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let width = cache.sizes.enumerated().map { CGFloat($0) * step + $1.width }.max() ?? 0
    return CGSize(width: width, height: cache.sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var y = bounds.minY
    for index in subviews.indices where !subviews[index][Skipped.self] {
      let x = bounds.minX + CGFloat(index) * step
      subviews[index].place(
        at: CGPoint(x: x, y: y), proposal: ProposedViewSize(cache.sizes[index]))
      y += cache.sizes[index].height
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { guide == .firstTextBaseline ? 7 : nil }
}

private struct Skipped: LayoutValueKey {
  static let defaultValue = false
}

@Suite struct CustomLayoutTests {
  @Test func viewsGoWhereTheLayoutPutsThem() throws {
    var sketch = LayoutSketch()
    let (a, b) = (sketch.box(20, 10), sketch.box(30, 20))
    let root = sketch.add(CustomLayoutRule(Ladder()), a, b)
    let pass = try sketch.layOut(root, width: 100, height: 100)
    #expect(pass.placements.frame(of: root) == CGRect(x: 30, y: 35, width: 40, height: 30))
    #expect(pass.placements.frame(of: a) == CGRect(x: 30, y: 35, width: 20, height: 10))
    #expect(pass.placements.frame(of: b) == CGRect(x: 40, y: 45, width: 30, height: 20))
  }

  @Test func aViewThatIsNotPlacedIsCentred() throws {
    var sketch = LayoutSketch()
    var traits = LayoutTraits()
    traits[Skipped.self] = true
    let (a, b) = (sketch.box(20, 10, traits: traits), sketch.box(30, 20))
    let root = sketch.add(CustomLayoutRule(Ladder()), a, b)
    let pass = try sketch.layOut(root, width: 40, height: 30)
    #expect(pass.placements.frame(of: a) == CGRect(x: 10, y: 10, width: 20, height: 10))
  }

  @Test func rightToLeftMirrorsThePlacements() throws {
    var sketch = LayoutSketch(direction: .rightToLeft)
    let (a, b) = (sketch.box(20, 10), sketch.box(30, 20))
    let root = sketch.add(CustomLayoutRule(Ladder()), a, b)
    let pass = try sketch.layOut(root, width: 40, height: 30)
    #expect(pass.placements.frame(of: a)?.minX == 20)
    #expect(pass.placements.frame(of: b)?.minX == 0)
  }

  @Test func theLayoutsGuideAlignsItInAStack() throws {
    var sketch = LayoutSketch()
    let text = sketch.text("ab")
    let ladder = sketch.add(CustomLayoutRule(Ladder()), sketch.box(20, 20))
    let rule = StackRule(
      axis: .horizontal, alignment: VerticalAlignment.firstTextBaseline.key, spacing: 0)
    let root = sketch.add(rule, text, ladder)
    let pass = try sketch.layOut(root, width: 40, height: 21)
    #expect(pass.placements.frame(of: text)?.minY == 0)
    #expect(pass.placements.frame(of: ladder)?.minY == 1)
  }

  /// Every built-in layout value arranges as the container of the same name.
  @Test(arguments: ["hstack", "vstack", "zstack", "grid"], [false, true])
  func layoutValuesAgreeWithContainers(kind: String, isErased: Bool) throws {
    func frames(_ rule: any LayoutRule) throws -> [CGRect?] {
      var sketch = LayoutSketch()
      let children = [
        sketch.text("some text"), sketch.add(FlexibleRule()), sketch.box(20, 30),
        sketch.text("more"),
      ]
      let root = sketch.graph.add(rule, children: children)
      let pass = try sketch.layOut(root, width: 150, height: 80)
      return ([root] + children).map { pass.placements.frame(of: $0) }
    }
    func rule<L: Layout>(_ layout: L) -> any LayoutRule {
      isErased ? CustomLayoutRule(AnyLayout(layout)) : CustomLayoutRule(layout)
    }
    switch kind {
    case "hstack":
      let key = VerticalAlignment.firstTextBaseline
      let expected = try frames(StackRule(axis: .horizontal, alignment: key.key, spacing: nil))
      #expect(try frames(rule(HStackLayout(alignment: key))) == expected)
    case "vstack":
      let key = HorizontalAlignment.trailing
      let expected = try frames(StackRule(axis: .vertical, alignment: key.key, spacing: 3))
      #expect(try frames(rule(VStackLayout(alignment: key, spacing: 3))) == expected)
    case "zstack":
      let expected = try frames(ZStackRule(alignment: .bottomLeading))
      #expect(try frames(rule(ZStackLayout(alignment: .bottomLeading))) == expected)
    default:
      let expected = try frames(
        GridRule(alignment: .center, horizontalSpacing: nil, verticalSpacing: 2))
      #expect(try frames(rule(GridLayout(verticalSpacing: 2))) == expected)
    }
  }

  @Test func aGridLayoutPlacesTheCellsOfItsRows() throws {
    var sketch = LayoutSketch()
    let cells = [
      sketch.box(10, 10), sketch.box(30, 10), sketch.box(20, 20), sketch.box(10, 10),
    ]
    let rows = [
      sketch.add(GridRowRule(alignment: nil), cells[0], cells[1]),
      sketch.add(GridRowRule(alignment: nil), cells[2], cells[3]),
    ]
    let root = sketch.add(CustomLayoutRule(GridLayout()), rows[0], rows[1])
    let pass = try sketch.layOut(root, width: 58, height: 38)
    #expect(pass.placements.frame(of: cells[0]) == CGRect(x: 5, y: 0, width: 10, height: 10))
    #expect(pass.placements.frame(of: cells[1]) == CGRect(x: 28, y: 0, width: 30, height: 10))
    #expect(pass.placements.frame(of: cells[2]) == CGRect(x: 0, y: 18, width: 20, height: 20))
    #expect(pass.placements.frame(of: cells[3]) == CGRect(x: 38, y: 23, width: 10, height: 10))
  }

  @Test func anErasedLayoutStillKnowsItsOrientation() {
    #expect(AnyLayout(HStackLayout())._stackOrientation == .horizontal)
    #expect(AnyLayout(Ladder())._stackOrientation == .vertical)
    #expect(AnyLayout(ZStackLayout())._stackOrientation == nil)
  }

  @Test func subviewsAreACollection() throws {
    var sketch = LayoutSketch()
    let ids = [sketch.box(1, 1), sketch.box(2, 2), sketch.box(3, 3)]
    let pass = LayoutPass(sketch.graph, measurer: SquareLetters([]), displayScale: 2)
    let subviews = LayoutSubviews(ids: ids, pass: pass, layoutDirection: .leftToRight)
    #expect(subviews.map { $0.sizeThatFits(.unspecified).width } == [1, 2, 3])
    #expect(subviews[1...].count == 2)
    #expect(subviews[[2, 0]].map { $0.dimensions(in: .zero).width } == [3, 1])
    #expect(subviews.first == subviews[0])
    #expect(subviews.first != subviews.last)
  }
}
