public import WidgetGeometry
import WidgetLayout

/// Content that knows its size and place.
nonisolated public struct GeometryReader<Content: View>: PrimitiveView {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    let moment = ResolveMoment(resolver, owner: Self.self)
    resolver.emit(
      GeometryReaderRule(reading: { context, graph in
        let proxy = GeometryProxy(
          frame: context.frame, safeAreaInsets: context.safeAreaInsets,
          direction: moment.environment.layoutDirection,
          spaces: moment.environment.coordinateSpaces, placedFrame: context.frame)
        return moment.resolve(into: &graph, axis: nil) {
          Content._resolve(view.content(proxy), resolver)
        }
      }))
  }
}

/// The first of several views that fits.
nonisolated public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    let candidates = resolver.collect { Content._resolve(view.content, resolver) }
    guard !candidates.isEmpty else { return }
    resolver.emit(ViewThatFitsRule(axes: view.axes), candidates)
  }
}
