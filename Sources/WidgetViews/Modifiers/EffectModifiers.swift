public import Foundation
public import WidgetGeometry
import WidgetLayout
public import WidgetScene

nonisolated extension View {
  /// An effect around each of this view's nodes; layout never sees it.
  package func effect(
    _ name: String, _ make: @escaping @autoclosure () -> any EffectDrawable
  ) -> NodeModifier<Self> {
    wrapped { resolver, child in
      resolver.node(PassThroughRule(label: name), [child], drawing: .effect(make()))
    }
  }

  /// An effect that depends on the environment it is used in.
  package func effect(
    _ name: String, in make: @escaping (EnvironmentValues) -> any EffectDrawable
  ) -> NodeModifier<Self> {
    wrapped { resolver, child in
      resolver.node(
        PassThroughRule(label: name), [child], drawing: .effect(make(resolver.environment)))
    }
  }

  public func opacity(_ opacity: Double) -> some View {
    effect("Opacity", SimpleEffect(.opacity(min(max(opacity, 0), 1))))
  }

  /// Gaussian shadow of the content's alpha; sigma is `radius` points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    effect("Shadow") { environment in
      SimpleEffect(
        .shadow(
          color.value(in: environment), radius: max(0, radius),
          offset: CGSize(width: x, height: y)))
    }
  }

  /// Gaussian blur; sigma is `radius` points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    effect("Blur", SimpleEffect(.blur(radius: max(0, radius), opaque: opaque)))
  }

  public func blendMode(_ mode: BlendMode) -> some View {
    effect("BlendMode", SimpleEffect(.blend(mode)))
  }

  public func compositingGroup() -> some View { effect("CompositingGroup", SimpleEffect(.isolate)) }

  public func brightness(_ amount: Double) -> some View {
    effect("Brightness", SimpleEffect(.color(.brightness(amount))))
  }
  public func contrast(_ amount: Double) -> some View {
    effect("Contrast", SimpleEffect(.color(.contrast(amount))))
  }
  public func saturation(_ amount: Double) -> some View {
    effect("Saturation", SimpleEffect(.color(.saturation(amount))))
  }
  public func grayscale(_ amount: Double) -> some View {
    effect("Grayscale", SimpleEffect(.color(.grayscale(amount))))
  }
  public func hueRotation(_ angle: Angle) -> some View {
    effect("HueRotation", SimpleEffect(.color(.hueRotation(angle.radians))))
  }
  public func colorInvert() -> some View {
    effect("ColorInvert", SimpleEffect(.color(.invert)))
  }
  public func colorMultiply(_ color: Color) -> some View {
    effect("ColorMultiply") { SimpleEffect(.color(.multiply(color.value(in: $0)))) }
  }
  public func luminanceToAlpha() -> some View {
    effect("LuminanceToAlpha", SimpleEffect(.color(.luminanceToAlpha)))
  }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    effect(
      "RotationEffect",
      TransformEffect(anchor: anchor, map: CGAffineTransform(rotationAngle: angle.radians)))
  }
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    effect("ScaleEffect", TransformEffect(anchor: anchor, map: CGAffineTransform(scaleX: x, y: y)))
  }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  /// Mirrors the view, upright, where text runs from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(RightToLeftFlip(isEnabled: enabled))
  }
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    effect("TransformEffect", TransformEffect(anchor: .topLeading, map: transform))
  }
}

/// One group effect that does not depend on the frame.
struct SimpleEffect: EffectDrawable {
  let effect: GroupEffect
  init(_ effect: GroupEffect) { self.effect = effect }

  func apply(to items: [DisplayItem], in frame: CGRect, _ scene: SceneContext) -> [DisplayItem] {
    if items.isEmpty || effect == .opacity(0) { return [] }
    return effect == .opacity(1) ? items : [.grouped(effect, items)]
  }
}

/// Maps the content about a point of its frame.
struct TransformEffect: EffectDrawable {
  let anchor: UnitPoint
  let map: CGAffineTransform

  var restartsCoordinates: Bool { true }

  func apply(to items: [DisplayItem], in frame: CGRect, _ scene: SceneContext) -> [DisplayItem] {
    guard !items.isEmpty else { return [] }
    let pivot = anchor.point(in: CGRect(origin: .zero, size: frame.size))
    let transform = CGAffineTransform(translationX: -pivot.x, y: -pivot.y)
      .concatenating(map)
      .concatenating(
        CGAffineTransform(translationX: pivot.x + frame.minX, y: pivot.y + frame.minY))
    return [.grouped(.transform(transform), items)]
  }
}

nonisolated struct RightToLeftFlip: ViewModifier {
  let isEnabled: Bool
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1)
  }
}
