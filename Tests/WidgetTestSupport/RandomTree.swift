package import Foundation
package import WidgetGeometry
package import WidgetLayout

/// A tree of views made from a seed, with most rules in it.
package struct RandomTree {
  package private(set) var graph = LayoutGraph()
  package private(set) var root: NodeID = 0
  package private(set) var strings: [String] = []
  /// Stacks with the axis along which their children must not overlap.
  package private(set) var stacks: [(node: NodeID, axis: Axis)] = []
  /// What the root is offered.
  package let container: CGRect

  private var random: SeededGenerator
  private let direction: LayoutDirection

  package init(seed: UInt64, direction: LayoutDirection = .leftToRight) {
    random = SeededGenerator(seed: seed)
    self.direction = direction
    container = CGRect(
      x: 0, y: 0, width: CGFloat(Int.random(in: 20...400, using: &random)),
      height: CGFloat(Int.random(in: 20...400, using: &random)))
    root = view(depth: 4, axis: nil)
  }

  /// Lays the tree out.
  package func layOut(usesCache: Bool = true) throws -> LayoutPass {
    let pass = LayoutPass(
      graph, measurer: SquareLetters(strings), displayScale: 3, usesCache: usesCache)
    try pass.run(root: root, in: container)
    return pass
  }

  private mutating func length(_ range: ClosedRange<Int> = 0...120) -> CGFloat {
    CGFloat(Int.random(in: range, using: &random)) / 2
  }

  private mutating func maybe<Value>(_ value: Value) -> Value? {
    Bool.random(using: &random) ? value : nil
  }

  private mutating func alignment() -> Alignment {
    [
      .center, .topLeading, .bottomTrailing, .leading, .top, .leadingFirstTextBaseline,
      .trailingLastTextBaseline,
    ].randomElement(using: &random) ?? .center
  }

  private mutating func add(_ rule: any LayoutRule, _ children: [NodeID] = [], tag: Int32 = -1)
    -> NodeID
  {
    var traits = LayoutTraits()
    if Int.random(in: 0..<8, using: &random) == 0 {
      traits.priority = [-1, 1, 2].randomElement(using: &random)
    }
    return graph.add(rule, children: children, traits: traits, tag: tag, direction: direction)
  }

  private mutating func view(depth: Int, axis: Axis?) -> NodeID {
    guard depth > 0 else { return leaf(axis) }
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<2: return leaf(axis)
    case 2..<6: return container(depth: depth)
    default: return modified(depth: depth, axis: axis)
    }
  }

  private mutating func leaf(_ axis: Axis?) -> NodeID {
    switch Int.random(in: 0..<8, using: &random) {
    case 0..<3:
      strings.append(String(repeating: "w", count: Int.random(in: 1...12, using: &random)))
      return add(LeafRule(), tag: Int32(strings.count - 1))
    case 3: return add(FlexibleRule())
    case 4: return add(SquareRule())
    case 5: return add(FixedLeafRule(size: CGSize(width: length(), height: length())))
    case 6: return add(DividerRule(axis: axis, thickness: 1))
    default: return add(SpacerRule(minLength: maybe(length()), axis: axis))
    }
  }

  private mutating func children(depth: Int, axis: Axis?) -> [NodeID] {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in view(depth: depth - 1, axis: axis) }
  }

  private mutating func container(depth: Int) -> NodeID {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<6:
      let axis: Axis = Bool.random(using: &random) ? .horizontal : .vertical
      let rule = StackRule(
        axis: axis, alignment: alignment().key(axis.cross), spacing: maybe(length(0...20)))
      let stack = add(rule, children(depth: depth, axis: axis))
      stacks.append((stack, axis))
      return stack
    case 6: return add(ZStackRule(alignment: alignment()), children(depth: depth, axis: nil))
    case 7:
      let rows = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        add(GridRowRule(alignment: nil), children(depth: depth, axis: nil))
      }
      let rule = GridRule(
        alignment: alignment(), horizontalSpacing: maybe(length(0...20)), verticalSpacing: nil)
      return add(rule, rows)
    case 8:
      let tracks = [
        LazyGridTrack(.fixed(length())), LazyGridTrack(.flexible(minimum: 10, maximum: .infinity)),
        LazyGridTrack(.adaptive(minimum: 20, maximum: 80), spacing: length(0...20)),
      ].shuffled(using: &random)
      let rule = LazyGridRule(
        axis: .vertical, items: tracks, alignment: HorizontalAlignment.center.key,
        spacing: maybe(length(0...20)))
      return add(rule, children(depth: depth, axis: nil))
    default:
      return add(ViewThatFitsRule(), children(depth: depth, axis: nil))
    }
  }

  private mutating func modified(depth: Int, axis: Axis?) -> NodeID {
    let child = view(depth: depth - 1, axis: axis)
    switch Int.random(in: 0..<9, using: &random) {
    case 0:
      let rule = FrameRule(
        width: maybe(length()), height: maybe(length()), alignment: alignment())
      return add(rule, [child])
    case 1:
      let rule = FlexibleFrameRule(
        minWidth: maybe(length()), idealWidth: maybe(length()), maxWidth: maybe(.infinity),
        minHeight: maybe(length()), idealHeight: maybe(length()), maxHeight: maybe(length()),
        alignment: alignment())
      return add(rule, [child])
    case 2:
      let insets = EdgeInsets(
        top: length(-10...20), leading: length(-10...20), bottom: length(-10...20),
        trailing: length(-10...20))
      return add(PaddingRule(insets: insets), [child])
    case 3:
      let (h, v) = (Bool.random(using: &random), Bool.random(using: &random))
      return add(FixedSizeRule(horizontal: h, vertical: v), [child])
    case 4:
      let mode: ContentMode = Bool.random(using: &random) ? .fit : .fill
      return add(AspectRatioRule(ratio: maybe(1.5), mode: mode), [child])
    case 5: return add(OffsetRule(x: length(-40...40), y: length(-40...40)), [child])
    case 6: return add(PositionRule(x: length(), y: length()), [child])
    case 7:
      let secondary = view(depth: depth - 1, axis: nil)
      return add(LayerRule(kind: .overlay, alignment: alignment()), [child, secondary])
    default:
      let secondary = view(depth: depth - 1, axis: nil)
      let edge = Edge.allCases.randomElement(using: &random) ?? .top
      let cross: Axis = edge == .top || edge == .bottom ? .horizontal : .vertical
      let rule = SafeAreaInsetRule(
        edge: edge, alignment: alignment().key(cross), spacing: maybe(length(0...20)))
      return add(rule, [child, secondary])
    }
  }
}
