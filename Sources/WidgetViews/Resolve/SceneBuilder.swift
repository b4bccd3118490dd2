package import Foundation
import WidgetGeometry
package import WidgetLayout
package import WidgetScene

/// Turns placements into display items: painter's order, pixel snapping, effects as groups.
///
/// Each leaf's frame is snapped by its edges, so that neighbours tile without seams.  Inside an
/// effect that restarts coordinates (rotation, scale), children snap relative to the effect.
package struct SceneBuilder {
  private let pass: LayoutPass
  private let graph: LayoutGraph
  private let placements: Placements
  private let table: DrawableTable
  private let session: RenderSession
  private let scale: CGFloat
  /// Whether each view's items are grouped under its name, for structured output.
  private let labelsViews: Bool
  /// Told what every view draws by itself, if anybody wants to know.
  private let recorder: DrawingRecorder?
  /// What container-relative shapes follow where no view says otherwise.
  private let container: PlacedContainer?

  package init(
    _ pass: LayoutPass, table: DrawableTable, session: RenderSession, scale: CGFloat,
    labelsViews: Bool = false, recorder: DrawingRecorder? = nil,
    container: PlacedContainer? = nil
  ) {
    self.pass = pass
    graph = pass.graph
    placements = pass.placements
    self.table = table
    self.session = session
    self.scale = scale
    self.labelsViews = labelsViews
    self.recorder = recorder
    self.container = container
  }

  /// The items of a placed subtree, in the root's coordinates.
  package func items(of root: NodeID) -> [DisplayItem] {
    var items: [DisplayItem] = []
    ContainerScope.$current.withValue(container) {
      paint(root, origin: .zero, into: &items)
    }
    return items
  }

  /// - Parameter origin: Where the current coordinates begin, in the root's.
  private func paint(_ id: NodeID, origin: CGPoint, into items: inout [DisplayItem]) {
    guard let placement = placements[id] else { return }
    let node = graph[id]
    guard node.tag >= 0 else {
      paintChildren(of: id, node, origin: origin, into: &items)
      return
    }
    let local = placement.frame.offsetBy(dx: -origin.x, dy: -origin.y)
    let frame = PixelGrid.snap(local, scale: scale)
    let scene = SceneContext(
      displayScale: scale, proposal: placement.proposal, direction: node.direction,
      session: session)
    switch table.drawables[Int(node.tag)] {
    case .paint(let leaf):
      let new = leaf.items(in: frame, scene)
      recorder?.keep(new, of: id)
      add(new, of: id, to: &items)
      paintChildren(of: id, node, origin: origin, into: &items)
    case .measured(let leaf):
      let new = leaf.items(in: frame, scene)
      if let recorder {
        if let text = leaf.text(scene.proposal) {
          recorder.keep(new, of: id, text: text)
        } else {
          recorder.keep(new, of: id)
        }
      }
      add(new, of: id, to: &items)
    case .effect(let effect):
      let start = effect.restartsCoordinates ? placement.frame.origin : origin
      let outer = effect.container(in: frame) ?? ContainerScope.current
      let moved = outer?.offsetBy(dx: origin.x - start.x, dy: origin.y - start.y)
      let inner = ContainerScope.$current.withValue(moved) {
        var inner: [DisplayItem] = []
        paintChildren(of: id, node, origin: start, into: &inner)
        return inner
      }
      let outcome = effect.apply(to: inner, in: frame, scene)
      recorder?.keepEffect(outcome, of: id)
      items += outcome
    case .joint(let joint):
      let parts = graph.children(of: id).map { child in
        var part: [DisplayItem] = []
        paint(child, origin: origin, into: &part)
        return part
      }
      items += joint.join(parts, in: frame, scene)
    }
  }

  private func paintChildren(
    of id: NodeID, _ node: LayoutNode, origin: CGPoint, into items: inout [DisplayItem]
  ) {
    let children = graph.children(of: id)
    if let kind = node.rule.layerKind {
      // Which of the two is in front is said by the modifier; a z-index inside has no say.
      for child in kind == .background ? children.reversed() : Array(children) {
        paint(child, origin: origin, into: &items)
      }
      return
    }
    guard children.contains(where: { graph[$0].traits.zIndex != 0 }) else {
      for child in children { paint(child, origin: origin, into: &items) }
      return
    }
    let ordered = children.enumerated().sorted { a, b in
      let (left, right) = (graph[a.element].traits.zIndex, graph[b.element].traits.zIndex)
      return left == right ? a.offset < b.offset : left < right
    }
    for (_, child) in ordered { paint(child, origin: origin, into: &items) }
  }

  private func add(_ new: [DisplayItem], of id: NodeID, to items: inout [DisplayItem]) {
    guard labelsViews, !new.isEmpty, let info = table.infos[id] else {
      items += new
      return
    }
    let label = ViewLabel(
      type: info.name, pointer: info.pointer, url: table.links[id]?.absoluteString)
    items.append(.grouped(.view(label), new))
  }
}

extension LayoutRule {
  /// For a view with another before or behind it, which.
  fileprivate var layerKind: LayerRule.Kind? {
    if let layer = self as? LayerRule { return layer.kind }
    return (self as? PreferenceLayerRule)?.kind
  }
}
