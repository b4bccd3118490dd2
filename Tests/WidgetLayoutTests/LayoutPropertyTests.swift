import Foundation
import Testing
import WidgetGeometry
import WidgetLayout
import WidgetTestSupport

/// What must hold for any tree, tried on fifty.
@Suite struct LayoutPropertyTests {
  @Test(arguments: UInt64(0)..<50)
  func cacheNeverChangesTheAnswer(seed: UInt64) throws {
    let tree = RandomTree(seed: seed)
    let cached = try tree.layOut()
    let uncached = try tree.layOut(usesCache: false)
    #expect(cached.placements.all == uncached.placements.all)
    #expect(cached.measureCount <= uncached.measureCount)
  }

  @Test(arguments: UInt64(0)..<50)
  func framesAreFinite(seed: UInt64) throws {
    for placement in try RandomTree(seed: seed).layOut().placements.all {
      guard let frame = placement?.frame else { continue }
      #expect(frame.minX.isFinite && frame.minY.isFinite)
      #expect(frame.width.isFinite && frame.height.isFinite)
      #expect(frame.width >= 0 && frame.height >= 0)
    }
  }

  @Test(arguments: UInt64(0)..<50)
  func rightToLeftIsTheMirrorImage(seed: UInt64) throws {
    let tree = RandomTree(seed: seed)
    let leftToRight = try tree.layOut().placements.all
    let rightToLeft = try RandomTree(seed: seed, direction: .rightToLeft).layOut().placements.all
    #expect(leftToRight.count == rightToLeft.count)
    for (node, (placed, mirrored)) in zip(leftToRight, rightToLeft).enumerated() {
      guard let a = placed?.frame, let b = mirrored?.frame else {
        #expect((placed == nil) == (mirrored == nil))
        continue
      }
      let expected = tree.container.width - a.maxX
      #expect(abs(b.minX - expected) < 1e-6, "node \(node)")
      #expect(abs(b.minY - a.minY) < 1e-6 && b.size == a.size, "node \(node)")
    }
  }

  @Test(arguments: UInt64(0)..<50)
  func childrenOfStacksDoNotOverlap(seed: UInt64) throws {
    let tree = RandomTree(seed: seed)
    let pass = try tree.layOut()
    for (stack, axis) in tree.stacks where pass.placements[stack] != nil {
      let frames = pass.graph.children(of: stack).compactMap { pass.placements.frame(of: $0) }
      #expect(frames.count == pass.graph.children(of: stack).count)
      for (before, after) in zip(frames, frames.dropFirst()) {
        let end = axis == .horizontal ? before.maxX : before.maxY
        let start = axis == .horizontal ? after.minX : after.minY
        #expect(start >= end - 1e-6, "stack \(stack)")
      }
    }
  }

  @Test(arguments: UInt64(0)..<50)
  func aSecondPassGivesTheSameFrames(seed: UInt64) throws {
    let tree = RandomTree(seed: seed)
    let pass = try tree.layOut()
    let first = pass.placements.all
    let measures = pass.measureCount
    try pass.run(root: tree.root, in: tree.container)
    #expect(pass.placements.all == first)
    #expect(pass.measureCount == measures)
    #expect(try tree.layOut().placements.all == first)
  }

  @Test func treesAreNotTrivial() {
    let sizes = (UInt64(0)..<50).map { RandomTree(seed: $0).graph.nodes.count }
    #expect(sizes.reduce(0, +) > 500)
    #expect((sizes.max() ?? 0) > 40)
  }
}
