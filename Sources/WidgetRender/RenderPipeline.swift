import Foundation
import WidgetGeometry
import WidgetKitCore
import WidgetLayout
import WidgetScene
import WidgetViews

/// View → resolved → placed → display list.  Every phase in one place.
struct RenderPipeline {
  let request: RenderRequest
  let session: RenderSession
  /// Told what every view draws by itself.
  var recorder: DrawingRecorder?

  /// A request resolved and laid out: what dumps and reports look into.
  struct Placed: PlacedTree {
    let pass: LayoutPass
    let table: DrawableTable
    /// In painter's order: container backgrounds, then the content.
    let roots: [NodeID]
    /// Of the surface, in points.
    let size: CGSize
  }

  func run() throws(RenderError) -> (placed: Placed, scene: DisplayList) {
    session.defaults = request.defaults
    return try FollowedSettings(request.conditions).follow { () throws(RenderError) in
      let placed = try SettleLoop(session).run { () throws(RenderError) in
        try layOut(try resolve())
      }
      return (placed, scene(placed))
    }
  }

  private func resolve() throws(RenderError) -> (graph: LayoutGraph, root: NodeID, DrawableTable) {
    let environment = request.conditions.environment(on: request.surface)
    let table = DrawableTable()
    let resolver = Resolver(session: session, environment: environment, table: table)
    let nodes = ResolveScope.run(resolver) {
      resolver.collect(axis: nil) { AnyView._resolve(request.content(), resolver) }
    }
    if let failure = session.failure { throw .content(failure) }
    // Several views at the root stand in an implicit column.
    let root = resolver.single(
      nodes,
      or: StackRule(
        axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil))
    return (resolver.takeGraph(), root, table)
  }

  private func layOut(
    _ resolved: (graph: LayoutGraph, root: NodeID, table: DrawableTable)
  ) throws(RenderError) -> Placed {
    let surface = request.surface
    let pass = LayoutPass(
      resolved.graph, measurer: DrawableMeasurer(resolved.table), displayScale: surface.scale)
    let whole = CGRect(origin: .zero, size: surface.size)
    let inner = request.ignoresMargins ? whole : whole.inset(by: mirrored(surface.margins))
    do throws(LayoutError) {
      for background in resolved.table.containerBackgrounds {
        try pass.run(root: background, in: whole)
      }
      try pass.run(root: resolved.root, in: inner)
    } catch {
      throw .layout("\(error)")
    }
    if let failure = session.failure { throw .content(failure) }
    return Placed(
      pass: pass, table: resolved.table,
      roots: resolved.table.containerBackgrounds + [resolved.root], size: surface.size)
  }

  private func mirrored(_ insets: EdgeInsets) -> EdgeInsets {
    guard request.conditions.layoutDirection == .rightToLeft else { return insets }
    return EdgeInsets(
      top: insets.top, leading: insets.trailing, bottom: insets.bottom, trailing: insets.leading)
  }

  private func scene(_ placed: Placed) -> DisplayList {
    let surface = request.surface
    let conditions = request.conditions
    if conditions.renderingMode == .accented, conditions.tint != nil,
      conditions.isTintBehind(surface)
    {
      session.report(
        Diagnostic(
          .note, "tint-behind",
          "iOS 26 draws accented content white and the tint behind it, which is not drawn"))
    }
    let builder = SceneBuilder(
      placed.pass, table: placed.table, session: session, scale: surface.scale,
      labelsViews: request.format == .svg, recorder: recorder, container: surface.container)
    let items = grounded(placed.roots.flatMap { builder.items(of: $0) }, placed.table.ground)
    let overlays = request.overlays.flatMap { $0.items(over: placed.tree, on: surface) }
    return DisplayList(
      size: surface.size, items: clipped(items.toned(conditions.tone(on: surface))) + overlays)
  }

  /// `items` on the system's background, unless they hide it.
  private func grounded(_ items: [DisplayItem], _ ground: Color?) -> [DisplayItem] {
    let whole = CGRect(origin: .zero, size: request.surface.size)
    guard let ground, !items.hide(whole) else { return items }
    let color = ground.value(in: request.conditions.environment(on: request.surface))
    return [.fill(Path(whole), .solid(color), FillStyle())] + items
  }

  private func clipped(_ items: [DisplayItem]) -> [DisplayItem] {
    let surface = request.surface
    guard surface.corners == .device, surface.cornerRadius > 0 else { return items }
    let shape = Path(
      roundedRect: CGRect(origin: .zero, size: surface.size), cornerRadius: surface.cornerRadius)
    return [.grouped(.clip(shape, FillStyle()), items)]
  }
}
