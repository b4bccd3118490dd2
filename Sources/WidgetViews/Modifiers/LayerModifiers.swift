public import Foundation
public import WidgetGeometry
import WidgetLayout
import WidgetScene

/// Puts content before or behind each node of a view.
nonisolated struct LayeredView<Primary: View, Secondary: View>: PrimitiveView {
  let primary: Primary
  let secondary: Secondary
  let kind: LayerRule.Kind
  let alignment: Alignment

  static func _resolve(_ view: Self, _ resolver: Resolver) {
    for child in resolver.collect({ Primary._resolve(view.primary, resolver) }) {
      let layers = resolver.collect(axis: nil) { Secondary._resolve(view.secondary, resolver) }
      guard !layers.isEmpty else {
        resolver.append(child)
        continue
      }
      let layer = resolver.single(layers, or: ZStackRule(alignment: .center))
      resolver.emit(LayerRule(kind: view.kind, alignment: view.alignment), [child, layer])
    }
  }
}

nonisolated extension View {
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(primary: self, secondary: content(), kind: .overlay, alignment: alignment)
  }

  public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
    LayeredView(primary: self, secondary: overlay, kind: .overlay, alignment: alignment)
  }

  @_disfavoredOverload
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { _ShapeView(shape: Rectangle(), style: style) }
  }

  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(primary: self, secondary: content(), kind: .background, alignment: alignment)
  }

  public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
    LayeredView(primary: self, secondary: background, kind: .background, alignment: alignment)
  }

  @_disfavoredOverload
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { _ShapeView(shape: Rectangle(), style: style).ignoresSafeArea(edges: edges) }
  }

  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background { shape.fill(BackgroundStyle(), style: fillStyle) }
  }

  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    effect("ClipShape", ClipEffect(shape: shape, style: style))
  }

  public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }

  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}

/// Keeps what lies inside a shape of the view's frame.
struct ClipEffect: EffectDrawable {
  let shape: any Shape
  let style: FillStyle

  func apply(to items: [DisplayItem], in frame: CGRect, _ scene: SceneContext) -> [DisplayItem] {
    guard !items.isEmpty else { return [] }
    return [.grouped(.clip(shape.placedPath(in: frame, scene.direction), style), items)]
  }
}

/// Draws nothing of its children.
struct HiddenEffect: EffectDrawable {
  func apply(to items: [DisplayItem], in frame: CGRect, _ scene: SceneContext) -> [DisplayItem] {
    []
  }
}
