package import Foundation
package import WidgetGeometry
package import WidgetLayout
package import WidgetScene

/// What a node paints, or does to what its children paint.
package enum Drawable {
  /// Paints into its frame.
  case paint(any PaintDrawable)
  /// Paints, and decides its own size.
  case measured(any MeasuredDrawable)
  /// Changes what its children paint.
  case effect(any EffectDrawable)
  /// Joins what its children paint, each known apart.
  case joint(any JointDrawable)
}

/// Paints into a frame.
package protocol PaintDrawable {
  /// - Parameter frame: On the pixel grid, in the coordinates of the items.
  func items(in frame: CGRect, _ scene: SceneContext) -> [DisplayItem]
}

/// Paints, and is asked for its size.
package protocol MeasuredDrawable: PaintDrawable {
  func size(_ proposal: ProposedViewSize) -> CGSize
  func baselines(size: CGSize, _ proposal: ProposedViewSize) -> Baselines?
  var spacing: ViewSpacing { get }
  /// Of the largest font, for text.
  var capHeight: CGFloat? { get }
  /// The text asked for and how it is laid out, for texts.
  func text(_ proposal: ProposedViewSize) -> (string: String, layout: TextLayout)?
  /// Where taps inside it lead, with frames in its own coordinates.
  func links(_ proposal: ProposedViewSize) -> [DumpNode.Link]
}

extension MeasuredDrawable {
  package func baselines(size: CGSize, _ proposal: ProposedViewSize) -> Baselines? { nil }
  package var spacing: ViewSpacing { .plain }
  package var capHeight: CGFloat? { nil }
  package func text(_ proposal: ProposedViewSize) -> (string: String, layout: TextLayout)? { nil }
  package func links(_ proposal: ProposedViewSize) -> [DumpNode.Link] { [] }
}

/// Wraps what its children paint.
package protocol EffectDrawable {
  /// Whether children's coordinates restart at (0, 0) of this node, as inside a rotation.
  var restartsCoordinates: Bool { get }
  /// The outline that container-relative shapes inside follow; `nil` leaves the outer one.
  func container(in frame: CGRect) -> PlacedContainer?
  /// - Parameter frame: The node's frame in the coordinates of the result.  Items are in the same
  ///   coordinates, or in the frame's own when `restartsCoordinates`.
  func apply(to items: [DisplayItem], in frame: CGRect, _ scene: SceneContext) -> [DisplayItem]
}

extension EffectDrawable {
  package var restartsCoordinates: Bool { false }
  package func container(in frame: CGRect) -> PlacedContainer? { nil }
}

/// Joins what its children paint: a mask with what it masks.
package protocol JointDrawable {
  /// - Parameter children: What each child paints, in the order of the node's children.
  func join(_ children: [[DisplayItem]], in frame: CGRect, _ scene: SceneContext) -> [DisplayItem]
}

/// What drawables may know while they paint.
package struct SceneContext {
  /// Pixels per point.
  package var displayScale: CGFloat
  /// What the node was offered when placed: a text paints the lines of that offer.
  package var proposal: ProposedViewSize
  package var direction: LayoutDirection
  package let session: RenderSession
}

/// What tags of the arena stand for, and what its nodes are called.
package final class DrawableTable {
  package struct NodeInfo {
    package var name: String
    package var pointer: String?
  }

  package private(set) var drawables: [Drawable] = []
  package private(set) var infos: [NodeID: NodeInfo] = [:]
  /// Nodes that fill the whole widget behind its margins, outermost first.
  package var containerBackgrounds: [NodeID] = []
  /// What the system paints below the container backgrounds: widgets are never see-through.
  package var ground: Color?
  /// Where taps lead, by node.
  package var links: [NodeID: URL] = [:]
  package var widgetURL: URL?
  /// What taps run, by node: intents with their parameters.
  package var intents: [NodeID: String] = [:]
  /// What views tell those around them.
  package let preferences = PreferenceTable()
  /// What runs once the picture is laid out: appearing, changes, observers of preferences.
  package let lifecycle = LifecycleTable()

  package init() {}

  package func add(_ drawable: Drawable) -> Int {
    drawables.append(drawable)
    return drawables.count - 1
  }

  package func describe(_ id: NodeID, name: String, pointer: String?) {
    infos[id] = NodeInfo(name: name, pointer: pointer)
  }
}

/// Answers layout's questions about leaves from the table.
package struct DrawableMeasurer: LeafMeasurer {
  private let table: DrawableTable

  package init(_ table: DrawableTable) { self.table = table }

  private func leaf(_ tag: Int) -> (any MeasuredDrawable)? {
    guard table.drawables.indices.contains(tag), case .measured(let leaf) = table.drawables[tag]
    else { return nil }
    return leaf
  }

  package func size(tag: Int, _ proposal: ProposedViewSize) -> CGSize {
    leaf(tag)?.size(proposal) ?? .zero
  }

  package func baselines(tag: Int, size: CGSize, _ proposal: ProposedViewSize) -> Baselines? {
    leaf(tag)?.baselines(size: size, proposal)
  }

  package func spacing(tag: Int) -> ViewSpacing { leaf(tag)?.spacing ?? .plain }

  package func capHeight(tag: Int) -> CGFloat? { leaf(tag)?.capHeight }

  package func links(tag: Int, _ proposal: ProposedViewSize) -> [DumpNode.Link] {
    leaf(tag)?.links(proposal) ?? []
  }
}
