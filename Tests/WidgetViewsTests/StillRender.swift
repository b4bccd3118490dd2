import Foundation
import WidgetGeometry
import WidgetLayout
import WidgetScene
import WidgetTestSupport
import WidgetViews

/// A view resolved and laid out with square letters, until it settles.
struct StillRender {
  struct Placed: PlacedTree {
    let pass: LayoutPass
    let table: DrawableTable
    let root: NodeID
  }

  /// What a test changes about the circumstances.
  struct Options {
    var size = CGSize(width: 200, height: 100)
    var safeArea = EdgeInsets()
    var environment = EnvironmentValues()
    var defaults: [String: any Sendable] = [:]
    var limits = RenderLimits.standard
  }

  let placed: Placed
  let diagnostics: [Diagnostic]
  let failure: ResolveError?
  /// Passes it took.
  let passes: Int
  let items: [DisplayItem]

  init<V: View>(_ options: Options = Options(), @ViewBuilder _ content: () -> V) throws {
    let session = RenderSession(
      shaper: SquareTextShaper(), assets: NamedAssets(), limits: options.limits)
    session.defaults = options.defaults
    var passes = 0
    placed = try SettleLoop(session).run { () throws(LayoutError) in
      passes += 1
      return try Self.layOut(session, options, content)
    }
    self.passes = passes
    items = SceneBuilder(placed.pass, table: placed.table, session: session, scale: 2)
      .items(of: placed.root)
    diagnostics = session.diagnostics
    failure = session.failure
  }

  private static func layOut<V: View>(
    _ session: RenderSession, _ options: Options, _ content: () -> V
  ) throws(LayoutError) -> Placed {
    let table = DrawableTable()
    let resolver = Resolver(session: session, environment: options.environment, table: table)
    let nodes = ResolveScope.run(resolver) {
      resolver.collect(axis: nil) { V._resolve(content(), resolver) }
    }
    let root = resolver.single(
      nodes,
      or: StackRule(
        axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil))
    let pass = LayoutPass(
      resolver.takeGraph(), measurer: DrawableMeasurer(table), displayScale: 2,
      limits: options.limits)
    try pass.run(
      root: root, in: CGRect(origin: .zero, size: options.size), safeArea: options.safeArea)
    return Placed(pass: pass, table: table, root: root)
  }

  /// Frames of the texts in the picture, by what they say, in reading order.
  var texts: [String] {
    placed.pass.graph.nodes.indices.compactMap { index in
      let id = NodeID(index)
      guard let name = placed.table.infos[id]?.name, name.hasPrefix("Text \""),
        let frame = placed.pass.placements.frame(of: id)
      else { return nil }
      return "\(name.dropFirst(5)) \(frame.short)"
    }
  }

  /// Frames of everything in the picture that is called `name`.
  func frames(of name: String) -> [CGRect] {
    placed.pass.graph.nodes.indices.compactMap { index in
      guard placed.table.infos[NodeID(index)]?.name == name else { return nil }
      return placed.pass.placements.frame(of: NodeID(index))
    }
  }
}

extension CGRect {
  /// `x,y w×h`, whole numbers where they are.
  var short: String {
    func number(_ value: CGFloat) -> String {
      value == value.rounded() ? "\(Int(value))" : "\(Double(value))"
    }
    return "\(number(minX)),\(number(minY)) \(number(width))×\(number(height))"
  }
}
