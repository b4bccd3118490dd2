public import Foundation
import WidgetGeometry
import WidgetLayout
import WidgetScene

/// A view that draws by hand, once its size is known.
nonisolated public struct Canvas<Symbols: View>: PrimitiveView {
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool

  /// - Parameter symbols: Views that the renderer draws by their tags.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    let symbols = view.symbols
    resolver.emit(
      FlexibleRule(),
      drawing: .paint(
        CanvasDrawable(
          renderer: view.renderer, isOpaque: view.isOpaque, environment: resolver.environment,
          session: resolver.session, pointer: resolver.templatePointer,
          symbols: { Symbols._resolve(symbols, $0) })),
      named: "Canvas")
  }
}

nonisolated extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

/// Runs a canvas's renderer and keeps what it draws.
struct CanvasDrawable: PaintDrawable {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let isOpaque: Bool
  let environment: EnvironmentValues
  let session: RenderSession
  let pointer: String?
  let symbols: (Resolver) -> Void

  func items(in frame: CGRect, _ scene: SceneContext) -> [DisplayItem] {
    guard frame.width > 0, frame.height > 0 else { return [] }
    let resolver = Resolver(
      session: session, environment: environment, table: DrawableTable())
    resolver.templatePointer = pointer
    let canvas = CanvasScope(resolver: resolver, scene: scene, size: frame.size, symbols: symbols)
    var context = GraphicsContext(canvas)
    ResolveScope.run(resolver) { renderer(&context, frame.size) }
    var items = context.target.items
    if isOpaque {
      let box = Path(CGRect(origin: .zero, size: frame.size))
      items.insert(.fill(box, .solid(.black), FillStyle()), at: 0)
    }
    guard !items.isEmpty else { return [] }
    let bounds = CGRect(origin: .zero, size: frame.size)
    let place = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    // Nothing is drawn outside of the canvas.
    return [
      .grouped(.transform(place), [.grouped(.clip(Path(bounds), FillStyle()), items)])
    ]
  }
}

/// What all contexts of one canvas share.
final class CanvasScope {
  let resolver: Resolver
  let scene: SceneContext
  let size: CGSize
  private let symbols: (Resolver) -> Void
  private var symbolNodes: [NodeID]?

  init(
    resolver: Resolver, scene: SceneContext, size: CGSize, symbols: @escaping (Resolver) -> Void
  ) {
    self.resolver = resolver
    self.scene = scene
    self.size = size
    self.symbols = symbols
  }

  func report(_ id: String, _ message: String) { resolver.report(.note, id, message) }

  /// What a view draws at its ideal size.
  func drawing(of node: NodeID) -> (size: CGSize, items: [DisplayItem])? {
    let pass = LayoutPass(
      resolver.graph, measurer: DrawableMeasurer(resolver.table),
      displayScale: scene.displayScale)
    let size = pass.size(of: node, .unspecified)
    do {
      try pass.run(root: node, in: CGRect(origin: .zero, size: size))
    } catch {
      report("canvas-symbol", "a canvas's symbol cannot be laid out: \(error)")
      return nil
    }
    let builder = SceneBuilder(
      pass, table: resolver.table, session: scene.session, scale: scene.displayScale)
    return (size, builder.items(of: node))
  }

  /// The symbol tagged `id`.
  func symbol(_ id: AnyHashable) -> NodeID? {
    let nodes = symbolNodes ?? resolver.collect(axis: nil) { symbols(resolver) }
    symbolNodes = nodes
    return nodes.first { resolver.graph[$0].traits[TagKey.self] == id }
  }
}
