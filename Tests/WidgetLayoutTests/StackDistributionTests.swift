import Foundation
import Testing

@testable import WidgetLayout

@Suite struct StackDistributionTests {
  private typealias Child = StackDistribution.Range

  /// Children that take what they are offered, within their range.
  private func shares(_ length: CGFloat, _ children: [Child]) -> [CGFloat] {
    var shares = [CGFloat](repeating: -1, count: children.count)
    StackDistribution.distribute(length, children) { child, offer in
      shares[child] = min(max(offer, children[child].low), children[child].high)
      return shares[child]
    }
    return shares
  }

  @Test func equalChildrenShareEqually() {
    let child = Child(low: 0, high: .infinity, priority: 0)
    #expect(shares(90, [child, child, child]) == [30, 30, 30])
  }

  @Test func theLessFlexibleChildIsServedFirst() {
    let flexible = Child(low: 0, high: .infinity, priority: 0)
    let bounded = Child(low: 0, high: 10, priority: 0)
    #expect(shares(90, [flexible, bounded, flexible]) == [40, 10, 40])
  }

  @Test func amongEndlessChildrenTheLargerMinimumIsServedFirst() {
    let plain = Child(low: 0, high: .infinity, priority: 0)
    let large = Child(low: 60, high: .infinity, priority: 0)
    #expect(StackDistribution.order([plain, large]) == [1, 0])
    #expect(shares(90, [plain, large]) == [30, 60])
  }

  @Test func equallyFlexibleChildrenKeepTheirOrder() {
    let a = Child(low: 5, high: 15, priority: 0)
    let b = Child(low: 20, high: 30, priority: 0)
    #expect(StackDistribution.order([b, a, b, a]) == [0, 1, 2, 3])
  }

  @Test func higherPriorityTakesAllButTheOthersMinimum() {
    let greedy = Child(low: 0, high: .infinity, priority: 1)
    let modest = Child(low: 25, high: .infinity, priority: 0)
    #expect(shares(90, [modest, greedy]) == [25, 65])
  }

  @Test func lowerPrioritiesShareWhatIsLeft() {
    let first = Child(low: 0, high: 50, priority: 1)
    let rest = Child(low: 10, high: .infinity, priority: 0)
    #expect(shares(90, [rest, first, rest]) == [20, 50, 20])
  }

  @Test func offersAreNeverNegative() {
    var offers: [CGFloat] = []
    let rigid = Child(low: 80, high: 80, priority: 0)
    let flexible = Child(low: 0, high: .infinity, priority: 0)
    StackDistribution.distribute(50, [rigid, flexible]) { child, offer in
      offers.append(offer)
      return child == 0 ? 80 : offer
    }
    #expect(offers == [25, 0])
  }
}
