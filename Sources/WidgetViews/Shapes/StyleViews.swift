import Foundation
import WidgetGeometry
import WidgetLayout
import WidgetScene

/// A style that is a view as well: it fills its frame.
nonisolated public protocol _StyleView: PrimitiveView, ShapeStyle {}

nonisolated extension _StyleView {
  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    resolver.emit(
      FlexibleRule(),
      drawing: .paint(StyleDrawable(style: view.resolved(in: resolver.environment))),
      named: "\(Self.self)")
  }
}

nonisolated extension Color: _StyleView {
  public static func _resolve(_ view: Color, _ resolver: Resolver) {
    let value = view.value(in: resolver.environment)
    resolver.emit(
      FlexibleRule(), drawing: .paint(StyleDrawable(style: .color(value))),
      named: "Color \(value.hex)")
  }
}
nonisolated extension LinearGradient: _StyleView {}
nonisolated extension RadialGradient: _StyleView {}
nonisolated extension EllipticalGradient: _StyleView {}
nonisolated extension AngularGradient: _StyleView {}

/// Fills the whole frame with a style.
struct StyleDrawable: PaintDrawable {
  let style: ResolvedStyle

  func items(in frame: CGRect, _ scene: SceneContext) -> [DisplayItem] {
    if let color = style.solidColor, color.alpha <= 0 { return [] }
    guard frame.width > 0, frame.height > 0 else { return [] }
    return style.fill(Path(frame), in: frame, FillStyle())
  }
}
