import Foundation
import Testing
import WidgetGeometry
import WidgetLayout

@Suite struct ViewSpacingTests {
  private let text = ViewSpacing.text(
    TextSpacingMetrics(ascender: 8, descender: 2, leading: 1.2, capHeight: 6), displayScale: 2)

  @Test func ordinaryViewsKeepEightPoints() {
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
  }

  @Test func zeroKeepsNoDistanceToAnything() {
    for axis in Axis.allCases {
      #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: axis) == 0)
      #expect(text.distance(to: .zero, along: axis) == 0)
    }
  }

  @Test func aSpacerKeepsNoDistanceAlongItsAxisOnly() {
    let spacer = ViewSpacing.spacer(.horizontal)
    #expect(spacer.distance(to: .plain, along: .horizontal) == 0)
    #expect(spacer.distance(to: .plain, along: .vertical) == 8)
  }

  @Test func textBelowTextKeepsTheLowerLeadingRoundedUpToAPixel() {
    #expect(text.distance(to: text, along: .vertical) == 1.5)
    #expect(text.distance(to: text, along: .horizontal) == 8)
  }

  @Test func aUnionTakesTheLargerPreferenceOfEachKind() {
    let large = ViewSpacing.text(
      TextSpacingMetrics(ascender: 16, descender: 4, leading: 3, capHeight: 12), displayScale: 2)
    let union = text.union(large)
    #expect(
      union.distance(to: .plain, along: .vertical) == large.distance(to: .plain, along: .vertical))
    #expect(text.distance(to: union, along: .vertical) == 3)
  }

  @Test func aUnionCanBeLimitedToEdges() {
    var union = ViewSpacing.empty
    union.formUnion(text, edges: .bottom)
    #expect(
      union.distance(to: .plain, along: .vertical) == text.distance(to: .plain, along: .vertical))
    #expect(ViewSpacing.plain.distance(to: union, along: .vertical) == 8)
  }

  @Test func aResetEdgeIsOrdinaryUnlessItIsASpacers() {
    let framed = text.reset(.vertical, keepingSpacers: true)
    #expect(framed.distance(to: .plain, along: .vertical) == 8)
    let spacer = ViewSpacing.spacer(.vertical)
    #expect(
      spacer.reset(.vertical, keepingSpacers: true).distance(to: .plain, along: .vertical) == 0)
    #expect(
      spacer.reset(.vertical, keepingSpacers: false).distance(to: .plain, along: .vertical) == 8)
  }
}
