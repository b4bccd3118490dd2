import Foundation
import WidgetGeometry
import WidgetLayout

/// A tree to lay out, with the size it is laid out in.
struct BenchmarkTree {
  let name: String
  let graph: LayoutGraph
  let root: NodeID
  let letters: [Int]
  let size: CGSize
}

/// Texts of letters 7 × 17 points, so that text costs next to nothing and layout is what is timed.
struct BoxLetters: LeafMeasurer {
  let counts: [Int]

  func size(tag: Int, _ proposal: ProposedViewSize) -> CGSize {
    let length = CGFloat(counts[tag]) * 7
    guard let width = proposal.width, width < length else {
      return CGSize(width: length, height: 17)
    }
    guard width > 0 else { return .zero }
    let lines = (length / max(width, 7)).rounded(.up)
    return CGSize(width: min(length, width), height: lines * 17)
  }

  func baselines(tag: Int, size: CGSize, _ proposal: ProposedViewSize) -> Baselines? {
    Baselines(first: 13, last: max(13, size.height - 4))
  }

  func spacing(tag: Int) -> ViewSpacing { BoxLetters.textSpacing }

  private static let textSpacing = ViewSpacing.text(
    TextSpacingMetrics(ascender: 13, descender: 4, leading: 2, capHeight: 10), displayScale: 3)
}

/// Builds trees as a resolver would: children first.
struct TreeMaker {
  var graph = LayoutGraph()
  var letters: [Int] = []

  mutating func text(_ count: Int) -> NodeID {
    letters.append(count)
    return graph.add(LeafRule(), tag: Int32(letters.count - 1))
  }

  mutating func color() -> NodeID { graph.add(FlexibleRule()) }

  mutating func spacer(_ axis: Axis) -> NodeID {
    graph.add(SpacerRule(minLength: nil, axis: axis))
  }

  mutating func row(
    _ children: [NodeID], _ alignment: VerticalAlignment = .center, spacing: CGFloat? = nil
  ) -> NodeID {
    let rule = StackRule(axis: .horizontal, alignment: alignment.key, spacing: spacing)
    return graph.add(rule, children: children)
  }

  mutating func column(_ children: [NodeID], spacing: CGFloat? = nil) -> NodeID {
    let rule = StackRule(
      axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: spacing)
    return graph.add(rule, children: children)
  }

  mutating func padded(_ child: NodeID, _ length: CGFloat) -> NodeID {
    graph.add(PaddingRule(insets: EdgeInsets(.all, length)), children: [child])
  }

  mutating func framed(_ child: NodeID, _ side: CGFloat) -> NodeID {
    graph.add(
      FrameRule(width: side, height: side, alignment: .center), children: [child])
  }

  mutating func backed(_ child: NodeID) -> NodeID {
    let rule = LayerRule(kind: .background, alignment: .center)
    return graph.add(rule, children: [child, color()])
  }

  func tree(_ name: String, _ root: NodeID, _ size: CGSize) -> BenchmarkTree {
    BenchmarkTree(name: name, graph: graph, root: root, letters: letters, size: size)
  }
}

extension BenchmarkTree {
  /// A medium payment widget: card head, amount, a row of four round buttons with captions.
  static func pay() -> BenchmarkTree {
    var maker = TreeMaker()
    let icon = maker.color()
    let logo = maker.framed(icon, 28)
    let head = maker.row([
      logo, maker.column([maker.text(12), maker.text(9)], spacing: 2), maker.spacer(.horizontal),
      maker.text(5),
    ])
    let amount = maker.row([maker.text(1), maker.text(8)], .firstTextBaseline, spacing: 2)
    var buttons: [NodeID] = []
    for _ in 0..<4 {
      let symbol = maker.text(2)
      let circle = maker.backed(maker.framed(symbol, 40))
      let button = maker.column([circle, maker.text(6)], spacing: 4)
      let rule = FlexibleFrameRule(
        minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: nil, idealHeight: nil,
        maxHeight: nil, alignment: .center)
      buttons.append(maker.graph.add(rule, children: [button]))
    }
    let content = maker.column([head, amount, maker.spacer(.vertical), maker.row(buttons)])
    let root = maker.backed(maker.padded(content, 16))
    return maker.tree("pay", root, CGSize(width: 364, height: 170))
  }

  /// A list of `nodes` views: padded rows of title, spacer and value.
  static func list(nodes: Int) -> BenchmarkTree {
    var maker = TreeMaker()
    var rows: [NodeID] = []
    while maker.graph.nodes.count < nodes {
      let row = maker.row(
        [maker.text(14), maker.spacer(.horizontal), maker.text(5)], .firstTextBaseline)
      rows.append(maker.backed(maker.padded(row, 4)))
    }
    let root = maker.column(rows)
    return maker.tree("list \(nodes)", root, CGSize(width: 364, height: 382))
  }

  /// Rows in columns in rows …
  static func nest(depth: Int) -> BenchmarkTree {
    var maker = TreeMaker()
    var inner = maker.text(12)
    for level in 0..<depth {
      let sibling = maker.text(5)
      inner =
        level.isMultiple(of: 2) ? maker.row([inner, sibling]) : maker.column([inner, sibling])
    }
    return maker.tree("nest \(depth)", inner, CGSize(width: 1_000, height: 1_000))
  }
}
